// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fieldrules.h"
#include "linear.h"
#include "placementrater.h"
#include "reachable.h"

#include <optional>
#include <utility>

namespace tetrarium {

/// One piece, every placement that keys can reach, any features. For rules that steer by keys.
///
/// Of equal ratings the first in the order of ReachablePlacements wins. Placements that lose at once are never chosen
/// while there is another; if all lose, the first. Ratings are those of the evaluator to the bit.
class ReachablePlayer
{
public:
    ReachablePlayer(const Rules &rules, LinearEvaluator evaluator)
        : m_search(rules)
        , m_evaluator(std::move(evaluator))
    {}

    const Rules &rules() const { return m_search.rules(); }
    const ReachableSearch &search() const { return m_search; }
    const LinearEvaluator &evaluator() const { return m_evaluator; }

    /// Calls visit(placement, loses, rating) for every placement in order, for a piece that is now at `start`. One that
    /// loses at once has no rating: 0.
    void forEachRated(const Board &board, const Active &start, auto &&visit) const
    {
        PlacementRater rater(m_evaluator, board);
        m_search.placements(board, start).forEach([&](const Active &placement) {
            const bool loses = lockLoses(rules(), placement);
            const Shape &shape = rules().rotation->shape(placement);
            visit(placement, loses, loses ? 0.0 : rater.rate(shape, placement.x, placement.y));
        });
    }

    /// The placement to play; nothing when the piece is stuck in filled cells.
    std::optional<Active> choose(const Board &board, const Active &start) const;

    /// Lets a piece enter, chooses, locks it and removes full rows; how many. Nothing when that ends the game: the
    /// piece cannot enter, is stuck in filled cells, or every placement loses; the board is then not to be used further.
    std::optional<int> play(Board &board, Piece piece) const;

private:
    ReachableSearch m_search;
    LinearEvaluator m_evaluator;
};

} // namespace tetrarium
