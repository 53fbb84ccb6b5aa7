// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tetnetsearch.h"

#include "boardfeatures.h"
#include "feature.h"
#include "movement.h"

#include <cmath>

namespace tetrarium {

namespace {

constexpr double lossPenalty = 500;

/// Left edge of the box in which a piece enters.
constexpr int entryBoxX(Piece piece)
{
    return piece == Piece::O ? 4 : 3;
}

void rate(TetnetCandidate &candidate, const TetnetWeights &weights, Board board, Piece next)
{
    const Active &rest = candidate.keys.rest;
    stamp(board, tetnetRotation.shape(rest), rest.x, rest.y);
    const Column full = board.fullRows();
    board.removeRows(full);

    const Active &entering = tetnetRotation.spawns[static_cast<std::size_t>(indexOf(next))];
    candidate.nextCollides = !fits(board, tetnetRotation, entering, board.height());
    if (candidate.nextCollides) {
        // The program has already drawn the next piece and takes its cells away before it measures.
        for (const Cell cell : tetnetRotation.cells(entering))
            board.empty(cell.x, cell.y);
    }
    const double highest = board.highestColumn();
    candidate.reading = {
        static_cast<double>(std::popcount(full)),
        std::pow(highest, 1.5),
        static_cast<double>(features::totalHeight(board)),
        highest - features::lowestColumn(board),
        static_cast<double>(features::holes(board)),
        static_cast<double>(features::bumpiness(board)),
    };
    const TetnetReading &reading = candidate.reading;
    double rating = 0.0;
    rating += reading[0] * weights.rowsCleared;
    rating += reading[1] * weights.weightedHeight;
    rating += reading[2] * weights.cumulativeHeight;
    rating += reading[3] * weights.relativeHeight;
    rating += reading[4] * weights.holes;
    rating += reading[5] * weights.roughness;
    candidate.rating = candidate.nextCollides ? rating - lossPenalty : rating;
}

} // namespace

TetnetCandidates decideTetnet(
    const TetnetWeights &weights, const Board &board, Piece piece, Piece next, TetnetCandidateRule rule)
{
    TetnetCandidates result;
    int turns = -1;
    for (const KeyCandidate &keys : elevenColumnCandidates(board, tetnetRotation, piece)) {
        const bool firstOfTurn = keys.turns != turns;
        turns = keys.turns;
        const bool remembered = entryBoxX(piece) + keys.steps == entryBoxX(next);
        if (rule == TetnetCandidateRule::Program && remembered && !firstOfTurn)
            continue;
        TetnetCandidate candidate{.keys = keys};
        rate(candidate, weights, board, next);
        if (result.count > 0
            && candidate.rating > result.candidates[static_cast<std::size_t>(result.chosen)].rating)
            result.chosen = result.count;
        result.candidates[static_cast<std::size_t>(result.count++)] = candidate;
    }
    return result;
}

} // namespace tetrarium
