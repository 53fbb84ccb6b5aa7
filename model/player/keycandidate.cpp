// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keycandidate.h"

#include "movement.h"

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
        for (int asked = -furthest; asked <= furthest; ++asked) {
            Active active = turned;
            int steps = 0;
            const int direction = asked < 0 ? -1 : 1;
            while (steps != asked && tryShift(board, system, active, direction, 0, ceiling))
                steps += direction;
            const int downs = fallDistance(board, system, active, ceiling);
            active.y = static_cast<std::int8_t>(active.y - downs);
            candidates.add({
                .rest = active,
                .turns = static_cast<std::uint8_t>(turns),
                .asked = static_cast<std::int8_t>(asked),
                .steps = static_cast<std::int8_t>(steps),
                .downs = static_cast<std::uint8_t>(downs),
            });
        }
    }
    return candidates;
}

} // namespace tetrarium
