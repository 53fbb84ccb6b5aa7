// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rng.h"

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
