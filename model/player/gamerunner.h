// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"
#include "fastplayer.h"
#include "plainplayer.h"
#include "reachableplayer.h"

#include <cstdint>
#include <functional>
#include <optional>
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
    GameEnd end = GameEnd::None; ///< None: a cap, or it was asked to stop; PiecesEnded: a list was too short

    bool operator==(const GameReport &) const = default;
};

/// Pieces beyond the current one that the player's search looks at; a game for it must show as many.
int piecesAhead(const Player &player);

/// A player ready for many games under one rule set: what its search can prepare is prepared once. Immutable; may be used by
/// several threads.
class GameRunner
{
public:
    /// Called with the board after every piece; a game that is watched goes move by move.
    using Watch = std::function<void(const Board &board)>;

    GameRunner(Decider decider, const Rules &rules);

    /// One whole game, as fast as the search allows: the fast engines where they know it, else move by move through the
    /// game. The result is the same either way. The stop token is looked at every few pieces.
    GameReport play(const Randomizer &randomizer, const GameCaps &caps = {}, const std::stop_token &stop = {},
        const Watch &watch = {}) const;

private:
    std::optional<std::string> choose(const Game &game) const;
    GameReport playDrops(
        const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop) const;
    GameReport playThesisMoves(const Randomizer &randomizer, std::int64_t limit) const;
    GameReport playMoves(const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop,
        const Watch &watch) const;

    Decider m_decider;
    Rules m_rules;
    std::optional<FastPlayer> m_fast;
    std::optional<PlainPlayer> m_plain; ///< where the fast one does not know a feature or the rules
    std::optional<ReachablePlayer> m_reachable;
};

/// One game of a player that plays no other.
GameReport playGame(const Decider &decider, const Rules &rules, const Randomizer &randomizer,
    const GameCaps &caps = {}, const std::stop_token &stop = {});

} // namespace tetrarium
