// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolution.h"
#include "gamemaps.h"
#include "geneticparts.h"
#include "recipefile.h"
#include "recordings.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tetrarium;

namespace {

Expected<std::string> shippedText(const std::string &name)
{
    QFile file(QStringLiteral(PROJECT_FOLDER "/resources/recipes/%1.toml").arg(QString::fromStdString(name)));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::UnknownName, name, "a shipped recipe");
    return file.readAll().toStdString();
}

Recipe shipped(const std::string &name, const std::vector<std::string> &settings)
{
    return *readRecipe(*shippedText(name), shippedText, settings);
}

/// A short run of short games with everything switched on that goes with its seeds.
Recipe shortRun(const std::vector<std::string> &settings = {})
{
    std::vector<std::string> all{"rules=research-8", "search.kind=drop", "evaluation.max_pieces=60",
        "evaluation.games=6", "optimizer.population=12", "optimizer.elites=3", "stopping.generations=6",
        "held_out.every=2", "held_out.games=5", "held_out.max_pieces=80"};
    all.insert(all.end(), settings.begin(), settings.end());
    return shipped("pair", all);
}

std::vector<GenerationReport> run(Evolution &evolution, const GameMap &map = plainMap)
{
    std::vector<GenerationReport> reports;
    Progress progress;
    do
        reports.push_back(*evolution.next(map, {}, progress));
    while (reports.back().stop == StopReason::None && reports.size() < 1000);
    return reports;
}

} // namespace

