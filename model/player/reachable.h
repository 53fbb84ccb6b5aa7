// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rules.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tetrarium {

/// Every place where a piece can come to rest, each once: two positions that fill the same cells are one
/// placement, under the orientation that comes first. The order is orientation, then column from the left, then
/// row from the highest down, so that what a straight drop gives comes before what a tuck below it gives.
///
/// Kept as columns of bits: a set costs 160 bytes, whatever its size.
class ReachablePlacements
{
public:
    /// The most there can be: two rests of one orientation in one column have at least a row between them.
    static constexpr int capacity = 4 * Board::width * Board::maxRows / 2;

    explicit ReachablePlacements(Piece piece = Piece::I)
        : m_piece(piece)
    {}

    Piece piece() const { return m_piece; }

    /// Bit y: the piece in this orientation rests with the lower left corner of its shape at (x, y).
    Column rests(int orientation, int x) const
    {
        return m_rests[static_cast<std::size_t>(orientation)][static_cast<std::size_t>(x)];
    }
    void setRests(int orientation, int x, Column rows)
    {
        m_rests[static_cast<std::size_t>(orientation)][static_cast<std::size_t>(x)] = rows;
    }

    int size() const
    {
        int count = 0;
        for (const auto &columns : m_rests) {
            for (const Column rows : columns)
                count += std::popcount(rows);
        }
        return count;
    }

    /// Calls visit(Active) for every placement in order.
    void forEach(auto &&visit) const
    {
        for (std::size_t orientation = 0; orientation < m_rests.size(); ++orientation) {
            for (std::size_t x = 0; x < Board::width; ++x) {
                Column rows = m_rests[orientation][x];
                while (rows != 0) {
                    const int y = Board::maxRows - 1 - std::countl_zero(rows);
                    rows ^= Column{1} << y;
                    visit(Active{.piece = m_piece,
                        .orientation = static_cast<std::uint8_t>(orientation),
                        .x = static_cast<std::int8_t>(x),
                        .y = static_cast<std::int8_t>(y)});
                }
            }
        }
    }

    bool operator==(const ReachablePlacements &) const = default;

private:
    std::array<std::array<Column, Board::width>, 4> m_rests{};
    Piece m_piece;
};

/// Finds all placements that keys can reach: steps to the side, a row down, turns both ways with the system's
/// kicks, tucks and spins included. For rules that steer by keys.
///
/// The board stands still and so does time: between two keys nothing falls, keys may be pressed without end,
/// and a piece may rest anywhere on its way. So a placement found here can be played by a move string, but
/// perhaps not by hands at a high level.
///
/// It is a flood fill on columns of bits: one step fills, moves to the side or turns all rows of a column at
/// once. Where the stack is so far below the spawn that every column and orientation can be reached above it,
/// the way through the open air is not searched again. Some hundred nanoseconds in ordinary play, a few
/// microseconds at worst; nothing is allocated.
class ReachableSearch
{
public:
    explicit ReachableSearch(const Rules &rules);

    const Rules &rules() const { return m_rules; }

    /// From where the piece is now, inside the field. Some rules let a piece enter into filled cells: where the game
    /// can move it out of them so does this, but it has no placement in them.
    ReachablePlacements placements(const Board &board, const Active &start) const;

private:
    struct OpenAir
    {
        Active start;     ///< where the piece comes under control above a low stack
        int row = 0;      ///< the row that it can reach in every column and orientation, always
        int stackTop = 0; ///< while no column is higher
    };

    Rules m_rules;
    std::array<OpenAir, pieceCount> m_openAir{};
};

} // namespace tetrarium
