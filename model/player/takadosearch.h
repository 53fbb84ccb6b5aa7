// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "evaluator.h"
#include "rotation.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tetrarium {

/// Lines, holes, sum of heights, sum of height differences.
using TakadoReading = std::array<double, 4>;

/// The best placement of the next piece after a candidate, as the network sees it.
struct TakadoLeaf
{
    Active rest{};
    TakadoReading reading{};
    double rating = 0;
};

struct TakadoCandidate
{
    Active rest{};
    std::uint8_t turns = 0; ///< orientations gone through
    std::uint8_t right = 0; ///< steps to the right from fully left
    int leaves = 0;         ///< placements of the next piece that were rated
    TakadoLeaf best{};      ///< the first of the highest
};

/// The candidates of one decision.
struct TakadoDecision
{
    static constexpr int capacity = 48;

    std::array<TakadoCandidate, capacity> candidates{};
    int count = 0;
    int chosen = 0; ///< the first with the highest value

    std::span<const TakadoCandidate> all() const
    {
        return std::span(candidates).first(static_cast<std::size_t>(count));
    }
};

/// One decision of the neural system, whose network rates a TakadoReading: both known pieces, nothing cleared in between. The piece must be able to enter.
/// Nothing is allocated.
TakadoDecision decideTakado(const Evaluator &net, const Board &board, Piece piece, Piece next);

/// Every leaf of one candidate in the order of the search.
std::vector<TakadoLeaf> takadoLeaves(
    const Evaluator &net, const Board &board, const Active &first, Piece next);

/// Keys that lead from where the piece enters to a candidate and lock it there.
std::string takadoMoves(const Board &board, Piece piece, const TakadoCandidate &candidate);

} // namespace tetrarium
