// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rotation.h"
#include "shape.h"

#include <array>
#include <cstdint>
#include <span>

namespace tetrarium {

/// A straight drop: the piece enters above the board already turned and over its column, and falls. No path
/// is checked.
struct Drop
{
    std::uint8_t orientation = 0;
    std::int8_t x = 0;
    std::int8_t y = 0; ///< where the shape's lower edge comes to rest

    bool operator==(const Drop &) const = default;
};

struct RatedDrop
{
    Drop drop;
    bool loses = false; ///< the piece's top passes the board's height; such a drop has no rating
    double rating = 0;

    bool operator==(const RatedDrop &) const = default;
};

/// All straight drops of one piece in order (orientation, then column), without allocation.
class RatedDrops
{
public:
    static constexpr int capacity = 4 * Board::width;

    void add(const RatedDrop &drop) { m_drops[static_cast<std::size_t>(m_count++)] = drop; }

    int size() const { return m_count; }
    const RatedDrop &operator[](int i) const { return m_drops[static_cast<std::size_t>(i)]; }
    auto begin() const { return m_drops.begin(); }
    auto end() const { return m_drops.begin() + m_count; }

    /// The index of the first with the highest rating among those that do not lose; if all lose, 0.
    int best() const
    {
        int chosen = -1;
        for (int i = 0; i < m_count; ++i) {
            const RatedDrop &drop = (*this)[i];
            if (!drop.loses && (chosen < 0 || drop.rating > (*this)[chosen].rating))
                chosen = i;
        }
        return chosen < 0 ? 0 : chosen;
    }

private:
    std::array<RatedDrop, capacity> m_drops{};
    int m_count = 0;
};

/// Writes the shape and removes full rows; returns how many.
constexpr int lock(Board &board, const Shape &shape, int x, int y)
{
    stamp(board, shape, x, y);
    const Column full = board.fullRows();
    if (full == 0)
        return 0;
    board.removeRows(full);
    return std::popcount(full);
}

/// Calls visit(shape, drop, loses) for every straight drop of the piece, by orientation and then by column.
constexpr void forEachDrop(const Board &board, const RotationSystem &system, Piece piece, auto &&visit)
{
    for (int orientation = 0; orientation < system.orientationCount(piece); ++orientation) {
        const Shape &shape = system.shape(piece, orientation);
        for (int x = 0; x + shape.width <= Board::width; ++x) {
            const int y = restingRow(board, shape, x);
            visit(shape,
                Drop{.orientation = static_cast<std::uint8_t>(orientation),
                    .x = static_cast<std::int8_t>(x),
                    .y = static_cast<std::int8_t>(y)},
                y + shape.height > board.height());
        }
    }
}

} // namespace tetrarium
