// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyreport.h"

#include "gallery.h"
#include "svgcharts.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace tetrarium;

namespace {

constexpr const char *evilName = "<script>alert('1')</script> & \"friends\"";

ArenaRecord evilArena()
{
    const ArenaSettings settings{
        .rules = *findRules("research-10"), .randomizer = "uniform", .games = 12, .seed = 3};
    std::vector<std::vector<GameValue>> games(2);
    for (int i = 0; i < 12; ++i) {
        games[0].push_back({.value = i + 0.0, .lines = i});
        games[1].push_back({.value = i + 100.0, .lines = i + 100});
    }
    const std::vector<std::string> names{evilName, "plain"};
    return {judgeArena(settings, names, games), "9.8.7"};
}

SweepResult evilSweep()
{
    Study study{.name = "evil",
        .title = evilName,
        .note = "a < b & c",
        .recipe = "thesis",
        .settings = {},
        .axes = {{"optimizer.mutation_rate", {"0", "0.5"}},
            {"optimizer.crossover", {"'<b>'", "'either'", "'x'"}}},
        .replicates = 2,
        .seed = 1,
        .people = "thesis-human-players",
        .published = "thesis-study-10-generations"};
    std::vector<ItemResult> items;
    for (std::size_t i = 0; i < study.items(); ++i)
        items.push_back({.item = i, .best = 100.0 + static_cast<double>(i)});
    items[0].error = Error{.code = ErrorCode::Impossible, .found = "<b>", .expected = "either"};
    items[1].error = items[0].error;
    return judgeSweep(study, *loadRecipe(QStringLiteral("thesis")), items);
}

/// How often each element occurs; empty when the page is not well-formed.
QMap<QString, int> elementsOf(const QByteArray &page)
{
    QMap<QString, int> counts;
    QXmlStreamReader reader(page);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            ++counts[reader.name().toString()];
    }
    return reader.hasError() ? QMap<QString, int>() : counts;
}

} // namespace

class TestStudyReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anArenasPageIsWholeAndNamesAreText()
    {
        const QByteArray page = arenaReport(evilArena());
        const auto elements = elementsOf(page);
        QCOMPARE(elements.value(QStringLiteral("script")), 0);
        QCOMPARE(elements.value(QStringLiteral("h1")), 1);
        QCOMPARE(elements.value(QStringLiteral("svg")), 1);
        QCOMPARE(elements.value(QStringLiteral("table")), 2);
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY(page.contains("9.8.7"));
        QVERIFY(page.contains("tetrarium-cli arena"));
        QVERIFY(
            page.contains("--rules research-10 --randomizer uniform --games 12 --seed 3 --measure lines"));
    }

    void aSweepsPageHasItsMapTablesPeopleAndFailures()
    {
        const auto page = sweepReport(evilSweep());
        QVERIFY(page.has_value());
        const auto elements = elementsOf(*page);
        QCOMPARE(elements.value(QStringLiteral("script")), 0);
        // The map and one line chart an axis; a table an axis, people, failures.
        QCOMPARE(elements.value(QStringLiteral("svg")), 3);
        QCOMPARE(elements.value(QStringLiteral("table")), 4);
        QVERIFY(!elements.contains(QStringLiteral("b")));
        for (const char *text : {"prefers-color-scheme: dark", "@media print", "thesis-human-players",
                 "tetrarium-cli sweep evil", "[[axes]]"})
            QVERIFY2(page->contains(text), text);
    }

    void nothingIsFetchedFromAnywhere()
    {
        for (const QByteArray &page : {arenaReport(evilArena()), *sweepReport(evilSweep())}) {
            for (const char *word : {"http", "src=", "href=", "@import", "url("})
                QVERIFY2(!page.contains(word), word);
        }
    }

    void theStyleIsNotEscapedAway()
    {
        const QByteArray page = arenaReport(evilArena());
        const qsizetype begin = page.indexOf("<style>");
        const QByteArray style = page.mid(begin, page.indexOf("</style>") - begin);
        QVERIFY(style.size() > 100);
        QVERIFY(!style.contains('&'));
    }

    void coloursRunFromDarkToLight()
    {
        // The ends of viridis as its authors publish them.
        QCOMPARE(viridis(0), QStringLiteral("rgb(68,1,84)"));
        QCOMPARE(viridis(1), QStringLiteral("rgb(253,231,37)"));
        QCOMPARE(viridis(7), viridis(1));
    }

    void aFolderOfSomethingElseIsRefused()
    {
        const auto page = reportOf(QStringLiteral("/nowhere"));
        QVERIFY(!page.has_value());
        QCOMPARE(page.error().code, ErrorCode::Missing);
    }
};

QTEST_GUILESS_MAIN(TestStudyReport)
#include "tst_studyreport.moc"
