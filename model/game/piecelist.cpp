// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "piecelist.h"

#include <algorithm>
#include <charconv>

namespace tetrarium {

namespace {

// A file that is no piece list at all may be one endless word: an error quotes its beginning.
constexpr std::size_t longestQuote = 20;

Expected<Piece> pieceFromId(std::string_view word, int line, int column)
{
    const char *const end = word.data() + word.size();
    int id = 0;
    const auto [stopped, error] = std::from_chars(word.data(), end, id);
    const std::string quote(word.substr(0, longestQuote));
    if (stopped != end || error == std::errc::invalid_argument)
        return fail(ErrorCode::NotANumber, quote, "1..7", line, column);
    if (error != std::errc() || id < 1 || id > pieceCount)
        return fail(ErrorCode::OutOfRange, quote, "1..7", line, column);
    return allPieces[static_cast<std::size_t>(id - 1)];
}

} // namespace

Expected<std::vector<Piece>> readPieceList(std::string_view text)
{
    constexpr std::string_view separators = " \t\r\n\v\f,";
    std::vector<Piece> pieces;
    int line = 1;
    std::size_t lineStart = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (separators.contains(text[at])) {
            if (text[at++] == '\n') {
                ++line;
                lineStart = at;
            }
            continue;
        }
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        const auto piece = pieceFromId(text.substr(at, end - at), line, static_cast<int>(at - lineStart) + 1);
        if (!piece)
            return std::unexpected(piece.error());
        pieces.push_back(*piece);
        at = end;
    }
    if (pieces.empty())
        return fail(ErrorCode::Empty, {}, "1..7", line, 1);
    return pieces;
}

std::string writePieceList(std::span<const Piece> pieces)
{
    std::string text;
    for (const Piece piece : pieces) {
        text += std::to_string(indexOf(piece) + 1);
        text += '\n';
    }
    return text;
}

} // namespace tetrarium
