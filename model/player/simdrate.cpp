// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Vectors are kept in arrays below, which scalable ones cannot be; ten columns would gain nothing from them.
#define HWY_DISABLED_TARGETS (HWY_ALL_SVE | HWY_RVV)

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "simdrate.cpp"
#include <hwy/foreach_target.h>
// After it, as Highway asks.
#include "fasttables.h"
#include "simdsurvey-inl.h"

#include <hwy/highway.h>

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tetrarium::fast::HWY_NAMESPACE {

/// The readings of all drops of a piece, by place. A vector holds more than ten columns: what it writes beyond them
/// is overwritten by the next orientation, so orientations must be written in order.
struct alignas(64) Values
{
    std::array<std::array<std::int32_t, Ratings::room>, readingCount> readings;
    std::uint64_t dead = 0;     ///< places that lose or lie outside
    std::uint64_t clearing = 0; ///< places that complete rows

    std::int32_t *at(Reading reading, int place) { return readings[reading].data() + place; }
};

/// There is no step beyond a wall: it stands for a step too high for any board.
constexpr std::int32_t noStep = Board::maxRows;

/// The bits of steps in height, as stepBit().
HWY_INLINE BitsV stepBits(IntsV step)
{
    const BitsV place = hn::Min(hn::BitCast(bits, hn::Add(step, hn::Set(ints, 2))), hn::Set(bits, 5));
    return hn::And(hn::Shl(hn::Set(bits, 1), place), hn::Set(bits, 31));
}

HWY_INLINE IntsV bump(IntsV step)
{
    return hn::IfThenZeroElse(hn::Eq(step, hn::Set(ints, noStep)), hn::Abs(step));
}

/// Reads the drops of one orientation in the columns from x on, as many as there are lanes, that complete no row. Where
/// they complete one, or lose, what is written is replaced later.
template<int width>
struct FormReader
{
    const Position &p;
    const Form &form;
    Values &values;
    int x;
    int place; ///< of x
    IntsV y{}; ///< where the pieces come to rest
    BitsV row{};
    IntsV added{};              ///< by how much each drop raises the sum of heights, apart from its own cells
    BitsV columns[width + 4]{}; ///< from two left of the piece to two right of it
    BitsV cells[width]{};       ///< the piece's
    static_assert(width >= 1 && width <= 4);

    HWY_INLINE IntsV base(Reading reading, int more = 0) const
    {
        return hn::Set(ints, p.readings[reading] + more);
    }

    HWY_INLINE void store(Reading reading, IntsV value)
    {
        hn::StoreU(value, ints, values.at(reading, place));
    }

    HWY_INLINE void comeToRest()
    {
        IntsV heights = hn::LoadU(ints, p.heights.at(x));
        y = hn::Sub(heights, hn::Set(ints, form.bottoms[0]));
        for (int i = 1; i < width; ++i) {
            const IntsV height = hn::LoadU(ints, p.heights.at(x + i));
            heights = hn::Add(heights, height);
            y = hn::Max(y, hn::Sub(height, hn::Set(ints, form.bottoms[i])));
        }
        row = hn::BitCast(bits, y);
        added = hn::Sub(y, heights);
        for (int i = 1; i < width; ++i)
            added = hn::Add(added, y);
        for (int i = 0; i < width; ++i)
            cells[i] = hn::Shl(hn::Set(bits, form.cells[i]), row);
        for (int i = 0; i < width + 4; ++i)
            columns[i] = hn::LoadU(bits, p.columns.at(x + i - 2));
    }

    /// A face of the piece at a filled cell or a wall ends a change along its row, any other begins one.
    HWY_INLINE void readRowTransitions()
    {
        BitsV touching = hn::Zero(bits);
        for (int i = 0; i < width + 2; ++i)
            touching = hn::OrAnd(
                hn::ShiftLeft<4>(touching), hn::Shr(columns[i + 1], row), hn::Set(bits, form.faceRows[i]));
        store(
            RowTransitions, hn::Sub(base(RowTransitions, form.faces), hn::ShiftLeft<1>(countBits(touching))));
    }

    /// Cells between the old top of a column and the piece become holes.
    HWY_INLINE void readHoles()
    {
        BitsV holeRows = hn::Set(bits, p.holeRows);
        IntsV covered = hn::Zero(ints);
        IntsV depth = base(HoleDepth);
        for (int i = 0; i < width; ++i) {
            const BitsV gap = hn::Sub(
                hn::Shl(hn::Set(bits, 1U << form.bottoms[i]), row), hn::LoadU(bits, p.firstFree.at(x + i)));
            const auto solid = hn::Eq(hn::Or(gap, hn::LoadU(bits, p.holes.at(x + i))), hn::Zero(bits));
            holeRows = hn::Or(holeRows, gap);
            covered = hn::Add(covered, hn::BitCast(ints, hn::Min(gap, hn::Set(bits, 1))));
            depth = hn::Add(
                depth, hn::IfThenZeroElse(hn::RebindMask(ints, solid), hn::Set(ints, form.counts[i])));
        }
        store(ColumnTransitions, hn::Add(base(ColumnTransitions), hn::ShiftLeft<1>(covered)));
        store(Holes, hn::Add(base(Holes, form.bottomSum), added));
        store(HoleDepth, depth);
        store(RowsWithHoles, countBits(holeRows));
    }

    /// Beside the piece, its cells are new walls and make new wells; inside, every well is another one. Writes the
    /// piece into its columns.
    HWY_INLINE void readWells()
    {
        BitsV wells[width + 2];
        wells[0] = hn::AndNot(columns[1], hn::And(columns[0], cells[0]));
        wells[width + 1] = hn::AndNot(columns[width + 2], hn::And(columns[width + 3], cells[width - 1]));
        IntsV old = hn::Zero(ints);
        for (int i = 0; i < width; ++i) {
            old = hn::Add(old, hn::LoadU(ints, p.wells.at(x + i)));
            columns[i + 2] = hn::Or(columns[i + 2], cells[i]);
        }
        for (int i = 0; i < width; ++i)
            wells[i + 1] = hn::AndNot(columns[i + 2], hn::And(columns[i + 1], columns[i + 3]));
        store(Wells, hn::Add(base(Wells), hn::Sub(sumWells<3>(wells, columns + 1), old)));
    }

    HWY_INLINE void readSteps()
    {
        const IntsV none = hn::Set(ints, noStep);
        const IntsV column = hn::Iota(ints, x);
        const IntsV left = hn::IfThenElse(hn::Eq(column, hn::Zero(ints)), none,
            hn::Sub(hn::Add(y, hn::Set(ints, form.tops[0])), hn::LoadU(ints, p.heights.at(x - 1))));
        const IntsV right = hn::IfThenElse(hn::Eq(column, hn::Set(ints, Board::width - width)), none,
            hn::Sub(
                hn::LoadU(ints, p.heights.at(x + width)), hn::Add(y, hn::Set(ints, form.tops[width - 1]))));
        const BitsV outer =
            hn::Or(hn::LoadU(bits, p.stepsLeft.at(x - 1)), hn::LoadU(bits, p.stepsRight.at(x + width)));
        const BitsV edges = hn::Or(stepBits(left), stepBits(right));
        store(Diversity, countBits(hn::Or(hn::Or(outer, edges), hn::Set(bits, form.innerSteps))));
        const IntsV old =
            hn::Sub(hn::LoadU(ints, p.bumpsLeft.at(x + width)), hn::LoadU(ints, p.bumpsLeft.at(x - 1)));
        const IntsV bumps = hn::Add(bump(left), bump(right));
        store(Bumpiness, hn::Add(base(Bumpiness, form.innerBumps), hn::Sub(bumps, old)));
    }

    HWY_INLINE void readAll(const Tables &tables)
    {
        comeToRest();
        store(LandingTwice, hn::Add(hn::Add(y, y), hn::Set(ints, form.height - 1)));
        store(Eroded, hn::Zero(ints));
        store(RowsCleared, hn::Zero(ints));
        readRowTransitions();
        readHoles();
        readWells();
        if (tables.wantsSteps())
            readSteps();
        if (tables.wantsHeights()) {
            store(TotalHeight, hn::Add(base(TotalHeight, form.topSum), added));
            store(HighestColumn, hn::Max(base(HighestColumn), hn::Add(y, hn::Set(ints, form.height))));
        }
    }

    /// A bit a drop that completes a row; once the piece is written.
    HWY_INLINE std::uint64_t clearing() const
    {
        BitsV full = hn::And(hn::LoadU(bits, p.fullLeft.at(x)), hn::LoadU(bits, p.fullRight.at(x + width)));
        for (int i = 0; i < width; ++i)
            full = hn::And(full, columns[i + 2]);
        return hn::BitsFromMask(bits, hn::Ne(full, hn::Zero(bits)));
    }
};

template<int width>
HWY_INLINE void readForm(const Tables &tables, const Position &p, const Form &form, int boardHeight,
    int place, Values &values, std::int32_t *rows)
{
    std::uint64_t losing = ~std::uint64_t{lowestRows(Board::width - width + 1)};
    std::uint64_t clearing = 0;
    for (int x = 0; x < Board::width; x += lanes) {
        FormReader<width> reader{.p = p, .form = form, .values = values, .x = x, .place = place + x};
        reader.readAll(tables);
        hn::StoreU(reader.y, ints, rows + place + x);
        clearing |= reader.clearing() << x;
        losing |= hn::BitsFromMask(ints, hn::Gt(reader.y, hn::Set(ints, boardHeight - form.height))) << x;
    }
    constexpr std::uint64_t columns = lowestRows(Board::width);
    values.dead |= (losing & columns) << place;
    values.clearing |= (clearing & ~losing & columns) << place;
}

HWY_NOINLINE void playOut(const Tables &tables, const Position &before, const Form &form, int x, int y,
    int boardHeight, int place, Values &values)
{
    Position p;
    p.columns = before.columns;
    for (int i = 0; i < form.width; ++i)
        *p.columns.at(x + i) |= form.cells[i] << y;
    std::uint32_t full = ~0U;
    for (int i = 0; i < Board::width; ++i)
        full &= *p.columns.at(i);
    std::int32_t own = 0;
    for (int i = 0; i < form.width; ++i)
        own += std::popcount(form.cells[i] << y & full);
    const int cleared = std::popcount(full);
    while (full != 0) {
        const int row = Board::maxRows - 1 - std::countl_zero(full);
        const Column below = lowestRows(row);
        for (int i = 0; i < Board::width; i += lanes) {
            const BitsV cells = hn::LoadU(bits, p.columns.at(i));
            const BitsV lower = hn::Set(bits, below);
            const BitsV moved = hn::OrAnd(hn::AndNot(lower, hn::ShiftRight<1>(cells)), cells, lower);
            hn::StoreU(hn::IfThenElse(hn::Lt(hn::Iota(bits, i), hn::Set(bits, Board::width)), moved, cells),
                bits, p.columns.at(i));
        }
        full &= below;
    }
    survey(tables, p, lowestRows(boardHeight));
    p.readings[LandingTwice] = 2 * y + form.height - 1;
    p.readings[Eroded] = cleared * own;
    p.readings[RowsCleared] = cleared;
    for (int r = 0; r < readingCount; ++r)
        *values.at(static_cast<Reading>(r), place) = p.readings[static_cast<std::size_t>(r)];
}

using DoublesV = hn::Vec<Doubles>;
constexpr int doubleLanes = static_cast<int>(hn::MaxLanes(doubles));

/// Rates `count` vectors of places at once: each sum is a chain of additions that must keep their order, so there
/// have to be several to keep the processor busy. Returns the highest by lane.
template<int count>
HWY_INLINE DoublesV rateVectors(const Tables &tables, Values &values, int place, double *ratings)
{
    DoublesV sums[count];
    for (int i = 0; i < count; ++i)
        sums[i] = hn::Zero(doubles);
    for (const Term &term : tables.terms) {
        const DoublesV weight = hn::Set(doubles, term.weight);
        const std::int32_t *numbers = values.at(term.reading, place);
        for (int i = 0; i < count; ++i) {
            const DoublesV value = hn::PromoteTo(doubles, hn::LoadU(halfInts, numbers + i * doubleLanes));
            sums[i] = hn::Add(sums[i], hn::Mul(value, weight));
        }
    }
    const DoublesV never = hn::Set(doubles, -std::numeric_limits<double>::infinity());
    DoublesV best = never;
    for (int i = 0; i < count; ++i) {
        const auto dead = static_cast<std::uint8_t>(values.dead >> (place + i * doubleLanes));
        sums[i] = hn::IfThenElse(hn::LoadMaskBits(doubles, &dead), never, sums[i]);
        hn::StoreU(sums[i], doubles, ratings + place + i * doubleLanes);
        best = hn::Max(best, sums[i]);
    }
    return best;
}

/// Rates all places below `places` and returns the first best.
HWY_INLINE int rateValues(const Tables &tables, int places, Values &values, double *ratings)
{
    values.dead |= ~std::uint64_t{0} << places;
    DoublesV best = hn::Set(doubles, -std::numeric_limits<double>::infinity());
    int place = 0;
    for (; place + 3 * doubleLanes < places; place += 5 * doubleLanes)
        best = hn::Max(best, rateVectors<5>(tables, values, place, ratings));
    for (; place + 2 * doubleLanes < places; place += 3 * doubleLanes)
        best = hn::Max(best, rateVectors<3>(tables, values, place, ratings));
    for (; place < places; place += 2 * doubleLanes)
        best = hn::Max(best, rateVectors<2>(tables, values, place, ratings));
    const DoublesV highest = hn::MaxOfLanes(doubles, best);
    if (hn::GetLane(highest) == -std::numeric_limits<double>::infinity())
        return 0;
    std::uint64_t atBest = 0;
    for (place = 0; place < places; place += doubleLanes) {
        const auto equal = hn::Eq(hn::LoadU(doubles, ratings + place), highest);
        atBest |= static_cast<std::uint64_t>(hn::BitsFromMask(doubles, equal)) << place;
    }
    return std::countr_zero(atBest);
}

int rateByColumns(const Tables &tables, const Board &board, Piece piece, Ratings &out)
{
    Position p;
    open(tables, board, p);
    Values values;
    const auto &forms = tables.forms[static_cast<std::size_t>(piece)];
    const int count = tables.formCounts[static_cast<std::size_t>(piece)];
    for (int o = 0; o < count; ++o) {
        const Form &form = forms[static_cast<std::size_t>(o)];
        const int place = o * Board::width;
        switch (form.width) {
        case 1:
            readForm<1>(tables, p, form, board.height(), place, values, out.rows.data());
            break;
        case 2:
            readForm<2>(tables, p, form, board.height(), place, values, out.rows.data());
            break;
        case 3:
            readForm<3>(tables, p, form, board.height(), place, values, out.rows.data());
            break;
        default:
            readForm<4>(tables, p, form, board.height(), place, values, out.rows.data());
        }
    }
    for (std::uint64_t left = values.clearing; left != 0; left &= left - 1) {
        const int place = std::countr_zero(left);
        const Form &form = forms[static_cast<std::size_t>(place / Board::width)];
        playOut(tables, p, form, place % Board::width, out.rows[static_cast<std::size_t>(place)],
            board.height(), place, values);
    }
    return rateValues(tables, count * Board::width, values, out.ratings.data());
}

} // namespace tetrarium::fast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tetrarium::fast {

HWY_EXPORT(rateByColumns);

void chooseInstructionSet()
{
    hwy::ChosenTarget &chosen = hwy::GetChosenTarget();
    if (!chosen.IsInitialized())
        chosen.Update(hwy::SupportedTargets());
}

std::string_view instructionSet()
{
    const std::int64_t best = hwy::SupportedTargets() & HWY_TARGETS;
    return hwy::TargetName(best & -best);
}

RateFunction simdRate()
{
    chooseInstructionSet();
    return HWY_DYNAMIC_POINTER(rateByColumns);
}

} // namespace tetrarium::fast
#endif
