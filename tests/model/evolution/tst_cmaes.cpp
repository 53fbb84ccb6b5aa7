// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "objectives.h"

#include <QTest>
#include <format>

using namespace tetrarium;

namespace {

double metric(const Optimizer &optimizer, std::string_view name)
{
    const std::vector<Metric> metrics = optimizer.metrics();
    return std::ranges::find(metrics, name, &Metric::name)->value;
}

std::size_t evaluationsTo(double target, const Cost &cost, const NamedValues &parameters, std::uint64_t seed)
{
    const auto optimizer = makeOptimizer("cma-es", taskOf(10, {-1, 1}, seed), parameters);
    Minimization minimization(*optimizer, cost);
    minimization.run(100000, target);
    return minimization.evaluations();
}

double lengthOf(const Genes &genes)
{
    double squares = 0;
    for (const double gene : genes)
        squares += gene * gene;
    return std::sqrt(squares);
}

} // namespace

class TestCmaEs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePopulationIsTheTutorialsUnlessChosen()
    {
        // 4 + ⌊3 ln n⌋
        QCOMPARE(makeOptimizer("cma-es", taskOf(2))->ask().size(), 6U);
        QCOMPARE(makeOptimizer("cma-es", taskOf(10))->ask().size(), 10U);
        QCOMPARE(makeOptimizer("cma-es", taskOf(28))->ask().size(), 13U);
        QCOMPARE(makeOptimizer("cma-es", taskOf(10), {{"population", 33.0}})->ask().size(), 33U);
    }

    void theFirstGenerationIsNormalAroundTheMiddle()
    {
        // Range 2 … 6: mean 4, deviation 0.3 · 4.
        const auto optimizer = makeOptimizer("cma-es", taskOf(5, {2, 6}), {{"population", 4000.0}});
        double sum = 0;
        double squares = 0;
        for (const Individual &individual : optimizer->ask()) {
            QCOMPARE(individual.origin, Origin::Sample);
            for (const double gene : individual.genes) {
                sum += gene - 4;
                squares += (gene - 4) * (gene - 4);
            }
        }
        QVERIFY(std::abs(sum / 20000) < 4 * 1.2 / std::sqrt(20000.0));
        QVERIFY(std::abs(squares / 20000 - 1.44) < 4 * 1.44 * std::sqrt(2 / 20000.0));
    }

    void aRandomStartIsDrawnFromTheRanges()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto optimizer = makeOptimizer(
                "cma-es", taskOf(3, {2, 6}, seed), {{"start", "random"}, {"measure_mean", "yes"}});
            const Individual mean = optimizer->ask().front();
            QCOMPARE(mean.origin, Origin::Mean);
            QVERIFY(std::ranges::all_of(mean.genes, [](double gene) { return gene >= 2 && gene < 6; }));
        }
    }

    void reaches1e10OnTheTenDimensionalSphereInAboutTwoThousandEvaluations()
    {
        // With ideal steps and weights, the distance shrinks by 0.25/n (as a logarithm) an evaluation at best (Hansen, Arnold,
        // Auger: Evolution strategies, 2015): about 500 evaluations here. Learning the step costs a few times that.
        for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
            const std::size_t needed = evaluationsTo(1e-10, sphere, {}, seed);
            QVERIFY2(needed >= 1000 && needed <= 3000, std::to_string(needed).c_str());
        }
    }

    void convergesLogLinearly()
    {
        // Each further three orders of magnitude cost the same, to a third.
        const std::size_t third = evaluationsTo(1e-3, sphere, {}, 1);
        const std::size_t sixth = evaluationsTo(1e-6, sphere, {}, 1);
        const std::size_t ninth = evaluationsTo(1e-9, sphere, {}, 1);
        const std::size_t twelfth = evaluationsTo(1e-12, sphere, {}, 1);
        const auto a = static_cast<double>(sixth - third);
        for (const double other : {static_cast<double>(ninth - sixth), static_cast<double>(twelfth - ninth)})
            QVERIFY2(other > a * 2 / 3 && other < a * 3 / 2, std::to_string(other / a).c_str());
    }

    void learnsTheAxesOfAnEllipsoid()
    {
        const auto optimizer = makeOptimizer("cma-es", taskOf(10));
        Minimization minimization(*optimizer, [](std::span<const double> x) { return ellipsoid(x); });
        minimization.run(20000, 1e-10);
        QVERIFY(minimization.least() <= 1e-10);
        // The root of the matrix's condition 10⁶.
        QVERIFY(metric(*optimizer, "axis_ratio") > 100 && metric(*optimizer, "axis_ratio") < 10000);
    }

    void learningFromTheWorseHalfSavesEvaluations()
    {
        std::size_t active = 0;
        std::size_t passive = 0;
        for (const std::uint64_t seed : {1, 2, 3}) {
            active += evaluationsTo(1e-10, ellipsoid, {{"active", "yes"}}, seed);
            passive += evaluationsTo(1e-10, ellipsoid, {{"active", "no"}}, seed);
        }
        QVERIFY(active < passive);
    }

    void whereTheGoalIsFarTheStepGrows()
    {
        const auto optimizer = makeOptimizer("cma-es", taskOf(5), {{"initial_step", 0.001}});
        Minimization minimization(*optimizer, [](std::span<const double> x) { return -x[0]; });
        for (int generation = 0; generation < 200; ++generation)
            minimization.step();
        QVERIFY(metric(*optimizer, "step") > 1);
    }

    void theMeanBeatsTheLuckiestSampleUnderNoise()
    {
        const auto optimizer =
            makeOptimizer("cma-es", taskOf(5), {{"population", 30.0}, {"measure_mean", "yes"}});
        RandomSource random = *RandomSource::make("own", 17);
        double mean = 0;
        double lucky = 0;
        for (int generation = 0; generation < 50; ++generation) {
            const std::vector<Individual> asked = optimizer->ask();
            std::vector<double> fitness;
            for (const Individual &individual : asked)
                fitness.push_back(-sphere(individual.genes) + random.normal());
            optimizer->tell(fitness);
            mean += sphere(asked.front().genes);
            lucky += sphere(
                asked[static_cast<std::size_t>(std::ranges::max_element(fitness) - fitness.begin())].genes);
        }
        QVERIFY2(mean < lucky, std::format("{} {}", mean, lucky).c_str());
    }

    void uncertaintyIsSeenAndWidensTheStep()
    {
        // Pure noise: without a second look the step shrinks or wanders, with it, it grows.
        const auto optimizer =
            makeOptimizer("cma-es", taskOf(5), {{"population", 20.0}, {"reevaluated", 4.0}});
        Minimization noise(*optimizer, [](std::span<const double>) { return 0.0; }, 1);
        QCOMPARE(noise.step().size(), 24U);
        int ruled = 0;
        for (int generation = 0; generation < 100; ++generation) {
            noise.step();
            ruled += metric(*optimizer, "uncertainty") > 0 ? 1 : 0;
        }
        QVERIFY2(ruled > 70, std::to_string(ruled).c_str());
        QVERIFY(metric(*optimizer, "step") > 10);
    }

    void withoutNoiseTheSecondLookChangesNothing()
    {
        const auto optimizer =
            makeOptimizer("cma-es", taskOf(10), {{"population", 10.0}, {"reevaluated", 2.0}});
        Minimization minimization(*optimizer, sphere);
        minimization.run(10000, 1e-10);
        QVERIFY(minimization.evaluations() < 3600); // a fifth more than without
        QVERIFY(metric(*optimizer, "uncertainty") <= 0);
    }

    void aNormalizedMeanHasLengthOneAndTheSameCourse()
    {
        // A cost that does not change when all genes are multiplied, as a linear player's.
        const Cost direction = [](std::span<const double> x) {
            double squares = 0;
            for (const double value : x)
                squares += value * value;
            return 1 - x[0] / std::sqrt(squares);
        };
        const auto plain = makeOptimizer("cma-es", taskOf(4), {{"start", "random"}, {"measure_mean", "yes"}});
        const auto scaled = makeOptimizer(
            "cma-es", taskOf(4), {{"start", "random"}, {"measure_mean", "yes"}, {"normalize", "yes"}});
        Minimization first(*plain, direction);
        Minimization second(*scaled, direction);
        for (int generation = 0; generation < 40; ++generation) {
            const Individual mean = first.step().front();
            const Individual same = second.step().front();
            QVERIFY(std::abs(lengthOf(same.genes) - 1) < 1e-12);
            for (std::size_t i = 0; i < 4; ++i)
                QVERIFY(std::abs(mean.genes[i] / lengthOf(mean.genes) - same.genes[i]) < 1e-6);
        }
    }
};

QTEST_APPLESS_MAIN(TestCmaEs)
#include "tst_cmaes.moc"
