// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "linear.h"
#include "outcome.h"

#include <array>
#include <cstdint>

namespace tetrarium {

/// Rates one placement after another on one board, wherever they are: straight drops, tucks, spins. Equal to the bit
/// to LinearEvaluator::rate() of each outcome, many times as fast.
///
/// The board is measured once; a placement then changes four cells, and what they change is counted at their borders
/// instead of measuring anew. That holds for placements that clear nothing and lie below the board's height; the few
/// others are played out and measured. So is every one when the evaluator uses a feature without such a closed form:
/// those with one are the features of the move, holes, row and column transitions, board_wells, hole_depth,
/// rows_with_holes, pattern_diversity, total_height, highest_column, max_height and bumpiness, on the placed or the
/// cleared board.
///
/// Lives on the stack of whoever searches; nothing is allocated. The evaluator must outlive it.
class PlacementRater
{
public:
    PlacementRater(const LinearEvaluator &evaluator, const Board &board);

    /// The rating of the shape with its lower left corner at (x, y). The cells are not checked.
    double rate(const Shape &shape, int x, int y);

private:
    using Values = std::array<double, featureCount>;

    bool wants(FeatureId id) const { return (m_wanted >> static_cast<unsigned>(id)) & 1U; }
    double &base(FeatureId id) { return m_base[static_cast<std::size_t>(id)]; }

    /// Two columns of wall on either side.
    static constexpr int margin = 2;
    Column column(int x) const { return m_columns[static_cast<std::size_t>(x + margin)]; }

    void prepare(const Board &board);
    void countFaces(const Shape &shape, int x, int y, Values &values) const;
    void countInColumns(const Shape &shape, int x, int y, Values &values) const;
    void countWells(const Shape &shape, int x, int y, Values &values) const;
    void countHeights(const Shape &shape, int x, int y, Values &values) const;
    void countHoles(const Shape &shape, int x, int y, Values &values) const;

    const LinearEvaluator &m_evaluator;
    std::uint64_t m_wanted = 0; ///< bit i: some term uses feature i
    bool m_closed = true;       ///< every term has a closed form
    Outcome m_outcome;
    Values m_base{};
    std::array<Column, Board::width + 2 * margin> m_columns{};
    std::array<int, Board::width> m_tops{};
    std::array<int, Board::width> m_wells{};
    std::array<Column, Board::width + 1> m_fullLeft{}; ///< rows full in every column left of this one
    std::array<Column, Board::width + 1>
        m_fullRight{}; ///< rows full in this column and every one right of it
};

} // namespace tetrarium
