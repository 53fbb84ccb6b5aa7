// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paintedboard.h"
#include "randomboards.h"

#include <QTest>

using namespace tetrarium;

class TestPaintedBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsEmpty()
    {
        const PaintedBoard painted(10);
        QCOMPARE(painted.height(), 10);
        QCOMPARE(painted.board(), Board(10));
        QCOMPARE(painted.cell(9, 31), Paint::None);
    }

    void readsThePiecesOfAPicture()
    {
        const auto painted = PaintedBoard::fromText("IJLOSZTG#.\n", 8);
        QVERIFY(painted);
        QCOMPARE(painted->cell(0, 0), Paint::I);
        QCOMPARE(painted->cell(6, 0), Paint::T);
        QCOMPARE(painted->cell(7, 0), Paint::Garbage);
        QCOMPARE(painted->cell(8, 0), Paint::Garbage);
        QCOMPARE(painted->cell(9, 0), Paint::None);
        QVERIFY(painted->toText().ends_with("\nIJLOSZTGG.\n"));
    }

    void readsThePictureItPrints()
    {
        QVERIFY(rc::check("any painted board", [] {
            const PaintedBoard painted = *anyPaintedRows(*rc::gen::inRange(8, 25));
            const auto read = PaintedBoard::fromText(painted.toText(), painted.height());
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == painted);
        }));
    }

    void rejectsALineOfTheWrongWidthByItsNumber()
    {
        const auto painted = PaintedBoard::fromText("TTT.......\nTTTT......T\n");
        QVERIFY(!painted);
        QCOMPARE(painted.error().code, ErrorCode::WrongSize);
        QCOMPARE(painted.error().line, 2);
    }

    void paintsABoardsCellsAsGarbage()
    {
        const Board board = *Board::fromText("#.........\n.#........\n", 8);
        const PaintedBoard painted(board);
        QCOMPARE(painted.cell(0, 1), Paint::Garbage);
        QCOMPARE(painted.cell(0, 0), Paint::None);
        QCOMPARE(painted.board(), board);
    }

    void dropsWhatIsAboveRemovedRowsAndKeepsItsColours()
    {
        PaintedBoard painted = *PaintedBoard::fromText("T.........\nIIIIJJJJOO\n.S........\nZZZZZZZZZZ\n", 8);
        painted.removeRows(painted.board().fullRows());
        QCOMPARE(painted, *PaintedBoard::fromText("T.........\n.S........\n", 8));
    }

    void removesTheSameRowsAsTheBitboard()
    {
        QVERIFY(rc::check("any rows of any board", [] {
            PaintedBoard painted = *anyPaintedRows();
            Board board = painted.board();
            const auto rows = *rc::gen::inRange<Column>(0, 1U << 20);
            painted.removeRows(rows);
            board.removeRows(rows);
            RC_ASSERT(painted.board() == board);
        }));
    }
};

QTEST_APPLESS_MAIN(TestPaintedBoard)
#include "tst_paintedboard.moc"
