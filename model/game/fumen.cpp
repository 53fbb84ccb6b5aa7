// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fumen.h"

#include <algorithm>
#include <format>
#include <vector>

namespace tetrarium {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view mark = "115@";

constexpr int fieldCells = (FumenPosition::rows + 1) * Board::width;
constexpr int unchanged = 8; ///< a run's colour difference is stored plus this
constexpr int runDigits = 2;
constexpr int actionDigits = 3;
constexpr int lengthDigits = 2;
/// Four characters of a comment.
constexpr int quadDigits = 5;

/// Colours by fumen's number. Piece numbers are the same, without the grey.
constexpr std::array<Paint, 9> paints{
    Paint::None, Paint::I, Paint::L, Paint::O, Paint::Z, Paint::T, Paint::J, Paint::S, Paint::Garbage};

constexpr int numberOf(Paint paint)
{
    return static_cast<int>(std::ranges::find(paints, paint) - paints.begin());
}

/// Fumen places a piece by one of its cells: where that is, from the lower left corner of the shape, for the
/// orientations spawn, right, reverse and left.
constexpr std::array<std::array<Cell, 4>, pieceCount> anchors{{
    {{{1, 0}, {0, 2}, {1, 0}, {0, 2}}}, // I
    {{{1, 0}, {0, 1}, {1, 1}, {1, 1}}}, // J
    {{{1, 0}, {0, 1}, {1, 1}, {1, 1}}}, // L
    {{{0, 1}, {0, 1}, {0, 1}, {0, 1}}}, // O
    {{{1, 1}, {1, 1}, {1, 1}, {1, 1}}}, // S
    {{{1, 1}, {0, 1}, {1, 1}, {0, 1}}}, // Z
    {{{1, 0}, {0, 1}, {1, 1}, {1, 1}}}, // T
}};

constexpr Cell anchorOf(Piece piece, int orientation)
{
    return anchors[static_cast<std::size_t>(piece)][static_cast<std::size_t>(orientation)];
}

/// Fumen numbers orientations reverse, right, spawn, left. Its own inverse.
constexpr int turnNumber(int orientation)
{
    return (2 - orientation) & 3;
}

/// Cells in fumen's order: from the left, from the top row down to the garbage row.
Paint cellAt(const FumenPosition &position, int index)
{
    const int x = index % Board::width;
    const int y = FumenPosition::rows - 1 - index / Board::width;
    return y < 0 ? position.garbage[static_cast<std::size_t>(x)] : position.field.cell(x, y);
}

void setCellAt(FumenPosition &position, int index, Paint paint)
{
    const int x = index % Board::width;
    const int y = FumenPosition::rows - 1 - index / Board::width;
    if (y < 0)
        position.garbage[static_cast<std::size_t>(x)] = paint;
    else
        position.field.setCell(x, y, paint);
}

void append(std::string &text, int value, int count)
{
    for (; count > 0; --count) {
        text += digits[static_cast<std::size_t>(value % std::ssize(digits))];
        value /= static_cast<int>(std::ssize(digits));
    }
}

Expected<int> pieceNumber(const Active &active)
{
    const Cell anchor = anchorOf(active.piece, active.orientation);
    const int x = active.x + anchor.x;
    const int down = FumenPosition::rows - 1 - (active.y + anchor.y);
    if (active.x < 0 || active.x + srsRotation.shape(active).width > Board::width)
        return fail(ErrorCode::OutOfRange, std::to_string(active.x), std::format("0..{}", Board::width - 1));
    if (active.y < 0 || down < 0)
        return fail(
            ErrorCode::OutOfRange, std::to_string(active.y), std::format("0..{}", FumenPosition::rows - 1));
    const int place = down * Board::width + x;
    return (place * 4 + turnNumber(active.orientation)) * 8 + numberOf(paintOf(active.piece));
}

/// Lines as long as the reference's: a '?' after 42 digits, then after every 47.
std::string wrapped(const std::string &data)
{
    constexpr std::size_t first = 42;
    constexpr std::size_t others = 47;
    std::string text = "v";
    text += mark;
    text += data.substr(0, first);
    for (std::size_t at = first; at < data.size(); at += others)
        text += '?' + data.substr(at, others);
    return text;
}

/// The digits of a fumen one number after the other, with the place of each in the text.
class DigitReader
{
public:
    /// `start` is where the digits begin.
    static Expected<DigitReader> open(std::string_view text, std::size_t start)
    {
        DigitReader reader(text);
        const std::size_t end = std::min(text.find('&', start), text.size());
        for (std::size_t at = start; at < end; ++at) {
            if (std::string_view("? \t\r\n\v\f").contains(text[at]))
                continue;
            const std::size_t digit = digits.find(text[at]);
            if (digit == std::string_view::npos)
                return reader.failAt(at, ErrorCode::Syntax, std::string(1, text[at]), "A-Z a-z 0-9 + /");
            reader.m_values.push_back(static_cast<int>(digit));
            reader.m_places.push_back(at);
        }
        reader.m_places.push_back(end);
        return reader;
    }

