// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "geneticalgorithm.h"
#include "objectives.h"

#include <QTest>
#include <array>
#include <map>
#include <set>

using namespace tetrarium;

namespace {

/// The published systems as parameters.
const std::map<std::string_view, NamedValues> published{
    {"thesis",
        {{"population", 10.0}, {"child_chance", 0.75}, {"selection", "thesis-program"},
            {"mutation_rate", 0.3}, {"mutation_step", 0.3}, {"program", "thesis"}, {"generator", "java"}}},
    {"thesis-described",
        {{"population", 10.0}, {"child_chance", 0.75}, {"mutation_rate", 0.3}, {"mutation_step", 0.3}}},
    {"takado", {{"population", 100.0}, {"selection", "duels"}, {"crossover", "segments-or-weighted"},
                   {"crossover_bias", 1.0}, {"mutation", "one-gene"}, {"mutation_rate", 0.05},
                   {"mutation_step", 0.1}}},
    {"takado-described", {{"population", 100.0}, {"elites", 0.0}, {"selection", "tournament"},
                             {"crossover", "weighted-normalized"}, {"crossover_bias", 1.0},
                             {"mutation", "one-gene"}, {"mutation_rate", 0.05}, {"mutation_step", 0.1}}},
    {"pair",
        {{"population", 100.0}, {"elites", 70.0}, {"selection", "random-tenth"}, {"crossover", "weighted"}}},
    {"tetnet", {{"population", 50.0}, {"selection", "upper-half-squared"}, {"mutation", "each-gene"},
                   {"mutation_rate", 0.05}, {"mutation_step", 0.2}, {"program", "tetnet"},
                   {"generator", "mulberry32"}}},
    {"tetnet-described",
        {{"population", 50.0}, {"mutation", "each-gene"}, {"mutation_rate", 0.05}, {"mutation_step", 0.2}}},
};

/// Two generations: the first, whose fitness is given by `fitness(index)`, and the one that follows from it.
struct Succession
{
    std::vector<Individual> before;
    std::vector<Individual> after;
    std::vector<double> fitness;

    std::size_t indexOf(const std::string &id) const
    {
        return static_cast<std::size_t>(std::ranges::find(before, id, &Individual::id) - before.begin());
    }
    std::vector<Individual> of(Origin origin) const
    {
        std::vector<Individual> some;
        std::ranges::copy_if(
            after, std::back_inserter(some), [=](const Individual &one) { return one.origin == origin; });
        return some;
    }
};

/// The later of the population, the fitter: index i has fitness i + 1.
Succession succeed(const NamedValues &parameters, std::size_t genes = 5, std::uint64_t seed = 1)
{
    const auto optimizer = makeOptimizer("genetic", taskOf(genes, {0, 1}, seed), parameters);
    Succession succession{.before = optimizer->ask(), .after = {}, .fitness = {}};
    for (std::size_t i = 0; i < succession.before.size(); ++i)
        succession.fitness.push_back(static_cast<double>(i + 1));
    optimizer->tell(succession.fitness);
    succession.after = optimizer->ask();
    return succession;
}

NamedValues with(NamedValues values, const NamedValues &more)
{
    for (const auto &[name, value] : more) {
        std::erase_if(values, [&](const auto &known) { return known.first == name; });
        values.emplace_back(name, value);
    }
    return values;
}

/// Whether `found` of `count` agrees with a chance, to four standard deviations.
bool agrees(std::size_t found, std::size_t count, double chance)
{
    const auto n = static_cast<double>(count);
    return std::abs(static_cast<double>(found) - n * chance)
           <= 4 * std::sqrt(n * chance * (1 - chance)) + 1e-9;
}

std::size_t changedGenes(const Genes &a, const Genes &b)
{
    std::size_t changed = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        changed += a[i] != b[i] ? 1 : 0;
    return changed;
}

} // namespace

