// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "piece.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace tetrarium {

struct Cell
{
    std::int8_t x = 0;
    std::int8_t y = 0;

    auto operator<=>(const Cell &) const = default;
};

using Cells = std::array<Cell, 4>;

/// One orientation of a piece in its tight box: lower left corner at (0, 0), no empty border.
struct Shape
{
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    std::array<std::uint8_t, 4> columns{}; ///< bit k of columns[i]: the cell k rows above the box's floor
    std::array<std::uint8_t, 4> bottoms{}; ///< lowest filled row of each column of the box
    std::array<std::uint8_t, 4> tops{};    ///< row above the highest filled one of each column of the box

    /// From a picture of the box, top row first, rows separated by '/': "X./XX/X.".
    static constexpr Shape fromPicture(std::string_view picture);
    static constexpr Shape fromCells(const Cells &cells);

    /// The same piece turned by a quarter.
    constexpr Shape clockwise() const;
    constexpr Shape counterClockwise() const;

    /// The four cells, by column and then upwards, with the box's lower left corner at (x, y).
    constexpr Cells cellsAt(int x, int y) const;

    bool operator==(const Shape &) const = default;
};

/// True when the shape with its lower left corner at (x, y) lies inside the walls, on or above the floor, at
/// most `ceiling` rows high, and on empty cells only.
constexpr bool fits(const Board &board, const Shape &shape, int x, int y, int ceiling)
{
    if (x < 0 || y < 0 || x + shape.width > Board::width || y + shape.height > ceiling)
        return false;
    Column hit = 0;
    for (int i = 0; i < shape.width; ++i)
        hit |= board.column(x + i) & (Column{shape.columns[static_cast<std::size_t>(i)]} << y);
    return hit == 0;
}

/// The row in which the shape's lower edge comes to rest when it is dropped from above all cells in column x.
constexpr int restingRow(const Board &board, const Shape &shape, int x)
{
    int y = 0;
    for (int i = 0; i < shape.width; ++i) {
        const int reach = board.columnHeight(x + i) - shape.bottoms[static_cast<std::size_t>(i)];
        y = reach > y ? reach : y;
    }
    return y;
}

/// Writes the shape's cells into the board.
constexpr void stamp(Board &board, const Shape &shape, int x, int y)
{
    for (int i = 0; i < shape.width; ++i)
        board.setColumn(
            x + i, board.column(x + i) | (Column{shape.columns[static_cast<std::size_t>(i)]} << y));
}

constexpr Shape Shape::fromCells(const Cells &cells)
{
    int left = cells[0].x;
    int low = cells[0].y;
    for (const Cell cell : cells) {
        left = cell.x < left ? cell.x : left;
        low = cell.y < low ? cell.y : low;
    }
    Shape shape;
    for (const Cell cell : cells) {
        const int x = cell.x - left;
        const int y = cell.y - low;
        shape.columns[static_cast<std::size_t>(x)] |= static_cast<std::uint8_t>(1U << y);
        shape.width = static_cast<std::uint8_t>(x + 1 > shape.width ? x + 1 : shape.width);
        shape.height = static_cast<std::uint8_t>(y + 1 > shape.height ? y + 1 : shape.height);
    }
    for (std::size_t i = 0; i < shape.width; ++i) {
        shape.bottoms[i] = static_cast<std::uint8_t>(std::countr_zero(shape.columns[i]));
        shape.tops[i] = static_cast<std::uint8_t>(8 - std::countl_zero(shape.columns[i]));
    }
    return shape;
}

constexpr Shape Shape::fromPicture(std::string_view picture)
{
    int rows = 1;
    for (const char c : picture)
        rows += c == '/' ? 1 : 0;
    Cells cells;
    std::size_t count = 0;
    int x = 0;
    int y = rows - 1;
    for (const char c : picture) {
        if (c == '/') {
            x = 0;
            --y;
            continue;
        }
        if (c == 'X')
            cells[count++] = Cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
        ++x;
    }
    return fromCells(cells);
}

constexpr Cells Shape::cellsAt(int x, int y) const
{
    Cells cells;
    std::size_t count = 0;
    for (int i = 0; i < width; ++i) {
        for (int k = 0; k < height; ++k) {
            if ((columns[static_cast<std::size_t>(i)] >> k) & 1U)
                cells[count++] = Cell{static_cast<std::int8_t>(x + i), static_cast<std::int8_t>(y + k)};
        }
    }
    return cells;
}

constexpr Shape Shape::clockwise() const
{
    Cells cells = cellsAt(0, 0);
    for (Cell &cell : cells)
        cell = Cell{cell.y, static_cast<std::int8_t>(-cell.x)};
    return fromCells(cells);
}

constexpr Shape Shape::counterClockwise() const
{
    return clockwise().clockwise().clockwise();
}

} // namespace tetrarium
