// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rotation.h"

#include "rotationbuilders.h"

namespace tetrarium {

namespace {

using namespace rotation;

/// Orientation cells as offsets (row downwards, x) from the centre, each the one before turned clockwise; from the
/// orientation table of the NTSC program (CelestialAmber/TetrisNESDisasm), starting with the one that enters.
using NesCells = std::array<std::array<int, 2>, 4>;

template<std::size_t count>
constexpr void setPieceNes(RotationSystem &system, Piece piece, const std::array<NesCells, count> &published)
{
    std::array<Cells, 4> orientations{};
    for (std::size_t r = 0; r < 4; ++r) {
        for (std::size_t i = 0; i < 4; ++i)
            orientations[r][i] = makeCell(published[r % count][i][1], -published[r % count][i][0]);
    }
    setPieceAroundOrigin(system, piece, orientations, makeCell(5, 19), count);
}

constexpr RotationSystem makeNes()
{
    RotationSystem system;
    setPieceNes(system, Piece::T,
        std::array{
            NesCells{{{0, -1}, {0, 0}, {0, 1}, {1, 0}}},
            NesCells{{{-1, 0}, {0, -1}, {0, 0}, {1, 0}}},
            NesCells{{{-1, 0}, {0, -1}, {0, 0}, {0, 1}}},
            NesCells{{{-1, 0}, {0, 0}, {0, 1}, {1, 0}}},
        });
    setPieceNes(system, Piece::J,
        std::array{
            NesCells{{{0, -1}, {0, 0}, {0, 1}, {1, 1}}},
            NesCells{{{-1, 0}, {0, 0}, {1, -1}, {1, 0}}},
            NesCells{{{-1, -1}, {0, -1}, {0, 0}, {0, 1}}},
            NesCells{{{-1, 0}, {-1, 1}, {0, 0}, {1, 0}}},
        });
    setPieceNes(system, Piece::Z,
        std::array{
            NesCells{{{0, -1}, {0, 0}, {1, 0}, {1, 1}}},
            NesCells{{{-1, 1}, {0, 0}, {0, 1}, {1, 0}}},
        });
    setPieceNes(system, Piece::O, std::array<NesCells, 1>{NesCells{{{0, -1}, {0, 0}, {1, -1}, {1, 0}}}});
    setPieceNes(system, Piece::S,
        std::array{
            NesCells{{{0, 0}, {0, 1}, {1, -1}, {1, 0}}},
            NesCells{{{-1, 0}, {0, 0}, {0, 1}, {1, 1}}},
        });
    setPieceNes(system, Piece::L,
        std::array{
            NesCells{{{0, -1}, {0, 0}, {0, 1}, {1, -1}}},
            NesCells{{{-1, -1}, {-1, 0}, {0, 0}, {1, 0}}},
            NesCells{{{-1, 1}, {0, -1}, {0, 0}, {0, 1}}},
            NesCells{{{-1, 0}, {0, 0}, {1, 0}, {1, 1}}},
        });
    setPieceNes(system, Piece::I,
        std::array{
            NesCells{{{0, -2}, {0, -1}, {0, 0}, {0, 1}}},
            NesCells{{{-2, 0}, {-1, 0}, {0, 0}, {1, 0}}},
        });
    return system;
}

/// A kick list as the guideline's table gives it: x right, y up; the place without a kick comes first and is not listed.
using Kicks = std::array<Cell, 4>;

constexpr Kicks kicksOf(Piece piece, int from, int to)
{
    enum
    {
        Spawn,
        Right,
        Reverse,
        Left
    };
    if (piece == Piece::I) {
        if ((from == Spawn && to == Right) || (from == Left && to == Reverse))
            return {{{-2, 0}, {1, 0}, {-2, -1}, {1, 2}}};
        if ((from == Right && to == Spawn) || (from == Reverse && to == Left))
            return {{{2, 0}, {-1, 0}, {2, 1}, {-1, -2}}};
        if ((from == Right && to == Reverse) || (from == Spawn && to == Left))
            return {{{-1, 0}, {2, 0}, {-1, 2}, {2, -1}}};
        return {{{1, 0}, {-2, 0}, {1, -2}, {-2, 1}}};
    }
    if (to == Right)
        return {{{-1, 0}, {-1, 1}, {0, -2}, {-1, -2}}};
    if (from == Right)
        return {{{1, 0}, {1, -1}, {0, 2}, {1, 2}}};
    if (to == Left)
        return {{{1, 0}, {1, 1}, {0, -2}, {1, -2}}};
    return {{{-1, 0}, {-1, -1}, {0, 2}, {-1, 2}}};
}

/// Orientation cells in a box of `size` whose lower left corner enters at `spawn`; the box turns, then it is kicked.
constexpr void setPieceSrs(RotationSystem &system, Piece piece, int size, Cell spawn, const Cells &box)
{
    std::array<Cells, 4> orientations{box};
    for (std::size_t r = 1; r < 4; ++r) {
        for (std::size_t i = 0; i < 4; ++i) {
            const Cell cell = orientations[r - 1][i];
            orientations[r][i] = makeCell(cell.y, size - 1 - cell.x);
        }
    }
    setPieceAroundOrigin(system, piece, orientations, spawn, piece == Piece::O ? 1 : 4);
    if (piece == Piece::O)
        return;
    auto &turns = system.turns[static_cast<std::size_t>(indexOf(piece))];
    for (int from = 0; from < 4; ++from) {
        for (Turn &turn : turns[static_cast<std::size_t>(from)]) {
            const Kicks kicks = kicksOf(piece, from, turn.to);
            for (std::size_t k = 0; k < kicks.size(); ++k)
                turn.offsets[k + 1] =
                    makeCell(turn.offsets[0].x + kicks[k].x, turn.offsets[0].y + kicks[k].y);
            turn.places = 5;
        }
    }
}

constexpr RotationSystem makeSrs()
{
    constexpr Cell three = makeCell(3, 19);
    RotationSystem system;
    setPieceSrs(system, Piece::I, 4, makeCell(3, 18), {{{0, 2}, {1, 2}, {2, 2}, {3, 2}}});
    setPieceSrs(system, Piece::J, 3, three, {{{0, 2}, {0, 1}, {1, 1}, {2, 1}}});
    setPieceSrs(system, Piece::L, 3, three, {{{2, 2}, {0, 1}, {1, 1}, {2, 1}}});
    setPieceSrs(system, Piece::O, 2, makeCell(4, 20), {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}});
    setPieceSrs(system, Piece::S, 3, three, {{{1, 2}, {2, 2}, {0, 1}, {1, 1}}});
    setPieceSrs(system, Piece::Z, 3, three, {{{0, 2}, {1, 2}, {1, 1}, {2, 1}}});
    setPieceSrs(system, Piece::T, 3, three, {{{1, 2}, {0, 1}, {1, 1}, {2, 1}}});
    return system;
}

} // namespace

constexpr RotationSystem nesRotation = makeNes();
constexpr RotationSystem srsRotation = makeSrs();

} // namespace tetrarium
