// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Scalar code, yet compiled for every instruction set: counting bits takes one instruction on most.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "scalarrate.cpp"
#include <hwy/foreach_target.h>
// After it, as Highway asks.
#include "columnbits.h"
#include "fasttables.h"

#include <hwy/highway.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tetrarium::fast::HWY_NAMESPACE {

/// A board with everything that the closed forms start from. Columns count from 2: walls, full, stand around them.
struct ScalarPosition
{
    static constexpr int left = 2;
    std::array<Column, Board::width + 4> columns;
    std::array<int, Board::width> heights;
    std::array<Column, Board::width> holes;
    std::array<int, Board::width> wells;
    std::array<Column, Board::width + 1> fullLeft;  ///< rows full in all columns left of this one
    std::array<Column, Board::width + 1> fullRight; ///< rows full in this column and all right of it
    Column holeRows;
    Readings readings;

    HWY_INLINE Column &column(int x) { return columns[static_cast<std::size_t>(x + left)]; }
    HWY_INLINE Column column(int x) const { return columns[static_cast<std::size_t>(x + left)]; }
    HWY_INLINE int height(int x) const { return heights[static_cast<std::size_t>(x)]; }
};

HWY_INLINE void surveyHeights(ScalarPosition &p)
{
    std::uint32_t steps = 0;
    p.readings[Bumpiness] = 0;
    p.readings[TotalHeight] = p.height(0);
    p.readings[HighestColumn] = p.height(0);
    for (int x = 1; x < Board::width; ++x) {
        const int step = p.height(x) - p.height(x - 1);
        steps |= stepBit(step);
        p.readings[Bumpiness] += std::abs(step);
        p.readings[TotalHeight] += p.height(x);
        p.readings[HighestColumn] = std::max(p.readings[HighestColumn], p.height(x));
    }
    p.readings[Diversity] = std::popcount(steps);
}

HWY_INLINE void survey(const Tables &tables, ScalarPosition &p, Column rows)
{
    p.readings = {};
    p.holeRows = 0;
    int rowTransitions = std::popcount(~p.column(0) & rows);
    for (int x = 0; x < Board::width; ++x) {
        const auto at = static_cast<std::size_t>(x);
        const Column cells = p.column(x);
        p.heights[at] = columnTop(cells);
        p.holes[at] = holeMask(cells);
        p.wells[at] = wellsInColumn(p.column(x - 1), cells, p.column(x + 1));
        p.holeRows |= p.holes[at];
        rowTransitions += std::popcount((cells ^ p.column(x + 1)) & rows);
        p.readings[ColumnTransitions] += transitionsInColumn(cells);
        p.readings[Holes] += std::popcount(p.holes[at]);
        p.readings[Wells] += p.wells[at];
        p.readings[HoleDepth] += holeDepthInColumn(cells);
    }
    p.readings[RowTransitions] = rowTransitions;
    p.readings[RowsWithHoles] = std::popcount(p.holeRows);
    if (tables.wantsHeights() || tables.wantsSteps())
        surveyHeights(p);
}

HWY_INLINE void open(const Tables &tables, const Board &board, ScalarPosition &p)
{
    p.columns.fill(~Column{0});
    for (int x = 0; x < Board::width; ++x)
        p.column(x) = board.column(x);
    survey(tables, p, lowestRows(board.height()));
    Column full = ~Column{0};
    for (int x = 0; x <= Board::width; ++x) {
        p.fullLeft[static_cast<std::size_t>(x)] = full;
        full &= p.column(x);
    }
    full = ~Column{0};
    for (int x = Board::width; x >= 0; --x) {
        full &= p.column(x);
        p.fullRight[static_cast<std::size_t>(x)] = full;
    }
}

HWY_INLINE void readHeights(const ScalarPosition &p, const Form &form, int x, int y, Readings &readings)
{
    // Without the piece's columns and with them: all steps but the inner ones are looked at again.
    std::uint32_t steps = form.innerSteps;
    int bumps = form.innerBumps;
    int total = p.readings[TotalHeight] + form.topSum;
    const auto heightAt = [&](int column) HWY_ATTR {
        if (column < x || column >= x + form.width)
            return p.height(column);
        return y + form.tops[static_cast<std::size_t>(column - x)];
    };
    for (int column = 1; column < Board::width; ++column) {
        if (column > x && column < x + form.width)
            continue;
        const int step = heightAt(column) - heightAt(column - 1);
        steps |= stepBit(step);
        bumps += std::abs(step);
    }
    for (int i = 0; i < form.width; ++i)
        total += y - p.height(x + i);
    readings[Diversity] = std::popcount(steps);
    readings[Bumpiness] = bumps;
    readings[TotalHeight] = total;
    readings[HighestColumn] = std::max(p.readings[HighestColumn], y + form.height);
}

