// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "linear.h"
#include "reachable.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tetrarium {

/// What a sequence of placements is worth.
enum class Accumulation : std::uint8_t
{
    Last, ///< the rating of its last placement
    Sum,  ///< the sum of all its ratings
};

struct ExpectationSettings
{
    int unknownPieces = 1; ///< pieces to look ahead beyond the known ones
    int beam = 0; ///< placements of every later piece that are followed further, the best rated ones; 0: all
    Accumulation accumulation = Accumulation::Last;
    /// Of each piece, in the order of Piece; none negative.
    std::array<double, pieceCount> probabilities{
        1.0 / 7, 1.0 / 7, 1.0 / 7, 1.0 / 7, 1.0 / 7, 1.0 / 7, 1.0 / 7};
    /// What a lost game is worth. Finite, so that a small chance of losing is weighed against the rest.
    double lossValue = -1e6;
    bool prune = true; ///< leaves out what cannot change the choice; for tests of just that
};

struct ValuedPlacement
{
    Active placement;
    double value = 0;

    bool operator==(const ValuedPlacement &) const = default;
};

/// Searches beyond the known pieces: expectimax (Michie 1966) over what may come next.
///
/// value(board, pieces known, depth d): with a known piece, the best over its placements; with none left and d > 0,
/// the sum over the seven pieces, in their order, of probability × the best over that piece's placements, with
/// d − 1 to go. A placement is worth its own rating when nothing follows; otherwise what follows on the board that
/// it leaves (rows cleared as the rules do), plus, with Accumulation::Sum, its own rating. A piece that cannot enter,
/// or whose every placement loses, is worth `lossValue`, whatever would have followed. Candidates are straight drops
/// where the rules steer by placements, else all reachable ones.
///
/// The highest value wins, of equals the first in the order of candidates. A beam of k follows, of every piece but the
/// first, only the k placements that are rated best (of equals the first), unless nothing follows anyway. Placements
/// that lose at once are no candidates.
///
/// Without changing the choice or any bit of its value, a candidate is given up as soon as it cannot beat the best so
/// far even if every piece not yet looked at went as well as the features allow (the bound of *-minimax, Ballard 1983,
/// star1). Nothing is allocated.
class ExpectationSearch
{
public:
    ExpectationSearch(
        const Rules &rules, LinearEvaluator evaluator, const ExpectationSettings &settings = {});

    const Rules &rules() const { return m_rules; }
    const ExpectationSettings &settings() const { return m_settings; }

    /// The best placement of the first known piece, with its value. The board is as before that piece entered, `known`
    /// holds at least that one. Nothing when it cannot enter or every placement loses.
    std::optional<ValuedPlacement> choose(const Board &board, std::span<const Piece> known) const;

    /// The value of a placement that is rated `rating` and leaves `board`, when the pieces of `next` are known to follow.
    double valueAfter(const Board &board, double rating, std::span<const Piece> next) const;

private:
    struct Ahead; ///< what is left to look at

    void forEachCandidate(Board &board, Piece piece, auto &&visit) const;
    std::optional<ValuedPlacement> bestRated(const Board &before, Piece piece) const;
    std::optional<ValuedPlacement> best(
        const Board &before, Piece piece, const Ahead &ahead, int beam, double toBeat) const;
    double follow(const Board &board, const Ahead &ahead, double own, double toBeat) const;
    double expected(const Board &board, int unknown, double own, double toBeat) const;
    double combine(double own, double later) const;
    double highestValue(int unknown) const;

    Rules m_rules;
    LinearEvaluator m_evaluator;
    ExpectationSettings m_settings;
    std::optional<ReachableSearch> m_reachable; ///< for rules that steer by keys
    double m_highestRating = 0;                 ///< no placement can be rated higher
};

} // namespace tetrarium
