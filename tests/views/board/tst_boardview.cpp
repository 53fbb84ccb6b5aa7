// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "colors.h"
#include "emptystate.h"

#include <QTest>

using namespace tetrarium;

namespace {

QImage pictureOf(BoardView &view)
{
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::setPalette(paletteOf(lightColors())); }

    void saysWhatItWillShowUntilThereIsABoard()
    {
        BoardView view;
        view.resize(400, 700);
        const auto *empty = view.findChild<EmptyState *>();
        QVERIFY(!empty->isHidden());
        QVERIFY(!empty->sentence().isEmpty());
        QCOMPARE(view.accessibleDescription(), empty->sentence());

        const QImage before = pictureOf(view);
        view.setBoard(PaintedBoard(20));
        QVERIFY(empty->isHidden());
        QVERIFY(pictureOf(view) != before);
        view.clear();
        QVERIFY(!empty->isHidden());
        QCOMPARE(pictureOf(view), before);
    }

    void showsTheLastSnapshotItWasGiven()
    {
        BoardView view;
        view.resize(400, 700);
        view.setBoard(PaintedBoard(20));
        const QImage none = pictureOf(view);
        view.setBoard(*PaintedBoard::fromText("TTT.......\n.T........\n"));
        const QImage some = pictureOf(view);
        QVERIFY(some != none);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("4")));
        view.setBoard(PaintedBoard(20));
        QCOMPARE(pictureOf(view), none);
    }

    void followsTheThemeOfItsPalette()
    {
        BoardView view;
        view.resize(400, 700);
        view.setBoard(PaintedBoard(20));
        const QImage light = pictureOf(view);
        QCOMPARE(light.pixelColor(1, 1), lightColors().panel);
        view.setPalette(paletteOf(darkColors()));
        QCOMPARE(pictureOf(view).pixelColor(1, 1), darkColors().panel);
    }

    void wordsStayInsideTheFieldWhenTheDockIsWide()
    {
        BoardView view;
        view.resize(1000, 400);
        view.grab();
        const auto *empty = view.findChild<EmptyState *>();
        // 20 rows in 400 − 2 × 16 pixels: cells of 18, so a field 180 wide in the middle.
        QCOMPARE(empty->width(), 180);
        QCOMPARE(empty->geometry().center().x(), view.rect().center().x());
    }
};

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
