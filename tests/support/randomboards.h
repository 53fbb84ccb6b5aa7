// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "paintedboard.h"
#include "rng.h"

#include <algorithm>
#include <rapidcheck.h>

namespace tetrarium {

/// A board as games leave it: columns of random heights up to `highest`, with holes, and no full row.
inline Board randomBoard(Rng &rng, int height, int highest)
{
    Board board(height);
    const auto holesPerMille = rng.below(400);
    for (int x = 0; x < Board::width; ++x) {
        const auto top = static_cast<int>(rng.below(static_cast<std::uint32_t>(highest) + 1));
        for (int y = 0; y < top; ++y) {
            if (y == top - 1 || rng.below(1000) >= holesPerMille)
                board.fill(x, y);
        }
    }
    board.removeRows(board.fullRows());
    return board;
}

/// A flatter board: neighbouring columns differ by at most three rows, so that pieces often complete rows.
inline Board flatBoard(Rng &rng, int height, int highest)
{
    Board board(height);
    const auto holesPerMille = rng.below(150);
    const auto base = static_cast<int>(rng.below(static_cast<std::uint32_t>(highest)));
    for (int x = 0; x < Board::width; ++x) {
        const int top = std::min(highest, base + static_cast<int>(rng.below(4)));
        for (int y = 0; y < top; ++y) {
            if (rng.below(1000) >= holesPerMille)
                board.fill(x, y);
        }
    }
    board.removeRows(board.fullRows());
    return board;
}

/// Solid rows with winding tunnels two to three cells wide, open to the sky or not: a board for tucks and spins.
inline Board cavernBoard(Rng &rng, int height, int highest)
{
    Board board(height);
    for (int x = 0; x < Board::width; ++x)
        board.setColumn(x, lowestRows(highest));
    for (auto tunnels = 1 + rng.below(4); tunnels > 0; --tunnels) {
        int x = static_cast<int>(rng.below(Board::width));
        int y = std::max(0, highest - static_cast<int>(rng.below(6)));
        const int brush = 2 + static_cast<int>(rng.below(2));
        for (auto steps = 4 + rng.below(20); steps > 0; --steps) {
            for (int cell = 0; cell < brush * brush; ++cell)
                board.empty(std::min(x + cell % brush, Board::width - 1), y + cell / brush);
            const auto turn = rng.below(4);
            x = std::clamp(x + (turn == 0 ? 1 : turn == 1 ? -1 : 0), 0, Board::width - 1);
            y = std::max(0, y - (turn >= 2 ? 1 : 0));
        }
    }
    board.removeRows(board.fullRows());
    return board;
}

/// For property tests: a board of any height the program knows, wild or flat.
inline Board anyBoard()
{
    const int height = *rc::gen::inRange(Board::minHeight, Board::maxHeight + 1);
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    const int highest = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(height)));
    return rng.below(2) == 0 ? randomBoard(rng, height, highest) : flatBoard(rng, height, highest);
}

/// Rows of random cells, some of them full, up to a random level that leaves `room` rows free.
inline rc::Gen<Board> anyRows(int height = 20, int room = 0)
{
    return rc::gen::exec([height, room] {
        Board board(height);
        const int level = *rc::gen::inRange(0, height - room + 1);
        for (int y = 0; y < level; ++y) {
            const auto full = (1U << Board::width) - 1;
            const auto cells = *rc::gen::weightedOneOf<std::uint32_t>(
                {{6, rc::gen::inRange(0U, full)}, {2, rc::gen::just(full & ~8U)}, {1, rc::gen::just(full)}});
            for (int x = 0; x < Board::width; ++x) {
                if ((cells >> x) & 1U)
                    board.fill(x, y);
            }
        }
        return board;
    });
}

/// anyRows() in random colours.
inline rc::Gen<PaintedBoard> anyPaintedRows(int height = 20, int room = 0)
{
    return rc::gen::exec([height, room] {
        const Board board = *anyRows(height, room);
        PaintedBoard painted(height);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < Board::width; ++x) {
                if (board.isFilled(x, y))
                    painted.setCell(
                        x, y, static_cast<Paint>(*rc::gen::inRange(0, static_cast<int>(Paint::None))));
            }
        }
        return painted;
    });
}

/// Runs a RapidCheck property and says whether it held.
inline bool holds(const std::string &sentence, auto &&property)
{
    return rc::check(sentence, property);
}

} // namespace tetrarium
