// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "uncertainty.h"

#include <QTest>
#include <array>

using namespace tetrarium;

class TestUncertainty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measurementsThatAgreeAreCertain()
    {
        const std::array first{1.0, 5.0, 3.0, 2.0, 4.0};
        const Uncertainty result = measureUncertainty(first, std::span(first).first(2));
        QVERIFY(result.level <= 0);
        QVERIFY((result.order == std::vector<std::size_t>{1, 4, 2, 3, 0}));
    }

    void theBestThatTurnsOutWorstIsUncertain()
    {
        // Two individuals, the first measured 4 and then 0 where the other has 2, 2: by hand, ranks 1 and 4, 2 and 3.
        // Change |3 − 1| = 2; tolerated is the 10% point of {|1−R|, |2−R|, |3−R|}: for R = 4 − 1: {2, 1, 0} → 0.2; for
        // R = 1: {0, 1, 2} → 0.2. So 2·2 − 0.2 − 0.2.
        const std::array first{4.0, 2.0};
        const std::array second{0.0};
        const Uncertainty result = measureUncertainty(first, second);
        QVERIFY(std::abs(result.level - 3.6) < 1e-12);
        // Both have a rank sum of 5; the one that stayed put goes first.
        QVERIFY((result.order == std::vector<std::size_t>{1, 0}));
    }

    void theOrderGoesByBothMeasurements()
    {
        const std::array first{10.0, 9.0, 8.0, 1.0};
        const std::array second{2.0, 9.5};
        // Ranks: 10 → 1, 9.5 → 2, 9 → 3, 8 → 4 and 5, 2 → 6, 1 → 7 and 8. Sums 7, 5, 9, 15.
        QVERIFY((measureUncertainty(first, second).order == std::vector<std::size_t>{1, 0, 2, 3}));
    }
};

QTEST_APPLESS_MAIN(TestUncertainty)
#include "tst_uncertainty.moc"
