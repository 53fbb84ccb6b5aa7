// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainplayer.h"

namespace tetrarium {

RatedDrops PlainPlayer::rate(const Board &board, Piece piece) const
{
    RatedDrops drops;
    Outcome outcome(board);
    forEachDrop(board, *m_system, piece, [&](const Shape &shape, const Drop &drop, bool loses) {
        RatedDrop rated{.drop = drop, .loses = loses};
        if (!loses) {
            outcome.place(shape, drop.x, drop.y);
            rated.rating = m_evaluator.rate(outcome);
        }
        drops.add(rated);
    });
    return drops;
}

Drop PlainPlayer::choose(const Board &board, Piece piece) const
{
    const RatedDrops drops = rate(board, piece);
    return drops[drops.best()].drop;
}

} // namespace tetrarium
