// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"

#include <cstdint>

namespace tetrarium {

/// What a game counts for in the swarm system: a mix of rows, average and maximum height, average and maximum row and column
/// transitions (its authors do not publish which). Here: the rows, plus one, less the mean of the six others, each as a
/// share of the most that a board of that height can have. So rows decide, and between games with as many (at the start
/// nearly all have none) the lower and smoother one.
class SwarmMix
{
public:
    /// The board after a piece.
    void add(const Board &board);

    double value(std::int64_t rows) const;

private:
    struct Share
    {
        double sum = 0;
        double most = 0;

        void add(double share);
    };

    std::int64_t m_boards = 0;
    Share m_height;
    Share m_rowTransitions;
    Share m_columnTransitions;
};

} // namespace tetrarium
