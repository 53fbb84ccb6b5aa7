// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcli.h"

#include <QTemporaryDir>
#include <QTest>

class TestCliVerify : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    ProcessOutcome verify(const QByteArray &text) const
    {
        const QString path = m_folder.filePath(QStringLiteral("recordings.jsonl"));
        return writeText(path, text) ? runCli({QStringLiteral("verify"), path}) : ProcessOutcome();
    }

    static QByteArray firstOf(const char *name)
    {
        QFile file(QStringLiteral(TEST_DATA "/golden/") + QLatin1StringView(name));
        return file.open(QIODevice::ReadOnly) ? file.readLine() : QByteArray();
    }

private Q_SLOTS:
    void countsWhatPasses()
    {
        const ProcessOutcome outcome =
            verify(firstOf("thesis-game.jsonl") + "\n" + firstOf("cs3243-game.jsonl"));
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QStringLiteral("2 passed, 0 failed\n"));
    }

    void showsTheFirstDifferenceAsTwoBoards()
    {
        QByteArray line = firstOf("thesis-game.jsonl");
        const qsizetype moves = line.indexOf("\"moves\":[\"") + 10;
        line.replace(moves, line.indexOf('"', moves) - moves, "s");
        const ProcessOutcome outcome = verify(line);
        QCOMPARE(outcome.code, 1);
        const QStringList lines = outcome.out.split(u'\n');
        QVERIFY2(lines[0].contains(QStringLiteral(":1: thesis-game 0: moves[0]: recorded s, ours ")),
            qPrintable(lines[0]));
        QCOMPARE(lines[1], QStringLiteral("    recorded      ours"));
        int different = 0;
        for (int row = 2; row < 22; ++row)
            different += lines[row].mid(4, 10) != lines[row].mid(18, 10) ? 1 : 0;
        QVERIFY(different > 0);
        QCOMPARE(lines[22], QStringLiteral("0 passed, 1 failed"));
    }

    void whatIsNoRecordingIsWrongUse_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("an unknown kind") << QByteArray(R"({"recording":"chess-game","id":1})")
                                         << QStringLiteral(":1: unknown name \"chess-game\"");
        QTest::newRow("no JSON") << QByteArray("hello") << QStringLiteral(":1: found \"hello\"");
        QTest::newRow("a field missing") << QByteArray(R"({"recording":"thesis-keys","id":1})")
                                         << QStringLiteral(":1: missing: key 'piece' not found");
    }

    void whatIsNoRecordingIsWrongUse()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, message);
        const ProcessOutcome outcome = verify(text);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
    }

    void aFileThatIsNotThereIsAFailure()
    {
        QCOMPARE(runCliLine(QStringLiteral("verify /nowhere/recordings.jsonl")).code, 1);
    }
};

QTEST_APPLESS_MAIN(TestCliVerify)
#include "tst_cliverify.moc"
