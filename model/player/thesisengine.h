// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluator.h"
#include "keycandidate.h"
#include "piece.h"
#include "randomizer.h"
#include "rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tetrarium {

/// The five weights of the thesis's player, in the order of its files. The lowest rating wins, so good weights are
/// positive for what is bad.
struct ThesisWeights
{
    double rowsCleared = 0;
    double weightedHeight = 0;   ///< of the highest column
    double cumulativeHeight = 0; ///< of the sum of all columns
    double holes = 0;
    double bumpiness = 0;

    bool operator==(const ThesisWeights &) const = default;
};

/// From the weights of an evaluator over the features of the search `thesis`, in their order.
ThesisWeights thesisWeights(const Evaluator &evaluator);

/// What the thesis's player reads off a board with the piece written and full rows still there.
struct ThesisReading
{
    int bumpiness = 0;
    int totalHeight = 0;
    int holes = 0;
    int fullRows = 0;
    int highestColumn = 0;

    bool operator==(const ThesisReading &) const = default;
};

ThesisReading readThesis(const Board &placed);

/// Summed in the program's order; no fused operations.
double rateThesis(const ThesisWeights &weights, const ThesisReading &reading);

/// The candidate that the thesis's program plays: the first with the lowest rating among its 44 that are shorter than
/// `movesLeft`; none when all are too long. The piece must be able to enter.
std::optional<KeyCandidate> chooseThesis(
    const ThesisWeights &weights, const Board &board, Piece piece, std::int64_t movesLeft);

/// How a genome's game went.
struct ThesisGame
{
    std::int64_t score = 0;
    std::int64_t moves = 0;
    int pieces = 0; ///< placed
    int rows = 0;
    bool toppedOut = false;
    bool piecesEnded = false; ///< a list was too short; if neither, the move limit

    bool operator==(const ThesisGame &) const = default;
};

/// A whole game of a genome on a list of pieces under the rules `thesis` or `thesis-described`: what evolution calls some
/// tens of thousands of times a second. The same game as Game and chooseThesis() play; the tests hold them against each
/// other and against the recordings. Nothing is allocated.
ThesisGame playThesis(
    const ThesisWeights &weights, const Rules &rules, std::span<const Piece> pieces, std::int64_t moveLimit);

/// The same on pieces drawn as they are needed.
ThesisGame playThesis(
    const ThesisWeights &weights, const Rules &rules, Randomizer randomizer, std::int64_t moveLimit);

} // namespace tetrarium
