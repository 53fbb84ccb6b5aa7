// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filesync.h"
#include "gamemaps.h"
#include "manifest.h"
#include "recipefile.h"
#include "sweepdirectory.h"
#include "sweepresult.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace tetrarium;

namespace {

/// A grid of short runs; the population of 1 is one too few.
Study smallStudy(const std::vector<std::string> &populations = {"2", "1", "6"})
{
    return {.name = "small",
        .title = "small",
        .note = {},
        .recipe = "thesis",
        .settings = {},
        .axes = {{"optimizer.mutation_rate", {"0", "0.5", "1"}}, {"optimizer.population", populations}},
        .replicates = 3,
        .seed = 11,
        .people = {},
        .published = {}};
}

Recipe shortRecipe()
{
    QFile file(QStringLiteral(PROJECT_FOLDER "/resources/recipes/thesis.toml"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const std::vector<std::string> settings{
        "stopping.generations=3", "evaluation.max_moves=120", "held_out.every=0"};
    return *readRecipe(file.readAll().toStdString(), {}, settings);
}

Sweep smallSweep()
{
    return *Sweep::make(smallStudy(), shortRecipe());
}

/// A clock that stands still at two seconds.
const Surroundings surroundings{.version = "test",
    .machine = "here",
    .threads = 3,
    .now = [] { return std::string("2026-01-05T20:15:00Z"); },
    .runSeconds = [] { return 2.0; }};

/// Plays what the folder lacks, but no more than so many items.
void sweepInto(const std::filesystem::path &folder, const GameMap &map, std::size_t most = 1000)
{
    const Sweep sweep = smallSweep();
    auto directory = SweepDirectory::open(folder, sweep, surroundings);
    QVERIFY(directory.has_value());
    SweepProgress progress;
    std::stop_source stop;
    const auto played = sweep.play(
        directory->items().size(), map, stop.get_token(), progress, [&](std::span<const ItemResult> results) {
            if (directory->items().size() + results.size() >= most)
                stop.request_stop();
            return directory->add(results);
        });
    QVERIFY(played.has_value());
    QVERIFY(directory->leave().has_value());
}

std::vector<ItemResult> itemsOf(const Sweep &sweep)
{
    std::vector<ItemResult> items;
    std::atomic<std::int64_t> games = 0;
    for (std::size_t item = 0; item < sweep.study().items(); ++item)
        items.push_back(*sweep.play(item, {}, games));
    return items;
}

} // namespace

class TestSweep : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::filesystem::path folder(const char *name) const
    {
        return m_folder.filePath(QLatin1StringView(name)).toStdString();
    }

private Q_SLOTS:
    void anyOrderAndAnyNumberOfThreadsGivesTheSameBytes()
    {
        sweepInto(folder("plain"), plainMap);
        const std::string expected = *readFile(folder("plain") / "results.jsonl");
        QCOMPARE(std::ranges::count(expected, '\n'), 27);
        int number = 0;
        for (const GameMap &map :
            {GameMap(threadMap(2)), GameMap(threadMap(7)), GameMap(reverseMap), shuffledMap(3)}) {
            const std::string name = "order-" + std::to_string(number++);
            sweepInto(folder(name.c_str()), map);
            QCOMPARE(*readFile(folder(name.c_str()) / "results.jsonl"), expected);
        }
    }

    void aKillAnywhereGoesOnToTheSameBytes()
    {
        sweepInto(folder("whole"), plainMap);
        const std::string expected = *readFile(folder("whole") / "results.jsonl");
        const std::filesystem::path cut = folder("cut");
        sweepInto(cut, plainMap, 20);
        for (const double share : {0.99, 0.7, 0.31, 0.05, 0.0}) {
            // A kill while a line was being written.
            const auto length = static_cast<std::size_t>(share * static_cast<double>(expected.size()));
            QVERIFY(replaceFile(cut / "results.jsonl", expected.substr(0, length)).has_value());
            sweepInto(cut, threadMap(2));
            QCOMPARE(*readFile(cut / "results.jsonl"), expected);
        }
        // A line changed on the disk: all from there on is played again.
        std::string changed = expected;
        changed[changed.find("\"best\":") + 8] ^= 1;
        QVERIFY(replaceFile(cut / "results.jsonl", changed).has_value());
        sweepInto(cut, plainMap);
        QCOMPARE(*readFile(cut / "results.jsonl"), expected);
        // Lines in another order are no results.
        const std::size_t second = expected.find('\n') + 1;
        QVERIFY(replaceFile(cut / "results.jsonl", expected.substr(second)).has_value());
        QCOMPARE(readSweep(cut)->items.size(), 0U);
    }

    void whatMayDifferIsInTheManifestAlone()
    {
        const auto manifestOf = [](const std::filesystem::path &path) {
            return *readFile(path / "manifest.json").and_then(readManifest);
        };
        const std::filesystem::path path = folder("manifest");
        sweepInto(path, plainMap, 5);
        Manifest expected{.version = "test",
            .recipe = "thesis",
            .seed = 11,
            .machine = "here",
            .threads = 3,
            .started = "2026-01-05T20:15:00Z",
            .ended = {},
            .resumes = 0,
            .seconds = 2};
        QVERIFY(manifestOf(path) == expected);
        sweepInto(path, plainMap);
        expected.ended = "2026-01-05T20:15:00Z";
        expected.resumes = 1;
        expected.seconds = 4;
        QVERIFY(manifestOf(path) == expected);
        // What has ended is not worked on again.
        sweepInto(path, plainMap);
        QVERIFY(manifestOf(path) == expected);
    }

    void aFailingCellIsRecordedAndTheRestGoesOn()
    {
        const Sweep sweep = smallSweep();
        const SweepResult result = judgeSweep(sweep.study(), sweep.recipe(), itemsOf(sweep));
        for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
            const bool fails = cell % 3 == 1;
            QCOMPARE(result.cells[cell].failed, fails ? 3 : 0);
            QCOMPARE(result.cells[cell].summary.count, fails ? 0 : 3);
            QCOMPARE(result.cells[cell].error.has_value(), fails);
        }
        QCOMPARE(result.cells[1].error->found, std::string("1"));
        const auto line = writeItem(result.items[3]);
        const auto read = readItem(std::string_view(line).substr(0, line.size() - 1), 3);
        QVERIFY(read && read->error && read->error->found == "1");
    }

