// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decimation.h"
#include "ticks.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace tetrarium;

namespace {

QList<QPointF> anyLine(const std::vector<int> &heights)
{
    QList<QPointF> points;
    for (std::size_t i = 0; i < heights.size(); ++i)
        points.append(QPointF(static_cast<double>(i), heights[i]));
    return points;
}

} // namespace

class TestDecimation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheLowestAndHighestOfEveryColumnInOrder()
    {
        const bool good = rc::check([](const std::vector<int> &heights) {
            RC_PRE(!heights.empty());
            const QList<QPointF> points = anyLine(heights);
            const int columns = *rc::gen::inRange(1, 20);
            const double right = static_cast<double>(heights.size());
            const QList<QPointF> kept = decimated(points, 0, right, columns);
            RC_ASSERT(std::ranges::is_sorted(kept, {}, [](QPointF point) { return point.x(); }));
            RC_ASSERT(std::ranges::all_of(kept, [&](QPointF point) { return points.contains(point); }));
            RC_ASSERT(kept.size() <= 4 * (columns + 1));
            for (int column = 0; column < columns; ++column) {
                const auto inside = [&](QPointF point) {
                    return static_cast<int>(point.x() / (right / columns)) == column;
                };
                const auto extremes = [&](const QList<QPointF> &line) {
                    std::pair<double, double> found{1e18, -1e18};
                    for (const QPointF point : line) {
                        if (inside(point))
                            found = {std::min(found.first, point.y()), std::max(found.second, point.y())};
                    }
                    return found;
                };
                RC_ASSERT(extremes(points) == extremes(kept));
            }
        });
        QVERIFY(good);
    }

    void keepsTheNeighboursOfWhatIsSeenSoThatLinesReachTheEdge()
    {
        const QList<QPointF> points = anyLine({0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
        const QList<QPointF> kept = decimated(points, 3.5, 5.5, 100);
        QCOMPARE(kept, (QList<QPointF>{{3, 3}, {4, 4}, {5, 5}, {6, 6}}));
        QCOMPARE(decimated(points, 20, 30, 100), (QList<QPointF>{{9, 9}}));
        QCOMPARE(decimated({}, 0, 1, 100), QList<QPointF>());
    }

    void aBandKeepsItsOuterEdges()
    {
        PlotLine band{.points = {}, .lower = {}};
        for (int i = 0; i < 1000; ++i) {
            band.points.append(QPointF(i, i == 500 ? 99 : 10));
            band.lower.append(i == 250 ? -99 : 1);
        }
        const PlotLine kept = decimatedBand(band, 0, 999, 50);
        QVERIFY(kept.points.size() <= 51);
        QCOMPARE(kept.points.size(), kept.lower.size());
        QCOMPARE(std::ranges::max(kept.points, {}, [](QPointF point) { return point.y(); }).y(), 99.0);
        QCOMPARE(std::ranges::min(kept.lower), -99.0);
    }

    void ticksAreRoundNumbersWithinTheRange()
    {
        QCOMPARE(ticksBetween(0, 10, 5), (QList<double>{0, 2, 4, 6, 8, 10}));
        QCOMPARE(ticksBetween(3, 97, 4), (QList<double>{50}));
        QCOMPARE(ticksBetween(3, 97, 5), (QList<double>{20, 40, 60, 80}));
        QCOMPARE(ticksBetween(0, 3, 10, true), (QList<double>{0, 1, 2, 3}));
        QVERIFY(ticksBetween(1, 1, 5).isEmpty());
    }

    void ticksOfALogarithmicAxisArePowersOfTenAndTwosAndFivesWhereThereIsRoom()
    {
        QCOMPARE(logTicksBetween(0, 3, 5), (QList<double>{0, 1, 2, 3}));
        QCOMPARE(logTicksBetween(0, 8, 4), (QList<double>{0, 2, 4, 6, 8}));
        const QList<double> close = logTicksBetween(std::log10(300), std::log10(900), 6);
        QVERIFY(close.size() >= 3);
        QVERIFY(std::abs(std::pow(10, close.first()) - 300) < 1e-9);
        QCOMPARE(logTicksBetween(0, 1, 6).size(), 4);
    }
};

QTEST_MAIN(TestDecimation)
#include "tst_decimation.moc"
