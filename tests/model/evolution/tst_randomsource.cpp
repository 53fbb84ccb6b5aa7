// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomsource.h"

#include <QTest>
#include <cmath>

using namespace tetrarium;

class TestRandomSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalDeviatesHaveTheMomentsOfTheNormalDistribution_data()
    {
        QTest::addColumn<std::string>("kind");
        for (const char *kind : {"own", "java", "mulberry32"})
            QTest::newRow(kind) << std::string(kind);
    }

    void normalDeviatesHaveTheMomentsOfTheNormalDistribution()
    {
        QFETCH(const std::string, kind);
        RandomSource random = *RandomSource::make(kind, 5);
        constexpr int count = 100000;
        double mean = 0;
        double variance = 0;
        double fourth = 0;
        int beyondTwo = 0;
        for (int i = 0; i < count; ++i) {
            const double deviate = random.normal();
            mean += deviate / count;
            variance += deviate * deviate / count;
            fourth += deviate * deviate * deviate * deviate / count;
            beyondTwo += std::abs(deviate) > 2 ? 1 : 0;
        }
        const double error = 1 / std::sqrt(count);
        QVERIFY(std::abs(mean) < 4 * error);
        QVERIFY(std::abs(variance - 1) < 4 * std::sqrt(2) * error);
        QVERIFY(std::abs(fourth - 3) < 4 * std::sqrt(96) * error);
        // 4.55% lie beyond two deviations.
        QVERIFY(std::abs(beyondTwo / double{count} - 0.0455) < 4 * std::sqrt(0.0455 * 0.9545) * error);
    }

    void aSavedSourceGoesOnToTheSameDraws()
    {
        for (const char *kind : {"own", "java", "mulberry32"}) {
            RandomSource random = *RandomSource::make(kind, 5);
            random.normal();
            auto restored = RandomSource::restore(random.save());
            QVERIFY(restored);
            for (int i = 0; i < 100; ++i) {
                QCOMPARE(restored->unit(), random.unit());
                QCOMPARE(restored->normal(), random.normal());
            }
        }
    }

    void anythingElseIsAnError()
    {
        for (const char *broken : {"", "own", "own 1 2 3", "java x", "mersenne 1"})
            QVERIFY2(!RandomSource::restore(broken), broken);
        QVERIFY(!RandomSource::make("mersenne", 1));
    }
};

QTEST_APPLESS_MAIN(TestRandomSource)
#include "tst_randomsource.moc"