    void marginalsAreThoseOfANaiveTwin()
    {
        const Sweep sweep = smallSweep();
        const std::vector<ItemResult> items = itemsOf(sweep);
        const SweepResult result = judgeSweep(sweep.study(), sweep.recipe(), items);
        std::map<std::string, std::vector<double>> byRate;
        std::map<std::string, std::vector<double>> byPopulation;
        for (const ItemResult &item : items) {
            if (item.error)
                continue;
            const std::size_t cell = item.item / 3;
            byRate[sweep.study().axes[0].values[cell / 3]].push_back(item.best);
            byPopulation[sweep.study().axes[1].values[cell % 3]].push_back(item.best);
        }
        const auto compare = [](const AxisEffect &effect, auto &expected) {
            for (const Marginal &level : effect.levels) {
                double sum = 0;
                for (const double value : expected[level.value])
                    sum += value;
                const std::size_t count = expected[level.value].size();
                QCOMPARE(level.summary.count, static_cast<int>(count));
                if (count > 0)
                    QCOMPARE(level.summary.mean, sum / static_cast<double>(count));
            }
        };
        compare(result.axes[0], byRate);
        compare(result.axes[1], byPopulation);
    }

    void atRateZeroTheReplicatesOfACellAreThoseOfTheNext()
    {
        // Common random numbers: without mutation its step changes nothing, and the same replicate is the same run.
        Study study = smallStudy();
        study.axes = {{"optimizer.mutation_step", {"0.1", "0.9"}}};
        const Sweep sweep = *Sweep::make(
            study, *withSettings(shortRecipe(), std::vector<std::string>{"optimizer.mutation_rate=0"}));
        const SweepResult result = judgeSweep(study, sweep.recipe(), itemsOf(sweep));
        QCOMPARE(result.cells[0].values, result.cells[1].values);
        QCOMPARE(result.axes[0].spread, 0.0);
        QCOMPARE(result.axes[0].pValue, 1.0);
    }

