// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feature.h"

#include "boardfeatures.h"

#include <algorithm>
#include <string>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, featureCount> names{
    "rows_cleared",
    "total_height",
    "highest_column",
    "lowest_column",
    "height_power_1_5",
    "height_difference",
    "holes",
    "connected_holes",
    "bumpiness",
    "board_wells",
    "well_sum",
    "well_max",
    "landing_height",
    "landing_top",
    "block_count",
    "weighted_blocks",
    "weighted_blocks_top",
    "row_transitions",
    "column_transitions",
    "eroded_piece_cells",
    "hole_depth",
    "rows_with_holes",
    "pattern_diversity",
    "max_height",
    "average_height",
    "column_height_1",
    "column_height_2",
    "column_height_3",
    "column_height_4",
    "column_height_5",
    "column_height_6",
    "column_height_7",
    "column_height_8",
    "column_height_9",
    "column_height_10",
    "column_difference_1",
    "column_difference_2",
    "column_difference_3",
    "column_difference_4",
    "column_difference_5",
    "column_difference_6",
    "column_difference_7",
    "column_difference_8",
    "column_difference_9",
};

constexpr std::array<std::string_view, 3> stageNames{"before", "placed", "cleared"};

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty())
            text += ", ";
        text += word;
    }
    return text;
}

template<typename Id>
Expected<Id> fromName(std::span<const std::string_view> words, std::string_view name)
{
    const auto found = std::ranges::find(words, name);
    if (found == words.end())
        return fail(ErrorCode::UnknownName, std::string(name), joined(words));
    return static_cast<Id>(found - words.begin());
}

} // namespace

std::span<const std::string_view> featureNames()
{
    return names;
}

std::string_view nameOf(FeatureId id)
{
    return names[static_cast<std::size_t>(id)];
}

Expected<FeatureId> featureFromName(std::string_view name)
{
    return fromName<FeatureId>(names, name);
}

std::string_view nameOf(Stage stage)
{
    return stageNames[static_cast<std::size_t>(stage)];
}

Expected<Stage> stageFromName(std::string_view name)
{
    return fromName<Stage>(stageNames, name);
}

double measure(FeatureUse use, const Outcome &outcome)
{
    return features::ofMove(use, outcome);
}

} // namespace tetrarium
