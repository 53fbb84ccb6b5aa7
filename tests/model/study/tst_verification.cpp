// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "verification.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace tetrarium;

namespace {

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

QString goldenPath(const char *name)
{
    return QStringLiteral(TEST_DATA "/golden/") + QLatin1String(name);
}

/// In words; nothing when there is none.
QString differenceOf(const QByteArray &line)
{
    const auto verification = verifyRecording(line.toStdString());
    if (!verification)
        return QStringLiteral("no recording: ") + QString::fromUtf8(line.left(80));
    if (!verification->difference)
        return {};
    const Difference &difference = *verification->difference;
    return QString::fromStdString(verification->id + ": " + difference.what + ": recorded "
                                  + difference.recorded + ", ours " + difference.ours);
}

} // namespace

/// The recordings of the published programs, decided and played anew.
class TestVerification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsEveryRecordingExactlyAsThePublishedProgramDid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("recordings");
        const QList<std::pair<const char *, int>> files{{"thesis-game.jsonl", 175},
            {"thesis-candidates.jsonl", 120}, {"thesis-keys.jsonl", 150}, {"tetnet-game.jsonl", 34},
            {"tetnet-state.jsonl", 35}, {"takado-game.jsonl", 19}, {"takado-state.jsonl", 18},
            {"research-game.jsonl", 30}, {"research-state.jsonl", 54}, {"cs3243-game.jsonl", 30},
            {"thesis-evolution.jsonl", 6}, {"tetnet-evolution.jsonl", 3}};
        for (const auto &[name, recordings] : files)
            QTest::newRow(name) << goldenPath(name) << recordings;
    }

    void playsEveryRecordingExactlyAsThePublishedProgramDid()
    {
        QFETCH(const QString, path);
        QFETCH(const int, recordings);
        const QList<QByteArray> lines = linesOf(path);
        QCOMPARE(lines.size(), recordings);
        for (const QByteArray &line : lines)
            QCOMPARE(differenceOf(line), QString());
    }

    void playsAsAPlainTwinDoesWhereNoRecordingWent_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TEST_DATA "/twins"));
        for (const QString &name : folder.entryList({QStringLiteral("*.jsonl")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void playsAsAPlainTwinDoesWhereNoRecordingWent()
    {
        QFETCH(const QString, path);
        const QList<QByteArray> lines = linesOf(path);
        QVERIFY(!lines.isEmpty());
        for (const QByteArray &line : lines)
            QCOMPARE(differenceOf(line), QString());
    }

    void noticesWhenARecordingIsChanged_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("what");
        QTest::newRow("a thesis game's score")
            << goldenPath("thesis-game.jsonl") << "\"score\":\\d+" << "\"score\":1" << "score";
        QTest::newRow("a thesis game's first move")
            << goldenPath("thesis-game.jsonl") << "\"moves\":\\[\"[a-z]+\""
            << "\"moves\":[\"ssssssssssssssssss\""
            << "moves[0]";
        QTest::newRow("a key's success")
            << goldenPath("thesis-keys.jsonl") << "\"ok\":\"1" << "\"ok\":\"0" << "ok";
        QTest::newRow("a candidate's bumpiness") << goldenPath("thesis-candidates.jsonl") << "\"bump\":\\d+"
                                                 << "\"bump\":99" << "candidates[0].bump";
        QTest::newRow("a 6-gene game's fitness")
            << goldenPath("tetnet-game.jsonl") << "\"fitness\":\\d+" << "\"fitness\":3" << "fitness";
        QTest::newRow("a neural game's last word")
            << goldenPath("takado-game.jsonl") << "\"end\":\"cap\"" << "\"end\":\"gameover\"" << "end";
        QTest::newRow("a course game's rows") << goldenPath("cs3243-game.jsonl") << "\"rows_cleared\":\\d+"
                                              << "\"rows_cleared\":77" << "rows_cleared";
        QTest::newRow("a researcher's lines") << goldenPath("research-game.jsonl") << "\"total_lines\":\\d+"
                                              << "\"total_lines\":1" << "total_lines";
    }

    void noticesWhenARecordingIsChanged()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, pattern);
        QFETCH(const QString, replacement);
        QFETCH(const QString, what);
        QString line = QString::fromUtf8(linesOf(path).value(0));
        const QString before = line;
        const QRegularExpressionMatch match = QRegularExpression(pattern).match(line);
        QVERIFY(match.hasMatch());
        line.replace(match.capturedStart(), match.capturedLength(), replacement);
        QVERIFY(line != before);
        const auto verification = verifyRecording(line.toStdString());
        QVERIFY(verification);
        QVERIFY(verification->difference);
        QCOMPARE(QString::fromStdString(verification->difference->what), what);
    }

    void rejectsWhatItDoesNotKnow()
    {
        const auto unknown = verifyRecording(R"({"recording":"chess-game","id":1})");
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::UnknownName);
        const auto broken = verifyRecording(R"({"recording":"thesis-game","id")");
        QVERIFY(!broken);
        QCOMPARE(broken.error().code, ErrorCode::Syntax);
        const auto incomplete = verifyRecording(R"({"recording":"thesis-game","id":1})");
        QVERIFY(!incomplete);
        QCOMPARE(incomplete.error().code, ErrorCode::Missing);
    }
};

QTEST_APPLESS_MAIN(TestVerification)
#include "tst_verification.moc"
