// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game.h"
#include "player.h"

#include <optional>
#include <string>
#include <vector>

namespace tetrarium {

/// A placement that a player looked at, with its reasons.
struct Candidate
{
    Active rest{};                ///< where the piece comes to rest
    Cells cells{};                ///< the same as cells of the board
    std::string moves{};          ///< the keys that get it there and lock it
    std::vector<double> values{}; ///< of every feature, in the evaluator's order
    std::vector<double> shares{}; ///< what each adds to the rating
    double rating = 0;  ///< of this placement, or of what follows from it where the search looks further
    bool loses = false; ///< the rules end the game with it; it is chosen only when all do
    int rank = 0;       ///< 1 for the best; equal ratings share a rank
};

/// One decision laid open.
struct Explanation
{
    std::vector<Candidate> candidates; ///< in the order in which the search tries them
    int chosen = -1;                   ///< −1: no candidate left, the player is stuck
};

/// A player at work: looks at a game and says what it would do. The one door for the board's overlay, the table of
/// candidates, the terminal and the game itself. Immutable; may be used by several threads.
class Decider
{
public:
    /// Fails where checkPlayer() does.
    static Expected<Decider> make(Player player);

    const Player &player() const { return m_player; }

    /// The move string to play; none when there is no move left. The game's rules may differ from the player's only in
    /// what the search can stand: see docs/search.md.
    std::optional<std::string> choose(const Game &game) const;

    /// Every candidate with its reasons. What it says was chosen is what choose() plays.
    Explanation explain(const Game &game) const;

private:
    explicit Decider(Player player);

    Player m_player;
};

} // namespace tetrarium
