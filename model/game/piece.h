// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tetrarium {

/// The seven pieces, in the thesis's order: its file ids are these values plus one.
enum class Piece : std::uint8_t
{
    I,
    J,
    L,
    O,
    S,
    Z,
    T
};

inline constexpr int pieceCount = 7;

inline constexpr std::array<Piece, pieceCount> allPieces{
    Piece::I, Piece::J, Piece::L, Piece::O, Piece::S, Piece::Z, Piece::T};

inline constexpr std::string_view pieceLetters = "IJLOSZT";

constexpr int indexOf(Piece piece)
{
    return static_cast<int>(piece);
}

constexpr char letterOf(Piece piece)
{
    return pieceLetters[static_cast<std::size_t>(piece)];
}

constexpr std::optional<Piece> pieceFromLetter(char letter)
{
    const auto at = pieceLetters.find(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<Piece>(at);
}

} // namespace tetrarium
