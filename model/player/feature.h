// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "error.h"
#include "outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tetrarium {

/// Every feature that the published systems use. The name in files and tables is the word at the start of
/// each comment; docs/features.md says which system uses which. Heights count rows; x and y count from 0.
enum class FeatureId : std::uint8_t
{
    RowsCleared,       ///< rows_cleared: full rows of the move
    TotalHeight,       ///< total_height: sum of the column heights
    HighestColumn,     ///< highest_column: height of the highest column
    LowestColumn,      ///< lowest_column: height of the lowest column
    HeightPower,       ///< height_power_1_5: highest column to the power 1.5
    HeightDifference,  ///< height_difference: highest column minus lowest
    Holes,             ///< holes: empty cells with a filled one above
    ConnectedHoles,    ///< connected_holes: vertical runs of holes
    Bumpiness,         ///< bumpiness: sum of height differences of neighbouring columns, without sign
    BoardWells,        ///< board_wells: for each empty cell between filled ones (or walls), 1 + empties below
    WellSum,           ///< well_sum: sum over the columns of how far both neighbours (or walls) stand above
    WellMax,           ///< well_max: the deepest of these
    LandingHeight,     ///< landing_height: lowest row of the piece + (its height − 1) / 2
    LandingTop,        ///< landing_top: highest row of the piece
    BlockCount,        ///< block_count: filled cells
    WeightedBlocks,    ///< weighted_blocks: filled cells, each counted by its row, the lowest 1
    WeightedBlocksTop, ///< weighted_blocks_top: filled cells, each counted by its row, the highest 1
    RowTransitions, ///< row_transitions: changes filled/empty along the rows below the board's height, walls
                    ///< filled; an empty row counts 2
    ColumnTransitions, ///< column_transitions: changes filled/empty up the columns, floor filled, sky empty
    ErodedPieceCells,  ///< eroded_piece_cells: full rows × cells of the piece in them
    HoleDepth,         ///< hole_depth: filled cells directly above each run of holes
    RowsWithHoles,     ///< rows_with_holes: rows with at least one hole
    PatternDiversity,  ///< pattern_diversity: how many of −2 … 2 occur as h[x+1] − h[x]
    MaxHeight,         ///< max_height: highest_column under its name in the research line
    AverageHeight,     ///< average_height: total_height / 10
    ColumnHeight1,     ///< column_height_1 … column_height_10: height of one column, from the left
    ColumnDifference1 = ColumnHeight1 + 10, ///< column_difference_1 … _9: |h[i] − h[i+1]|
};

inline constexpr int featureCount = static_cast<int>(FeatureId::ColumnDifference1) + 9;

/// Which board a feature is read from. Features of the move itself (rows_cleared, landing_height,
/// landing_top, eroded_piece_cells) are the same on every stage.
enum class Stage : std::uint8_t
{
    Before,  ///< before: the board before the move
    Placed,  ///< placed: the piece written, full rows still there
    Cleared, ///< cleared: full rows removed
};

struct FeatureUse
{
    FeatureId id = FeatureId::RowsCleared;
    Stage stage = Stage::Cleared;

    bool operator==(const FeatureUse &) const = default;
};

constexpr FeatureId columnHeightFeature(int x)
{
    return static_cast<FeatureId>(static_cast<int>(FeatureId::ColumnHeight1) + x);
}

constexpr FeatureId columnDifferenceFeature(int x)
{
    return static_cast<FeatureId>(static_cast<int>(FeatureId::ColumnDifference1) + x);
}

/// The names used in files, in the order of FeatureId.
std::span<const std::string_view> featureNames();
std::string_view nameOf(FeatureId id);
/// Fails with UnknownName.
Expected<FeatureId> featureFromName(std::string_view name);

std::string_view nameOf(Stage stage);
/// Fails with UnknownName.
Expected<Stage> stageFromName(std::string_view name);

/// The value of a feature after a placement, measured anew (boardfeatures.h). No allocation.
double measure(FeatureUse use, const Outcome &outcome);

} // namespace tetrarium
