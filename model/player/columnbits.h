// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"

#include <algorithm>
#include <bit>

namespace tetrarium {

/// What can be read off a single column of bits (and its two neighbours). The features of a board are sums of
/// these; engines that keep sums up to date call them for the columns that changed.

/// Rows up to the highest filled cell: the row above it, 0 when empty.
[[gnu::always_inline]] constexpr int columnTop(Column cells)
{
    return Board::maxRows - std::countl_zero(cells);
}

/// Empty cells with a filled one somewhere above.
[[gnu::always_inline]] constexpr Column holeMask(Column cells)
{
    return ~cells & lowestRows(columnTop(cells));
}

/// Changes between filled and empty on the way up from the filled floor to the empty sky.
[[gnu::always_inline]] constexpr int transitionsInColumn(Column cells)
{
    return std::popcount(cells ^ (cells << 1 | 1U));
}

/// Filled cells that lie, without a gap, on a hole: all but the run that stands on the floor.
[[gnu::always_inline]] constexpr int holeDepthInColumn(Column cells)
{
    return std::popcount(cells) - std::countr_one(cells);
}

/// Vertical runs of holes.
[[gnu::always_inline]] constexpr int holeRunsInColumn(Column cells)
{
    const Column holes = holeMask(cells);
    return std::popcount(holes & ~(holes << 1));
}

/// For each of some empty cells of a column: 1 and the empty cells directly below it.
[[gnu::always_inline]] constexpr int emptyDownwards(Column some, Column cells)
{
    int sum = 0;
    for (; some != 0; some &= some - 1) {
        const int y = std::countr_zero(some);
        sum += y + 1 - columnTop(cells & lowestRows(y));
    }
    return sum;
}

/// For each empty cell between two filled ones (walls are filled): 1 and the empty cells directly below it.
[[gnu::always_inline]] constexpr int wellsInColumn(Column left, Column cells, Column right)
{
    return emptyDownwards(~cells & left & right, cells);
}

} // namespace tetrarium
