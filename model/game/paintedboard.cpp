// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paintedboard.h"

#include <algorithm>

namespace tetrarium {

namespace {

constexpr std::string_view paintLetters = "IJLOSZTG.";

} // namespace

PaintedBoard::PaintedBoard(int height)
    : m_height(height)
{
    for (Row &row : m_rows)
        row.fill(Paint::None);
}

PaintedBoard::PaintedBoard(const Board &board)
    : PaintedBoard(board.height())
{
    for (int y = 0; y < Board::maxRows; ++y) {
        for (int x = 0; x < Board::width; ++x) {
            if (board.isFilled(x, y))
                setCell(x, y, Paint::Garbage);
        }
    }
}

Expected<PaintedBoard> PaintedBoard::fromText(std::string_view picture, int height)
{
    const auto board = Board::fromText(picture, height);
    if (!board)
        return std::unexpected(board.error());
    PaintedBoard painted(*board);
    // Board::fromText() has checked that every line is as wide as the field.
    constexpr std::size_t stride = Board::width + 1;
    const auto rows = static_cast<int>((picture.size() + 1) / stride);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < Board::width; ++x) {
            const char letter =
                picture[static_cast<std::size_t>(rows - 1 - y) * stride + static_cast<std::size_t>(x)];
            if (const auto piece = pieceFromLetter(letter))
                painted.paint(x, y, *piece);
        }
    }
    return painted;
}

std::string PaintedBoard::toText() const
{
    std::string text;
    for (int y = std::max(m_height, board().highestColumn()) - 1; y >= 0; --y) {
        for (int x = 0; x < Board::width; ++x)
            text += paintLetters[static_cast<std::size_t>(cell(x, y))];
        text += '\n';
    }
    return text;
}

void PaintedBoard::removeRows(Column mask, int ceiling)
{
    std::size_t kept = 0;
    const auto end = static_cast<std::size_t>(ceiling);
    for (std::size_t y = 0; y < end; ++y) {
        if (((mask >> y) & 1U) == 0)
            m_rows[kept++] = m_rows[y];
    }
    for (; kept < end; ++kept)
        m_rows[kept].fill(Paint::None);
}

void PaintedBoard::repeatRow(int from, int last)
{
    for (int y = from + 1; y <= last; ++y)
        m_rows[static_cast<std::size_t>(y)] = m_rows[static_cast<std::size_t>(from)];
}

Board PaintedBoard::board() const
{
    Board board(m_height);
    for (int y = 0; y < Board::maxRows; ++y) {
        for (int x = 0; x < Board::width; ++x) {
            if (cell(x, y) != Paint::None)
                board.fill(x, y);
        }
    }
    return board;
}

} // namespace tetrarium
