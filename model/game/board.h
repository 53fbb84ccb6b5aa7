// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace tetrarium {

/// One column of cells: bit y is the cell y rows above the floor.
using Column = std::uint32_t;

/// The mask of the lowest `rows` rows of a column.
constexpr Column lowestRows(int rows)
{
    return rows >= 32 ? ~Column{0} : (Column{1} << rows) - 1;
}

/// The field as ten columns of bits. Columns rather than rows, because what players ask for most (heights,
/// holes, where a piece comes to rest, which rows are full) is then one instruction a column.
///
/// x counts from the left wall, y from the floor, both from 0. A value: copying it copies 64 bytes and a
/// height, nothing is allocated. The columns are padded to sixteen so that a vector register can load them;
/// the padding stays empty. Up to eight rows above the height can hold cells, because in some rules a losing
/// piece stays where it stopped.
class Board
{
public:
    static constexpr int width = 10;
    static constexpr int paddedWidth = 16;
    static constexpr int minHeight = 8;
    static constexpr int maxHeight = 24;
    static constexpr int maxRows = 32;

    constexpr explicit Board(int height = 20)
        : m_height(height)
    {}

    /// Reads a picture: one line a row, top row first, ten characters each; '.', '0', '_' and ' ' are empty,
    /// all else is filled. Fewer lines than `height` leave the rows above empty.
    static Expected<Board> fromText(std::string_view picture, int height = 20);

    /// The picture that fromText() reads, all rows up to the height (and any filled rows above it), '.' and
    /// '#'.
    std::string toText() const;

    constexpr int height() const { return m_height; }

    constexpr Column column(int x) const { return m_columns[static_cast<std::size_t>(x)]; }
    constexpr void setColumn(int x, Column cells) { m_columns[static_cast<std::size_t>(x)] = cells; }
    constexpr const std::array<Column, paddedWidth> &columns() const { return m_columns; }

    constexpr bool isFilled(int x, int y) const { return (column(x) >> y) & 1U; }
    constexpr void fill(int x, int y) { m_columns[static_cast<std::size_t>(x)] |= Column{1} << y; }
    constexpr void empty(int x, int y) { m_columns[static_cast<std::size_t>(x)] &= ~(Column{1} << y); }

    /// How high column x reaches: the row above its highest filled cell, 0 when empty.
    constexpr int columnHeight(int x) const { return maxRows - std::countl_zero(column(x)); }

    constexpr int highestColumn() const { return maxRows - std::countl_zero(anyInRows()); }

    /// Rows in which every cell is filled, as a mask.
    constexpr Column fullRows() const
    {
        Column full = ~Column{0};
        for (int x = 0; x < width; ++x)
            full &= column(x);
        return full;
    }

    /// Rows in which at least one cell is filled, as a mask.
    constexpr Column anyInRows() const
    {
        Column any = 0;
        for (int x = 0; x < width; ++x)
            any |= column(x);
        return any;
    }

    /// Bits of row y: bit x is column x.
    std::uint32_t row(int y) const;

    /// Removes the rows of `mask`; everything above falls, but rows from `ceiling` up stay where they are.
    constexpr void removeRows(Column mask, int ceiling = maxRows)
    {
        const Column falling = lowestRows(ceiling);
        while (mask != 0) {
            const int y = maxRows - 1 - std::countl_zero(mask);
            const Column below = lowestRows(y);
            for (int x = 0; x < width; ++x) {
                const Column cells = column(x);
                setColumn(
                    x, (cells & ~falling) | (cells & falling & below) | (((cells & falling) >> 1) & ~below));
            }
            mask &= below;
        }
    }

    /// Copies row `from` into every row above it up to `last`.
    constexpr void repeatRow(int from, int last)
    {
        const Column rows = lowestRows(last + 1) & ~lowestRows(from);
        for (int x = 0; x < width; ++x)
            setColumn(x, isFilled(x, from) ? column(x) | rows : column(x) & ~rows);
    }

    int filledCells() const;

    bool operator==(const Board &) const = default;

private:
    alignas(64) std::array<Column, paddedWidth> m_columns{};
    int m_height;
};

} // namespace tetrarium
