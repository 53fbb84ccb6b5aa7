// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keycandidate.h"

#include <array>
#include <span>

namespace tetrarium {

/// The six genes of the 6-gene system, in the order of its files and of the sum.
struct TetnetWeights
{
    double rowsCleared = 0;
    double weightedHeight = 0; ///< of the highest column to the power 1.5
    double cumulativeHeight = 0;
    double relativeHeight = 0; ///< of the highest column less the lowest
    double holes = 0;
    double roughness = 0;

    bool operator==(const TetnetWeights &) const = default;
};

/// What it reads off the board after clearing, in the order of the weights.
using TetnetReading = std::array<double, 6>;

struct TetnetCandidate
{
    KeyCandidate keys{};
    TetnetReading reading{};
    bool nextCollides = false; ///< the next piece cannot enter then: 500 off the rating
    double rating = 0;
};

/// The candidates of one decision in order; no allocation.
struct TetnetCandidates
{
    std::array<TetnetCandidate, KeyCandidates::capacity> candidates{};
    int count = 0;
    int chosen = 0; ///< the first with the highest rating

    std::span<const TetnetCandidate> all() const
    {
        return std::span(candidates).first(static_cast<std::size_t>(count));
    }
};

/// Which candidates are looked at.
enum class TetnetCandidateRule
{
    Program, ///< after the first of each turn, those whose box stands where the next piece's will are skipped
    Described, ///< all of them
};

/// One decision of the 6-gene system. Its look-ahead adds the same number to every candidate and so decides nothing; it
/// is left out.
TetnetCandidates decideTetnet(const TetnetWeights &weights, const Board &board, Piece piece, Piece next,
    TetnetCandidateRule rule = TetnetCandidateRule::Program);

} // namespace tetrarium
