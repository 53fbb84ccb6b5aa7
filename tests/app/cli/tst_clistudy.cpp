// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCliStudy : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void theArenaPrintsAndKeepsTheSameResult()
    {
        const QString folder = m_folder.filePath(QStringLiteral("arena"));
        const ProcessOutcome outcome = runCliLine(
            QStringLiteral("arena dellacherie bcts --rules research --height 8 --games 20 --seed 3 "
                           "--threads 2 --json --out %1")
                .arg(folder));
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.code, 0);
        const QJsonObject found = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(found[QLatin1StringView("players")].toArray().size(), 2);
        QCOMPARE(found[QLatin1StringView("pairs")].toArray().size(), 1);
        QCOMPARE(contents(folder + QStringLiteral("/arena.json")), outcome.out.toUtf8());
        QCOMPARE(contents(folder + QStringLiteral("/games.csv")).count('\n'), 41);

        const ProcessOutcome table = runCliLine(QStringLiteral(
            "arena dellacherie bcts --rules research --height 8 --games 20 --seed 3 --threads 1"));
        QCOMPARE(table.code, 0);
        QVERIFY(table.out.contains(QStringLiteral("95% interval")));
        QVERIFY(table.out.contains(QStringLiteral("p by Holm")));

        const QString page = m_folder.filePath(QStringLiteral("page.html"));
        const ProcessOutcome report =
            runCli({QStringLiteral("report"), folder, QStringLiteral("--out"), page});
        QCOMPARE(report.code, 0);
        QCOMPARE(report.out, page + u'\n');
        QVERIFY(contents(page).contains("<svg"));
    }

    void aSweepPrintsItsTablesAndGoesOnWhereItStopped()
    {
        const QString study = m_folder.filePath(QStringLiteral("small.toml"));
        QVERIFY(writeText(study, "format = 1\nname = \"small\"\nrecipe = \"thesis\"\nreplicates = 2\n"
                                 "people = \"thesis-human-players\"\n[set]\nstopping.generations = 2\n"
                                 "held_out.every = 0\n[[axes]]\nkey = \"optimizer.mutation_rate\"\n"
                                 "values = [0.1, 0.9]\n[[axes]]\nkey = \"optimizer.population\"\n"
                                 "values = [1, 4]\n"));
        const QString folder = m_folder.filePath(QStringLiteral("sweep"));
        const QStringList line{QStringLiteral("sweep"), study, QStringLiteral("--out"), folder};
        const ProcessOutcome outcome = runCli(line);
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.code, 0);
        for (const char *text : {"mutation_rate \\ population", "spread between the means", "to people",
                 "failed: optimizer.mutation_rate=0.1, optimizer.population=1", "8 runs"})
            QVERIFY2(outcome.out.contains(QLatin1StringView(text)), text);
        const QByteArray results = contents(folder + QStringLiteral("/results.jsonl"));
        QCOMPARE(results.count('\n'), 8);
        QVERIFY(writeText(folder + QStringLiteral("/results.jsonl"), results.left(results.size() / 2)));
        const ProcessOutcome again = runCli(line + QStringList{QStringLiteral("--threads=1")});
        QCOMPARE(again.code, 0);
        QVERIFY(!again.out.contains(QStringLiteral("8 runs")));
        QCOMPARE(contents(folder + QStringLiteral("/results.jsonl")), results);
        QCOMPARE(contents(folder + QStringLiteral("/table.csv")).count('\n'), 3);
        QCOMPARE(runCli({QStringLiteral("report"), folder}).code, 0);
        QVERIFY(contents(folder + QStringLiteral("/report.html")).contains("Cells that failed"));
        const ProcessOutcome refused = runCli({QStringLiteral("report"), m_folder.path()});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains(QStringLiteral("study.toml")));
    }

    void peopleAndPlayersOnTheSamePieces()
    {
        const QString book = m_folder.filePath(QStringLiteral("scores.jsonl"));
        QVERIFY(writeText(book, "{\"name\":\"Ada\",\"rules\":\"thesis\",\"randomizer\":\"uniform\",\"score\":"
                                "3100,\"seed\":\"7\"}\n"));
        const QString folder = m_folder.filePath(QStringLiteral("people"));
        const ProcessOutcome same =
            runCliLine(QStringLiteral("arena thesis-genome --people %1 --out %2").arg(book, folder));
        QCOMPARE(same.err, QString());
        QVERIFY(same.out.contains(QStringLiteral("the same pieces as people")));
        const ProcessOutcome played = runCliLine(
            QStringLiteral("arena thesis-genome --seeds 7 --randomizer uniform --measure score --json"));
        QCOMPARE(contents(folder + QStringLiteral("/arena.json")), played.out.toUtf8());
        QVERIFY(runCli({QStringLiteral("report"), folder}).code == 0);
        QVERIFY(contents(folder + QStringLiteral("/report.html")).contains("--seeds 7"));
        const ProcessOutcome other =
            runCliLine(QStringLiteral("arena thesis-genome --people thesis-human-players --games 3"));
        QVERIFY(other.out.contains(QStringLiteral("to people")));
        QVERIFY(other.out.contains(QStringLiteral("players had others")));
    }

    void killsAndCtrlCChangeNoByteOfASweep()
    {
        const QString study = m_folder.filePath(QStringLiteral("killed.toml"));
        QVERIFY(writeText(study, "format = 1\nname = \"killed\"\nrecipe = \"thesis\"\nreplicates = 8\n[set]\n"
                                 "stopping.generations = 60\nheld_out.every = 0\n[[axes]]\n"
                                 "key = \"optimizer.mutation_rate\"\nfrom = 0\nto = 1\nstep = 0.1\n"));
        const auto sweepInto = [&](const QString &folder) {
            return QStringList{QStringLiteral("sweep"), study, QStringLiteral("--out"), folder};
        };
        const QString whole = m_folder.filePath(QStringLiteral("whole"));
        QCOMPARE(runCli(sweepInto(whole)).code, 0);
        const QString folder = m_folder.filePath(QStringLiteral("killed"));
        const QString results = folder + QStringLiteral("/results.jsonl");
        for (const int signal : {SIGKILL, SIGINT, SIGKILL, SIGTERM}) {
            const qsizetype before = contents(results).count('\n');
            QProcess process;
            process.start(QStringLiteral(CLI_PROGRAM), sweepInto(folder));
            QVERIFY(process.waitForStarted());
            QVERIFY(QTest::qWaitFor([&] { return contents(results).count('\n') > before; }));
            ::kill(static_cast<pid_t>(process.processId()), signal);
            QVERIFY(process.waitForFinished());
            if (signal == SIGKILL)
                continue;
            QCOMPARE(process.exitCode(), 3);
            QVERIFY(process.readAllStandardOutput().contains("go on with the same command"));
        }
        QCOMPARE(runCli(sweepInto(folder)).code, 0);
        for (const char *name : {"study.toml", "recipe.toml", "results.jsonl", "runs.csv", "cells.csv",
                 "by-optimizer.mutation_rate.csv"}) {
            const QString file = u'/' + QLatin1StringView(name);
            QVERIFY(!contents(whole + file).isEmpty());
            QCOMPARE(contents(folder + file), contents(whole + file));
        }
        QVERIFY(contents(folder + QStringLiteral("/manifest.json")).contains("\"resumes\": 4"));
    }

    void wrongUseIsTwo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("no player") << QStringLiteral("arena") << QStringLiteral("players");
        QTest::newRow("no study") << QStringLiteral("sweep") << QStringLiteral("study");
        QTest::newRow("an unknown study")
            << QStringLiteral("sweep nothing") << QStringLiteral("thesis-study-50");
        QTest::newRow("an unknown player") << QStringLiteral("arena nobody") << QStringLiteral("nobody");
        QTest::newRow("a player twice")
            << QStringLiteral("arena bcts bcts") << QStringLiteral("the name bcts twice");
        QTest::newRow("a player that cannot play by the rules")
            << QStringLiteral("arena thesis-genome --rules research") << QStringLiteral("thesis-genome");
    }
    void wrongUseIsTwo()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, word);
        const ProcessOutcome outcome = runCliLine(line);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(word), qUtf8Printable(outcome.err));
    }
};

QTEST_APPLESS_MAIN(TestCliStudy)
#include "tst_clistudy.moc"
