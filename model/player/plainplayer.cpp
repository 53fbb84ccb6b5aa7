// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for every instruction set that Highway knows: a yardstick that counts bits one by one would be none.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "plainplayer.cpp"
#include <hwy/foreach_target.h>
// After it, as Highway asks.
#include "boardfeatures.h"
#include "plainplayer.h"

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace tetrarium::HWY_NAMESPACE {

void ratePlainly(const RotationSystem &system, const LinearEvaluator &evaluator, int losingRows,
    const Board &board, Piece piece, RatedDrops &drops)
{
    Outcome outcome(board);
    const int highest = board.height() - losingRows;
    forEachDrop(board, system, piece, [&](const Shape &shape, const Drop &drop, bool) HWY_ATTR {
        RatedDrop rated{.drop = drop, .loses = drop.y + shape.height > highest};
        if (!rated.loses) {
            outcome.place(shape, drop.x, drop.y);
            rated.rating = 0.0;
            for (const WeightedFeature &term : evaluator.terms())
                rated.rating += features::ofMove(term.feature, outcome) * term.weight;
        }
        drops.add(rated);
    });
}

} // namespace tetrarium::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tetrarium {

HWY_EXPORT(ratePlainly);

RatedDrops PlainPlayer::rate(const Board &board, Piece piece) const
{
    RatedDrops drops;
    HWY_DYNAMIC_DISPATCH(ratePlainly)(*m_system, m_evaluator, m_losingRows, board, piece, drops);
    return drops;
}

Drop PlainPlayer::choose(const Board &board, Piece piece) const
{
    const RatedDrops drops = rate(board, piece);
    return drops[drops.best()].drop;
}

} // namespace tetrarium
#endif
