// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcli.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

class TestCliPlay : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const char *name, const QByteArray &text) const
    {
        const QString path = m_folder.filePath(QLatin1StringView(name));
        return writeText(path, text) ? path : QString();
    }

private Q_SLOTS:
    void printsOneObjectThatSumsTheGamesUp()
    {
        const ProcessOutcome outcome = runCliLine(QStringLiteral(
            "play --player dellacherie --rules research --height 8 --games 4 --seed 3 --threads 2 --json"));
        QCOMPARE(outcome.code, 0);
        const QJsonObject sum = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(sum[QLatin1StringView("games")].toInt(), 4);
        for (const char *key :
            {"mean_lines", "se_lines", "median_lines", "mean_score", "mean_pieces", "pieces_per_second"})
            QVERIFY2(sum[QLatin1StringView(key)].toDouble() > 0, key);
    }

    void playsTheSameListInEveryGame()
    {
        // Five pieces of O fill two rows; ten of them clear four.
        const QString list = file("list", QByteArray("4 4, 4\n").repeated(20) + "4");
        const QString games = m_folder.filePath(QStringLiteral("games.csv"));
        const ProcessOutcome outcome = runCli({QStringLiteral("play"), QStringLiteral("--player=dellacherie"),
            QStringLiteral("--pieces"), list, QStringLiteral("--max-pieces=10"), QStringLiteral("--games=3"),
            QStringLiteral("--per-game"), games});
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.code, 0);
        QFile csv(games);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll(), QByteArray("game,lines,score,pieces,moves,end\n"
                                           "1,4,4,10,10,none\n2,4,4,10,10,none\n3,4,4,10,10,none\n"));
    }

    void aBadListIsReportedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        QTest::newRow("an 8") << QByteArray("1 2 3\n4 8\n") << 2
                              << QStringLiteral(":2:3: 8 is out of range; expected 1..7");
        QTest::newRow("a word") << QByteArray("1 2\nthree") << 2
                                << QStringLiteral(":2:1: \"three\" is not a number; expected 1..7");
        QTest::newRow("nothing at all")
            << QByteArray() << 2 << QStringLiteral(":1:1: is empty; expected 1..7");
        QTest::newRow("a list that ends too early")
            << QByteArray("1 2 3") << 1 << QStringLiteral(": ends too early; expected piece 4");
    }

    void aBadListIsReportedWithItsPlace()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, code);
        QFETCH(const QString, message);
        const QString list = file("list", text);
        for (const char *player : {"dellacherie", "thesis-genome", "takado-net"}) {
            const ProcessOutcome outcome = runCli({QStringLiteral("play"), QStringLiteral("--player"),
                QLatin1StringView(player), QStringLiteral("--pieces"), list});
            QCOMPARE(outcome.code, code);
            QCOMPARE(outcome.out, QString());
            QCOMPARE(outcome.err, QStringLiteral("tetrarium-cli: ") + list + message + u'\n');
        }
    }

    void aListThatIsNotThereAndARandomizerBesidesOneAreWrongUse()
    {
        const ProcessOutcome absent =
            runCliLine(QStringLiteral("play --player dellacherie --pieces /nowhere/list"));
        QCOMPARE(absent.code, 2);
        QVERIFY(absent.err.contains(QStringLiteral("/nowhere/list")));
        const QString list = file("list", "1");
        const ProcessOutcome both =
            runCliLine(QStringLiteral("play --player dellacherie --randomizer bag7 --pieces ") + list);
        QCOMPARE(both.code, 2);
        QVERIFY(both.err.contains(QStringLiteral("--randomizer")));
    }

    void writesEveryGameAsAReplay()
    {
        const QString folder = m_folder.filePath(QStringLiteral("replays"));
        const ProcessOutcome outcome =
            runCliLine(QStringLiteral("play --player thesis-genome --games 2 --replays ") + folder);
        QCOMPARE(outcome.code, 0);
        for (const char *name : {"game-0001.replay", "game-0002.replay"}) {
            QFile replay(folder + u'/' + QLatin1StringView(name));
            QVERIFY(replay.open(QIODevice::ReadOnly));
            const QByteArray text = replay.readAll();
            QVERIFY(text.startsWith("tetrarium-replay 1\nrules thesis\n"));
            QVERIFY(text.endsWith("\nend\n"));
        }
    }
};

QTEST_APPLESS_MAIN(TestCliPlay)
#include "tst_cliplay.moc"
