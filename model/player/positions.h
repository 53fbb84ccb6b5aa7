// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rotation.h"

#include <array>

namespace tetrarium {

/// Positions of one orientation: bit y of column x is the lower left corner of its shape. Room on both sides
/// takes what a kick moves beyond a wall; nothing is legal there, so it stays empty.
class Positions
{
public:
    Column &operator[](int x) { return m_columns[static_cast<std::size_t>(x + margin)]; }
    const Column &operator[](int x) const { return m_columns[static_cast<std::size_t>(x + margin)]; }

private:
    static constexpr int margin = 4;
    std::array<Column, Board::width + 2 * margin> m_columns{};
};

constexpr Column movedUp(Column rows, int by)
{
    return by >= 0 ? rows << by : rows >> -by;
}

/// Where one piece can be on one board, in every orientation worth telling apart. What the searches that treat all
/// rows of a column at once have in common. Nothing is allocated.
class LegalPositions
{
public:
    LegalPositions(const Board &board, const RotationSystem &system, Piece piece, int ceiling);

    int count() const { return m_count; }
    const Positions &operator[](int orientation) const
    {
        return m_legal[static_cast<std::size_t>(orientation)];
    }
    /// The first orientation with the same shape.
    int alike(int orientation) const { return m_alike[static_cast<std::size_t>(orientation)]; }

    bool contains(const Active &active) const
    {
        return ((*this)[active.orientation % m_count][active.x] >> active.y) & 1U;
    }

    const Turn &turn(int from, Spin spin) const
    {
        return m_system.turn({.piece = m_piece, .orientation = static_cast<std::uint8_t>(from)}, spin);
    }

    /// Those of the positions from which the system's square for a turn lies inside the field.
    Positions mayTurn(int from, const Positions &positions) const;

private:
    const RotationSystem &m_system;
    Piece m_piece;
    int m_count;
    std::array<int, 4> m_alike{};
    std::array<Positions, 4> m_legal;
};

} // namespace tetrarium
