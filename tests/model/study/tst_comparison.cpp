// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace tetrarium;

namespace {

bool near(double found, double expected, double tolerance)
{
    return std::abs(found - expected) <= tolerance;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallSamplesWithoutTiesAreCountedExactly()
    {
        // Hollander and Wolfe (1973), 69f: permeability of membranes, the example of R's wilcox.test; one-sided 0.1272 there.
        constexpr std::array<double, 10> atTerm{0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46};
        constexpr std::array<double, 5> early{1.15, 0.88, 0.90, 0.74, 1.21};
        const RankComparison membranes = compareRanks(atTerm, early);
        QVERIFY(membranes.exact);
        QCOMPARE(membranes.u, 35.0);
        QVERIFY(near(membranes.pValue / 2, 0.1272, 5e-5));
        QCOMPARE(membranes.a12, 0.7);

        // The example of SciPy's mannwhitneyu: age at diagnosis; U = 17 and p = 1/9.
        constexpr std::array<double, 5> men{19, 22, 16, 29, 24};
        constexpr std::array<double, 4> women{20, 11, 17, 12};
        const RankComparison ages = compareRanks(men, women);
        QCOMPARE(ages.u, 17.0);
        QVERIFY(near(ages.pValue, 1.0 / 9.0, 1e-12));
    }

    void tiesAreCorrectedFor_data()
    {
        // SciPy's own test of its tie correction: 1 2 3 4 against 1 2 3 4 5, some of the latter moved by a hundredth.
        QTest::addColumn<QList<double>>("moved");
        QTest::addColumn<double>("u");
        QTest::addColumn<double>("p");
        QTest::newRow("two ties less, lower") << QList<double>{0, -1, 0, -1, 0} << 9.0 << 0.9017048037317;
        QTest::newRow("one tie less, lower") << QList<double>{0, 0, -1, 0, 0} << 8.5 << 0.804080657472;
        QTest::newRow("four ties") << QList<double>{0, 0, 0, 0, 0} << 8.0 << 0.7086240584439;
        QTest::newRow("one tie less, higher") << QList<double>{0, 0, 1, 0, 0} << 7.5 << 0.6197963884941;
        QTest::newRow("two ties less, higher") << QList<double>{0, 1, 0, 1, 0} << 7.0 << 0.5368784563079;
    }
    void tiesAreCorrectedFor()
    {
        QFETCH(const QList<double>, moved);
        constexpr std::array<double, 4> first{1, 2, 3, 4};
        std::array<double, 5> second{1, 2, 3, 4, 5};
        for (std::size_t i = 0; i < second.size(); ++i)
            second[i] += 0.01 * moved[static_cast<qsizetype>(i)];
        const RankComparison result = compareRanks(first, second);
        QVERIFY(!result.exact);
        QTEST(result.u, "u");
        QFETCH(const double, p);
        QVERIFY(near(result.pValue, p, 1e-10));
    }

    void aSampleIsLikeItself()
    {
        constexpr std::array<double, 6> sample{3, 3, 3, 8, 1, 1};
        QCOMPARE(compareRanks(sample, sample).pValue, 1.0);
        QCOMPARE(compareRanks(sample, sample).a12, 0.5);
        constexpr std::array<double, 3> same{7, 7, 7};
        QCOMPARE(compareRanks(same, same).pValue, 1.0);
        QCOMPARE(compareRanks({}, sample).pValue, 1.0);
    }

    void exchangingTheSamplesMirrorsTheEffectAndKeepsTheChance()
    {
        Rng random(3);
        for (int round = 0; round < 200; ++round) {
            std::vector<double> first(1 + random.below(60));
            std::vector<double> second(1 + random.below(60));
            for (double &value : first)
                value = random.below(round % 2 == 0 ? 10 : 1U << 31);
            for (double &value : second)
                value = random.below(round % 2 == 0 ? 12 : 1U << 31);
            const RankComparison one = compareRanks(first, second);
            const RankComparison other = compareRanks(second, first);
            double wins = 0; // by the definition: every pair looked at
            for (const double a : first) {
                for (const double b : second)
                    wins += a > b ? 1 : a == b ? 0.5 : 0;
            }
            QCOMPARE(one.u, wins);
            QVERIFY(near(one.a12 + other.a12, 1, 1e-12));
            QVERIFY(near(one.pValue, other.pValue, 1e-12));
        }
    }

    void theExactChanceMeetsTheNormalOneForLargerSamples()
    {
        // Forty-nine values are counted, fifty approximated; the two must nearly agree.
        std::vector<double> first;
        std::vector<double> second;
        for (int i = 0; i < 49; ++i) {
            first.push_back(i + 0.25 + (i % 3) * 9);
            second.push_back(i);
        }
        const RankComparison counted = compareRanks(first, second);
        first.push_back(24.9);
        second.push_back(24.8);
        const RankComparison approximated = compareRanks(first, second);
        QVERIFY(counted.exact && !approximated.exact);
        QVERIFY(near(counted.pValue, approximated.pValue, 0.01));
    }

    void holmsCorrectionOfAWorkedExample()
    {
        // Four p-values whose corrected ones are easily worked by hand: 0.005 · 4, 0.01 · 3, 0.03 · 2, and 0.04 · 1, which
        // must not fall below the one before.
        constexpr std::array<double, 4> values{0.01, 0.04, 0.03, 0.005};
        const std::vector<double> corrected = holm(values);
        constexpr std::array<double, 4> expected{0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(near(corrected[i], expected[i], 1e-15));
        constexpr std::array<double, 2> large{0.8, 0.9};
        QCOMPARE(holm(large), (std::vector<double>{1.0, 1.0}));
    }

    void theBootstrapIntervalOfALargeNormalSampleIsThatOfTheory()
    {
        // Sums of twelve uniform numbers are near-normal with variance one: the mean of n lies within ±1.96 / √n.
        Rng random(11);
        std::vector<double> sample(4000);
        for (double &value : sample) {
            value = 0;
            for (int i = 0; i < 12; ++i)
                value += random.unit();
        }
        const Interval interval = bootstrapMean(sample, 0.95, 4000, random);
        const double halfWidth = 1.96 / std::sqrt(4000.0);
        QVERIFY(near(interval.high - interval.low, 2 * halfWidth, 0.06 * halfWidth));
        QVERIFY(interval.low < 6.05 && interval.high > 5.95);
    }

    void theSameGeneratorGivesTheSameInterval()
    {
        constexpr std::array<double, 5> sample{4, 8, 15, 16, 23};
        Rng one(1);
        Rng other(1);
        QCOMPARE(bootstrapMean(sample, 0.9, 500, one), bootstrapMean(sample, 0.9, 500, other));
        constexpr std::array<double, 1> single{5};
        QCOMPARE(bootstrapMean(single, 0.9, 500, one), (Interval{5, 5}));
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
