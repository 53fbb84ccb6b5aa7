// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rotation.h"

#include <algorithm>

namespace tetrarium::rotation {

constexpr Cell makeCell(int x, int y)
{
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

/// The lower left corner of the tight box around some cells.
constexpr Cell cornerOf(const Cells &cells)
{
    Cell corner = cells[0];
    for (const Cell cell : cells) {
        corner.x = std::min(corner.x, cell.x);
        corner.y = std::min(corner.y, cell.y);
    }
    return corner;
}

/// Four orientations given as cells around one common origin (a pivot, a centre, a box's corner) that stays
/// where it is when the piece turns. Fills the shapes and both turns without kicks; `spawn` is the origin's
/// place on the field.
constexpr void setPieceAroundOrigin(
    RotationSystem &system, Piece piece, const std::array<Cells, 4> &orientations, Cell spawn, int distinct)
{
    const auto p = static_cast<std::size_t>(indexOf(piece));
    system.orientations[p] = static_cast<std::uint8_t>(distinct);
    for (std::size_t r = 0; r < 4; ++r) {
        system.shapes[p][r] = Shape::fromCells(orientations[r]);
        const Cell from = cornerOf(orientations[r]);
        for (const std::size_t spin : {0U, 1U}) {
            const std::size_t to = (r + (spin == 0 ? 1 : 3)) % 4;
            const Cell corner = cornerOf(orientations[to]);
            Turn &turn = system.turns[p][r][spin];
            turn.to = static_cast<std::uint8_t>(to);
            turn.places = 1;
            turn.offsets[0] = makeCell(corner.x - from.x, corner.y - from.y);
        }
    }
    const Cell corner = cornerOf(orientations[0]);
    system.spawns[p] = Active{
        .piece = piece,
        .x = static_cast<std::int8_t>(spawn.x + corner.x),
        .y = static_cast<std::int8_t>(spawn.y + corner.y),
    };
}

/// Takes away the turn that the published program has no key for.
constexpr void removeTurns(RotationSystem &system, Spin spin)
{
    for (auto &piece : system.turns) {
        for (auto &turns : piece)
            turns[std::to_underlying(spin)].places = 0;
    }
}

/// Orientations as a list of shapes, in the system's own order; turning keeps the left edge. For rules that
/// know placements only.
template<std::size_t count>
constexpr void setPieceInOrder(
    RotationSystem &system, Piece piece, const std::array<Shape, count> &orientations)
{
    const auto p = static_cast<std::size_t>(indexOf(piece));
    system.orientations[p] = static_cast<std::uint8_t>(count);
    for (std::size_t r = 0; r < 4; ++r)
        system.shapes[p][r] = orientations[r % count];
    for (std::size_t r = 0; r < count; ++r) {
        for (std::size_t to = 0; to < count; ++to) {
            if (orientations[to] == orientations[r].clockwise())
                system.turns[p][r][0] = Turn{.to = static_cast<std::uint8_t>(to), .places = 1};
            if (orientations[to] == orientations[r].counterClockwise())
                system.turns[p][r][1] = Turn{.to = static_cast<std::uint8_t>(to), .places = 1};
        }
    }
    system.spawns[p] = Active{
        .piece = piece,
        .x = static_cast<std::int8_t>((Board::width - orientations[0].width) / 2),
    };
}

} // namespace tetrarium::rotation
