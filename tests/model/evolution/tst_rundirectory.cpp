// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerfile.h"
#include "runexport.h"
#include "runreader.h"
#include "smallruns.h"
#include "thesislines.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tetrarium;
using namespace tetrarium::test;
namespace fs = std::filesystem;

class TestRunDirectory : public QObject
{
    Q_OBJECT

    // In memory where there is such a folder: hundreds of runs, each synced many times.
    QTemporaryDir m_temporary{
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath())
        + QStringLiteral("/tst_rundirectory-XXXXXX")};
    int m_folders = 0;

    fs::path newFolder() { return fs::path(m_temporary.path().toStdString()) / std::to_string(m_folders++); }

    /// A run of so many generations, finished or left there.
    fs::path made(int planned, int played)
    {
        const fs::path folder = newFolder();
        auto run = Run::create(folder, smallRecipe(planned), plainSurroundings()).value();
        (void)test::play(run, played).value();
        return folder;
    }

    fs::path copied(const fs::path &folder)
    {
        const fs::path copy = newFolder();
        fs::copy(folder, copy);
        return copy;
    }

    static Expected<void> resumed(const fs::path &folder)
    {
        auto run = Run::open(folder, plainSurroundings());
        if (!run)
            return std::unexpected(run.error());
        if (const auto played = test::play(*run); !played)
            return std::unexpected(played.error());
        return {};
    }

