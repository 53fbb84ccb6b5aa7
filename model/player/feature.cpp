// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feature.h"

#include "columnbits.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
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

/// The sum over the columns of a number read off one of them.
int sumOverColumns(const Board &board, auto &&number)
{
    int sum = 0;
    for (int x = 0; x < Board::width; ++x)
        sum += number(board.column(x));
    return sum;
}

/// How far both neighbours of column x stand above it; a wall stands above everything.
int wellDepth(const Board &board, int x)
{
    const int left = x == 0 ? Board::maxRows : board.columnHeight(x - 1);
    const int right = x == Board::width - 1 ? Board::maxRows : board.columnHeight(x + 1);
    return std::max(0, std::min(left, right) - board.columnHeight(x));
}

int difference(const Board &board, int x)
{
    return board.columnHeight(x + 1) - board.columnHeight(x);
}

double measureBoard(FeatureId id, const Board &board)
{
    switch (id) {
    case FeatureId::TotalHeight:
        return features::totalHeight(board);
    case FeatureId::HighestColumn:
    case FeatureId::MaxHeight:
        return board.highestColumn();
    case FeatureId::LowestColumn:
        return features::lowestColumn(board);
    case FeatureId::HeightPower:
        return std::pow(board.highestColumn(), 1.5);
    case FeatureId::HeightDifference:
        return board.highestColumn() - features::lowestColumn(board);
    case FeatureId::Holes:
        return features::holes(board);
    case FeatureId::ConnectedHoles:
        return features::connectedHoles(board);
    case FeatureId::Bumpiness:
        return features::bumpiness(board);
    case FeatureId::BoardWells:
        return features::boardWells(board);
    case FeatureId::WellSum:
        return features::wellSum(board);
    case FeatureId::WellMax:
        return features::wellMax(board);
    case FeatureId::BlockCount:
        return board.filledCells();
    case FeatureId::WeightedBlocks:
        return features::weightedBlocks(board);
    case FeatureId::WeightedBlocksTop:
        return features::weightedBlocksTop(board);
    case FeatureId::RowTransitions:
        return features::rowTransitions(board);
    case FeatureId::ColumnTransitions:
        return features::columnTransitions(board);
    case FeatureId::HoleDepth:
        return features::holeDepth(board);
    case FeatureId::RowsWithHoles:
        return features::rowsWithHoles(board);
    case FeatureId::PatternDiversity:
        return features::patternDiversity(board);
    case FeatureId::AverageHeight:
        return features::totalHeight(board) / static_cast<double>(Board::width);
    default:
        break;
    }
    const int column = static_cast<int>(id) - static_cast<int>(FeatureId::ColumnHeight1);
    return column < Board::width ? board.columnHeight(column)
                                 : std::abs(difference(board, column - Board::width));
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
    switch (use.id) {
    case FeatureId::RowsCleared:
        return outcome.rows;
    case FeatureId::LandingHeight:
        return outcome.y + (outcome.shape.height - 1) / 2.0;
    case FeatureId::LandingTop:
        return outcome.y + outcome.shape.height - 1;
    case FeatureId::ErodedPieceCells:
        return outcome.rows * outcome.ownCellsRemoved;
    default:
        break;
    }
    switch (use.stage) {
    case Stage::Before:
        return measureBoard(use.id, outcome.before);
    case Stage::Placed:
        return measureBoard(use.id, outcome.placed);
    case Stage::Cleared:
        break;
    }
    return measureBoard(use.id, outcome.cleared);
}

namespace features {

int totalHeight(const Board &board)
{
    return sumOverColumns(board, columnTop);
}

int lowestColumn(const Board &board)
{
    int lowest = Board::maxRows;
    for (int x = 0; x < Board::width; ++x)
        lowest = std::min(lowest, board.columnHeight(x));
    return lowest;
}

int holes(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return columnTop(cells) - std::popcount(cells); });
}

int connectedHoles(const Board &board)
{
    return sumOverColumns(board, holeRunsInColumn);
}

int bumpiness(const Board &board)
{
    int sum = 0;
    for (int x = 0; x + 1 < Board::width; ++x)
        sum += std::abs(difference(board, x));
    return sum;
}

int boardWells(const Board &board)
{
    constexpr Column wall = ~Column{0};
    int sum = 0;
    for (int x = 0; x < Board::width; ++x) {
        sum += wellsInColumn(x == 0 ? wall : board.column(x - 1), board.column(x),
            x == Board::width - 1 ? wall : board.column(x + 1));
    }
    return sum;
}

int wellSum(const Board &board)
{
    int sum = 0;
    for (int x = 0; x < Board::width; ++x)
        sum += wellDepth(board, x);
    return sum;
}

int wellMax(const Board &board)
{
    int deepest = 0;
    for (int x = 0; x < Board::width; ++x)
        deepest = std::max(deepest, wellDepth(board, x));
    return deepest;
}

int weightedBlocks(const Board &board)
{
    return sumOverColumns(board, [](Column cells) {
        int sum = 0;
        for (; cells != 0; cells &= cells - 1)
            sum += std::countr_zero(cells) + 1;
        return sum;
    });
}

int weightedBlocksTop(const Board &board)
{
    return (board.height() + 1) * board.filledCells() - weightedBlocks(board);
}

int rowTransitions(const Board &board)
{
    const Column rows = lowestRows(board.height());
    int sum = std::popcount(~board.column(0) & rows) + std::popcount(~board.column(Board::width - 1) & rows);
    for (int x = 0; x + 1 < Board::width; ++x)
        sum += std::popcount((board.column(x) ^ board.column(x + 1)) & rows);
    return sum;
}

int columnTransitions(const Board &board)
{
    return sumOverColumns(board, transitionsInColumn);
}

int holeDepth(const Board &board)
{
    return sumOverColumns(board, holeDepthInColumn);
}

int rowsWithHoles(const Board &board)
{
    Column rows = 0;
    for (int x = 0; x < Board::width; ++x)
        rows |= holeMask(board.column(x));
    return std::popcount(rows);
}

int patternDiversity(const Board &board)
{
    unsigned present = 0;
    for (int x = 0; x + 1 < Board::width; ++x) {
        const int step = difference(board, x);
        if (std::abs(step) <= 2)
            present |= 1U << (step + 2);
    }
    return std::popcount(present);
}

} // namespace features

} // namespace tetrarium
