// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game.h"
#include "player.h"
#include "reachable.h"

#include <array>
#include <span>
#include <string>

namespace tetrarium {

/// A placement of the piece under control, rated by what the player's search looks at.
struct RatedPlacement
{
    Active rest{};
    std::uint8_t turns = 0; ///< how a straight drop is reached where keys are checked
    std::int8_t steps = 0;
    std::uint8_t downs = 0;
    bool loses = false;
    double rating = 0;
};

/// All of them in the search's order; no allocation.
struct RatedPlacements
{
    static constexpr int capacity = ReachablePlacements::capacity;

    std::array<RatedPlacement, capacity> placements{};
    int count = 0;

    void add(const RatedPlacement &placement) { placements[static_cast<std::size_t>(count++)] = placement; }
    std::span<const RatedPlacement> all() const
    {
        return std::span(placements).first(static_cast<std::size_t>(count));
    }
    /// The first with the highest rating among those that do not lose; if all lose, the first; −1 when there is none.
    int best() const;
};

/// For the searches that no published program brings along: drop, pair-sum, pair-after, reachable, expectation. Under the
/// game's rules, whatever they are. A pair search of a game that shows no next piece looks at one piece; expectation
/// knows the next piece if the game shows it.
RatedPlacements ratePlacements(const Player &player, const Game &game);

/// The move string that leads to one of them.
std::string movesTo(const Player &player, const Game &game, const RatedPlacement &placement);

} // namespace tetrarium