private Q_SLOTS:
    void whatWasReportedIsReadBack()
    {
        const fs::path folder = newFolder();
        std::vector<GenerationReport> reports;
        {
            auto run = Run::create(folder, smallRecipe(5), plainSurroundings()).value();
            reports = test::play(run).value();
        }
        QCOMPARE(reports.size(), 5u);
        auto reader = RunReader::open(folder).value();
        QCOMPARE(reader.generations(), 5);
        for (const GenerationReport &report : reports)
            QCOMPARE(reader.next().value().value(), report);
        QVERIFY(!reader.next().value());
        const RunHistory history = readHistory(folder).value();
        QCOMPARE(reader.genomes(history.rows[3]).value(), reports[3].genomes);
        double best = -1;
        std::size_t elites = 0;
        for (const GenerationReport &report : reports)
            elites += report.bestFitness > best ? (best = report.bestFitness, 1) : 0;
        QVERIFY(reader.elites().value().size() >= elites);
        QCOMPARE(reader.elites().value().front().genome, reports[0].genomes[reports[0].best]);
    }

    void cutAnywhereInTheLastGenerationItGoesOnToTheSameBytes_data()
    {
        QTest::addColumn<QByteArray>("file");
        for (const char *file : {"generations.csv", "genomes.jsonl", "elites.jsonl"})
            QTest::newRow(file) << QByteArray(file);
    }

    void cutAnywhereInTheLastGenerationItGoesOnToTheSameBytes()
    {
        QFETCH(const QByteArray, file);
        const fs::path whole = made(2, 2);
        const fs::path before = made(2, 1);
        const std::string start = bytesOf(before / file.toStdString());
        std::string added = bytesOf(whole / file.toStdString()).substr(start.size());
        if (added.empty()) // nothing better was found: as a record that was being written, anything will do
            added = "{\"generation\":1,\"id\":\"000";
        added = added.substr(0, added.find('\n') + 1);
        for (std::size_t length = 0; length <= added.size(); ++length) {
            const fs::path folder = copied(before);
            writeBytes(folder / file.toStdString(), start + added.substr(0, length));
            const auto went = resumed(folder);
            QVERIFY2(went, qPrintable(QString::number(length)));
            QCOMPARE(differingFile(folder, whole), QByteArray());
            fs::remove_all(folder);
        }
    }

    void killedBeforeItsFirstCheckpointItBeginsAnew()
    {
        const fs::path whole = made(3, 3);
        const fs::path folder = made(3, 0);
        fs::remove(folder / "checkpoint");
        fs::remove(folder / "elites.jsonl");
        QVERIFY(resumed(folder));
        QCOMPARE(differingFile(folder, whole), QByteArray());
    }

    void withoutItsCheckpointAJournalIsNotThrownAway()
    {
        const fs::path folder = made(3, 2);
        const std::string rows = bytesOf(folder / "generations.csv");
        fs::remove(folder / "checkpoint");
        const auto went = resumed(folder);
        QVERIFY(!went);
        QCOMPARE(went.error().code, ErrorCode::FileNotFound);
        QCOMPARE(bytesOf(folder / "generations.csv"), rows);
    }

    void aChangedByteIsFoundWithFileAndLine_data()
    {
        QTest::addColumn<QByteArray>("file");
        for (const char *file : {"generations.csv", "genomes.jsonl", "elites.jsonl"})
            QTest::newRow(file) << QByteArray(file);
    }

    void aChangedByteIsFoundWithFileAndLine()
    {
        QFETCH(const QByteArray, file);
        const fs::path folder = made(3, 2);
        const fs::path path = folder / file.toStdString();
        const std::string good = bytesOf(path);
        int line = 1;
        for (std::size_t at = 0; at < good.size(); ++at) {
            line += at > 0 && good[at - 1] == '\n' ? 1 : 0;
            if (at % 7 != 0 || good[at] == '\n')
                continue;
            std::string bad = good;
            bad[at] = static_cast<char>(bad[at] ^ 1);
            writeBytes(path, bad);
            const auto opened = Run::open(folder, plainSurroundings());
            QVERIFY2(!opened, qPrintable(QString::number(at)));
            QCOMPARE(opened.error().file, path.string());
            if (bad[at] != '\n')
                QCOMPARE(opened.error().line, line);
        }
        writeBytes(path, good.substr(0, good.size() - 1));
        QCOMPARE(Run::open(folder, plainSurroundings()).error().code, ErrorCode::EndsEarly);
        writeBytes(path, good);
        QVERIFY(Run::open(folder, plainSurroundings()));
    }

    void aChangedCheckpointOrRecipeIsFound()
    {
        const fs::path folder = made(3, 2);
        const std::string checkpoint = bytesOf(folder / "checkpoint");
        for (std::size_t at = 0; at < checkpoint.size(); at += 11) {
            std::string bad = checkpoint;
            bad[at] = static_cast<char>(bad[at] ^ 1);
            writeBytes(folder / "checkpoint", bad);
            const auto opened = Run::open(folder, plainSurroundings());
            QVERIFY(!opened);
            QCOMPARE(opened.error().file, (folder / "checkpoint").string());
        }
        writeBytes(folder / "checkpoint", checkpoint);
        writeBytes(folder / "recipe.toml", writeRecipe(smallRecipe(3, {"optimizer.mutation_rate=0.25"})));
        const auto opened = Run::open(folder, plainSurroundings());
        QCOMPARE(opened.error().code, ErrorCode::Differs);
        QCOMPARE(opened.error().file, (folder / "recipe.toml").string());
    }

    void onlyOneProcessHasIt()
    {
        const fs::path folder = made(3, 1);
        {
            const auto first = Run::open(folder, plainSurroundings());
            QVERIFY(first);
            const auto second = Run::open(folder, plainSurroundings());
            QCOMPARE(second.error().code, ErrorCode::InUse);
            QCOMPARE(second.error().found, std::to_string(::getpid()));
        }
        QVERIFY(Run::open(folder, plainSurroundings()));
    }

    void aDeadProcessDoesNotKeepIt()
    {
        const fs::path folder = made(3, 1);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto held = Run::open(folder, plainSurroundings());
            ::raise(SIGKILL);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(Run::open(folder, plainSurroundings()));
    }

    void aFolderWithSomethingInItIsRefused()
    {
        const fs::path folder = newFolder();
        fs::create_directories(folder);
        writeBytes(folder / "letter", "dear");
        const auto run = Run::create(folder, smallRecipe(3), plainSurroundings());
        QCOMPARE(run.error().code, ErrorCode::Exists);
        QCOMPARE(std::distance(fs::directory_iterator(folder), {}), 1);
    }

    void aFullDiskLosesNothing()
    {
        const fs::path whole = made(4, 4);
        const fs::path folder = newFolder();
        auto run = Run::create(folder, smallRecipe(4), plainSurroundings()).value();
        QCOMPARE(test::play(run, 2).value().size(), 2u);

        std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        const rlimit before = limit;
        // In the midst of the next generation's records.
        limit.rlim_cur = fs::file_size(folder / "genomes.jsonl") + 100;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto first = test::play(run, 1);
        const auto again = test::play(run, 1);
        ::setrlimit(RLIMIT_FSIZE, &before);

        QCOMPARE(first.error().code, ErrorCode::FileUnwritable);
        QCOMPARE(first.error().file, (folder / "genomes.jsonl").string());
        QVERIFY(!first.error().found.empty());
        QVERIFY(!again);
        QCOMPARE(run.generations(), 2);
        QVERIFY(test::play(run));
        QCOMPARE(differingFile(folder, whole), QByteArray());
    }

    void aFolderThatWasGoneAndIsBackLosesNothing()
    {
        const fs::path whole = made(4, 4);
        const fs::path folder = newFolder();
        auto run = Run::create(folder, smallRecipe(4), plainSurroundings()).value();
        QVERIFY(test::play(run, 1));
        const fs::path away = newFolder();
        fs::rename(folder, away);
        QCOMPARE(test::play(run, 1).error().code, ErrorCode::FileUnwritable);
        fs::rename(away, folder);
        QVERIFY(test::play(run, 1));

        fs::copy(folder, away);
        fs::remove_all(folder);
        QCOMPARE(test::play(run, 1).error().code, ErrorCode::FileUnwritable);
        fs::copy(away, folder);
        QVERIFY(test::play(run));
        QCOMPARE(differingFile(folder, whole), QByteArray());
    }

    void anExtendedRunIsTheLongerRun()
    {
        const fs::path whole = made(5, 5);
        const fs::path folder = made(3, 3);
        {
            auto run = Run::open(folder, plainSurroundings()).value();
            QCOMPARE(run.stopReason(), StopReason::Generations);
            QVERIFY(run.extend(2));
            QCOMPARE(run.stopReason(), StopReason::None);
        }
        QVERIFY(resumed(folder));
        QCOMPARE(differingFile(folder, whole), QByteArray());
    }

    void aStopByTimeIsRecordedAsAGeneration()
    {
        double seconds = 0;
        Surroundings slow = plainSurroundings();
        slow.runSeconds = [&seconds] { return seconds += 0.25; };
        const fs::path folder = newFolder();
        {
            auto run = Run::create(folder, smallRecipe(1000, {"stopping.seconds=3"}), slow).value();
            QVERIFY(test::play(run));
            QVERIFY(run.generations() < 13);
        }
        const int generations = readHistory(folder).value().rows.back().report.number + 1;
        QVERIFY(resumed(folder));
        QCOMPARE(readHistory(folder).value().rows.size(), static_cast<std::size_t>(generations));

        const fs::path repeated = newFolder();
        auto run =
            Run::create(repeated, readRecipe(bytesOf(folder / "recipe.toml")).value(), plainSurroundings())
                .value();
        QVERIFY(test::play(run));
        QCOMPARE(differingFile(folder, repeated), QByteArray());
    }

    void exportedPlayersAreTheElites()
    {
        const fs::path folder = made(4, 4);
        const fs::path out = newFolder();
        const auto files = exportRun(folder, ExportFormat::Players, out).value();
        const auto elites = RunReader::open(folder).value().elites().value();
        QCOMPARE(files.size(), elites.size());
        const Player player = readPlayer(bytesOf(files.front())).value();
        const Player expected = smallRecipe(4).player(elites.front().genome.individual.genes);
        QVERIFY(std::ranges::equal(player.evaluator.weights(), expected.evaluator.weights()));
        QCOMPARE(player.provenance.recipe, std::string("thesis"));
        QCOMPARE(player.provenance.seed, std::optional<std::uint64_t>(1));
        QCOMPARE(player.provenance.date, std::string("2026-01-05"));
    }

    void theThesissFilesHaveItsLines_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("line");
        QTest::newRow("generations")
            << QByteArray("Generations.txt")
            << QStringLiteral("Gen: \\d+, Fitness: [\\d.]+, NO Individuals: 4, Avg. Fitness: [\\d.]+\n");
        QTest::newRow("elites") << QByteArray("Elites.txt")
                                << QStringLiteral(
                                       "ID: \\d{10}, Gen: \\d+, Moves Taken: \\d+, Fitness: [\\d.]+ \n"
                                       "[-\\d.e]+(, [-\\d.e]+){4}\n");
        QTest::newRow("scores")
            << QByteArray("Scores.txt")
            << QStringLiteral("2026-01-05 20:15:00\tScore: \\d+\tSpeed: 150\tName: \\d{10}\tMoves: \\d+\n");
    }

    void theThesissFilesHaveItsLines()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, line);
        const fs::path out = newFolder();
        QVERIFY(exportRun(made(3, 3), ExportFormat::Thesis, out));
        const QString text = QString::fromStdString(bytesOf(out / file.toStdString()));
        QVERIFY2(QRegularExpression(QStringLiteral("\\A(%1)+\\z").arg(line)).match(text).hasMatch(),
            qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(TestRunDirectory)
#include "tst_rundirectory.moc"
