// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "board.h"

#include <algorithm>
#include <format>
#include <vector>

namespace tetrarium {

Expected<Board> Board::fromText(std::string_view picture, int height)
{
    if (height < minHeight || height > maxHeight)
        return fail(
            ErrorCode::OutOfRange, std::to_string(height), std::format("{}..{}", minHeight, maxHeight));

    std::vector<std::string_view> lines;
    while (!picture.empty()) {
        const auto end = std::min(picture.find('\n'), picture.size());
        lines.push_back(picture.substr(0, end));
        picture.remove_prefix(std::min(end + 1, picture.size()));
    }
    if (std::ssize(lines) > maxRows)
        return fail(ErrorCode::WrongSize, std::to_string(lines.size()), std::to_string(height), maxRows + 1);

    Board board(height);
    int y = static_cast<int>(lines.size());
    int lineNumber = 0;
    for (const std::string_view line : lines) {
        ++lineNumber;
        --y;
        if (std::ssize(line) != width)
            return fail(ErrorCode::WrongSize, std::to_string(line.size()), std::to_string(width), lineNumber);
        for (int x = 0; x < width; ++x) {
            if (!std::string_view(".0_ ").contains(line[static_cast<std::size_t>(x)]))
                board.fill(x, y);
        }
    }
    return board;
}

std::string Board::toText() const
{
    std::string text;
    for (int y = std::max(m_height, highestColumn()) - 1; y >= 0; --y) {
        for (int x = 0; x < width; ++x)
            text += isFilled(x, y) ? '#' : '.';
        text += '\n';
    }
    return text;
}

std::uint32_t Board::row(int y) const
{
    std::uint32_t bits = 0;
    for (int x = 0; x < width; ++x)
        bits |= ((column(x) >> y) & 1U) << x;
    return bits;
}

int Board::filledCells() const
{
    int cells = 0;
    for (int x = 0; x < width; ++x)
        cells += std::popcount(column(x));
    return cells;
}

} // namespace tetrarium