    Expected<int> number(int count)
    {
        if (m_next + count > std::ssize(m_values))
            return failAt(m_places.back(), ErrorCode::EndsEarly, {}, "A-Z a-z 0-9 + /");
        m_last = m_next;
        int value = 0;
        for (m_next += count; count > 0; --count)
            value = value * static_cast<int>(std::ssize(digits))
                    + m_values[static_cast<std::size_t>(m_last + count - 1)];
        return value;
    }

    std::unexpected<Error> failAtLastNumber(ErrorCode code, std::string found, std::string expected) const
    {
        return failAt(
            m_places[static_cast<std::size_t>(m_last)], code, std::move(found), std::move(expected));
    }

private:
    explicit DigitReader(std::string_view text)
        : m_text(text)
    {}

    std::unexpected<Error> failAt(
        std::size_t at, ErrorCode code, std::string found, std::string expected) const
    {
        const std::string_view before = m_text.substr(0, at);
        const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
        const std::size_t newline = before.rfind('\n');
        const std::size_t lineStart = newline == std::string_view::npos ? 0 : newline + 1;
        return fail(code, std::move(found), std::move(expected), line, static_cast<int>(at - lineStart) + 1);
    }

    std::string_view m_text;
    std::vector<int> m_values;
    std::vector<std::size_t> m_places;
    std::ptrdiff_t m_next = 0;
    std::ptrdiff_t m_last = 0;
};

std::optional<Error> readField(DigitReader &reader, FumenPosition &position)
{
    for (int index = 0; index < fieldCells;) {
        const auto run = reader.number(runDigits);
        if (!run)
            return run.error();
        const int colour = *run / fieldCells - unchanged;
        const int length = *run % fieldCells + 1;
        if (colour < 0 || colour >= std::ssize(paints))
            return reader.failAtLastNumber(ErrorCode::OutOfRange, std::to_string(colour), "0..8").error();
        if (index + length > fieldCells)
            return reader
                .failAtLastNumber(
                    ErrorCode::OutOfRange, std::to_string(length), std::format("1..{}", fieldCells - index))
                .error();
        for (const int end = index + length; index < end; ++index)
            setCellAt(position, index, paints[static_cast<std::size_t>(colour)]);
        // An unchanged (on the first page: empty) field is followed by how many pages share it.
        if (colour == 0 && length == fieldCells) {
            if (const auto pages = reader.number(1); !pages)
                return pages.error();
        }
    }
    return std::nullopt;
}

std::optional<Error> readAction(DigitReader &reader, FumenPosition &position)
{
    const auto action = reader.number(actionDigits);
    if (!action)
        return action.error();
    const Paint paint = paints[static_cast<std::size_t>(*action % 8)];
    const int orientation = turnNumber(*action / 8 % 4);
    const int place = *action / 32 % fieldCells;
    const bool hasComment = ((*action / 32 / fieldCells) & 8) != 0;
    if (paint != Paint::None) {
        const auto piece = static_cast<Piece>(paint);
        const Cell anchor = anchorOf(piece, orientation);
        const Shape &shape = srsRotation.shape(piece, orientation);
        const int x = place % Board::width - anchor.x;
        const int y = FumenPosition::rows - 1 - place / Board::width - anchor.y;
        if (x < 0 || x + shape.width > Board::width || y < 0)
            return reader
                .failAtLastNumber(ErrorCode::Impossible, std::format("{} {} {}", letterOf(piece), x, y),
                    std::format("0..{} 0..{}", Board::width - shape.width, FumenPosition::rows - 1))
                .error();
        position.active = Active{.piece = piece,
            .orientation = static_cast<std::uint8_t>(orientation),
            .x = static_cast<std::int8_t>(x),
            .y = static_cast<std::int8_t>(y)};
    }
    if (!hasComment)
        return std::nullopt;
    const auto length = reader.number(lengthDigits);
    if (!length)
        return length.error();
    for (int read = 0; read < *length; read += 4) {
        if (const auto quad = reader.number(quadDigits); !quad)
            return quad.error();
    }
    return std::nullopt;
}

/// Where the digits of a version 115 fumen begin.
Expected<std::size_t> findDigits(std::string_view text)
{
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        if (at > 0 && std::string_view("vmd").contains(text[at - 1]))
            return at + mark.size();
    }
    if (text.contains("110@"))
        return fail(ErrorCode::UnknownVersion, "110", "115", 1, static_cast<int>(text.find("110@")) + 1);
    return fail(ErrorCode::Missing, {}, "v115@", 1, 1);
}

} // namespace

