// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reachableplayer.h"

namespace tetrarium {

std::optional<Active> ReachablePlayer::choose(const Board &board, const Active &start) const
{
    std::optional<Active> best;
    bool bestLoses = true;
    double highest = 0;
    forEachRated(board, start, [&](const Active &placement, bool loses, double rating) {
        if (best && (loses || (!bestLoses && rating <= highest)))
            return;
        best = placement;
        bestLoses = loses;
        highest = rating;
    });
    return best;
}

std::optional<int> ReachablePlayer::play(Board &board, Piece piece) const
{
    const auto start = enterPiece(rules(), board, piece);
    if (!start)
        return std::nullopt;
    const auto chosen = choose(board, *start);
    if (!chosen || lockLoses(rules(), *chosen))
        return std::nullopt;
    return lockPiece(rules(), board, *chosen);
}

} // namespace tetrarium
