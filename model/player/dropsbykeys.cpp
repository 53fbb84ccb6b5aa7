// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dropsbykeys.h"

#include "movement.h"

#include <algorithm>
#include <cstdlib>

namespace tetrarium {

namespace {

bool sameCells(const RotationSystem &system, const Active &a, const Active &b)
{
    return a.x == b.x && a.y == b.y && system.shape(a) == system.shape(b);
}

} // namespace

KeyCandidates dropsByKeys(const Board &board, const Rules &rules, Piece piece)
{
    const RotationSystem &system = *rules.rotation;
    const int ceiling = rules.ceiling();
    KeyCandidates candidates;
    Active turned = system.spawns[static_cast<std::size_t>(indexOf(piece))];
    for (int turns = 0; turns < system.orientationCount(piece); ++turns) {
        if (turns > 0 && tryTurn(board, system, turned, Spin::Clockwise, ceiling) < 0)
            break;
        Active aimed = turned;
        int steps = 0;
        while (tryShift(board, system, aimed, -1, 0, ceiling))
            --steps;
        do {
            Active rest = aimed;
            const int downs = fallDistance(board, system, rest, ceiling);
            rest.y = static_cast<std::int8_t>(rest.y - downs);
            const bool known = std::ranges::any_of(
                candidates, [&](const KeyCandidate &other) { return sameCells(system, other.rest, rest); });
            if (!known) {
                candidates.add({
                    .rest = rest,
                    .turns = static_cast<std::uint8_t>(turns),
                    .asked = static_cast<std::int8_t>(steps),
                    .steps = static_cast<std::int8_t>(steps),
                    .downs = static_cast<std::uint8_t>(downs),
                });
            }
            ++steps;
        } while (tryShift(board, system, aimed, 1, 0, ceiling));
    }
    return candidates;
}

std::string placementMoves(const Rules &rules, Piece piece, int orientation, int column)
{
    const RotationSystem &system = *rules.rotation;
    const auto aim = [&](Spin spin, char key) {
        Active active = system.spawns[static_cast<std::size_t>(indexOf(piece))];
        std::string keys;
        while (active.orientation != orientation) {
            active.orientation = system.turn(active, spin).to;
            const int rightmost = Board::width - system.shape(active).width;
            active.x = static_cast<std::int8_t>(std::min<int>(active.x, rightmost));
            keys += key;
        }
        const int steps = column - active.x;
        keys.append(static_cast<std::size_t>(std::abs(steps)), steps < 0 ? 'a' : 'd');
        return keys;
    };
    const std::string clockwise = aim(Spin::Clockwise, 'w');
    const std::string counterClockwise = aim(Spin::CounterClockwise, 'q');
    return (counterClockwise.size() < clockwise.size() ? counterClockwise : clockwise) + 'v';
}

} // namespace tetrarium
