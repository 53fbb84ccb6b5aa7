// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "statistics.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace tetrarium;

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void summarizesASampleWorkedByHand()
    {
        // Mean 5; squared deviations 9, 1, 1, 1, 0, 0, 4, 16 sum to 32; standard deviation √(32 / 7).
        constexpr std::array<double, 8> sample{2, 4, 4, 4, 5, 5, 7, 9};
        const Summary summary = summarize(sample);
        QCOMPARE(summary.count, 8);
        QCOMPARE(summary.mean, 5.0);
        QCOMPARE(summary.standardDeviation, std::sqrt(32.0 / 7.0));
        QCOMPARE(summary.standardError, std::sqrt(32.0 / 7.0) / std::sqrt(8.0));
        QCOMPARE(summary.minimum, 2.0);
        QCOMPARE(summary.median, 4.5);
        QCOMPARE(summary.maximum, 9.0);
    }

    void aSampleOfOneHasNoSpread()
    {
        constexpr std::array<double, 1> sample{42};
        const Summary summary = summarize(sample);
        QCOMPARE(summary.mean, 42.0);
        QCOMPARE(summary.median, 42.0);
        QCOMPARE(summary.standardError, 0.0);
    }

    void anEmptySampleGivesZeros()
    {
        QCOMPARE(summarize({}).count, 0);
        QCOMPARE(summarize({}).mean, 0.0);
    }

    void quantilesInterpolateBetweenOrderStatistics()
    {
        // Type 7 of Hyndman and Fan: position q (n − 1) from 0.
        constexpr std::array<double, 5> sorted{10, 20, 30, 40, 50};
        QCOMPARE(quantile(sorted, 0.0), 10.0);
        QCOMPARE(quantile(sorted, 0.1), 14.0);
        QCOMPARE(quantile(sorted, 0.25), 20.0);
        QCOMPARE(quantile(sorted, 0.9), 46.0);
        QCOMPARE(quantile(sorted, 1.0), 50.0);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
