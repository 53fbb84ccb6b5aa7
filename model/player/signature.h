// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drop.h"
#include "dropgame.h"

#include <cstdint>

namespace tetrarium {

/// A hash of decisions: two players with the same one chose the same drops on the same pieces. Benchmarks print it,
/// so that a faster engine that decides differently is seen at once.
class DecisionSignature
{
public:
    void add(const Drop &drop)
    {
        m_value = mix64(m_value
                        ^ (std::uint64_t{drop.orientation} << 16 | static_cast<std::uint64_t>(drop.x) << 8
                            | static_cast<std::uint64_t>(drop.y)));
    }

    /// Plays `pieces` pieces with choose(board, piece), in as many games as that takes.
    void addGames(const RotationSystem &system, int height, std::int64_t pieces, auto &&choose)
    {
        UniformPieces source(0);
        for (std::int64_t left = pieces; left > 0;) {
            const auto noted = [&](const Board &board, Piece piece) {
                const Drop drop = choose(board, piece);
                add(drop);
                return drop;
            };
            left -= playDropGame(system, height, source, noted, {.pieces = left}).pieces;
        }
    }

    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0;
};

} // namespace tetrarium
