// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of simdrate.cpp that measures one board; compiled once a target, as Highway's -inl.h files are.
#if defined(TETRARIUM_SIMDSURVEY_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TETRARIUM_SIMDSURVEY_INL_H
#undef TETRARIUM_SIMDSURVEY_INL_H
#else
#define TETRARIUM_SIMDSURVEY_INL_H
#endif

#include "columnbits.h"
#include "fasttables.h"

#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

HWY_BEFORE_NAMESPACE();
namespace tetrarium::fast::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Bits = hn::CappedTag<std::uint32_t, 16>; ///< a lane a column
using Ints = hn::RebindToSigned<Bits>;
using Doubles = hn::CappedTag<double, 8>;
using HalfInts = hn::Rebind<std::int32_t, Doubles>;
using BitsV = hn::Vec<Bits>;
using IntsV = hn::Vec<Ints>;

constexpr Bits bits;
constexpr Ints ints;
constexpr Doubles doubles;
constexpr HalfInts halfInts;
constexpr int lanes = static_cast<int>(hn::MaxLanes(bits));

/// Numbers by column, with room on both sides so that a vector can be loaded a few columns off.
template<typename T>
struct alignas(64) Lanes
{
    static constexpr int left = 4;
    std::array<T, 32> values;

    T *at(int x) { return values.data() + left + x; }
    const T *at(int x) const { return values.data() + left + x; }
};

/// A board with everything that the closed forms start from.
struct Position
{
    Lanes<std::uint32_t> columns; ///< walls are full
    Lanes<std::int32_t> heights;
    Lanes<std::uint32_t> firstFree; ///< bit of the row above each column
    Lanes<std::uint32_t> holes;
    Lanes<std::int32_t> wells;
    Lanes<std::uint32_t> fullLeft;  ///< rows full in all columns left of this one
    Lanes<std::uint32_t> fullRight; ///< rows full in this column and all right of it
    Lanes<std::uint32_t> stepsLeft; ///< steps of height that occur left of this column, as Form::innerSteps
    Lanes<std::uint32_t> stepsRight;
    Lanes<std::int32_t> bumpsLeft; ///< sum of the steps left of this column, without sign
    std::uint32_t holeRows = 0;
    Readings readings{};
};

HWY_INLINE BitsV smearDown(BitsV v)
{
    v = hn::Or(v, hn::ShiftRight<1>(v));
    v = hn::Or(v, hn::ShiftRight<2>(v));
    v = hn::Or(v, hn::ShiftRight<4>(v));
    v = hn::Or(v, hn::ShiftRight<8>(v));
    return hn::Or(v, hn::ShiftRight<16>(v));
}

HWY_INLINE IntsV countBits(BitsV v)
{
    return hn::BitCast(ints, hn::PopulationCount(v));
}

/// Cumulative wells from well cells: every one moves down until it meets a filled cell and is counted on every row it
/// passes. `usual` passes are made without asking whether any is left, because a wrong guess costs more.
template<int usual, int count>
HWY_INLINE IntsV sumWells(BitsV (&wells)[count], const BitsV *columns)
{
    IntsV sum = hn::Zero(ints);
    BitsV left = hn::Zero(bits);
    const auto pass = [&]() HWY_ATTR {
        left = hn::Zero(bits);
        for (int i = 0; i < count; ++i) {
            sum = hn::Add(sum, countBits(wells[i]));
            wells[i] = hn::AndNot(columns[i], hn::ShiftRight<1>(wells[i]));
            left = hn::Or(left, wells[i]);
        }
    };
    for (int i = 0; i < usual; ++i)
        pass();
    while (!hn::AllTrue(bits, hn::Eq(left, hn::Zero(bits))))
        pass();
    return sum;
}

HWY_INLINE void surveySteps(Position &p)
{
    std::uint32_t steps = 0;
    std::int32_t bumps = 0;
    *p.stepsLeft.at(-1) = 0;
    *p.bumpsLeft.at(-1) = 0;
    for (int x = 0; x < Board::width; ++x) {
        *p.stepsLeft.at(x) = steps;
        *p.bumpsLeft.at(x) = bumps;
        if (x + 1 == Board::width)
            break;
        const std::int32_t step = *p.heights.at(x + 1) - *p.heights.at(x);
        steps |= stepBit(step);
        bumps += std::abs(step);
    }
    *p.bumpsLeft.at(Board::width) = bumps;
    p.readings[Diversity] = std::popcount(steps);
    p.readings[Bumpiness] = bumps;
}