/// The drop's readings when it completes no row.
template<int width>
HWY_INLINE void readDrop(
    const Tables &tables, const ScalarPosition &p, const Form &form, int x, int y, Readings &readings)
{
    readings = p.readings;
    readings[LandingTwice] = 2 * y + form.height - 1;
    Column touching = 0;
    for (int i = 0; i < width + 2; ++i)
        touching = touching << 4 | (p.column(x + i - 1) >> y & form.faceRows[i]);
    readings[RowTransitions] += form.faces - 2 * std::popcount(touching);

    std::array<Column, width + 2> cells; // from one left of the piece to one right of it, with the piece
    cells.front() = p.column(x - 1);
    cells.back() = p.column(x + width);
    Column holeRows = p.holeRows;
    for (int i = 0; i < width; ++i) {
        const int gap = y + form.bottoms[i] - p.height(x + i);
        holeRows |= (1U << (y + form.bottoms[i])) - (1U << p.height(x + i));
        readings[Holes] += gap;
        readings[ColumnTransitions] += gap > 0 ? 2 : 0;
        readings[HoleDepth] += gap > 0 || p.holes[x + i] != 0 ? form.counts[i] : 0;
        cells[i + 1] = p.column(x + i) | form.cells[i] << y;
    }
    readings[RowsWithHoles] = std::popcount(holeRows);

    // Beside the piece, its cells are new walls; inside, every well is another one.
    int wells = wellsInColumn(form.cells[0] << y, cells[0], p.column(x - 2))
                + wellsInColumn(form.cells[width - 1] << y, cells[width + 1], p.column(x + width + 1));
    for (int i = 0; i < width; ++i)
        wells += wellsInColumn(cells[i], cells[i + 1], cells[i + 2]) - p.wells[x + i];
    readings[Wells] += wells;
    if (tables.wantsHeights() || tables.wantsSteps())
        readHeights(p, form, x, y, readings);
}

/// The drop's readings when it completes the rows of `full`.
HWY_INLINE void playOut(const Tables &tables, const ScalarPosition &before, const Form &form, int x, int y,
    Column full, int boardHeight, Readings &readings)
{
    ScalarPosition p;
    p.columns = before.columns;
    int own = 0;
    for (int i = 0; i < form.width; ++i) {
        const Column cells = form.cells[static_cast<std::size_t>(i)] << y;
        p.column(x + i) |= cells;
        own += std::popcount(cells & full);
    }
    for (Column rest = full; rest != 0;) {
        const Column below = lowestRows(Board::maxRows - 1 - std::countl_zero(rest));
        for (int i = 0; i < Board::width; ++i)
            p.column(i) = (p.column(i) & below) | (p.column(i) >> 1 & ~below);
        rest &= below;
    }
    survey(tables, p, lowestRows(boardHeight));
    readings = p.readings;
    readings[LandingTwice] = 2 * y + form.height - 1;
    readings[RowsCleared] = std::popcount(full);
    readings[Eroded] = readings[RowsCleared] * own;
}

/// Rates the drops of one orientation, whose first place is `place`.
template<int width>
HWY_INLINE void rateForm(
    const Tables &tables, const ScalarPosition &p, const Form &form, int boardHeight, int place, Ratings &out)
{
    for (int x = 0; x + width <= Board::width; ++x, ++place) {
        int y = p.height(x) - form.bottoms[0];
        for (int i = 1; i < width; ++i)
            y = std::max(y, p.height(x + i) - form.bottoms[i]);
        out.rows[place] = y;
        if (y + form.height > boardHeight)
            continue;
        Column full = p.fullLeft[x] & p.fullRight[x + width];
        for (int i = 0; i < width; ++i)
            full &= p.column(x + i) | form.cells[i] << y;
        Readings readings;
        if (full == 0)
            readDrop<width>(tables, p, form, x, y, readings);
        else
            playOut(tables, p, form, x, y, full, boardHeight, readings);
        double sum = 0.0;
        for (const Term &term : tables.terms)
            sum += readings[term.reading] * term.weight;
        out.ratings[place] = sum;
    }
}

int rateOneByOne(const Tables &tables, const Board &board, Piece piece, Ratings &out)
{
    ScalarPosition p;
    open(tables, board, p);
    const auto &forms = tables.forms[static_cast<std::size_t>(piece)];
    const int places = tables.formCounts[static_cast<std::size_t>(piece)] * Board::width;
    std::fill_n(out.ratings.begin(), places, -std::numeric_limits<double>::infinity());
    for (int place = 0; place < places; place += Board::width) {
        const Form &form = forms[place / Board::width];
        switch (form.width) {
        case 1:
            rateForm<1>(tables, p, form, board.height(), place, out);
            break;
        case 2:
            rateForm<2>(tables, p, form, board.height(), place, out);
            break;
        case 3:
            rateForm<3>(tables, p, form, board.height(), place, out);
            break;
        default:
            rateForm<4>(tables, p, form, board.height(), place, out);
        }
    }
    return static_cast<int>(
        std::max_element(out.ratings.begin(), out.ratings.begin() + places) - out.ratings.begin());
}

} // namespace tetrarium::fast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tetrarium::fast {

HWY_EXPORT(rateOneByOne);

RateFunction scalarRate()
{
    chooseInstructionSet();
    return HWY_DYNAMIC_POINTER(rateOneByOne);
}

} // namespace tetrarium::fast
#endif
