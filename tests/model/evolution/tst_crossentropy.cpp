// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "objectives.h"

#include <QTest>

using namespace tetrarium;

namespace {

double metric(const Optimizer &optimizer, std::string_view name)
{
    const std::vector<Metric> metrics = optimizer.metrics();
    return std::ranges::find(metrics, name, &Metric::name)->value;
}

} // namespace

class TestCrossEntropy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstGenerationIsThePublishedNormalDistribution()
    {
        // N(0, 100) on genes of −10 … 10.
        const auto optimizer = makeOptimizer("cross-entropy", taskOf(5, {-10, 10}), {{"population", 4000.0}});
        double sum = 0;
        double squares = 0;
        for (const Individual &individual : optimizer->ask()) {
            for (const double gene : individual.genes) {
                sum += gene;
                squares += gene * gene;
            }
        }
        // 20,000 deviates: standard error of the mean 10/√20,000, of the variance 100·√(2/20,000).
        QVERIFY(std::abs(sum / 20000) < 4 * 0.0707);
        QVERIFY(std::abs(squares / 20000 - 100) < 4 * 1.0);
    }

    void meanAndVarianceAreThoseOfTheElitePlusNoise()
    {
        const auto optimizer = makeOptimizer("cross-entropy", taskOf(1, {-10, 10}),
            {{"population", 20.0}, {"elite_share", 0.1}, {"noise", 5.0}, {"noise_decrease", 0.1},
                {"measure_mean", "yes"}});
        const std::vector<Individual> asked = optimizer->ask();
        QCOMPARE(asked.size(), 21U);
        QCOMPARE(asked[0].origin, Origin::Mean);
        QCOMPARE(asked[0].genes[0], 0.0);
        std::vector<double> fitness(21, 0.0);
        fitness[4] = 1;
        fitness[9] = 2;
        optimizer->tell(fitness);
        const double a = asked[4].genes[0];
        const double b = asked[9].genes[0];
        QVERIFY(std::abs(optimizer->ask()[0].genes[0] - (a + b) / 2) < 1e-12);
        const double variance = (a - b) * (a - b) / 4 + 4.9; // Z(1) = 5 − 1/10
        QVERIFY(std::abs(metric(*optimizer, "deviation") - std::sqrt(variance)) < 1e-12);
        QVERIFY(std::abs(metric(*optimizer, "noise") - 4.9) < 1e-12);
    }

    void theNoiseEndsAfterFiftyGenerations()
    {
        const auto optimizer = makeOptimizer("cross-entropy", taskOf(2, {-10, 10}), {{"population", 10.0}});
        Minimization minimization(*optimizer, sphere);
        for (int generation = 1; generation <= 60; ++generation) {
            minimization.step();
            QVERIFY(std::abs(metric(*optimizer, "noise") - std::max(5 - generation / 10.0, 0.0)) < 1e-12);
        }
    }

    void constantNoiseKeepsTheDistributionWide()
    {
        // The published variant with Z = 4: a deviation never below 2.
        const auto optimizer =
            makeOptimizer("cross-entropy", taskOf(3, {-10, 10}), {{"noise", 4.0}, {"noise_decrease", 0.0}});
        Minimization minimization(*optimizer, sphere);
        for (int generation = 0; generation < 50; ++generation)
            minimization.step();
        QVERIFY(metric(*optimizer, "deviation") >= 2);
    }

    void withoutNoiseItSettles()
    {
        const auto optimizer = makeOptimizer("cross-entropy", taskOf(3, {-10, 10}), {{"noise", 0.0}});
        Minimization minimization(*optimizer, sphere);
        for (int generation = 0; generation < 50; ++generation)
            minimization.step();
        QVERIFY(metric(*optimizer, "deviation") < 1e-3);
    }
};

QTEST_APPLESS_MAIN(TestCrossEntropy)
#include "tst_crossentropy.moc"
