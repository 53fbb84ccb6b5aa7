// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "board.h"

#include <QTest>

using namespace tetrarium;

class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsThePictureItPrints()
    {
        const auto board = Board::fromText("#.........\n##...#....\n##########\n", 8);
        QVERIFY(board);
        QCOMPARE(board->columnHeight(0), 3);
        QCOMPARE(board->columnHeight(1), 2);
        QCOMPARE(board->columnHeight(9), 1);
        QCOMPARE(board->fullRows(), 1U);
        QCOMPARE(Board::fromText(board->toText(), 8), *board);
    }

    void rejectsALineOfTheWrongWidthByItsNumber()
    {
        const auto board = Board::fromText("..........\n.........\n");
        QVERIFY(!board);
        QCOMPARE(board.error().code, ErrorCode::WrongSize);
        QCOMPARE(board.error().line, 2);
    }

    void dropsWhatIsAboveRemovedRows()
    {
        Board board = *Board::fromText("#.........\n##########\n.#........\n##########\n", 8);
        board.removeRows(board.fullRows());
        QCOMPARE(board, *Board::fromText("#.........\n.#........\n", 8));
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "tst_board.moc"
