// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drop.h"
#include "linear.h"

namespace tetrarium {

/// One piece, straight drops, any features: every candidate is played out and every feature measured anew.
/// The yardstick of the fast engine, in speed and to the last bit of every rating, and the player for
/// features that the fast engine does not know. Some 25 candidates a piece; nothing is allocated.
///
/// Drops that pass the board's height, or reach the `losingRows` below it, lose and are never chosen while there is another; of equal ratings the
/// first in order wins; if all lose, orientation 0 and column 0.
class PlainPlayer
{
public:
    PlainPlayer(const RotationSystem &system, LinearEvaluator evaluator, int losingRows = 0)
        : m_system(&system)
        , m_evaluator(std::move(evaluator))
        , m_losingRows(losingRows)
    {}

    const RotationSystem &rotation() const { return *m_system; }
    const LinearEvaluator &evaluator() const { return m_evaluator; }

    /// Every drop with its rating.
    RatedDrops rate(const Board &board, Piece piece) const;

    /// The drop to play.
    Drop choose(const Board &board, Piece piece) const;

private:
    const RotationSystem *m_system;
    LinearEvaluator m_evaluator;
    int m_losingRows;
};

} // namespace tetrarium
