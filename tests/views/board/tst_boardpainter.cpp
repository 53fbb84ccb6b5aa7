// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpainter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace tetrarium;

class TestBoardPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsTheAreaAtEveryScale_data()
    {
        QTest::addColumn<qreal>("scale");
        QTest::addColumn<int>("rows");
        for (const qreal scale : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
            for (const int rows : {8, 20, 24})
                QTest::addRow("%d rows at %g", rows, scale) << scale << rows;
        }
    }

    void fitsTheAreaAtEveryScale()
    {
        QFETCH(qreal, scale);
        QFETCH(int, rows);
        for (const QSize logical : {QSize(160, 240), QSize(333, 701), QSize(900, 301)}) {
            const QSize area = (QSizeF(logical) * scale).toSize();
            const BoardPainter board(area, rows, scale);
            const int line = board.lineWidth();
            QVERIFY(QRect(QPoint(), area).contains(board.fieldRect().adjusted(-line, -line, line, line)));
            // Every cell is the same whole number of pixels, and they tile the field.
            const QSize cell = board.cellRect(0, 0).size();
            QCOMPARE(cell.width(), cell.height());
            QCOMPARE(board.fieldRect().size(), QSize(cell.width() * Board::width, cell.height() * rows));
            QCOMPARE(board.cellRect(0, 0).bottomLeft(), board.fieldRect().bottomLeft());
            QCOMPARE(board.cellRect(Board::width - 1, rows - 1).topRight(), board.fieldRect().topRight());
            // One pixel more a cell would not fit.
            const QSize larger(
                (cell.width() + 1) * Board::width + 2 * line, (cell.height() + 1) * rows + 2 * line);
            QVERIFY(larger.width() > area.width() || larger.height() > area.height());
        }
    }

    void paintsEveryPieceInItsColorAndNothingElse()
    {
        const auto picture = PaintedBoard::fromText("..........\nIJLOSZTG..\n.........#\n", 20);
        QVERIFY(picture);
        for (const Colors &colors : {lightColors(), darkColors()}) {
            const QSize area(300, 600);
            const BoardPainter board(area, picture->height(), 1);
            QImage image(area, QImage::Format_RGB32);
            image.fill(colors.panel);
            QPainter painter(&image);
            board.drawField(painter, colors);
            board.drawCells(painter, *picture, colors);
            for (int x = 0; x < Board::width; ++x) {
                for (int y = 0; y < picture->height(); ++y) {
                    const Paint paint = picture->cell(x, y);
                    const QColor expected =
                        paint == Paint::None ? colors.field : colors.paints[static_cast<std::size_t>(paint)];
                    QCOMPARE(image.pixelColor(board.cellRect(x, y).center()), expected);
                }
            }
        }
    }
};

QTEST_MAIN(TestBoardPainter)
#include "tst_boardpainter.moc"
