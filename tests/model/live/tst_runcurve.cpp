// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcurve.h"

#include <QTest>

#include <algorithm>

using namespace tetrarium;

class TestRunCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongRunIsThinnedButKeepsItsPeaksItsHeldOutScoresAndItsEnd()
    {
        constexpr int generations = 130'000;
        constexpr int peak = 41'001;
        constexpr int heldOut = 77'003;
        QList<GenerationPoint> points;
        for (int i = 0; i < generations; ++i) {
            GenerationPoint point{.generation = i, .best = i == peak ? 100.0 : i % 7};
            if (i == heldOut)
                point.heldOut = 5;
            append(points, point);
            QCOMPARE_LE(points.size(), 50'000);
        }
        QVERIFY(points.size() > 20'000);
        QVERIFY(std::ranges::is_sorted(points, {}, &GenerationPoint::generation));
        QCOMPARE(points.last().generation, generations - 1);
        QVERIFY(std::ranges::contains(points, peak, &GenerationPoint::generation));
        QVERIFY(std::ranges::contains(points, heldOut, &GenerationPoint::generation));
    }
};

QTEST_GUILESS_MAIN(TestRunCurve)
#include "tst_runcurve.moc"
