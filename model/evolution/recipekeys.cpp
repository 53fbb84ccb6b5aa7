// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipekeys.h"

#include "recipefile.h"

#include <algorithm>
#include <array>
#include <limits>
#include <sstream>
#include <toml++/toml.hpp>

namespace tetrarium {

namespace {

constexpr double many = 1e15;

constexpr ParameterInfo whole(std::string_view name, double least, double most, double fallback)
{
    return {.name = name, .least = least, .most = most, .fallback = fallback, .whole = true};
}

constexpr ParameterInfo maxPieces = whole("max_pieces", 0, many, 0);
constexpr ParameterInfo maxLines = whole("max_lines", 0, many, 0);
constexpr ParameterInfo maxMoves = whole("max_moves", 0, std::numeric_limits<std::int32_t>::max(), 0);

constexpr std::array evaluationInfos{
    ParameterInfo{.name = "measure", .words = measureNames},
    whole("games", 1, 1e6, 1),
    ParameterInfo{.name = "summing", .words = summingNames},
    ParameterInfo{.name = "seeds", .words = seedModeNames},
    maxPieces,
    maxLines,
    maxMoves,
};

constexpr std::array racingInfos{
    whole("winners", 1, 1e5, 1),
    ParameterInfo{.name = "confidence", .least = 0, .most = 100, .fallback = 2},
};

constexpr std::array stoppingInfos{
    whole("generations", 0, 1e9, 0),
    whole("evaluations", 0, many, 0),
    ParameterInfo{.name = "seconds", .least = 0, .most = 1e9, .fallback = 0},
    whole("stagnation", 0, 1e9, 0),
    ParameterInfo{.name = "target", .least = 0, .most = many, .fallback = 0},
};

constexpr std::array heldOutInfos{
    whole("every", 0, 1e9, 0),
    whole("games", 0, 1e6, 0),
    maxPieces,
    maxLines,
    maxMoves,
};

std::vector<std::string> listOf(std::span<const std::string_view> words)
{
    return {words.begin(), words.end()};
}

std::vector<std::string> rulesNames()
{
    std::vector<std::string> names;
    for (const Rules &rules : allRules())
        names.push_back(rules.name());
    return names;
}

std::vector<std::string> optimizerNames()
{
    std::vector<std::string> names;
    for (const OptimizerKind &kind : optimizerKinds())
        names.emplace_back(kind.name);
    return names;
}

RecipeKey wordKey(std::string key, std::vector<std::string> words)
{
    return {.key = std::move(key), .kind = KeyKind::Word, .words = std::move(words), .value = {}};
}

RecipeKey wholeKey(std::string key, double least, double most)
{
    return {.key = std::move(key), .kind = KeyKind::Whole, .least = least, .most = most, .value = {}};
}

RecipeKey plainKey(std::string key, KeyKind kind)
{
    return {.key = std::move(key), .kind = kind, .value = {}};
}

void addParameters(
    std::vector<RecipeKey> &keys, const std::string &table, std::span<const ParameterInfo> infos)
{
    for (const ParameterInfo &info : infos) {
        RecipeKey key{.key = table + "." + std::string(info.name),
            .kind = info.whole ? KeyKind::Whole : KeyKind::Number,
            .least = info.least,
            .most = info.most,
            .words = listOf(info.words),
            .value = {}};
        if (!info.words.empty())
            key.kind = KeyKind::Word;
        keys.push_back(std::move(key));
    }
}

std::vector<RecipeKey> keysWithoutValues(const Recipe &recipe)
{
    constexpr double largestSeed = 0x1p63;
    std::vector<RecipeKey> keys{
        wordKey("rules", rulesNames()),
        plainKey("randomizer", KeyKind::Text),
        wholeKey("seed", 0, largestSeed),
        wordKey("search.kind", listOf(searchNames())),
        wholeKey("search.depth", 0, 4),
        wholeKey("search.beam", 1, 40),
        wordKey("evaluator.best", {"highest", "lowest"}),
        plainKey("evaluator.features", KeyKind::List),
        plainKey("evaluator.hidden", KeyKind::List),
        wordKey("evaluator.activation", {"identity", "tanh"}),
        plainKey("genes.least", KeyKind::List),
        plainKey("genes.most", KeyKind::List),
        plainKey("genes.order", KeyKind::List),
    };
    addParameters(keys, "evaluation", evaluationInfos);
    keys.push_back(plainKey("evaluation.zero_unless_survived", KeyKind::Flag));
    keys.push_back(wholeKey("evaluation.first_seed", 0, largestSeed));
    keys.push_back(plainKey("evaluation.racing.barriers", KeyKind::List));
    addParameters(keys, "evaluation.racing", racingInfos);
    keys.push_back(wordKey("optimizer.kind", optimizerNames()));
    addParameters(keys, "optimizer", recipe.parameters.infos());
    addParameters(keys, "stopping", stoppingInfos);
    addParameters(keys, "held_out", heldOutInfos);
    return keys;
}

} // namespace

std::span<const ParameterInfo> evaluationParameters()
{
    return evaluationInfos;
}

std::span<const ParameterInfo> racingParameters()
{
    return racingInfos;
}

std::span<const ParameterInfo> stoppingParameters()
{
    return stoppingInfos;
}

std::span<const ParameterInfo> heldOutParameters()
{
    return heldOutInfos;
}

std::vector<RecipeKey> recipeKeys(const Recipe &recipe)
{
    std::vector<RecipeKey> keys = keysWithoutValues(recipe);
    const toml::table written = toml::parse(writeRecipe(recipe));
    for (RecipeKey &key : keys) {
        const auto node = written.at_path(key.key);
        if (const auto text = node.value_exact<std::string>()) {
            key.value = *text;
        } else if (node) {
            std::ostringstream stream;
            stream << node;
            key.value = std::move(stream).str();
            std::ranges::replace(key.value, '\n', ' ');
        }
    }
    return keys;
}

} // namespace tetrarium
