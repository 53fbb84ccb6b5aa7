// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "player.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, 9> names{"thesis", "tetnet", "tetnet-described", "takado", "drop",
    "pair-sum", "pair-after", "reachable", "expectation"};

std::string join(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

/// The features, in order, that a published search reads by itself.
std::span<const FeatureUse> ownFeatures(Search search)
{
    static constexpr std::array thesis{
        FeatureUse{FeatureId::Bumpiness, Stage::Placed},
        FeatureUse{FeatureId::TotalHeight, Stage::Placed},
        FeatureUse{FeatureId::Holes, Stage::Placed},
        FeatureUse{FeatureId::RowsCleared, Stage::Placed},
        FeatureUse{FeatureId::HighestColumn, Stage::Placed},
    };
    static constexpr std::array tetnet{
        FeatureUse{FeatureId::RowsCleared, Stage::Cleared},
        FeatureUse{FeatureId::HeightPower, Stage::Cleared},
        FeatureUse{FeatureId::TotalHeight, Stage::Cleared},
        FeatureUse{FeatureId::HeightDifference, Stage::Cleared},
        FeatureUse{FeatureId::Holes, Stage::Cleared},
        FeatureUse{FeatureId::Bumpiness, Stage::Cleared},
    };
    static constexpr std::array takado{
        FeatureUse{FeatureId::RowsCleared, Stage::Placed},
        FeatureUse{FeatureId::Holes, Stage::Placed},
        FeatureUse{FeatureId::TotalHeight, Stage::Placed},
        FeatureUse{FeatureId::Bumpiness, Stage::Placed},
    };
    switch (search) {
    case Search::Thesis:
        return thesis;
    case Search::Tetnet:
    case Search::TetnetDescribed:
        return tetnet;
    case Search::Takado:
        return takado;
    default:
        return {};
    }
}

const RotationSystem *ownRotation(Search search)
{
    switch (search) {
    case Search::Thesis:
        return &thesisRotation;
    case Search::Tetnet:
    case Search::TetnetDescribed:
        return &tetnetRotation;
    case Search::Takado:
        return &takadoRotation;
    default:
        return nullptr;
    }
}

std::string listFeatures(std::span<const FeatureUse> features)
{
    std::string text;
    for (const FeatureUse use : features)
        text += std::string(text.empty() ? "" : ", ") + std::string(nameOf(use.id)) + " ("
                + std::string(nameOf(use.stage)) + ")";
    return text;
}

} // namespace

std::span<const std::string_view> searchNames()
{
    return names;
}

std::string_view nameOf(Search search)
{
    return names[static_cast<std::size_t>(search)];
}

Expected<Search> searchFromName(std::string_view name)
{
    const auto at = std::ranges::find(names, name);
    if (at == names.end())
        return fail(ErrorCode::UnknownName, std::string(name), join(names));
    return static_cast<Search>(at - names.begin());
}

Expected<void> checkPlayer(const Player &player)
{
    const Search search = player.search.kind;
    const std::string searchName = "search " + std::string(nameOf(search));
    if (const RotationSystem *rotation = ownRotation(search); rotation && rotation != player.rules.rotation)
        return fail(ErrorCode::Impossible, searchName + " under the rules " + player.rules.name(),
            "the rules it was written for");
    if (search == Search::Reachable && player.rules.steering != Steering::Keys)
        return fail(
            ErrorCode::Impossible, searchName + " under the rules " + player.rules.name(), "rules with keys");
    const std::span<const FeatureUse> own = ownFeatures(search);
    if (!own.empty() && !std::ranges::equal(own, player.evaluator.shape().features))
        return fail(ErrorCode::Impossible,
            searchName + " with " + listFeatures(player.evaluator.shape().features), listFeatures(own));
    const bool needsLinear = (!own.empty() && search != Search::Takado) || search == Search::Expectation;
    if (needsLinear && !player.evaluator.shape().isLinear())
        return fail(ErrorCode::Impossible, searchName + " with hidden layers", "a linear evaluator");
    if (player.evaluator.shape().lowestWins != (search == Search::Thesis))
        return fail(ErrorCode::Impossible,
            searchName + (search == Search::Thesis ? " with the highest" : " with the lowest"),
            search == Search::Thesis ? "best = \"lowest\"" : "best = \"highest\"");
    if (player.search.depth < 0 || player.search.depth > 4)
        return fail(ErrorCode::OutOfRange, std::to_string(player.search.depth), "a depth of 0..4");
    if (player.search.beam < 1 || player.search.beam > 40)
        return fail(ErrorCode::OutOfRange, std::to_string(player.search.beam), "a beam of 1..40");
    return {};
}

} // namespace tetrarium
