// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columnbits.h"
#include "feature.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

/// The features of a board, each computed from scratch. Inlined without exception, so that code compiled for several
/// instruction sets (Highway's foreach_target) counts bits with the instructions of each.
namespace tetrarium::features {

/// The sum over the columns of a number read off one of them.
[[gnu::always_inline]] inline int sumOverColumns(const Board &board, auto &&number)
{
    int sum = 0;
    for (int x = 0; x < Board::width; ++x)
        sum += number(board.column(x));
    return sum;
}

/// How far both neighbours of column x stand above it; a wall stands above everything.
[[gnu::always_inline]] inline int wellDepth(const Board &board, int x)
{
    const int left = x == 0 ? Board::maxRows : board.columnHeight(x - 1);
    const int right = x == Board::width - 1 ? Board::maxRows : board.columnHeight(x + 1);
    return std::max(0, std::min(left, right) - board.columnHeight(x));
}

[[gnu::always_inline]] inline int difference(const Board &board, int x)
{
    return board.columnHeight(x + 1) - board.columnHeight(x);
}

[[gnu::always_inline]] inline int totalHeight(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return columnTop(cells); });
}

[[gnu::always_inline]] inline int lowestColumn(const Board &board)
{
    int lowest = Board::maxRows;
    for (int x = 0; x < Board::width; ++x)
        lowest = std::min(lowest, board.columnHeight(x));
    return lowest;
}

[[gnu::always_inline]] inline int holes(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return columnTop(cells) - std::popcount(cells); });
}

[[gnu::always_inline]] inline int connectedHoles(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return holeRunsInColumn(cells); });
}

[[gnu::always_inline]] inline int bumpiness(const Board &board)
{
    int sum = 0;
    for (int x = 0; x + 1 < Board::width; ++x)
        sum += std::abs(difference(board, x));
    return sum;
}

[[gnu::always_inline]] inline int boardWells(const Board &board)
{
    constexpr Column wall = ~Column{0};
    int sum = 0;
    for (int x = 0; x < Board::width; ++x) {
        sum += wellsInColumn(x == 0 ? wall : board.column(x - 1), board.column(x),
            x == Board::width - 1 ? wall : board.column(x + 1));
    }
    return sum;
}

[[gnu::always_inline]] inline int wellSum(const Board &board)
{
    int sum = 0;
    for (int x = 0; x < Board::width; ++x)
        sum += wellDepth(board, x);
    return sum;
}

[[gnu::always_inline]] inline int wellMax(const Board &board)
{
    int deepest = 0;
    for (int x = 0; x < Board::width; ++x)
        deepest = std::max(deepest, wellDepth(board, x));
    return deepest;
}

[[gnu::always_inline]] inline int weightedBlocks(const Board &board)
{
    return sumOverColumns(board, [](Column cells) {
        int sum = 0;
        for (; cells != 0; cells &= cells - 1)
            sum += std::countr_zero(cells) + 1;
        return sum;
    });
}

[[gnu::always_inline]] inline int weightedBlocksTop(const Board &board)
{
    return (board.height() + 1) * board.filledCells() - weightedBlocks(board);
}

[[gnu::always_inline]] inline int rowTransitions(const Board &board)
{
    const Column rows = lowestRows(board.height());
    int sum = std::popcount(~board.column(0) & rows) + std::popcount(~board.column(Board::width - 1) & rows);
    for (int x = 0; x + 1 < Board::width; ++x)
        sum += std::popcount((board.column(x) ^ board.column(x + 1)) & rows);
    return sum;
}

[[gnu::always_inline]] inline int columnTransitions(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return transitionsInColumn(cells); });
}

[[gnu::always_inline]] inline int holeDepth(const Board &board)
{
    return sumOverColumns(board, [](Column cells) { return holeDepthInColumn(cells); });
}

[[gnu::always_inline]] inline int rowsWithHoles(const Board &board)
{
    Column rows = 0;
    for (int x = 0; x < Board::width; ++x)
        rows |= holeMask(board.column(x));
    return std::popcount(rows);
}

[[gnu::always_inline]] inline int patternDiversity(const Board &board)
{
    unsigned present = 0;
    for (int x = 0; x + 1 < Board::width; ++x) {
        const int step = difference(board, x);
        if (std::abs(step) <= 2)
            present |= 1U << (step + 2);
    }
    return std::popcount(present);
}

[[gnu::always_inline]] inline double onBoard(FeatureId id, const Board &board)
{
    switch (id) {
    case FeatureId::TotalHeight:
        return totalHeight(board);
    case FeatureId::HighestColumn:
    case FeatureId::MaxHeight:
        return board.highestColumn();
    case FeatureId::LowestColumn:
        return lowestColumn(board);
    case FeatureId::HeightPower:
        return std::pow(board.highestColumn(), 1.5);
    case FeatureId::HeightDifference:
        return board.highestColumn() - lowestColumn(board);
    case FeatureId::Holes:
        return holes(board);
    case FeatureId::ConnectedHoles:
        return connectedHoles(board);
    case FeatureId::Bumpiness:
        return bumpiness(board);
    case FeatureId::BoardWells:
        return boardWells(board);
    case FeatureId::WellSum:
        return wellSum(board);
    case FeatureId::WellMax:
        return wellMax(board);
    case FeatureId::BlockCount:
        return board.filledCells();
    case FeatureId::WeightedBlocks:
        return weightedBlocks(board);
    case FeatureId::WeightedBlocksTop:
        return weightedBlocksTop(board);
    case FeatureId::RowTransitions:
        return rowTransitions(board);
    case FeatureId::ColumnTransitions:
        return columnTransitions(board);
    case FeatureId::HoleDepth:
        return holeDepth(board);
    case FeatureId::RowsWithHoles:
        return rowsWithHoles(board);
    case FeatureId::PatternDiversity:
        return patternDiversity(board);
    case FeatureId::AverageHeight:
        return totalHeight(board) / static_cast<double>(Board::width);
    default:
        break;
    }
    const int column = static_cast<int>(id) - static_cast<int>(FeatureId::ColumnHeight1);
    return column < Board::width ? board.columnHeight(column)
                                 : std::abs(difference(board, column - Board::width));
}

[[gnu::always_inline]] inline double ofMove(FeatureUse use, const Outcome &outcome)
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
    const Board &board = use.stage == Stage::Before   ? outcome.before
                         : use.stage == Stage::Placed ? outcome.placed
                                                      : outcome.cleared;
    return onBoard(use.id, board);
}

} // namespace tetrarium::features
