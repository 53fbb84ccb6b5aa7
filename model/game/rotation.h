// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "piece.h"
#include "shape.h"

#include <array>
#include <cstdint>
#include <utility>

namespace tetrarium {

/// A piece on its way: (x, y) is the lower left corner of the tight box of its shape.
struct Active
{
    Piece piece = Piece::I;
    std::uint8_t orientation = 0;
    std::int8_t x = 0;
    std::int8_t y = 0;

    bool operator==(const Active &) const = default;
};

enum class Spin : std::uint8_t
{
    Clockwise,
    CounterClockwise
};

/// One turn of a piece: where the corner of its box goes, as a list of places tried in order (kicks). None:
/// no such turn.
struct Turn
{
    std::uint8_t to = 0;
    std::uint8_t places = 0;
    std::array<Cell, 5> offsets{};
};

/// How pieces look, turn and enter. Every published system fits this one table, because a piece that turns in
/// a box, around a pivot or in the corner of its extent is, seen from the lower left corner of its shape,
/// always a new shape and an offset; what differs between the systems is data.
struct RotationSystem
{
    std::array<std::array<Shape, 4>, pieceCount> shapes{};
    /// Orientations worth telling apart: a turn beyond them gives the same cells in the same place.
    std::array<std::uint8_t, pieceCount> orientations{};
    std::array<std::array<std::array<Turn, 2>, 4>, pieceCount> turns{};
    /// Where pieces enter; y is meaningless in rules that know placements only.
    std::array<Active, pieceCount> spawns{};
    /// A square of this many cells, from the upper left corner of the shape, must lie inside the field for a
    /// turn, even when the turned shape is smaller; 0: no such rule. (The thesis program's bounds check.)
    std::array<std::uint8_t, pieceCount> turnSquare{};

    constexpr const Shape &shape(Piece piece, int orientation) const
    {
        return shapes[std::to_underlying(piece)][static_cast<std::size_t>(orientation)];
    }
    constexpr const Shape &shape(const Active &active) const
    {
        return shape(active.piece, active.orientation);
    }
    constexpr int orientationCount(Piece piece) const { return orientations[std::to_underlying(piece)]; }
    constexpr const Turn &turn(const Active &active, Spin spin) const
    {
        return turns[std::to_underlying(active.piece)][active.orientation][std::to_underlying(spin)];
    }
    constexpr Cells cells(const Active &active) const { return shape(active).cellsAt(active.x, active.y); }
};

/// The thesis's program: turns clockwise keep the upper left corner of the shape's extent.
extern const RotationSystem thesisRotation;
/// The 6-gene system: clockwise in a box of 4, 3 or 2 cells.
extern const RotationSystem tetnetRotation;
/// The neural system: clockwise around the second cell.
extern const RotationSystem takadoRotation;
/// The research line's orientations in its own order, each the last turned counter-clockwise.
extern const RotationSystem researchRotation;
/// The course skeleton's orientations in its own order.
extern const RotationSystem courseRotation;
/// Nintendo's for the NES (NTSC): both ways around a centre, no kicks.
extern const RotationSystem nesRotation;
/// The guideline's super rotation system with its kicks.
extern const RotationSystem srsRotation;

} // namespace tetrarium
