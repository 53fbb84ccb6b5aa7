// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "objectives.h"

#include <QTest>
#include <format>
#include <map>
#include <nlohmann/json.hpp>

using namespace tetrarium;

namespace {

/// What each kind must reach, and with how many evaluations. A kind whose steps do not shrink by themselves, or which
/// looks at each gene alone, is not made for a bent valley; its bound says so.
struct Stated
{
    NamedValues parameters;
    double sphere = 0; ///< ten genes, 10,000 evaluations
    /// Rosenbrock, three genes (from four on there is a second minimum: Shang, Qiu 2006), 10,000 evaluations
    double valley = 0;
    double noisy = 0; ///< five genes, noise of deviation 0.1 on every cost, 10,000 evaluations
};

const std::map<std::string_view, Stated> stated{
    {"genetic", {.parameters = {{"mutation", "each-gene"}, {"mutation_rate", 0.2}, {"mutation_step", 0.1}},
                    .sphere = 1e-3,
                    .valley = 1,
                    .noisy = 0.1}},
    {"swarm", {.parameters = {}, .sphere = 1e-10, .valley = 0.05, .noisy = 0.1}},
    {"cma-es", {.parameters = {{"measure_mean", "yes"}, {"population", 30.0}},
                   .sphere = 1e-10,
                   .valley = 1e-10,
                   .noisy = 0.02}},
    {"cross-entropy", {.parameters = {{"noise", 0.5}, {"noise_decrease", 0.02}, {"measure_mean", "yes"}},
                          .sphere = 1e-6,
                          .valley = 1,
                          .noisy = 0.02}},
};

std::unique_ptr<Optimizer> statedOptimizer(std::string_view kind, const Task &task)
{
    return makeOptimizer(kind, task, stated.at(kind).parameters);
}

void addKinds()
{
    QTest::addColumn<std::string>("kind");
    for (const OptimizerKind &kind : optimizerKinds())
        QTest::newRow(std::string(kind.name).c_str()) << std::string(kind.name);
}

/// Every bit of the individuals of some generations.
std::string log(Minimization &minimization, int generations)
{
    std::string text;
    for (int i = 0; i < generations; ++i) {
        for (const Individual &individual : minimization.step()) {
            text += individual.id + ' ' + std::string(nameOf(individual.origin));
            for (const double gene : individual.genes)
                text += std::format(" {:a}", gene);
            for (const std::string &parent : individual.parents)
                text += ' ' + parent;
            text += '\n';
        }
    }
    return text;
}

} // namespace