std::optional<Active> translated(const Active &active, const RotationSystem &from, const RotationSystem &to)
{
    for (std::uint8_t orientation = 0; orientation < 4; ++orientation) {
        if (to.shape(active.piece, orientation) == from.shape(active)) {
            Active same = active;
            same.orientation = orientation;
            return same;
        }
    }
    return std::nullopt;
}

Expected<std::string> writeFumen(const FumenPosition &position)
{
    const int height = position.field.board().highestColumn();
    if (height > FumenPosition::rows)
        return fail(ErrorCode::OutOfRange, std::to_string(height), std::format("0..{}", FumenPosition::rows));
    int action = 0;
    if (position.active) {
        const auto number = pieceNumber(*position.active);
        if (!number)
            return std::unexpected(number.error());
        action = *number;
    }
    std::string data;
    int length = 0;
    for (int index = 0; index < fieldCells; ++index) {
        ++length;
        const Paint paint = cellAt(position, index);
        if (index + 1 == fieldCells || cellAt(position, index + 1) != paint) {
            append(data, (numberOf(paint) + unchanged) * fieldCells + length - 1, runDigits);
            if (length == fieldCells && paint == Paint::None)
                append(data, 0, 1);
            length = 0;
        }
    }
    // The one flag that the reference sets on a first page: guideline colours.
    constexpr int colourFlag = 4;
    append(data, action + colourFlag * fieldCells * 32, actionDigits);
    return wrapped(data);
}

Expected<FumenPosition> readFumen(std::string_view text, int height)
{
    const auto start = findDigits(text);
    if (!start)
        return std::unexpected(start.error());
    auto reader = DigitReader::open(text, *start);
    if (!reader)
        return std::unexpected(reader.error());
    FumenPosition position{.field = PaintedBoard(height)};
    if (auto error = readField(*reader, position))
        return std::unexpected(*std::move(error));
    if (auto error = readAction(*reader, position))
        return std::unexpected(*std::move(error));
    return position;
}

} // namespace tetrarium
