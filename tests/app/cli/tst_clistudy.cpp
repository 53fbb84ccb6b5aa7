// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

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
        const CliOutcome outcome = runCliLine(
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

        const CliOutcome table = runCliLine(QStringLiteral(
            "arena dellacherie bcts --rules research --height 8 --games 20 --seed 3 --threads 1"));
        QCOMPARE(table.code, 0);
        QVERIFY(table.out.contains(QStringLiteral("95% interval")));
        QVERIFY(table.out.contains(QStringLiteral("p by Holm")));
    }

    void wrongUseIsTwo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("no player") << QStringLiteral("arena") << QStringLiteral("players");
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
        const CliOutcome outcome = runCliLine(line);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(word), qUtf8Printable(outcome.err));
    }
};

QTEST_APPLESS_MAIN(TestCliStudy)
#include "tst_clistudy.moc"
