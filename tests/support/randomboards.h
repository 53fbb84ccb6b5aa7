// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
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

/// Runs a RapidCheck property and says whether it held.
inline bool holds(const std::string &sentence, auto &&property)
{
    return rc::check(sentence, property);
}

} // namespace tetrarium