/// Measures a whole board, a lane a column. Full walls and the full lanes beyond them add nothing to any sum.
HWY_INLINE void survey(const Tables &tables, Position &p, std::uint32_t rows)
{
    IntsV sums = hn::Zero(ints);
    IntsV wellSums = hn::Zero(ints);
    for (int x = 0; x < Board::width; x += lanes) {
        const BitsV cells = hn::LoadU(bits, p.columns.at(x));
        const BitsV left = hn::LoadU(bits, p.columns.at(x - 1));
        const BitsV right = hn::LoadU(bits, p.columns.at(x + 1));
        const BitsV smeared = smearDown(cells);
        const BitsV holes = hn::AndNot(cells, smeared);
        const auto inside = hn::Lt(hn::Iota(ints, x), hn::Set(ints, Board::width));
        const IntsV heights = hn::IfThenElseZero(inside, countBits(smeared));
        const BitsV one = hn::Set(bits, 1);
        const IntsV depth = countBits(hn::And(cells, hn::Add(cells, one)));
        const IntsV columnTransitions = countBits(hn::Xor(cells, hn::Or(hn::Add(cells, cells), one)));
        const IntsV rowTransitions = countBits(hn::And(hn::Xor(cells, right), hn::Set(bits, rows)));
        BitsV wellCells[1]{hn::AndNot(cells, hn::And(left, right))};
        const IntsV wells = sumWells<2>(wellCells, &cells);

        hn::StoreU(heights, ints, p.heights.at(x));
        hn::StoreU(hn::Add(smeared, one), bits, p.firstFree.at(x));
        hn::StoreU(holes, bits, p.holes.at(x));
        hn::StoreU(wells, ints, p.wells.at(x));
        // No sum of ten columns passes 260: three fit into one lane.
        sums = hn::Add(sums, hn::Add(countBits(holes),
                                 hn::Add(hn::ShiftLeft<10>(depth), hn::ShiftLeft<20>(columnTransitions))));
        wellSums = hn::Add(wellSums, hn::Add(wells, hn::ShiftLeft<16>(rowTransitions)));
    }
    const std::int32_t sum = hn::ReduceSum(ints, sums);
    const std::int32_t wellSum = hn::ReduceSum(ints, wellSums);
    p.holeRows = 0;
    for (int x = 0; x < Board::width; ++x)
        p.holeRows |= *p.holes.at(x);
    p.readings[Holes] = sum & 1023;
    p.readings[HoleDepth] = (sum >> 10) & 1023;
    p.readings[ColumnTransitions] = sum >> 20;
    p.readings[Wells] = wellSum & 65535;
    p.readings[RowTransitions] =
        (wellSum >> 16) + static_cast<std::int32_t>(std::popcount(~*p.columns.at(0) & rows));
    p.readings[RowsWithHoles] = std::popcount(p.holeRows);
    if (tables.wantsSteps())
        surveySteps(p);
    if (tables.wantsHeights()) {
        std::int32_t total = 0;
        std::int32_t highest = 0;
        for (int x = 0; x < Board::width; ++x) {
            total += *p.heights.at(x);
            highest = std::max(highest, *p.heights.at(x));
        }
        p.readings[TotalHeight] = total;
        p.readings[HighestColumn] = highest;
    }
}

HWY_INLINE void open(const Tables &tables, const Board &board, Position &p)
{
    for (int i = 0; i < 32; i += lanes) {
        hn::StoreU(hn::Set(bits, ~0U), bits, p.columns.values.data() + i);
        hn::StoreU(hn::Zero(ints), ints, p.heights.values.data() + i);
    }
    for (int x = 0; x < Board::width; x += lanes) {
        const auto inside = hn::Lt(hn::Iota(bits, x), hn::Set(bits, Board::width));
        hn::StoreU(hn::IfThenElse(inside, hn::LoadU(bits, board.columns().data() + x), hn::Set(bits, ~0U)),
            bits, p.columns.at(x));
    }
    survey(tables, p, lowestRows(board.height()));
    std::uint32_t full = ~0U;
    for (int x = 0; x <= Board::width; ++x) {
        *p.fullLeft.at(x) = full;
        full &= *p.columns.at(x);
    }
    full = ~0U;
    for (int x = Board::width; x >= 0; --x) {
        full &= *p.columns.at(x);
        *p.fullRight.at(x) = full;
    }
    if (tables.wantsSteps()) {
        std::uint32_t steps = 0;
        *p.stepsRight.at(Board::width) = 0;
        for (int x = Board::width - 1; x >= 0; --x) {
            *p.stepsRight.at(x) = steps;
            if (x > 0)
                steps |= stepBit(*p.heights.at(x) - *p.heights.at(x - 1));
        }
    }
}

} // namespace tetrarium::fast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
