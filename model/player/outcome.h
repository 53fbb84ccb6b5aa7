// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "shape.h"

namespace tetrarium {

/// What a placement makes of a board: all that features look at. The three boards are the three stages on
/// which a published system may measure.
///
/// `before` is set once; place() can then be called for one placement after another. Nothing is allocated.
struct Outcome
{
    Board before;  ///< before the move
    Board placed;  ///< the piece written, full rows still there
    Board cleared; ///< full rows removed
    Shape shape;
    int x = 0; ///< the shape's lower left corner
    int y = 0;
    int rows = 0;            ///< full rows
    int ownCellsRemoved = 0; ///< cells of the piece itself in those rows

    explicit Outcome(const Board &board)
        : before(board)
        , placed(board)
        , cleared(board)
    {}

    /// Writes the shape into `before` with its lower left corner at (x, y) and clears full rows. The cells
    /// are not checked.
    [[gnu::always_inline]] void place(const Shape &piece, int column, int row)
    {
        shape = piece;
        x = column;
        y = row;
        placed = before;
        stamp(placed, shape, x, y);
        cleared = placed;
        const Column full = placed.fullRows();
        rows = std::popcount(full);
        ownCellsRemoved = 0;
        if (full == 0)
            return;
        cleared.removeRows(full);
        for (std::size_t i = 0; i < shape.width; ++i)
            ownCellsRemoved += std::popcount(Column{shape.columns[i]} << y & full);
    }
};

} // namespace tetrarium
