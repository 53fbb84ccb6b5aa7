// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "adversary.h"

#include "shape.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace tetrarium {

namespace {

constexpr int orientationCount = 4;
using Turns = std::array<Shape, orientationCount>;

// Symmetric pieces appear twice or four times; a minimum does not mind.
constexpr std::array<Turns, pieceCount> makeTurns()
{
    constexpr std::array<std::string_view, pieceCount> pictures{
        "XXXX", "X../XXX", "..X/XXX", "XX/XX", ".XX/XX.", "XX./.XX", ".X./XXX"};
    std::array<Turns, pieceCount> turns;
    for (std::size_t piece = 0; piece < pieceCount; ++piece) {
        Shape shape = Shape::fromPicture(pictures[piece]);
        for (Shape &turn : turns[piece]) {
            turn = shape;
            shape = shape.clockwise();
        }
    }
    return turns;
}

constexpr std::array<Turns, pieceCount> turnsOfPiece = makeTurns();

int leastBadness(const Board &board, const Turns &turns)
{
    int least = std::numeric_limits<int>::max();
    for (const Shape &shape : turns) {
        for (int x = 0; x + shape.width <= Board::width; ++x) {
            const int y = restingRow(board, shape, x);
            if (y + shape.height > board.height())
                continue;
            Board after = board;
            stamp(after, shape, x, y);
            after.removeRows(after.fullRows());
            least = std::min(least, badness(after));
        }
    }
    return least;
}

} // namespace

int badness(const Board &board)
{
    constexpr int holeWeight = 4;
    int sum = 0;
    for (int x = 0; x < Board::width; ++x) {
        const int height = board.columnHeight(x);
        sum += height + holeWeight * (height - std::popcount(board.column(x)));
        if (x > 0)
            sum += std::abs(height - board.columnHeight(x - 1));
    }
    return sum;
}

PieceSet worstPieces(const Board &board)
{
    PieceSet worst = 0;
    int greatest = -1;
    for (const Piece piece : allPieces) {
        const int least = leastBadness(board, turnsOfPiece[static_cast<std::size_t>(indexOf(piece))]);
        if (least > greatest) {
            greatest = least;
            worst = 0;
        }
        if (least == greatest)
            worst |= static_cast<PieceSet>(1U << indexOf(piece));
    }
    return worst;
}

} // namespace tetrarium
