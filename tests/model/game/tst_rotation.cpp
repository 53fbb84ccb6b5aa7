// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "movement.h"
#include "naivetables.h"

#include <QTest>
#include <set>
#include <string_view>

using namespace tetrarium;

namespace {

constexpr int ceiling = 24;
constexpr int topRow = 19;

using CellSet = std::set<std::pair<int, int>>; ///< (x, y)

CellSet toCells(const naive::Places &places)
{
    CellSet cells;
    for (const auto &[row, column] : places)
        cells.emplace(column, topRow - row);
    return cells;
}

CellSet cellsOf(const RotationSystem &system, const Active &active)
{
    CellSet cells;
    for (const Cell cell : system.cells(active))
        cells.emplace(cell.x, cell.y);
    return cells;
}

Active standing(char letter, int orientation, const naive::Places &places)
{
    return {.piece = *pieceFromLetter(letter),
        .orientation = static_cast<std::uint8_t>(orientation),
        .x = static_cast<std::int8_t>(naive::leastColumn(places)),
        .y = static_cast<std::int8_t>(topRow - naive::mostRow(places))};
}

/// The box of a piece in an orientation, turned from the spawn's, with its upper left corner at (8, 3).
naive::Places boxOf(char letter, int orientation)
{
    naive::Places cells = naive::parsePicture(naive::boxes.at(letter));
    for (int i = 0; i < orientation; ++i)
        cells = naive::turnedInBox(cells, naive::boxSize(letter), true);
    return naive::shifted(cells, 8, 3);
}

CellSet without(CellSet cells, const CellSet &others)
{
    for (const auto &cell : others)
        cells.erase(cell);
    return cells;
}

/// Cells that block the one place and not the other. Where the T's own cells are the only ones (its third place can never
/// be reached in play), these.
CellSet blockersOf(const CellSet &place, const CellSet &other, const CellSet &own)
{
    const CellSet blockers = without(place, other);
    const CellSet outside = without(blockers, own);
    return outside.empty() ? blockers : outside;
}

void addTurnsOf(std::string_view letters)
{
    QTest::addColumn<char>("letter");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (const char letter : letters) {
        for (int from = 0; from < 4; ++from) {
            for (const int to : {(from + 1) % 4, (from + 3) % 4})
                QTest::addRow("%c from %c to %c", letter, "0R2L"[from], "0R2L"[to]) << letter << from << to;
        }
    }
}

} // namespace

class TestRotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void srsKicksAsTheTableSays_data() { addTurnsOf("IJLOSTZ"); }

    /// Every place of a kick list is reached exactly when all before it are blocked, whichever of their cells blocks.
    void srsKicksAsTheTableSays()
    {
        QFETCH(const char, letter);
        QFETCH(const int, from);
        QFETCH(const int, to);
        const Active piece = standing(letter, from, boxOf(letter, from));
        const CellSet own = cellsOf(srsRotation, piece);
        QCOMPARE(own, toCells(boxOf(letter, from)));
        const Spin spin = to == (from + 1) % 4 ? Spin::Clockwise : Spin::CounterClockwise;

        std::vector<CellSet> places;
        for (const auto &[x, y] : naive::kicks(letter, {"0R2L"[from], "0R2L"[to]}))
            places.push_back(toCells(naive::shifted(boxOf(letter, to), -y, x)));

        for (std::size_t expected = 0; expected < places.size(); ++expected) {
            Board blocked;
            for (std::size_t before = 0; before < expected; ++before) {
                const CellSet blockers = blockersOf(places[before], places[expected], own);
                QVERIFY(!blockers.empty());
                blocked.fill(blockers.begin()->first, blockers.begin()->second);
            }
            for (std::size_t before = 0; before <= expected; ++before) {
                const CellSet blockers =
                    before < expected ? blockersOf(places[before], places[expected], own) : CellSet{{0, 0}};
                for (const auto &[x, y] : blockers) {
                    Board board = blocked;
                    board.fill(x, y);
                    Active turned = piece;
                    QCOMPARE(tryTurn(board, srsRotation, turned, spin, ceiling), static_cast<int>(expected));
                    QCOMPARE(cellsOf(srsRotation, turned), places[expected]);
                    QCOMPARE(int(turned.orientation), to);
                }
            }
        }
    }

    /// O turns in place and is never blocked.
    void srsTurnsFailWhenEveryPlaceIsBlocked_data() { addTurnsOf("IJLSTZ"); }

    void srsTurnsFailWhenEveryPlaceIsBlocked()
    {
        QFETCH(const char, letter);
        QFETCH(const int, from);
        QFETCH(const int, to);
        const Active piece = standing(letter, from, boxOf(letter, from));
        const CellSet own = cellsOf(srsRotation, piece);
        Board board;
        for (int x = 0; x < Board::width; ++x)
            board.setColumn(x, lowestRows(20));
        for (const auto &[x, y] : own)
            board.empty(x, y);
        Active turned = piece;
        const Spin spin = to == (from + 1) % 4 ? Spin::Clockwise : Spin::CounterClockwise;
        QCOMPARE(tryTurn(board, srsRotation, turned, spin, ceiling), -1);
        QCOMPARE(turned, piece);
    }

    void srsPiecesEnterInRows21And22()
    {
        for (const auto &[letter, picture] : naive::boxes) {
            const Active &spawn = srsRotation.spawns[static_cast<std::size_t>(*pieceFromLetter(letter))];
            QCOMPARE(cellsOf(srsRotation, spawn),
                toCells(naive::shifted(naive::parsePicture(picture), -2, letter == 'O' ? 4 : 3)));
        }
    }

    /// The orientation table of the NTSC program, every turn of every code, around a centre that stays.
    void nesPiecesTurnAroundTheirCentre()
    {
        for (const auto &circle : naive::nesCircles) {
            const std::size_t size = circle.size();
            for (const auto &[letter, spawnCode] : naive::nesSpawns) {
                const auto start = std::ranges::find(circle, spawnCode);
                if (start == circle.end())
                    continue;
                const auto code = [&](std::size_t turns) {
                    return circle[(static_cast<std::size_t>(start - circle.begin()) + turns) % size];
                };
                const auto around = [](int orientation) {
                    return naive::shifted(
                        naive::nesOrientations[static_cast<std::size_t>(orientation)], 10, 5);
                };
                Active piece = standing(letter, 0, around(spawnCode));
                for (std::size_t turns = 1; turns <= 4; ++turns) {
                    QCOMPARE(tryTurn(Board(), nesRotation, piece, Spin::Clockwise, 22), 0);
                    QCOMPARE(cellsOf(nesRotation, piece), toCells(around(code(turns))));
                }
                for (std::size_t turns = 1; turns <= 4; ++turns) {
                    QCOMPARE(tryTurn(Board(), nesRotation, piece, Spin::CounterClockwise, 22), 0);
                    QCOMPARE(cellsOf(nesRotation, piece), toCells(around(code(4 * size - turns))));
                }
            }
        }
    }

    void nesPiecesEnterAtColumnFiveOfTheTopRow()
    {
        for (const auto &[letter, code] : naive::nesSpawns) {
            const Active &spawn = nesRotation.spawns[static_cast<std::size_t>(*pieceFromLetter(letter))];
            QCOMPARE(cellsOf(nesRotation, spawn),
                toCells(naive::shifted(naive::nesOrientations[static_cast<std::size_t>(code)], 0, 5)));
        }
    }
};

QTEST_GUILESS_MAIN(TestRotation)

#include "tst_rotation.moc"
