// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "placementrater.h"

#include "boardfeatures.h"
#include "columnbits.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tetrarium {

namespace {

constexpr std::uint64_t bitOf(FeatureId id)
{
    return std::uint64_t{1} << static_cast<unsigned>(id);
}

constexpr std::uint64_t moveFeatures = bitOf(FeatureId::RowsCleared) | bitOf(FeatureId::LandingHeight)
                                       | bitOf(FeatureId::LandingTop) | bitOf(FeatureId::ErodedPieceCells);
constexpr std::uint64_t heightFeatures = bitOf(FeatureId::TotalHeight) | bitOf(FeatureId::HighestColumn)
                                         | bitOf(FeatureId::MaxHeight) | bitOf(FeatureId::Bumpiness)
                                         | bitOf(FeatureId::PatternDiversity);
constexpr std::uint64_t holeFeatures = bitOf(FeatureId::HoleDepth) | bitOf(FeatureId::RowsWithHoles);
constexpr std::uint64_t boardFeatures = heightFeatures | holeFeatures | bitOf(FeatureId::Holes)
                                        | bitOf(FeatureId::RowTransitions)
                                        | bitOf(FeatureId::ColumnTransitions) | bitOf(FeatureId::BoardWells);

auto &at(auto &values, FeatureId id)
{
    return values[static_cast<std::size_t>(id)];
}

/// Cells of the shape in column i of its box; none beside it.
Column cellsOf(const Shape &shape, int i)
{
    return i < 0 || i >= shape.width ? 0 : Column{shape.columns[static_cast<std::size_t>(i)]};
}

} // namespace

PlacementRater::PlacementRater(const LinearEvaluator &evaluator, const Board &board)
    : m_evaluator(evaluator)
    , m_outcome(board)
{
    for (const WeightedFeature &term : evaluator.terms()) {
        const std::uint64_t bit = bitOf(term.feature.id);
        m_wanted |= bit;
        m_closed &=
            (bit & moveFeatures) != 0 || ((bit & boardFeatures) != 0 && term.feature.stage != Stage::Before);
    }
    if (m_closed)
        prepare(board);
}

void PlacementRater::prepare(const Board &board)
{
    constexpr Column wall = ~Column{0};
    m_columns.fill(wall);
    for (int x = 0; x < Board::width; ++x) {
        m_columns[static_cast<std::size_t>(x + margin)] = board.column(x);
        m_tops[static_cast<std::size_t>(x)] = columnTop(board.column(x));
    }
    m_fullLeft[0] = wall;
    m_fullRight[Board::width] = wall;
    for (std::size_t x = 0; x < Board::width; ++x) {
        m_fullLeft[x + 1] = m_fullLeft[x] & m_columns[x + margin];
        const std::size_t right = Board::width - 1 - x;
        m_fullRight[right] = m_fullRight[right + 1] & m_columns[right + margin];
    }
    if (wants(FeatureId::Holes))
        base(FeatureId::Holes) = features::holes(board);
    if (wants(FeatureId::RowTransitions))
        base(FeatureId::RowTransitions) = features::rowTransitions(board);
    if (wants(FeatureId::ColumnTransitions))
        base(FeatureId::ColumnTransitions) = features::columnTransitions(board);
    if (wants(FeatureId::HoleDepth))
        base(FeatureId::HoleDepth) = features::holeDepth(board);
    if (wants(FeatureId::BoardWells)) {
        int sum = 0;
        for (int x = 0; x < Board::width; ++x) {
            const int wells = wellsInColumn(column(x - 1), column(x), column(x + 1));
            m_wells[static_cast<std::size_t>(x)] = wells;
            sum += wells;
        }
        base(FeatureId::BoardWells) = sum;
    }
}

double PlacementRater::rate(const Shape &shape, int x, int y)
{
    const auto left = static_cast<std::size_t>(x);
    Column full = m_fullLeft[left] & m_fullRight[left + shape.width];
    for (int i = 0; i < shape.width; ++i)
        full &= column(x + i) | cellsOf(shape, i) << y;
    if (!m_closed || full != 0 || y + shape.height > m_outcome.before.height()) {
        m_outcome.place(shape, x, y);
        return m_evaluator.rate(m_outcome);
    }

    Values values;
    at(values, FeatureId::RowsCleared) = 0;
    at(values, FeatureId::ErodedPieceCells) = 0;
    at(values, FeatureId::LandingHeight) = y + (shape.height - 1) / 2.0;
    at(values, FeatureId::LandingTop) = y + shape.height - 1;
    if (wants(FeatureId::RowTransitions))
        countFaces(shape, x, y, values);
    countInColumns(shape, x, y, values);
    if (wants(FeatureId::BoardWells))
        countWells(shape, x, y, values);
    if ((m_wanted & heightFeatures) != 0)
        countHeights(shape, x, y, values);
    if ((m_wanted & holeFeatures) != 0)
        countHoles(shape, x, y, values);
    double sum = 0.0;
    for (const WeightedFeature &term : m_evaluator.terms())
        sum += at(values, term.feature.id) * term.weight;
    return sum;
}

