// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keycandidate.h"

#include "movement.h"

#include <algorithm>
#include <cstdlib>

namespace tetrarium {

std::string KeyCandidate::moves() const
{
    std::string keys(turns, 'w');
    keys.append(static_cast<std::size_t>(std::abs(steps)), steps < 0 ? 'a' : 'd');
    keys.append(downs, 's');
    return keys;
}

KeyCandidates elevenColumnCandidates(const Board &board, const RotationSystem &system, Piece piece)
{
    constexpr int furthest = 5;
    const int ceiling = board.height();
    KeyCandidates candidates;
    Active turned = system.spawns[static_cast<std::size_t>(indexOf(piece))];
    for (int turns = 0; turns < 4; ++turns) {
        if (turns > 0)
            tryTurn(board, system, turned, Spin::Clockwise, ceiling);
        const auto reach = [&](int direction) {
            Active active = turned;
            int steps = 0;
            while (steps < furthest && tryShift(board, system, active, direction, 0, ceiling))
                ++steps;
            return steps;
        };
        const int left = -reach(-1);
        const int right = reach(1);
        KeyCandidate candidate{.turns = static_cast<std::uint8_t>(turns)};
        for (int asked = -furthest; asked <= furthest; ++asked) {
            const int steps = std::clamp(asked, left, right);
            if (asked == -furthest || steps != candidate.steps) {
                candidate.rest = turned;
                candidate.rest.x = static_cast<std::int8_t>(turned.x + steps);
                candidate.steps = static_cast<std::int8_t>(steps);
                candidate.downs =
                    static_cast<std::uint8_t>(fallDistance(board, system, candidate.rest, ceiling));
                candidate.rest.y = static_cast<std::int8_t>(turned.y - candidate.downs);
            }
            candidate.asked = static_cast<std::int8_t>(asked);
            candidates.add(candidate);
        }
    }
    return candidates;
}

} // namespace tetrarium
