// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "piece.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarium {

/// What one cell of a painted board shows.
enum class Paint : std::uint8_t
{
    I,
    J,
    L,
    O,
    S,
    Z,
    T,
    Garbage,
    None
};

constexpr Paint paintOf(Piece piece)
{
    return static_cast<Paint>(piece);
}

/// A board that remembers which piece every cell came from, for people to look at. The same coordinates and room as
/// Board; a value of 320 bytes.
class PaintedBoard
{
public:
    explicit PaintedBoard(int height = 20);

    /// Every filled cell as garbage.
    explicit PaintedBoard(const Board &board);

    /// Reads a picture as Board::fromText() does; the letters of pieces paint their cells, 'G' and '#' garbage.
    static Expected<PaintedBoard> fromText(std::string_view picture, int height = 20);

    /// The picture that fromText() reads.
    std::string toText() const;

    int height() const { return m_height; }
    Paint cell(int x, int y) const
    {
        return m_rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }
    void setCell(int x, int y, Paint paint)
    {
        m_rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = paint;
    }
    void paint(int x, int y, Piece piece) { setCell(x, y, paintOf(piece)); }
    void empty(int x, int y) { setCell(x, y, Paint::None); }

    /// As Board::removeRows().
    void removeRows(Column mask, int ceiling = Board::maxRows);

    /// Copies row `from` into every row above it up to `last`.
    void repeatRow(int from, int last);

    Board board() const;

    bool operator==(const PaintedBoard &) const = default;

private:
    using Row = std::array<Paint, Board::width>;

    std::array<Row, Board::maxRows> m_rows;
    int m_height;
};

} // namespace tetrarium
