// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcli.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsItsVersion()
    {
        const ProcessOutcome outcome = runCli({QStringLiteral("--version")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QStringLiteral("tetrarium-cli " PROJECT_VERSION "\n"));
        QCOMPARE(outcome.err, QString());
    }

    void explainsItselfAndItsExitCodes()
    {
        const ProcessOutcome outcome = runCli({QStringLiteral("--help")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains(QStringLiteral("demo")));
        QVERIFY(outcome.out.contains(QStringLiteral("--home")));
        QVERIFY(outcome.out.contains(QStringLiteral("Exit codes: 0")));
        QCOMPARE(outcome.err, QString());
    }

    void theManPageNamesEverySubcommand()
    {
        QFile page(QStringLiteral(PROJECT_FOLDER "/resources/man/tetrarium-cli.1"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString manual = QString::fromUtf8(page.readAll());
        const QString help = runCli({QStringLiteral("--help")}).out;
        const QString list = help.mid(help.indexOf(QStringLiteral("SUBCOMMANDS:")));
        static const QRegularExpression name(
            QStringLiteral("^  (\\w[\\w-]*)"), QRegularExpression::MultilineOption);
        int named = 0;
        for (const QRegularExpressionMatch &match : name.globalMatch(list)) {
            ++named;
            const QRegularExpression entry(QStringLiteral("^\\.B[RI]? %1\\b").arg(match.captured(1)),
                QRegularExpression::MultilineOption);
            QVERIFY2(manual.contains(entry), qUtf8Printable(match.captured(1)));
        }
        QVERIFY(named >= 2);
    }

    void benchPrintsOneObjectOfSpeeds()
    {
        const ProcessOutcome outcome = runCli({QStringLiteral("bench"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        const QJsonObject speeds = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        for (const char *key : {"bcts_pieces_per_second", "dellacherie_pieces_per_second",
                 "dt10_pieces_per_second", "scalar_bcts_pieces_per_second", "plain_bcts_pieces_per_second",
                 "pair_bcts_pieces_per_second", "reachable_dellacherie_pieces_per_second",
                 "thesis_genomes_per_second"})
            QVERIFY2(speeds[QLatin1StringView(key)].toDouble() > 0, key);
        QCOMPARE(speeds[QLatin1StringView("signature")].toString().size(), 16);
    }

    void wrongUseIsTwoWithAWordOnStandardError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");

        QTest::newRow("no subcommand") << QStringList{} << QStringLiteral("name a subcommand");
        QTest::newRow("an unknown subcommand")
            << QStringList{QStringLiteral("paly")} << QStringLiteral("paly");
        QTest::newRow("an unknown option")
            << QStringList{QStringLiteral("demo"), QStringLiteral("--sed")} << QStringLiteral("--sed");
        QTest::newRow("an option without its value")
            << QStringList{QStringLiteral("demo"), QStringLiteral("--seed")} << QStringLiteral("--seed");
        QTest::newRow("a word where a number belongs")
            << QStringList{QStringLiteral("demo"), QStringLiteral("--seed"), QStringLiteral("one")}
            << QStringLiteral("one");
        QTest::newRow("a number out of range")
            << QStringList{QStringLiteral("demo"), QStringLiteral("--max-pieces"), QStringLiteral("-3")}
            << QStringLiteral("--max-pieces");
    }

    void wrongUseIsTwoWithAWordOnStandardError()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, word);

        const ProcessOutcome outcome = runCli(arguments);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(word), qUtf8Printable(outcome.err));
    }

    void keepsItsFilesWhereHomeSays()
    {
        const QTemporaryDir home;
        const ProcessOutcome outcome = runCli(
            {QStringLiteral("demo"), QStringLiteral("--home"), home.path(), QStringLiteral("--seed=7")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(QFileInfo::exists(home.filePath(QStringLiteral("tetrarium.log"))));
    }

    void theSameSeedPlaysTheSameDemo()
    {
        const ProcessOutcome once =
            runCli({QStringLiteral("demo"), QStringLiteral("--seed"), QStringLiteral("7")});
        QCOMPARE(once.code, 0);
        QVERIFY(once.out.contains(QStringLiteral("placed 200 pieces from seed 7")));
        QCOMPARE(
            runCli({QStringLiteral("demo"), QStringLiteral("--seed"), QStringLiteral("7")}).out, once.out);
        QVERIFY(
            runCli({QStringLiteral("demo"), QStringLiteral("--seed"), QStringLiteral("8")}).out != once.out);
    }
};

QTEST_APPLESS_MAIN(TestCli)
#include "tst_cli.moc"
