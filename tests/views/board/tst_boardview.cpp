// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "colors.h"
#include "emptystate.h"
#include "ratingcolors.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

QImage pictureOf(BoardView &view)
{
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

GameSnapshot snapshotOf(const PaintedBoard &board)
{
    GameSnapshot snapshot;
    snapshot.rules = findRules("thesis").value();
    snapshot.board = board;
    return snapshot;
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
        view.setSnapshot(snapshotOf(PaintedBoard(20)));
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
        view.setSnapshot(snapshotOf(PaintedBoard(20)));
        const QImage none = pictureOf(view);
        view.setSnapshot(snapshotOf(*PaintedBoard::fromText("TTT.......\n.T........\n")));
        const QImage some = pictureOf(view);
        QVERIFY(some != none);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("4")));
        view.setSnapshot(snapshotOf(PaintedBoard(20)));
        QCOMPARE(pictureOf(view), none);
    }

    void followsTheThemeOfItsPalette()
    {
        BoardView view;
        view.resize(400, 700);
        view.setSnapshot(snapshotOf(PaintedBoard(20)));
        const QImage light = pictureOf(view);
        QCOMPARE(light.pixelColor(1, 1), lightColors().panel);
        view.setPalette(paletteOf(darkColors()));
        QCOMPARE(pictureOf(view).pixelColor(1, 1), darkColors().panel);
    }

    void candidatesAreDrawnWhereTheyAreAndOnlyThere()
    {
        BoardView view;
        view.resize(400, 700);
        view.setSnapshot(snapshotOf(*PaintedBoard::fromText("GGGG..GGGG\n")));
        const QImage without = pictureOf(view);
        const CandidateMark bad{.cells = {{{0, 1}, {1, 1}, {0, 2}, {1, 2}}}, .goodness = 0};
        const CandidateMark good{.cells = {{{4, 0}, {5, 0}, {4, 1}, {5, 1}}}, .goodness = 1};
        view.setOverlay({.marks = {bad, good}, .chosen = good, .best = u"2"_s, .worst = u"1"_s});
        const QImage with = pictureOf(view);
        const auto covers = [&](const CandidateMark &mark, int x, int y) {
            return std::ranges::any_of(mark.cells, [&](Cell cell) { return cell.x == x && cell.y == y; });
        };
        for (int x = 0; x < Board::width; ++x) {
            for (int y = 0; y < 20; ++y) {
                const QRect cell = view.cellRect(x, y).toRect();
                const bool covered = covers(bad, x, y) || covers(good, x, y);
                QCOMPARE(with.copy(cell) != without.copy(cell), covered);
            }
        }
        QCOMPARE(with.pixelColor(view.cellRect(4, 0).center().toPoint()), ratingColor(1));
        QCOMPARE(with.pixelColor(view.cellRect(0, 2).center().toPoint()), ratingColor(0));
        view.setOverlay({});
        QCOMPARE(pictureOf(view), without);
    }

    void aPauseHidesTheBoard()
    {
        BoardView view;
        view.resize(400, 700);
        view.setSnapshot(snapshotOf(*PaintedBoard::fromText("GGGG..GGGG\n")));
        view.setCover(BoardCover{u"Paused"_s, {}, true});
        QCOMPARE(view.accessibleDescription(), u"Paused"_s);
        const QImage hidden = pictureOf(view);
        QCOMPARE(hidden.pixelColor(view.cellRect(0, 0).center().toPoint()), lightColors().field);
        view.setCover(std::nullopt);
        QVERIFY(pictureOf(view).pixelColor(view.cellRect(0, 0).center().toPoint()) != lightColors().field);
    }

    void patternsTellPiecesApartWithoutColour()
    {
        BoardView view;
        view.resize(400, 700);
        view.setPiecePalette(PiecePalette::Distinct);
        view.setSnapshot(snapshotOf(*PaintedBoard::fromText("IJLOSZT...\n")));
        const QImage picture = pictureOf(view);
        // Where a cell differs from its own ground: the shape of its pattern.
        std::set<QList<int>> shapes;
        for (int x = 0; x < 7; ++x) {
            const QImage cell = picture.copy(view.cellRect(x, 0).toRect());
            const QColor ground = lightColors().distinctPaints[static_cast<std::size_t>(x)];
            QList<int> shape;
            for (int row = 4; row < cell.height() - 4; ++row) {
                for (int column = 4; column < cell.width() - 4; ++column)
                    shape.append(cell.pixelColor(column, row) == ground ? 0 : 1);
            }
            shapes.insert(shape);
        }
        QCOMPARE(shapes.size(), 7U);
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
