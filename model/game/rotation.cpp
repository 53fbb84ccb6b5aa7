// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rotation.h"

#include "rotationbuilders.h"

namespace tetrarium {

namespace {

using namespace rotation;

/// Cells as the thesis and its relatives write them: row 0 on top of a field of 20.
constexpr Cell fromTop(int row, int x)
{
    return makeCell(x, 19 - row);
}

constexpr RotationSystem makeThesis()
{
    struct Entry
    {
        Piece piece;
        Cells spawn;
        std::uint8_t square;
    };
    constexpr std::array<Entry, pieceCount> entries{{
        {Piece::I, {fromTop(1, 3), fromTop(1, 4), fromTop(1, 5), fromTop(1, 6)}, 4},
        {Piece::J, {fromTop(0, 5), fromTop(1, 5), fromTop(2, 4), fromTop(2, 5)}, 3},
        {Piece::L, {fromTop(0, 4), fromTop(1, 4), fromTop(2, 4), fromTop(2, 5)}, 3},
        {Piece::O, {fromTop(0, 4), fromTop(0, 5), fromTop(1, 4), fromTop(1, 5)}, 2},
        {Piece::S, {fromTop(0, 4), fromTop(1, 4), fromTop(1, 5), fromTop(2, 5)}, 3},
        {Piece::Z, {fromTop(0, 5), fromTop(1, 4), fromTop(1, 5), fromTop(2, 4)}, 3},
        {Piece::T, {fromTop(0, 4), fromTop(1, 3), fromTop(1, 4), fromTop(1, 5)}, 3},
    }};
    RotationSystem system;
    for (const Entry &entry : entries) {
        const auto p = static_cast<std::size_t>(indexOf(entry.piece));
        Shape shape = Shape::fromCells(entry.spawn);
        for (std::size_t r = 0; r < 4; ++r) {
            const Shape next = shape.clockwise();
            system.shapes[p][r] = shape;
            Turn &turn = system.turns[p][r][0];
            turn = Turn{.to = static_cast<std::uint8_t>((r + 1) % 4), .places = 1};
            turn.offsets[0] = makeCell(0, shape.height - next.height);
            shape = next;
        }
        const bool halves = system.shapes[p][0] == system.shapes[p][2];
        const bool same = system.shapes[p][0] == system.shapes[p][1];
        system.orientations[p] = same ? 1 : halves ? 2 : 4;
        system.turnSquare[p] = entry.square;
        const Cell corner = cornerOf(entry.spawn);
        system.spawns[p] = Active{.piece = entry.piece, .x = corner.x, .y = corner.y};
    }
    return system;
}

/// Cells around a pivot (second cell, y downwards as published) and their clockwise turns.
constexpr void setPiecePivoted(RotationSystem &system, Piece piece, const Cells &published)
{
    const Cell pivot = published[1];
    std::array<Cells, 4> orientations{};
    for (std::size_t i = 0; i < 4; ++i)
        orientations[0][i] = makeCell(published[i].x - pivot.x, pivot.y - published[i].y);
    for (std::size_t r = 1; r < 4; ++r) {
        for (std::size_t i = 0; i < 4; ++i) {
            const Cell cell = orientations[r - 1][i];
            orientations[r][i] = piece == Piece::O ? cell : makeCell(cell.y, -cell.x);
        }
    }
    setPieceAroundOrigin(
        system, piece, orientations, makeCell(pivot.x, 19 - pivot.y), piece == Piece::O ? 1 : 4);
}

constexpr RotationSystem makeTakado()
{
    RotationSystem system;
    setPiecePivoted(system, Piece::I, {{{3, 0}, {4, 0}, {5, 0}, {6, 0}}});
    setPiecePivoted(system, Piece::O, {{{4, 0}, {4, 1}, {5, 0}, {5, 1}}});
    setPiecePivoted(system, Piece::T, {{{4, 0}, {5, 0}, {6, 0}, {5, 1}}});
    setPiecePivoted(system, Piece::L, {{{4, 0}, {4, 1}, {4, 2}, {5, 2}}});
    setPiecePivoted(system, Piece::J, {{{5, 0}, {5, 1}, {5, 2}, {4, 2}}});
    setPiecePivoted(system, Piece::S, {{{4, 1}, {5, 1}, {5, 0}, {6, 0}}});
    setPiecePivoted(system, Piece::Z, {{{4, 0}, {5, 0}, {5, 1}, {6, 1}}});
    removeTurns(system, Spin::CounterClockwise);
    return system;
}

/// Cells in a box of `size`, (x, row) with row 0 on top, turned clockwise inside it.
constexpr void setPieceBoxed(RotationSystem &system, Piece piece, int size, int spawnX, const Cells &box)
{
    std::array<Cells, 4> orientations{};
    for (std::size_t i = 0; i < 4; ++i)
        orientations[0][i] = makeCell(box[i].x, size - 1 - box[i].y);
    for (std::size_t r = 1; r < 4; ++r) {
        for (std::size_t i = 0; i < 4; ++i) {
            const Cell cell = orientations[r - 1][i];
            orientations[r][i] = makeCell(cell.y, size - 1 - cell.x);
        }
    }
    setPieceAroundOrigin(system, piece, orientations, makeCell(spawnX, 20 - size), piece == Piece::O ? 1 : 4);
}

constexpr RotationSystem makeTetnet()
{
    RotationSystem system;
    setPieceBoxed(system, Piece::I, 4, 3, {{{0, 1}, {1, 1}, {2, 1}, {3, 1}}});
    setPieceBoxed(system, Piece::J, 3, 3, {{{0, 0}, {0, 1}, {1, 1}, {2, 1}}});
    setPieceBoxed(system, Piece::L, 3, 3, {{{2, 0}, {0, 1}, {1, 1}, {2, 1}}});
    setPieceBoxed(system, Piece::O, 2, 4, {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}});
    setPieceBoxed(system, Piece::S, 3, 3, {{{1, 0}, {2, 0}, {0, 1}, {1, 1}}});
    setPieceBoxed(system, Piece::T, 3, 3, {{{1, 0}, {0, 1}, {1, 1}, {2, 1}}});
    setPieceBoxed(system, Piece::Z, 3, 3, {{{0, 0}, {1, 0}, {1, 1}, {2, 1}}});
    removeTurns(system, Spin::CounterClockwise);
    return system;
}

template<std::size_t count>
constexpr void setPieceTurned(RotationSystem &system, Piece piece, std::string_view picture)
{
    std::array<Shape, count> orientations{};
    Shape shape = Shape::fromPicture(picture);
    for (Shape &orientation : orientations) {
        orientation = shape;
        shape = shape.counterClockwise();
    }
    setPieceInOrder(system, piece, orientations);
}

constexpr RotationSystem makeResearch()
{
    RotationSystem system;
    setPieceTurned<2>(system, Piece::I, "X/X/X/X");
    setPieceTurned<1>(system, Piece::O, "XX/XX");
    setPieceTurned<4>(system, Piece::T, "X./XX/X.");
    setPieceTurned<2>(system, Piece::Z, ".X/XX/X.");
    setPieceTurned<2>(system, Piece::S, "X./XX/.X");
    setPieceTurned<4>(system, Piece::J, "X../XXX");
    setPieceTurned<4>(system, Piece::L, "XXX/X..");
    return system;
}

/// The course gives an orientation as the lowest row and the row above the highest of each column, as digits.
constexpr Shape fromProfile(std::string_view bottoms, std::string_view tops)
{
    Cells cells{};
    std::size_t count = 0;
    for (std::size_t x = 0; x < bottoms.size(); ++x) {
        for (int y = bottoms[x] - '0'; y < tops[x] - '0'; ++y)
            cells[count++] = makeCell(static_cast<int>(x), y);
    }
    return Shape::fromCells(cells);
}

constexpr RotationSystem makeCourse()
{
    RotationSystem system;
    setPieceInOrder(system, Piece::O, std::array{fromProfile("00", "22")});
    setPieceInOrder(system, Piece::I, std::array{fromProfile("0", "4"), fromProfile("0000", "1111")});
    setPieceInOrder(system, Piece::L,
        std::array{fromProfile("00", "31"), fromProfile("011", "222"), fromProfile("20", "33"),
            fromProfile("000", "112")});
    setPieceInOrder(system, Piece::J,
        std::array{fromProfile("00", "13"), fromProfile("000", "211"), fromProfile("02", "33"),
            fromProfile("110", "222")});
    setPieceInOrder(system, Piece::T,
        std::array{fromProfile("01", "32"), fromProfile("101", "222"), fromProfile("10", "23"),
            fromProfile("000", "121")});
    setPieceInOrder(system, Piece::S, std::array{fromProfile("001", "122"), fromProfile("10", "32")});
    setPieceInOrder(system, Piece::Z, std::array{fromProfile("100", "221"), fromProfile("01", "23")});
    return system;
}

} // namespace

constexpr RotationSystem thesisRotation = makeThesis();
constexpr RotationSystem tetnetRotation = makeTetnet();
constexpr RotationSystem takadoRotation = makeTakado();
constexpr RotationSystem researchRotation = makeResearch();
constexpr RotationSystem courseRotation = makeCourse();

} // namespace tetrarium