class TestEvolution : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMeanOfADistributionStandsForItsGenerationAndTheFittestForAnyOther()
    {
        for (const char *measured : {"yes", "no"}) {
            auto evolution = Evolution::make(
                shipped("champion", {std::string("optimizer.measure_mean=") + measured, "rules=research-8",
                                        "optimizer.population=10", "stopping.generations=5",
                                        "held_out.every=5", "held_out.games=3"}));
            QVERIFY(evolution);
            for (const GenerationReport &report : run(*evolution)) {
                const GenomeResult &best = report.genomes[report.best];
                QCOMPARE(report.bestFitness, best.fitness);
                if (std::string_view(measured) == "yes")
                    QCOMPARE(best.individual.origin, Origin::Mean);
                else
                    QCOMPARE(
                        best.fitness, std::ranges::max(report.genomes, {}, &GenomeResult::fitness).fitness);
            }
        }
    }

    void theThesisRecipeReproducesItsRecordedRuns()
    {
        const auto all = recordings("thesis-evolution.jsonl");
        QVERIFY(!all.empty());
        for (const Recording &recording : all) {
            const auto text = [&](const char *key) { return recording.at(key).dump(); };
            auto evolution = Evolution::make(shipped("thesis",
                {"optimizer.generator=java", "randomizer=thesis-java", "seed=" + text("seed"),
                    "evaluation.first_seed=" + text("pieceSeed"), "evaluation.max_moves=" + text("moveLimit"),
                    "optimizer.population=" + text("population"), "optimizer.mutation_rate=" + text("rate"),
                    "optimizer.mutation_step=" + text("step"), "stopping.generations=" + text("generations"),
                    "held_out.every=0"}));
            QVERIFY(evolution);
            const std::vector<GenerationReport> reports = run(*evolution);
            const Recording &generations = recording.at("gens");
            QCOMPARE(reports.size(), generations.size());
            for (std::size_t g = 0; g < reports.size(); ++g) {
                const bool sorted =
                    g + 1 == reports.size() && recording.at("lastGenerationSorted").get<bool>();
                std::vector<double> fitness;
                for (const GenomeResult &genome : reports[g].genomes)
                    fitness.push_back(genome.fitness);
                const std::vector<std::size_t> order = genetic::thesisOrder(fitness);
                for (std::size_t i = 0; i < reports[g].genomes.size(); ++i) {
                    const GenomeResult &genome = reports[g].genomes[sorted ? order[i] : i];
                    const Recording &recorded = generations.at(g).at(i);
                    QCOMPARE(genome.individual.id, recorded.at("id").get<std::string>());
                    QCOMPARE(genome.individual.genes, recorded.at("w").get<Genes>());
                    QCOMPARE(genome.fitness, recorded.at("fit").get<double>());
                    QCOMPARE(genome.moves, recorded.at("moves").get<double>());
                }
            }
        }
    }

    void reportsSumUpTheirGeneration()
    {
        auto evolution = Evolution::make(shortRun());
        const std::vector<GenerationReport> reports = run(*evolution);
        QCOMPARE(reports.size(), 6);
        for (std::size_t g = 0; g < reports.size(); ++g) {
            const GenerationReport &report = reports[g];
            QCOMPARE(report.number, static_cast<int>(g));
            std::vector<double> fitness;
            double sum = 0;
            for (const GenomeResult &genome : report.genomes) {
                fitness.push_back(genome.fitness);
                sum += genome.fitness;
            }
            const auto best = std::ranges::max_element(fitness);
            QCOMPARE(report.best, static_cast<std::size_t>(best - fitness.begin()));
            QCOMPARE(report.bestFitness, *best);
            QCOMPARE(report.mean, sum / 12);
            std::ranges::sort(fitness);
            QCOMPARE(report.median, (fitness[5] + fitness[6]) / 2);
            // Between the second and third, and the tenth and eleventh, of twelve: 11 · 0.1 = 1.1, 11 · 0.9 = 9.9.
            QVERIFY(std::abs(report.low - (fitness[1] + 0.1 * (fitness[2] - fitness[1]))) < 1e-9);
            QVERIFY(std::abs(report.high - (fitness[9] + 0.9 * (fitness[10] - fitness[9]))) < 1e-9);
            QVERIFY(report.diversity > 0);
            QCOMPARE(report.heldOut.has_value(), g % 2 == 1);
            QCOMPARE(report.stop, g == 5 ? StopReason::Generations : StopReason::None);
        }
        // Six games for each of twelve, fewer only where two are equal.
        QCOMPARE(reports.back().games, reports.back().evaluations * 6);
        QVERIFY(reports.back().evaluations <= 6 * 12);
    }

    void theNumberOfThreadsChangesNothing_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("fixed") << "evaluation.seeds=fixed";
        QTest::newRow("a generation") << "evaluation.seeds=generation";
        QTest::newRow("a genome") << "evaluation.seeds=genome";
        QTest::newRow("racing") << "evaluation.racing={barriers=[2,4],winners=3,confidence=0.5}";
    }

    void theNumberOfThreadsChangesNothing()
    {
        QFETCH(const QString, setting);
        const Recipe recipe = shortRun({setting.toStdString()});
        auto expected = Evolution::make(recipe);
        const std::vector<GenerationReport> reports = run(*expected);
        for (const GameMap &map : {threadMap(1), threadMap(2), threadMap(7), shuffledMap(3)}) {
            auto evolution = Evolution::make(recipe);
            QVERIFY(run(*evolution, map) == reports);
            QCOMPARE(evolution->save(), expected->save());
        }
    }

    void itGoesOnFromAnySavedGeneration_data() { theNumberOfThreadsChangesNothing_data(); }

    void itGoesOnFromAnySavedGeneration()
    {
        QFETCH(const QString, setting);
        const Recipe recipe = shortRun({setting.toStdString()});
        auto whole = Evolution::make(recipe);
        std::vector<std::string> states{whole->save()};
        std::vector<GenerationReport> reports;
        Progress progress;
        for (int g = 0; g < 6; ++g) {
            reports.push_back(*whole->next(plainMap, {}, progress));
            states.push_back(whole->save());
        }
        for (std::size_t g = 0; g < 6; ++g) {
            auto evolution = Evolution::make(recipe);
            QVERIFY(evolution->restore(states[g]));
            QCOMPARE(evolution->save(), states[g]);
            QCOMPARE(evolution->generations(), static_cast<int>(g));
            const std::vector<GenerationReport> rest = run(*evolution);
            QVERIFY(std::ranges::equal(rest, std::span(reports).subspan(g)));
            QCOMPARE(evolution->save(), states.back());
        }
    }

    void stoppedHalfWayItPlaysTheGenerationAgain()
    {
        const Recipe recipe = shortRun({"evaluation.seeds=fixed"});
        auto expected = Evolution::make(recipe);
        const std::vector<GenerationReport> reports = run(*expected);
        auto evolution = Evolution::make(recipe);
        Progress progress;
        for (const GenerationReport &report : reports) {
            for (const std::size_t after : {std::size_t{0}, std::size_t{3}}) {
                std::stop_source source;
                QVERIFY(!evolution->next(stoppingMap(source, after), source.get_token(), progress));
                QCOMPARE(evolution->generations(), report.number);
            }
            if (report.heldOut) {
                std::stop_source source;
                int maps = 0;
                const GameMap heldOutStops = [&](std::size_t count,
                                                 const std::function<void(std::size_t)> &work) {
                    if (++maps == 2)
                        source.request_stop();
                    plainMap(count, work);
                };
                QVERIFY(!evolution->next(heldOutStops, source.get_token(), progress));
            }
            auto resumed = Evolution::make(recipe);
            QVERIFY(resumed->restore(evolution->save()));
            QVERIFY(*resumed->next(plainMap, {}, progress) == report);
            QVERIFY(*evolution->next(plainMap, {}, progress) == report);
        }
        QCOMPARE(evolution->save(), expected->save());
    }

    void stateOfSomethingElseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("another version") << QByteArray(R"({"version":9})");
        QTest::newRow("half of it") << QByteArray(R"({"version":1,"generations":3})");
    }

    void stateOfSomethingElseIsRefused()
    {
        QFETCH(const QByteArray, state);
        auto evolution = Evolution::make(shortRun());
        const std::string before = evolution->save();
        QVERIFY(!evolution->restore(state.toStdString()));
        QCOMPARE(evolution->save(), before);
    }

    void itEndsByWhicheverRuleComesFirst_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<StopReason>("reason");
        QTest::newRow("generations") << "stopping.generations=4" << StopReason::Generations;
        QTest::newRow("evaluations") << "stopping.evaluations=30" << StopReason::Evaluations;
        QTest::newRow("stagnation") << "stopping.stagnation=2" << StopReason::Stagnation;
        QTest::newRow("a target by the best") << "stopping.target=5" << StopReason::Target;
    }

    void itEndsByWhicheverRuleComesFirst()
    {
        QFETCH(const QString, setting);
        QFETCH(const StopReason, reason);
        auto evolution = Evolution::make(shortRun({"held_out.every=0", "stopping.generations=200",
            "evaluation.seeds=fixed", setting.toStdString()}));
        const std::vector<GenerationReport> reports = run(*evolution);
        QCOMPARE(reports.back().stop, reason);
        QCOMPARE(evolution->stopReason(), reason);
        for (std::size_t g = 0; g + 1 < reports.size(); ++g)
            QCOMPARE(reports[g].stop, StopReason::None);
        switch (reason) {
        case StopReason::Generations:
            QCOMPARE(reports.size(), 4);
            break;
        case StopReason::Evaluations:
            QVERIFY(reports.back().evaluations >= 30);
            QVERIFY(reports[reports.size() - 2].evaluations < 30);
            break;
        case StopReason::Stagnation: {
            // The first of all generations with the best fitness was two before the end.
            const auto best = std::ranges::max_element(reports, {}, &GenerationReport::bestFitness);
            QCOMPARE(reports.back().number - best->number, 2);
            break;
        }
        default:
            QVERIFY(reports.back().bestFitness >= 5);
            QVERIFY(reports.size() == 1 || reports[reports.size() - 2].bestFitness < 5);
        }
    }

    void aTargetIsForTheHeldOutGamesWhereThereAreAny()
    {
        auto evolution = Evolution::make(
            shortRun({"stopping.target=0.001", "stopping.generations=100", "held_out.every=3"}));
        const std::vector<GenerationReport> reports = run(*evolution);
        QCOMPARE(reports.back().stop, StopReason::Target);
        QVERIFY(reports.back().heldOut);
        QVERIFY(reports.front().bestFitness > 0.001);
        QCOMPARE(reports.size(), 3);
    }

    void extendedItGoesOnAsIfItHadBeenPlannedSo()
    {
        auto longer = Evolution::make(shortRun({"stopping.generations=9"}));
        const std::vector<GenerationReport> expected = run(*longer);
        auto evolution = Evolution::make(shortRun());
        std::vector<GenerationReport> reports = run(*evolution);
        QCOMPARE(reports.size(), 6);
        evolution->extend(3);
        QCOMPARE(evolution->stopReason(), StopReason::None);
        QCOMPARE(evolution->lastGeneration(), 9);
        auto resumed = Evolution::make(shortRun());
        QVERIFY(resumed->restore(evolution->save()));
        const std::vector<GenerationReport> more = run(*resumed);
        QVERIFY(std::ranges::equal(more, std::span(expected).subspan(6)));
        QCOMPARE(resumed->save(), longer->save());
    }

    void extendedAfterAnotherEndOnlyGenerationsEndIt()
    {
        auto evolution = Evolution::make(shortRun({"held_out.every=0", "stopping.target=0.001"}));
        QCOMPARE(run(*evolution).back().stop, StopReason::Target);
        const int ended = evolution->generations();
        evolution->extend(4);
        const std::vector<GenerationReport> more = run(*evolution);
        QCOMPARE(more.size(), 4);
        QCOMPARE(more.back().stop, StopReason::Generations);
        QCOMPARE(evolution->generations(), ended + 4);
    }

    void extendedBeforeItsEndItAddsToThePlan()
    {
        auto evolution = Evolution::make(shortRun());
        Progress progress;
        QVERIFY(evolution->next(plainMap, {}, progress));
        evolution->extend(2);
        QCOMPARE(run(*evolution).size(), 7);
    }

    void anImpossibleRecipeIsRefused()
    {
        Recipe recipe = shortRun();
        recipe.ranges.pop_back();
        QVERIFY(!Evolution::make(recipe));
        recipe = shortRun();
        recipe.search.kind = Search::Thesis;
        QVERIFY(!Evolution::make(recipe));
        recipe = shortRun();
        recipe.optimizer = "guess";
        QVERIFY(!Evolution::make(recipe));
    }
};

QTEST_APPLESS_MAIN(TestEvolution)
#include "tst_evolution.moc"