class TestOptimizers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasItsStatedPrecision()
    {
        QCOMPARE(optimizerKinds().size(), stated.size());
        for (const OptimizerKind &kind : optimizerKinds())
            QVERIFY2(stated.contains(kind.name), std::string(kind.name).c_str());
    }

    void anUnknownKindIsAnErrorThatNamesTheKnownOnes()
    {
        const auto found = findOptimizer("annealing");
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::UnknownName);
        for (const OptimizerKind &kind : optimizerKinds())
            QVERIFY(found.error().expected.contains(kind.name));
    }

    void findsTheBottomOfTheSphere_data() { addKinds(); }
    void findsTheBottomOfTheSphere()
    {
        QFETCH(const std::string, kind);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const auto optimizer = statedOptimizer(kind, taskOf(10, {-1, 1}, seed));
            Minimization minimization(*optimizer, sphere);
            minimization.run(10000, stated.at(kind).sphere);
            QVERIFY2(minimization.least() <= stated.at(kind).sphere,
                std::format("seed {}: {}", seed, minimization.least()).c_str());
        }
    }

    void followsRosenbrocksValley_data() { addKinds(); }
    void followsRosenbrocksValley()
    {
        QFETCH(const std::string, kind);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const auto optimizer = statedOptimizer(kind, taskOf(3, {-2, 2}, seed));
            Minimization minimization(*optimizer, rosenbrock);
            minimization.run(10000, stated.at(kind).valley);
            QVERIFY2(minimization.least() <= stated.at(kind).valley,
                std::format("seed {}: {}", seed, minimization.least()).c_str());
        }
    }

    void endsNearTheBottomOfANoisySphere_data() { addKinds(); }
    void endsNearTheBottomOfANoisySphere()
    {
        QFETCH(const std::string, kind);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const auto optimizer = statedOptimizer(kind, taskOf(5, {-1, 1}, seed));
            Minimization minimization(*optimizer, sphere, 0.1);
            minimization.run(10000);
            QVERIFY2(minimization.reached() <= stated.at(kind).noisy,
                std::format("seed {}: {}", seed, minimization.reached()).c_str());
        }
    }

    void theSameSeedGivesTheSameLogAndAnotherSeedAnother_data() { addKinds(); }
    void theSameSeedGivesTheSameLogAndAnotherSeedAnother()
    {
        QFETCH(const std::string, kind);
        std::vector<std::string> logs;
        for (const std::uint64_t seed : {5, 5, 6}) {
            const auto optimizer = statedOptimizer(kind, taskOf(4, {-1, 1}, seed));
            Minimization minimization(*optimizer, sphere);
            logs.push_back(log(minimization, 12));
        }
        QCOMPARE(logs[0], logs[1]);
        QVERIFY(logs[0] != logs[2]);
    }

    void askingTwiceGivesTheSame_data() { addKinds(); }
    void askingTwiceGivesTheSame()
    {
        QFETCH(const std::string, kind);
        const auto optimizer = statedOptimizer(kind, taskOf(4));
        Minimization minimization(*optimizer, sphere);
        for (int generation = 0; generation < 5; ++generation) {
            const std::vector<Individual> asked = optimizer->ask();
            QVERIFY(!asked.empty());
            QVERIFY(optimizer->ask() == asked);
            minimization.step();
        }
    }

    void goesOnToTheSameBitsAfterBeingSaved_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<int>("generations");
        QTest::addColumn<bool>("asked");
        for (const OptimizerKind &kind : optimizerKinds()) {
            const std::string name(kind.name);
            QTest::newRow((name + " before its first generation").c_str()) << name << 0 << false;
            QTest::newRow((name + " after a generation was told").c_str()) << name << 9 << false;
            QTest::newRow((name + " while one is being played").c_str()) << name << 9 << true;
        }
    }

    void goesOnToTheSameBitsAfterBeingSaved()
    {
        QFETCH(const std::string, kind);
        QFETCH(const int, generations);
        QFETCH(const bool, asked);
        const auto whole = statedOptimizer(kind, taskOf(4));
        Minimization first(*whole, sphere);
        log(first, generations);
        if (asked)
            whole->ask();
        const std::string state = whole->save();
        // The seed of the second one must not matter: all that counts is in the state.
        const auto resumed = statedOptimizer(kind, taskOf(4, {-1, 1}, 99));
        Minimization second(*resumed, sphere);
        log(second, 2);
        QVERIFY(resumed->restore(state));
        QCOMPARE(resumed->save(), state);
        QVERIFY(resumed->metrics() == whole->metrics());
        QCOMPARE(log(second, 9), log(first, 9));
        QVERIFY(resumed->metrics() == whole->metrics());
    }

    void aBrokenStateIsAnErrorAndChangesNothing_data() { addKinds(); }
    void aBrokenStateIsAnErrorAndChangesNothing()
    {
        QFETCH(const std::string, kind);
        const auto optimizer = statedOptimizer(kind, taskOf(4));
        Minimization minimization(*optimizer, sphere);
        log(minimization, 3);
        optimizer->ask();
        const std::string state = optimizer->save();
        const auto otherSize = statedOptimizer(kind, taskOf(5));
        Minimization other(*otherSize, sphere);
        log(other, 3);
        for (std::size_t length = 0; length < state.size(); length += 97)
            QVERIFY(!optimizer->restore(std::string_view(state).substr(0, length)));
        for (const std::string &broken :
            {std::string("[]"), std::string("{}"), std::string("7"), otherSize->save()})
            QVERIFY2(!optimizer->restore(broken), broken.c_str());
        // Any one field gone or of the wrong kind.
        const auto json = nlohmann::ordered_json::parse(state);
        for (const auto &[name, value] : json.items()) {
            auto without = json;
            without.erase(name);
            auto wrong = json;
            wrong[name] = "nothing of the sort";
            QVERIFY2(name == "mean_fitness" || !optimizer->restore(without.dump()), name.c_str());
            if (name == "mean_fitness")
                QVERIFY(optimizer->restore(state));
            QVERIFY2(!optimizer->restore(wrong.dump()), name.c_str());
        }
        QCOMPARE(optimizer->save(), state);
    }

    void everyParameterMayBeAtTheEndsOfItsRange_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<QByteArray>("name");
        for (const OptimizerKind &kind : optimizerKinds()) {
            for (const ParameterInfo &info : kind.parameters)
                QTest::addRow("%s %s", std::string(kind.name).c_str(), std::string(info.name).c_str())
                    << std::string(kind.name)
                    << QByteArray(info.name.data(), static_cast<int>(info.name.size()));
        }
    }

    void everyParameterMayBeAtTheEndsOfItsRange()
    {
        QFETCH(const std::string, kind);
        QFETCH(const QByteArray, name);
        const auto infos = findOptimizer(kind)->parameters;
        const auto info = std::ranges::find(infos, std::string_view(name), &ParameterInfo::name);
        std::vector<Parameters::Value> values;
        for (const std::string_view word : info->words)
            values.push_back(std::string(word));
        if (values.empty())
            values = {info->least, info->most};
        for (const Parameters::Value &value : values) {
            for (const std::size_t genes : {1U, 5U}) {
                const auto optimizer = makeOptimizer(kind, taskOf(genes), {{info->name, value}});
                Minimization minimization(*optimizer, sphere);
                for (int generation = 0; generation < 3; ++generation) {
                    for (const Individual &individual : minimization.step())
                        QVERIFY(
                            std::ranges::all_of(individual.genes, [](double x) { return std::isfinite(x); }));
                }
                QVERIFY(optimizer->restore(optimizer->save()));
            }
        }
    }

    void aGeneWhoseRangeHasNoWidthStaysWhereItIs_data()
    {
        QTest::addColumn<std::string>("kind");
        for (const OptimizerKind &kind : optimizerKinds()) {
            if (kind.name != "genetic") // whose mutation is in genes, not in ranges
                QTest::newRow(std::string(kind.name).c_str()) << std::string(kind.name);
        }
    }
    void aGeneWhoseRangeHasNoWidthStaysWhereItIs()
    {
        QFETCH(const std::string, kind);
        Task task = taskOf(3);
        task.genes[1] = {0.75, 0.75};
        const auto optimizer = makeOptimizer(kind, task);
        Minimization minimization(*optimizer, sphere);
        for (int generation = 0; generation < 10; ++generation) {
            for (const Individual &individual : minimization.step())
                QCOMPARE(individual.genes[1], 0.75);
        }
    }

    void equalFitnessForAllBreaksNothing_data() { addKinds(); }
    void equalFitnessForAllBreaksNothing()
    {
        QFETCH(const std::string, kind);
        const auto optimizer = statedOptimizer(kind, taskOf(4));
        Minimization minimization(*optimizer, [](std::span<const double>) { return 0.0; });
        for (int generation = 0; generation < 200; ++generation) {
            for (const Individual &individual : minimization.step())
                QVERIFY(std::ranges::all_of(individual.genes, [](double x) { return std::isfinite(x); }));
        }
    }
};

QTEST_APPLESS_MAIN(TestOptimizers)
#include "tst_optimizers.moc"
