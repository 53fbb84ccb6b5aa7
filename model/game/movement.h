// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rotation.h"

namespace tetrarium {

/// Moves of one piece on one board: the part of the rules that a game, a candidate search and a flood fill
/// share. `ceiling` is the number of rows in which a piece may be, hidden ones included. Each returns whether
/// the piece moved and leaves it alone if not.

constexpr bool fits(const Board &board, const RotationSystem &system, const Active &active, int ceiling)
{
    return fits(board, system.shape(active), active.x, active.y, ceiling);
}

constexpr bool tryShift(
    const Board &board, const RotationSystem &system, Active &active, int dx, int dy, int ceiling)
{
    Active moved = active;
    moved.x = static_cast<std::int8_t>(moved.x + dx);
    moved.y = static_cast<std::int8_t>(moved.y + dy);
    if (!fits(board, system, moved, ceiling))
        return false;
    active = moved;
    return true;
}

/// The place among the turn's kicks that was taken, or −1 when none fits.
constexpr int tryTurn(
    const Board &board, const RotationSystem &system, Active &active, Spin spin, int ceiling)
{
    const int square = system.turnSquare[static_cast<std::size_t>(indexOf(active.piece))];
    if (square != 0) {
        const int top = active.y + system.shape(active).height;
        if (active.x + square > Board::width || top - square < 0)
            return -1;
    }
    const Turn &turn = system.turn(active, spin);
    for (int place = 0; place < turn.places; ++place) {
        const Cell offset = turn.offsets[static_cast<std::size_t>(place)];
        Active turned = active;
        turned.orientation = turn.to;
        turned.x = static_cast<std::int8_t>(turned.x + offset.x);
        turned.y = static_cast<std::int8_t>(turned.y + offset.y);
        if (fits(board, system, turned, ceiling)) {
            active = turned;
            return place;
        }
    }
    return -1;
}

/// How many rows the piece can fall from where it is.
constexpr int fallDistance(const Board &board, const RotationSystem &system, Active active, int ceiling)
{
    if (!fits(board, system, active, ceiling)) {
        // A piece that has entered on filled cells: row by row, as far as it gets.
        int rows = 0;
        while (tryShift(board, system, active, 0, -1, ceiling))
            ++rows;
        return rows;
    }
    const Shape &shape = system.shape(active);
    int rows = Board::maxRows;
    for (int i = 0; i < shape.width; ++i) {
        const int bottom = active.y + shape.bottoms[static_cast<std::size_t>(i)];
        const Column below = board.column(active.x + i) & lowestRows(bottom);
        const int gap = bottom - (Board::maxRows - std::countl_zero(below));
        rows = gap < rows ? gap : rows;
    }
    return rows;
}

} // namespace tetrarium
