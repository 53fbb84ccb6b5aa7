// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace tetrarium {

/// Everything that can be done to a game. People's keys, gravity's timer and a player's move string all end here.
enum class Move : std::uint8_t
{
    Left,        ///< a
    Right,       ///< d
    Down,        ///< s: one row, by the player
    RotateRight, ///< w: clockwise
    RotateLeft,  ///< q
    HardDrop,    ///< v: as far as it falls, and lock
    Hold,        ///< c
    Gravity,     ///< g: one row, by time
    Lock,        ///< k: becomes part of the stack where it is, by time or at the end of a move string
};

/// The letters of moves in move strings and replays, in the order of the moves: `waassss` turns, goes left twice, down.
inline constexpr std::string_view moveLetters = "adswqvcgk";

constexpr char letterOf(Move move)
{
    return moveLetters[std::to_underlying(move)];
}

constexpr std::optional<Move> moveFromLetter(char letter)
{
    const auto at = moveLetters.find(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<Move>(at);
}

} // namespace tetrarium
