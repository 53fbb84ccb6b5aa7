// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyfile.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace tetrarium;

namespace {

const QByteArray good = "format = 1\n"
                        "name = \"grid\"\n"
                        "recipe = \"thesis\"\n"
                        "replicates = 3\n"
                        "seed = 7\n"
                        "[set]\n"
                        "optimizer.population = 10\n"
                        "optimizer.selection = \"tournament\"\n"
                        "[[axes]]\n"
                        "key = \"optimizer.mutation_rate\"\n"
                        "from = 0\n"
                        "to = 0.3\n"
                        "step = 0.1\n"
                        "[[axes]]\n"
                        "key = \"optimizer.crossover\"\n"
                        "values = [\"either\", \"weighted\"]\n";

} // namespace

class TestStudyFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStudyIsReadWithItsGrid()
    {
        const auto study = readStudy(good.toStdString());
        QVERIFY(study.has_value());
        QCOMPARE(study->title, std::string("grid"));
        // Decimal fractions as a person writes them, whatever sums of binary ones come to.
        QCOMPARE(study->axes[0].values, (std::vector<std::string>{"0", "0.1", "0.2", "0.3"}));
        QCOMPARE(study->cells(), 8U);
        QCOMPARE(study->items(), 24U);
        QCOMPARE(study->place(5), (std::vector<std::size_t>{2, 1}));
        const auto settings = study->settingsOf(5, 1);
        QCOMPARE(settings.size(), 3U);
        QCOMPARE(settings[0], "seed=" + std::to_string(study->replicateSeed(1)));
        QCOMPARE(settings[1], std::string("optimizer.mutation_rate=0.2"));
        const std::set<std::string> fixed(study->settings.begin(), study->settings.end());
        QVERIFY(fixed.contains("optimizer.population=10"));
    }

    void aReplicateHasTheSameSeedInEveryCell()
    {
        const auto study = readStudy(good.toStdString());
        std::set<std::string> seeds;
        for (std::size_t cell = 0; cell < study->cells(); ++cell) {
            for (std::size_t replicate = 0; replicate < 3; ++replicate)
                seeds.insert(study->settingsOf(cell, replicate)[0]);
        }
        QCOMPARE(seeds.size(), 3U);
    }

    void whatIsWrittenIsReadBackEqual()
    {
        const auto study = readStudy(good.toStdString());
        const auto again = readStudy(writeStudy(*study));
        QVERIFY(again.has_value());
        QCOMPARE(*again, *study);
        QCOMPARE(writeStudy(*again), writeStudy(*study));
    }

    void badInputIsReportedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const char *from, const char *to, ErrorCode code, int line) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << code << line;
        };
        row("no TOML", "seed = 7", "seed = ", ErrorCode::Syntax, 5);
        row("another version", "format = 1", "format = 2", ErrorCode::UnknownVersion, 1);
        row("an unknown key", "seed = 7", "sed = 7", ErrorCode::UnknownName, 5);
        row("no recipe", "recipe = \"thesis\"\n", "", ErrorCode::Missing, 1);
        row("no replicates at all", "replicates = 3", "replicates = 0", ErrorCode::OutOfRange, 4);
        row("a seed in words", "seed = 7", "seed = \"seven\"", ErrorCode::NotANumber, 5);
        row("a step of nothing", "step = 0.1", "step = 0", ErrorCode::OutOfRange, 13);
        row("a range that goes down", "to = 0.3", "to = -1", ErrorCode::OutOfRange, 13);
        row("a range too long", "step = 0.1", "step = 1e-9", ErrorCode::OutOfRange, 13);
        row("no values", "values = [\"either\", \"weighted\"]", "", ErrorCode::Missing, 14);
        row("an empty list", "[\"either\", \"weighted\"]", "[]", ErrorCode::Empty, 16);
        row("an axis without its key", "key = \"optimizer.crossover\"\n", "", ErrorCode::Missing, 14);
        row("a key on two axes", "\"optimizer.crossover\"", "\"optimizer.mutation_rate\"",
            ErrorCode::Impossible, 15);
        row("an unknown key of an axis", "step = 0.1", "step = 0.1\nsteps = 3", ErrorCode::UnknownName, 14);
    }
    void badInputIsReportedWithItsLine()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QByteArray text = good;
        QVERIFY(text.contains(from));
        const auto study = readStudy(text.replace(from, to).toStdString());
        QVERIFY(!study.has_value());
        QTEST(study.error().code, "code");
        QTEST(study.error().line, "line");
    }

    void theThesisStudiesAreOfTheirPublishedSize()
    {
        const QDir folder(QStringLiteral(PROJECT_FOLDER "/resources/studies"));
        const auto read = [&folder](const char *name) {
            QFile file(folder.filePath(QLatin1StringView(name)));
            return file.open(QIODevice::ReadOnly) ? readStudy(file.readAll().toStdString())
                                                  : Expected<Study>(std::unexpected(Error{}));
        };
        const auto published = read("thesis-study-50.toml");
        QVERIFY(published.has_value());
        QCOMPARE(published->items() * 50 * 10, 605'000U);
        const auto planned = read("thesis-study-planned.toml");
        QVERIFY(planned.has_value());
        QCOMPARE(planned->items() * 100 * 100, 44'100'000U);
        QCOMPARE(planned->axes[1].values[3], std::string("0.15"));
        for (const char *name : {"thesis-study-25.toml", "thesis-study-10.toml"})
            QCOMPARE(read(name)->cells(), 121U);
    }
};

QTEST_APPLESS_MAIN(TestStudyFile)
#include "tst_studyfile.moc"