    void anAxisThatMattersHasASmallChance()
    {
        // Made-up results: the first axis adds a hundred a level, the second nothing; noise of a few points.
        Study study = smallStudy({"2", "3", "4"});
        study.replicates = 8;
        Rng random(5);
        std::vector<ItemResult> items;
        for (std::size_t item = 0; item < study.items(); ++item) {
            const auto level = static_cast<double>(item / 8 / 3);
            items.push_back({.item = item, .best = 100 * level + random.below(10)});
        }
        const SweepResult result = judgeSweep(study, shortRecipe(), items);
        QVERIFY(result.axes[0].pValue <= 0.001);
        QVERIFY(result.axes[1].pValue > 0.01);
        QVERIFY(std::abs(result.axes[0].spread - 200) < 5);
        QVERIFY(result.noise > 1 && result.noise < 5);
    }

    void sharesOfTheVarianceAreThoseByHand()
    {
        // Levels add 0 and 2, replicates 0 and 4. About the mean of 3 the squares are 9 + 1 + 1 + 9 = 20; between levels
        // 2 · (1 + 1) = 4, between replicates 2 · (4 + 4) = 16.
        Study study = smallStudy();
        study.axes = {{"optimizer.population", {"2", "4"}}};
        study.replicates = 2;
        std::vector<ItemResult> items;
        for (const double best : {0, 4, 2, 6})
            items.push_back({.item = items.size(), .best = best});
        const SweepResult result = judgeSweep(study, shortRecipe(), items);
        QCOMPARE(result.axes[0].variance->share, 0.2);
        QCOMPARE(result.luck->share, 0.8);
        // Of a replicate drawn twice, all variance is that of the axis.
        QCOMPARE(result.axes[0].variance->interval, (Interval{0.2, 1}));
        QCOMPARE(result.luck->interval, (Interval{0, 0.8}));
        // Not where runs are missing.
        items.pop_back();
        QVERIFY(!judgeSweep(study, shortRecipe(), items).luck);
    }

    void anotherStudyOrFolderIsLeftAlone()
    {
        const std::filesystem::path path = folder("taken");
        sweepInto(path, plainMap, 1);
        Study other = smallStudy();
        other.seed = 12;
        QCOMPARE(SweepDirectory::open(path, *Sweep::make(other, shortRecipe()), surroundings).error().code,
            ErrorCode::Differs);
        QVERIFY(makeFolder(folder("full")).has_value());
        QVERIFY(replaceFile(folder("full") / "letter.txt", "dear").has_value());
        QCOMPARE(
            SweepDirectory::open(folder("full"), smallSweep(), surroundings).error().code, ErrorCode::Exists);
        const auto held = SweepDirectory::open(path, smallSweep(), surroundings);
        QVERIFY(held.has_value());
        QCOMPARE(SweepDirectory::open(path, smallSweep(), surroundings).error().code, ErrorCode::InUse);
    }

    void whatTheRecipeLacksIsRefused()
    {
        Study study = smallStudy();
        study.axes[0].key = "optimizer.mutation_rats";
        QCOMPARE(Sweep::make(study, shortRecipe()).error().code, ErrorCode::UnknownName);
        Recipe endless = shortRecipe();
        endless.stopping = {};
        QCOMPARE(Sweep::make(smallStudy(), endless).error().code, ErrorCode::Missing);
    }

    void tablesHaveALineACell()
    {
        const Sweep sweep = smallSweep();
        const auto files = sweepTables(judgeSweep(sweep.study(), sweep.recipe(), itemsOf(sweep)));
        std::map<std::string, std::string> texts(files.begin(), files.end());
        QCOMPARE(std::ranges::count(texts["runs.csv"], '\n'), 28);
        QCOMPARE(std::ranges::count(texts["cells.csv"], '\n'), 10);
        QCOMPARE(std::ranges::count(texts["table.csv"], '\n'), 4);
        QCOMPARE(std::ranges::count(texts["by-optimizer.population.csv"], '\n'), 4);
    }
};

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
