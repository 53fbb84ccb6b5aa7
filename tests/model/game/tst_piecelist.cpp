// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "piecelist.h"

#include <QTest>
#include <rapidcheck.h>

using namespace tetrarium;

class TestPieceList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsIdsInTheThesissOrder_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("one a line") << QByteArray("1\n2\n3\n4\n5\n6\n7\n");
        QTest::newRow("without a last line end") << QByteArray("1\n2\n3\n4\n5\n6\n7");
        QTest::newRow("lines of another system") << QByteArray("1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7\r\n");
        QTest::newRow("one line of spaces") << QByteArray("1 2 3 4  5 6\t7");
        QTest::newRow("commas") << QByteArray("1,2, 3,4,5\n6,\n7\n\n");
    }

    void readsIdsInTheThesissOrder()
    {
        QFETCH(const QByteArray, text);
        const auto pieces = readPieceList(text.toStdString());
        QVERIFY(pieces);
        QCOMPARE(
            *pieces, (std::vector{Piece::I, Piece::J, Piece::L, Piece::O, Piece::S, Piece::Z, Piece::T}));
    }

    void readsWhatItWrites()
    {
        QVERIFY(rc::check("any pieces", [] {
            const auto pieces =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<Piece>>(rc::gen::elementOf(allPieces)));
            const auto read = readPieceList(writePieceList(pieces));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == pieces);
        }));
    }

    void saysWhereATextIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char *title, const QByteArray &text, ErrorCode code,
                             const QByteArray &found, int line, int column) {
            QTest::newRow(title) << text << static_cast<int>(code) << found << line << column;
        };
        row("an 8", "1 2\n3 8 4\n", ErrorCode::OutOfRange, "8", 2, 3);
        row("a 0", "0", ErrorCode::OutOfRange, "0", 1, 1);
        row("two ids without a space", "1\n2\n34\n", ErrorCode::OutOfRange, "34", 3, 1);
        row("a negative number", "1,-1", ErrorCode::OutOfRange, "-1", 1, 3);
        row("a number too large to read", "7\r\n99999999999", ErrorCode::OutOfRange, "99999999999", 2, 1);
        row("letters", "1 2 I", ErrorCode::NotANumber, "I", 1, 5);
        row("half a number", "1 2.5", ErrorCode::NotANumber, "2.5", 1, 3);
        row("a comment", "1 # five", ErrorCode::NotANumber, "#", 1, 3);
        row("one endless word", "1\n" + QByteArray(1000, 'x'), ErrorCode::NotANumber, QByteArray(20, 'x'), 2,
            1);
        row("an empty file", "", ErrorCode::Empty, "", 1, 1);
        row("white space alone", " \n\n", ErrorCode::Empty, "", 3, 1);
    }

    void saysWhereATextIsWrong()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, code);
        QFETCH(const QByteArray, found);
        QFETCH(const int, line);
        QFETCH(const int, column);
        const auto pieces = readPieceList(text.toStdString());
        QVERIFY(!pieces);
        QCOMPARE(static_cast<int>(pieces.error().code), code);
        QCOMPARE(pieces.error().found, found.toStdString());
        QCOMPARE(pieces.error().expected, std::string("1..7"));
        QCOMPARE(pieces.error().line, line);
        QCOMPARE(pieces.error().column, column);
    }
};

QTEST_APPLESS_MAIN(TestPieceList)
#include "tst_piecelist.moc"
