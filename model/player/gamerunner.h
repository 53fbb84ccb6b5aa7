// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"

#include <cstdint>
#include <stop_token>

namespace tetrarium {

/// What ends a game besides the rules; 0: nothing.
struct GameCaps
{
    std::int64_t pieces = 0;
    std::int64_t rows = 0;
    std::int64_t moves = 0; ///< instead of the rules' own limit

    bool operator==(const GameCaps &) const = default;
};

/// How one game of a player went.
struct GameReport
{
    std::int64_t score = 0;
    std::int64_t rows = 0;
    std::int64_t pieces = 0;
    std::int64_t moves = 0;
    GameEnd end = GameEnd::None; ///< None: a cap, or it was asked to stop

    bool operator==(const GameReport &) const = default;
};

/// Pieces beyond the current one that the player's search looks at; a game for it must show as many.
int piecesAhead(const Player &player);

/// One whole game of a player, as fast as its search allows: the fast engines where they know the search, else move by
/// move through the game. The result is the same either way. The stop token is looked at every few pieces.
GameReport playGame(const Decider &decider, const Rules &rules, const Randomizer &randomizer,
    const GameCaps &caps = {}, const std::stop_token &stop = {});

} // namespace tetrarium
