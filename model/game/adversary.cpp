// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "adversary.h"

#include "rotation.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace tetrarium {

namespace {

int leastBadness(const Board &board, Piece piece)
{
    int least = std::numeric_limits<int>::max();
    for (int orientation = 0; orientation < researchRotation.orientationCount(piece); ++orientation) {
        const Shape &shape = researchRotation.shape(piece, orientation);
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
        const int least = leastBadness(board, piece);
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
