// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drop.h"
#include "linear.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tetrarium::fast {

/// What the fast engine can tell of a drop without playing it out, each as a whole number.
enum Reading : std::uint8_t
{
    LandingTwice, ///< landing height times two, for it has halves
    Eroded,
    RowTransitions,
    ColumnTransitions,
    Holes,
    Wells,
    HoleDepth,
    RowsWithHoles,
    Diversity,
    RowsCleared,
    TotalHeight,
    HighestColumn,
    Bumpiness,
};
inline constexpr int readingCount = Bumpiness + 1;

/// The bit of a step in height among −2 … 2, none for larger ones.
constexpr std::uint32_t stepBit(int step)
{
    return step < -2 || step > 2 ? 0 : 1U << (step + 2);
}

using Readings = std::array<std::int32_t, readingCount>;

struct Term
{
    Reading reading = LandingTwice;
    double weight = 0; ///< halved for LandingTwice, which changes no bit of the product
};

/// One orientation, with all that the closed forms need of it worked out.
struct Form
{
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::array<std::uint32_t, 4> cells{};
    std::array<std::int32_t, 4> bottoms{};
    std::array<std::int32_t, 4> tops{};
    std::array<std::int32_t, 4> counts{}; ///< cells of each column
    std::int32_t bottomSum = 0;
    std::int32_t topSum = 0;
    std::int32_t faces = 0; ///< left and right faces of the piece that look outwards
    /// For the columns from one left of the piece to one right of it: the rows, counted from the piece's lowest, in
    /// which a face of the piece looks at the column.
    std::array<std::uint32_t, 6> faceRows{};
    std::uint32_t innerSteps = 0; ///< bit d + 2 for each step d of −2 … 2 between its columns' tops
    std::int32_t innerBumps = 0;  ///< the steps' sum without sign
};

/// The forms of every piece and the terms of the evaluator.
struct Tables
{
    std::array<std::array<Form, 4>, pieceCount> forms{};
    std::array<std::uint8_t, pieceCount> formCounts{};
    std::vector<Term> terms;
    std::uint32_t wanted = 0; ///< bit r: some term uses reading r

    bool wants(Reading reading) const { return (wanted >> reading) & 1U; }
    bool wantsSteps() const { return wants(Diversity) || wants(Bumpiness); }
    bool wantsHeights() const { return wants(TotalHeight) || wants(HighestColumn); }
};

/// Nothing when a feature has no closed form here (fastplayer.h names those that have).
std::optional<Tables> makeTables(const RotationSystem &system, const LinearEvaluator &evaluator);

/// Ratings of one piece, ten places an orientation, a place a column; −∞ where a drop loses or the piece would stick
/// through the wall. `rows` are the rows where the piece comes to rest.
struct alignas(64) Ratings
{
    static constexpr int places = 4 * Board::width;
    static constexpr int room = 64; ///< whole vectors are stored, so there is more of it than places
    std::array<double, room> ratings;
    std::array<std::int32_t, room> rows;
};

/// Rates every drop of `piece` and returns the place of the first best; 0 when all lose.
using RateFunction = int (*)(const Tables &tables, const Board &board, Piece piece, Ratings &out);

/// To be called before a RateFunction is taken: until the choice is made, Highway's pointers would ask the processor again
/// on every call.
void chooseInstructionSet();

/// The instruction set that the engines use on this machine, as Highway names it.
std::string_view instructionSet();

/// One lane a column, for the best instruction set of the machine.
RateFunction simdRate();
/// The same closed forms, one drop after another.
RateFunction scalarRate();

} // namespace tetrarium::fast