class TestGeneticAlgorithm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPublishedSystemIsAChoiceOfParameters_data()
    {
        QTest::addColumn<std::string>("system");
        QTest::addColumn<std::size_t>("kept");
        QTest::newRow("thesis keeps the best") << std::string("thesis") << std::size_t{1};
        QTest::newRow("thesis as described keeps the best")
            << std::string("thesis-described") << std::size_t{1};
        QTest::newRow("takado keeps the winning half") << std::string("takado") << std::size_t{50};
        QTest::newRow("takado as described keeps nobody")
            << std::string("takado-described") << std::size_t{0};
        QTest::newRow("pair keeps the best 70 of 100") << std::string("pair") << std::size_t{70};
        QTest::newRow("tetnet keeps the best") << std::string("tetnet") << std::size_t{1};
        QTest::newRow("tetnet as described keeps the best")
            << std::string("tetnet-described") << std::size_t{1};
    }

    void everyPublishedSystemIsAChoiceOfParameters()
    {
        QFETCH(const std::string, system);
        QFETCH(const std::size_t, kept);
        const Succession succession = succeed(published.at(system), 6);
        QCOMPARE(succession.after.size(), succession.before.size());
        QCOMPARE(succession.of(Origin::Elite).size(), kept);
        for (const Individual &elite : succession.of(Origin::Elite)) {
            QVERIFY(elite.genes == succession.before[succession.indexOf(elite.parents.front())].genes);
        }
        if (system != "takado" && kept > 0) // the best of all comes first; of the truncating comparison too
            QVERIFY(succession.after[0].genes == succession.before.back().genes);
    }

    void theThesisProgramsHalfIsWhatIsLeftOfAShrinkingList()
    {
        QVERIFY((genetic::thesisHalf(10) == std::vector<std::size_t>{1, 3, 5, 7, 9}));
        QVERIFY((genetic::thesisHalf(7) == std::vector<std::size_t>{1, 3, 5, 6}));
    }

    void theThesisTakesOnePointLessAsEqualAndTheLastOfEquals()
    {
        // trunc(first − second + 0.5) is 0 for differences above −1.5 and below 0.5.
        QCOMPARE(genetic::thesisOrder(std::array{100.0, 100.0, 40.0}).back(), 1U);
        QCOMPARE(genetic::thesisOrder(std::array{100.0, 99.0}).back(), 1U);
        QCOMPARE(genetic::thesisOrder(std::array{100.0, 98.0}).back(), 0U);
    }

    void theThesissSharesAre75And12AndAHalf_data()
    {
        QTest::addColumn<std::string>("system");
        QTest::newRow("as described") << std::string("thesis-described");
        QTest::newRow("as programmed") << std::string("thesis");
    }

    void theThesissSharesAre75And12AndAHalf()
    {
        QFETCH(const std::string, system);
        const Succession succession = succeed(with(published.at(system), {{"population", 20001.0}}));
        QCOMPARE(succession.of(Origin::Elite).size(), 1U);
        QVERIFY(agrees(succession.of(Origin::Child).size(), 20000, 0.75));
        QVERIFY(agrees(succession.of(Origin::Newcomer).size(), 20000, 0.125));
        QVERIFY(agrees(succession.of(Origin::Mutant).size(), 20000, 0.125));
    }

    void mutantsAreTheBestChangedByRateAndStep()
    {
        const double step = 0.3;
        const Succession succession =
            succeed(with(published.at("thesis-described"), {{"population", 20000.0}}));
        const Genes &best = succession.before.back().genes;
        std::size_t changed = 0;
        double sum = 0;
        const std::vector<Individual> mutants = succession.of(Origin::Mutant);
        for (const Individual &mutant : mutants) {
            QCOMPARE(mutant.parents, std::vector{succession.before.back().id});
            changed += changedGenes(mutant.genes, best);
            for (std::size_t i = 0; i < best.size(); ++i) {
                const double change = mutant.genes[i] - best[i];
                QVERIFY(std::abs(change) <= step);
                sum += change;
            }
        }
        QVERIFY(agrees(changed, 5 * mutants.size(), 0.3));
        // U(−1, 1) has variance 1/3.
        QVERIFY(std::abs(sum) < 4 * step * std::sqrt(static_cast<double>(changed) / 3));
    }

    void childrenTakeEachGeneFromEitherParentOfTheBetterHalf()
    {
        const Succession succession =
            succeed(with(published.at("thesis-described"), {{"population", 4000.0}}));
        std::size_t first = 0;
        const std::vector<Individual> children = succession.of(Origin::Child);
        for (const Individual &child : children) {
            const std::size_t a = succession.indexOf(child.parents[0]);
            const std::size_t b = succession.indexOf(child.parents[1]);
            QVERIFY(a >= 2000 && b >= 2000);
            for (std::size_t i = 0; i < child.genes.size(); ++i) {
                const bool fromFirst = child.genes[i] == succession.before[a].genes[i];
                QVERIFY(fromFirst || child.genes[i] == succession.before[b].genes[i]);
                first += fromFirst && a != b ? 1 : 0;
            }
        }
        QVERIFY(agrees(first, 5 * children.size(), 0.5));
    }

    void theThesisProgramsParentsAreOfItsOwnHalf()
    {
        const std::set<std::size_t> half{1, 3, 5, 7, 9};
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Succession succession = succeed(published.at("thesis"), 5, seed);
            for (const Individual &child : succession.of(Origin::Child)) {
                for (const std::string &parent : child.parents)
                    QVERIFY(half.contains(succession.indexOf(parent)));
            }
        }
    }

    void tetnetPrefersTheBestOfTheBetterHalf()
    {
        // floor(r² · 25) = 0 where r < 1/5. Its program gives children ids of their own, so parents are counted by id.
        std::size_t best = 0;
        std::size_t count = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Succession succession = succeed(published.at("tetnet"), 6, seed);
            for (const Individual &child : succession.of(Origin::Child)) {
                for (const std::string &parent : child.parents) {
                    QVERIFY(succession.indexOf(parent) >= 25);
                    best += parent == succession.before.back().id ? 1 : 0;
                    ++count;
                }
            }
        }
        QVERIFY(agrees(best, count, 0.2));
    }

    void aTournamentOfTwoIsWonByTheFitter()
    {
        // Of 100, the best wins where it is drawn at least once: 1 − 0.99².
        std::size_t best = 0;
        std::size_t count = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Succession succession = succeed(published.at("takado-described"), 10, seed);
            for (const Individual &child : succession.of(Origin::Child)) {
                for (const std::string &parent : child.parents) {
                    best += parent == succession.before.back().id ? 1 : 0;
                    ++count;
                }
            }
        }
        QVERIFY(agrees(best, count, 1 - 0.99 * 0.99));
    }

    void weightedChildrenAreTheSumByFitnessPlusBiasAtLengthOne()
    {
        const Succession succession = succeed(
            with(published.at("takado-described"), {{"mutation", "none"}, {"crossover_bias", 7.0}}), 10);
        for (const Individual &child : succession.of(Origin::Child)) {
            const std::size_t a = succession.indexOf(child.parents[0]);
            const std::size_t b = succession.indexOf(child.parents[1]);
            std::vector<double> sum(10);
            double squares = 0;
            double length = 0;
            for (std::size_t i = 0; i < 10; ++i) {
                sum[i] = succession.before[a].genes[i] * (succession.fitness[a] + 7)
                         + succession.before[b].genes[i] * (succession.fitness[b] + 7);
                squares += sum[i] * sum[i];
                length += child.genes[i] * child.genes[i];
            }
            QVERIFY(std::abs(length - 1) < 1e-12);
            for (std::size_t i = 0; i < 10; ++i)
                QVERIFY(std::abs(child.genes[i] - sum[i] / std::sqrt(squares)) < 1e-12);
        }
    }

    void oneGeneOfFiveInAHundredChildrenIsMutated()
    {
        // Both parents alike at zero: every other gene than 0 is a mutation's.
        const auto optimizer = makeOptimizer("genetic", taskOf(10, {0, 0}),
            with(published.at("takado-described"), {{"population", 20000.0}, {"crossover", "either"}}));
        optimizer->tell(std::vector<double>(optimizer->ask().size(), 1.0));
        std::size_t mutated = 0;
        for (const Individual &child : optimizer->ask()) {
            const std::size_t changed = changedGenes(child.genes, Genes(10, 0.0));
            QVERIFY(changed <= 1);
            mutated += changed;
            QVERIFY(std::ranges::all_of(child.genes, [](double gene) { return std::abs(gene) <= 0.1; }));
        }
        QVERIFY(agrees(mutated, 20000, 0.05));
    }

    void theLosersOfDuelsDieAndTheWinnersAreTheParents()
    {
        std::array<std::size_t, 100> survived{};
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Succession succession = succeed(published.at("takado"), 10, seed);
            std::set<std::string> winners;
            for (const Individual &winner : succession.of(Origin::Elite)) {
                winners.insert(winner.parents.front());
                ++survived[succession.indexOf(winner.parents.front())];
            }
            QCOMPARE(winners.size(), 50U);
            for (const Individual &child : succession.of(Origin::Child))
                QVERIFY(winners.contains(child.parents[0]) && winners.contains(child.parents[1]));
        }
        QCOMPARE(survived.back(), 50U);
        QCOMPARE(survived.front(), 0U);
        // Rank r of 100 beats r − 1 of the 99 others; the middle half the time.
        QVERIFY(agrees(survived[49], 50, 0.5));
    }

    void ofAnOddNumberOneLivesWithoutADuel()
    {
        const std::vector<Individual> five(5);
        RandomSource random;
        const std::array fitness{1.0, 2.0, 3.0, 4.0, 5.0};
        QCOMPARE(genetic::duels({five, fitness}, random).size(), 3U);
    }

    void halfOfTakadosChildrenAreSegmentsAndHalfNormalizedSums()
    {
        std::size_t ofLengthOne = 0;
        std::size_t count = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Succession succession =
                succeed(with(published.at("takado"), {{"mutation", "none"}}), 10, seed);
            for (const Individual &child : succession.of(Origin::Child)) {
                double squares = 0;
                for (const double gene : child.genes)
                    squares += gene * gene;
                ofLengthOne += std::abs(squares - 1) < 1e-9 ? 1 : 0;
                ++count;
            }
        }
        QVERIFY(agrees(ofLengthOne, count, 0.5));
    }

    void segmentsOfTenGenesAreOneToThreeLong()
    {
        const Genes zeros(10, 0.0);
        const Genes ones(10, 1.0);
        RandomSource random = *RandomSource::make("own", 3);
        RandomSource twin = random;
        for (int i = 0; i < 1000; ++i) {
            Genes expected;
            while (expected.size() < 10) {
                const auto length = static_cast<std::size_t>(10 * (0.15 + 0.25 * twin.unit()));
                QVERIFY(length >= 1 && length <= 3);
                expected.insert(expected.end(), length, twin.unit() < 0.5 ? 0.0 : 1.0);
            }
            expected.resize(10);
            QCOMPARE(genetic::segments(zeros, ones, random), expected);
        }
    }

    void aPairsChildIsTheSumOfTheTwoBestOfARandomTenthByScore()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Succession succession = succeed(published.at("pair"), 4, seed);
            QCOMPARE(succession.of(Origin::Child).size(), 30U);
            for (std::size_t rank = 0; rank < 70; ++rank)
                QVERIFY(succession.after[rank].genes == succession.before[99 - rank].genes);
            for (const Individual &child : succession.of(Origin::Child)) {
                const std::size_t a = succession.indexOf(child.parents[0]);
                const std::size_t b = succession.indexOf(child.parents[1]);
                // Nine of the ten drawn are worse than the first, eight worse than the second.
                QVERIFY(a > b && a >= 9 && b >= 8);
                const double weights = succession.fitness[a] + succession.fitness[b];
                for (std::size_t i = 0; i < 4; ++i) {
                    const double expected = (succession.before[a].genes[i] * succession.fitness[a]
                                                + succession.before[b].genes[i] * succession.fitness[b])
                                            / weights;
                    QVERIFY(std::abs(child.genes[i] - expected) < 1e-12);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestGeneticAlgorithm)
#include "tst_geneticalgorithm.moc"