/// A face of the piece that looks to the side at an empty cell is a new change along the row; at a filled one, the
/// change that was there is gone. No tetromino looks at one cell from both sides, so a bit a cell is enough.
void PlacementRater::countFaces(const Shape &shape, int x, int y, Values &values) const
{
    std::uint32_t faces = 0;
    std::uint32_t touching = 0;
    for (int i = -1; i <= shape.width; ++i) {
        const Column looked = (cellsOf(shape, i - 1) | cellsOf(shape, i + 1)) & ~cellsOf(shape, i);
        faces = faces << 4 | looked;
        touching = touching << 4 | (looked & (column(x + i) >> y));
    }
    at(values, FeatureId::RowTransitions) =
        at(m_base, FeatureId::RowTransitions) + (std::popcount(faces) - 2 * std::popcount(touching));
}

/// The cells of the piece in one column are one run: only at its two ends is something new. Cells below a column's
/// old top fill holes, cells above it add what they leave empty below.
void PlacementRater::countInColumns(const Shape &shape, int x, int y, Values &values) const
{
    constexpr int cells = 4;
    int transitions = 0;
    int rise = 0;
    for (int i = 0; i < shape.width; ++i) {
        const auto in = static_cast<std::size_t>(i);
        const Column cellsAndFloor = column(x + i) << 1 | 1U;
        const int bottom = y + shape.bottoms[in];
        const int top = y + shape.tops[in];
        const auto filledBelow = static_cast<int>((cellsAndFloor >> bottom) & 1U);
        const auto filledAbove = static_cast<int>((column(x + i) >> top) & 1U);
        transitions += 2 - 2 * (filledBelow + filledAbove);
        rise += std::max(0, top - m_tops[static_cast<std::size_t>(x + i)]);
    }
    at(values, FeatureId::ColumnTransitions) = at(m_base, FeatureId::ColumnTransitions) + transitions;
    at(values, FeatureId::Holes) = at(m_base, FeatureId::Holes) + (rise - cells);
}

/// The columns of the piece have other wells than before; in the two beside it new walls add some.
void PlacementRater::countWells(const Shape &shape, int x, int y, Values &values) const
{
    const auto placed = [&](int i) { return column(x + i) | cellsOf(shape, i) << y; };
    int change = 0;
    for (int i = 0; i < shape.width; ++i) {
        const Column cells = placed(i);
        change += emptyDownwards(~cells & placed(i - 1) & placed(i + 1), cells)
                  - m_wells[static_cast<std::size_t>(x + i)];
    }
    const Column left = column(x - 1);
    const Column right = column(x + shape.width);
    change += emptyDownwards(~left & column(x - 2) & cellsOf(shape, 0) << y, left);
    change +=
        emptyDownwards(~right & column(x + shape.width + 1) & cellsOf(shape, shape.width - 1) << y, right);
    at(values, FeatureId::BoardWells) = at(m_base, FeatureId::BoardWells) + change;
}

void PlacementRater::countHeights(const Shape &shape, int x, int y, Values &values) const
{
    std::array<int, Board::width> tops = m_tops;
    for (std::size_t i = 0; i < shape.width; ++i) {
        int &top = tops[static_cast<std::size_t>(x) + i];
        top = std::max(top, y + shape.tops[i]);
    }
    int total = tops[0];
    int highest = tops[0];
    int bumps = 0;
    unsigned steps = 0;
    for (std::size_t i = 1; i < tops.size(); ++i) {
        const int step = tops[i] - tops[i - 1];
        total += tops[i];
        highest = std::max(highest, tops[i]);
        bumps += std::abs(step);
        if (std::abs(step) <= 2)
            steps |= 1U << (step + 2);
    }
    at(values, FeatureId::TotalHeight) = total;
    at(values, FeatureId::HighestColumn) = highest;
    at(values, FeatureId::MaxHeight) = highest;
    at(values, FeatureId::Bumpiness) = bumps;
    at(values, FeatureId::PatternDiversity) = std::popcount(steps);
}

void PlacementRater::countHoles(const Shape &shape, int x, int y, Values &values) const
{
    Column rows = 0;
    int depth = 0;
    for (int i = 0; i < Board::width; ++i) {
        const Column cells = column(i) | cellsOf(shape, i - x) << y;
        rows |= holeMask(cells);
    }
    for (int i = 0; i < shape.width; ++i) {
        const Column before = column(x + i);
        const Column cells = before | cellsOf(shape, i) << y;
        depth += shape.tops[static_cast<std::size_t>(i)] - shape.bottoms[static_cast<std::size_t>(i)]
                 - std::countr_one(cells) + std::countr_one(before);
    }
    at(values, FeatureId::HoleDepth) = at(m_base, FeatureId::HoleDepth) + depth;
    at(values, FeatureId::RowsWithHoles) = std::popcount(rows);
}

} // namespace tetrarium
