// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dataset.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace tetrarium;

namespace {

std::string shipped(const char *name)
{
    QFile file(QStringLiteral(PROJECT_FOLDER "/resources/data/%1.csv").arg(QLatin1StringView(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

class TestDataset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theThesisPeopleAreAsPublished()
    {
        // Its text: twenty people, mean 3004, best 5133; its list gives a standard deviation of 1573.
        const auto people = readPeople(shipped("thesis-human-players"));
        QVERIFY(people.has_value());
        const PeopleComparison row = compareWithPeople(*people, *people);
        QCOMPARE(row.summary.count, 20);
        QCOMPARE(std::round(row.summary.mean), 3004.0);
        QCOMPARE(row.summary.maximum, 5133.0);
        QCOMPARE(std::round(row.summary.standardDeviation), 1573.0);
        QCOMPARE(row.relative, 1.0);
    }

    void theThesisTablesAreWhole()
    {
        const auto means = readPublishedMeans(shipped("thesis-study-50-generations"));
        QVERIFY(means.has_value());
        const Summary summary = summarize(*means);
        QCOMPARE(summary.count, 121);
        QVERIFY(std::abs(summary.mean - 6032.1) < 0.05);
        QVERIFY(std::abs(summary.standardDeviation - 40.9) < 0.2);
        for (const char *name : {"thesis-study-25-generations", "thesis-study-10-generations"})
            QCOMPARE(readPublishedMeans(shipped(name))->size(), 121U);
    }

    void brokenTablesAreRefusedWithTheirLine()
    {
        QCOMPARE(readPeople("score,moves\n").error().code, ErrorCode::Empty);
        QCOMPARE(readPeople("moves\n3\n").error().code, ErrorCode::Missing);
        QCOMPARE(readPeople("score\n3\nx\n").error().line, 3);
        QCOMPARE(readPublishedMeans("rate,a,b\n0,1,2\n0.1,3\n").error().code, ErrorCode::WrongSize);
        QCOMPARE(readPublishedMeans("rate,a\n0,\"1\n").error().code, ErrorCode::Syntax);
    }
};

QTEST_APPLESS_MAIN(TestDataset)
#include "tst_dataset.moc"
