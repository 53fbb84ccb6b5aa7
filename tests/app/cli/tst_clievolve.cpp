// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "labhome.h"
#include "runcli.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

class TestCliEvolve : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char *name) const { return m_folder.filePath(QLatin1StringView(name)); }

    /// A run of 60 short generations.
    static QStringList evolveInto(const QString &folder)
    {
        return QStringLiteral("evolve thesis --set optimizer.population=6 --set evaluation.max_moves=200 "
                              "--set held_out.games=3 --generations 60 --out %1")
            .arg(folder)
            .split(u' ');
    }

    /// The first file in which the two runs differ; empty when they are the same.
    static QString difference(const QString &one, const QString &other)
    {
        for (const char *name :
            {"recipe.toml", "generations.csv", "genomes.jsonl", "elites.jsonl", "checkpoint"}) {
            const QString file = QLatin1StringView(name);
            const QByteArray bytes = LabHome::read(one + u'/' + file);
            if (bytes.isEmpty() || bytes != LabHome::read(other + u'/' + file))
                return file;
        }
        return {};
    }

    /// What begins the run, or goes on with what a kill has left of it.
    static QStringList goOnWith(const QString &folder)
    {
        if (QDir(folder).exists(QStringLiteral("recipe.toml")))
            return {QStringLiteral("resume"), folder};
        QDir(folder).removeRecursively();
        return evolveInto(folder);
    }

    /// SIGKILL so many milliseconds after so many generations were told. False if the program had ended before.
    static bool killAfter(int lines, int milliseconds, const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(CLI_PROGRAM), arguments);
        while (lines > 0 && process.waitForReadyRead()) {
            for (; process.canReadLine(); --lines)
                process.readLine();
        }
        if (!process.waitForFinished(milliseconds))
            process.kill();
        process.waitForFinished();
        return process.exitStatus() == QProcess::CrashExit && process.exitCode() == SIGKILL;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const ProcessOutcome outcome = runCli(evolveInto(path("whole")));
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.err, QString());
        const QStringList lines = outcome.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 61);
        static const QRegularExpression line(
            QStringLiteral("^generation 59, best [\\d.,]+, mean [\\d.,]+, held-out [\\d.,]+ ± [\\d.,]+, "
                           "[\\d.,]+ evaluations/s, 0:00 left$"));
        QVERIFY2(line.match(lines[59]).hasMatch(), qUtf8Printable(lines[59]));
    }

    void anyNumberOfThreadsWritesTheSameBytes_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 7})
            QTest::addRow("%d", threads) << threads;
    }

    void anyNumberOfThreadsWritesTheSameBytes()
    {
        QFETCH(const int, threads);
        const QString folder = m_folder.filePath(QStringLiteral("threads-%1").arg(threads));
        QCOMPARE(
            runCli(evolveInto(folder) + QStringList{QStringLiteral("--threads=%1").arg(threads)}).code, 0);
        QCOMPARE(difference(folder, path("whole")), QString());
    }

    void twentyKillsChangeNothing()
    {
        QRandomGenerator random(4711);
        int kills = 0;
        int killsAtWork = 0;
        // A run that is killed too late has ended; then another one takes the kills that are left.
        for (int runs = 0; kills < 20; ++runs) {
            QVERIFY2(runs < 20, qUtf8Printable(QStringLiteral("only %1 kills").arg(kills)));
            const QString folder = m_folder.filePath(QStringLiteral("killed-%1").arg(runs));
            for (bool killed = true; killed && kills < 20;) {
                const int lines = random.bounded(4);
                killed = killAfter(lines, random.bounded(12), goOnWith(folder));
                kills += killed ? 1 : 0;
                killsAtWork += killed && lines > 0 ? 1 : 0;
            }
            const ProcessOutcome last = runCli(goOnWith(folder));
            QVERIFY2(last.code == 0, qUtf8Printable(last.err));
            QCOMPARE(difference(folder, path("whole")), QString());
        }
        QVERIFY2(killsAtWork >= 10, qUtf8Printable(QString::number(killsAtWork)));
    }

    void ctrlCStopsInGoodOrder()
    {
        const QString folder = path("interrupted");
        QProcess process;
        process.start(QStringLiteral(CLI_PROGRAM),
            {QStringLiteral("evolve"), QStringLiteral("thesis"), QStringLiteral("--generations=1000000"),
                QStringLiteral("--out"), folder});
        QVERIFY(process.waitForReadyRead());
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(out.contains(QStringLiteral("tetrarium-cli resume ") + folder), qUtf8Printable(out));
        QVERIFY(LabHome::read(folder + QStringLiteral("/events.jsonl")).contains("stopped"));
    }

    void anExtendedRunIsTheLongerRun()
    {
        const QString folder = path("extended");
        QStringList arguments = evolveInto(folder);
        arguments[arguments.indexOf(QStringLiteral("60"))] = QStringLiteral("55");
        QCOMPARE(runCli(arguments).code, 0);
        const ProcessOutcome more =
            runCli({QStringLiteral("extend"), folder, QStringLiteral("--generations=5")});
        QCOMPARE(more.code, 0);
        QVERIFY2(more.out.split(u'\n')[4].endsWith(QStringLiteral(", 0:00 left")), qUtf8Printable(more.out));
        QCOMPARE(difference(folder, path("whole")), QString());
    }

    void withoutAFolderTheRunStandsAmongTheData()
    {
        const LabHome home;
        const ProcessOutcome outcome =
            runCli({QStringLiteral("--home"), home.path(), QStringLiteral("evolve"), QStringLiteral("thesis"),
                QStringLiteral("--generations=2"), QStringLiteral("--seed=9")});
        QCOMPARE(outcome.code, 0);
        static const QRegularExpression place(QStringLiteral("^data/runs/thesis-\\d{8}-\\d{6}/recipe.toml$"));
        const QStringList recipes = home.files().filter(place);
        QCOMPARE(recipes.size(), 1);
        QVERIFY(LabHome::read(home.path() + u'/' + recipes.front()).contains("seed = 9"));
    }

    void whatCannotBeRunIsWrongUse_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("an unknown recipe") << QStringLiteral("evolve thesys") << QStringLiteral("thesys");
        QTest::newRow("an unknown key")
            << QStringLiteral("evolve thesis --set colour=red") << QStringLiteral("colour");
        QTest::newRow("a value out of range")
            << QStringLiteral("evolve thesis --set optimizer.population=0") << QStringLiteral("population");
        QTest::newRow("no run") << QStringLiteral("resume /nowhere") << QStringLiteral("/nowhere");
        QTest::newRow("a run already")
            << QStringLiteral("evolve thesis --out %1") << QStringLiteral("resume");
        QTest::newRow("an unknown format")
            << QStringLiteral("export %1 --format pdf --out %1") << QStringLiteral("csv");
    }

    void whatCannotBeRunIsWrongUse()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, word);
        const ProcessOutcome outcome =
            runCliLine(line.contains(QStringLiteral("%1")) ? line.arg(path("whole")) : line);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(word), qUtf8Printable(outcome.err));
    }

    void exportSaysWhatItWrote()
    {
        const ProcessOutcome outcome = runCli({QStringLiteral("export"), path("whole"),
            QStringLiteral("--format=csv,json,thesis"), QStringLiteral("--out"), path("out")});
        QCOMPARE(outcome.code, 0);
        const QStringList files = outcome.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(files.size(), 6);
        for (const QString &file : files)
            QVERIFY2(!LabHome::read(file).isEmpty(), qUtf8Printable(file));
        QCOMPARE(LabHome::read(path("out") + QStringLiteral("/generations.csv")).count('\n'), 61);
    }
};

QTEST_GUILESS_MAIN(TestCliEvolve)
#include "tst_clievolve.moc"
