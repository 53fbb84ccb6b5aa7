// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arenapanel.h"
#include "ecdfchart.h"
#include "heatmapview.h"
#include "peoplepanel.h"
#include "studypanel.h"
#include "studytables.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

/// Two rows of three: 10, 20, 30 and 40, nothing, 1000.
NamedMap smallMap()
{
    return {
        u"ours"_s, {.rowTitle = u"rate"_s,
                       .columnTitle = u"step"_s,
                       .rows = {u"0"_s, u"1"_s},
                       .columns = {u"a"_s, u"b"_s, u"c"_s},
                       .values = {10, 20, 30, 40, std::nullopt, 1000},
                       .details = {u"ten"_s, u"twenty"_s, u"thirty"_s, u"forty"_s, u"no runs"_s, u"more"_s}}};
}

std::shared_ptr<const ArenaResult> smallArena()
{
    const std::vector<std::string> names{"one", "two"};
    const ArenaSettings settings{.rules = *findRules("research-10"), .randomizer = "uniform", .games = 3};
    return std::make_shared<const ArenaResult>(judgeArena(settings, names,
        {{{.value = 1}, {.value = 2}, {.value = 2}}, {{.value = 5}, {.value = 6}, {.value = 7}}}));
}

std::shared_ptr<const SweepResult> smallSweep()
{
    Study study{.name = "small",
        .title = "small",
        .note = {},
        .recipe = "thesis",
        .settings = {},
        .axes = {{"optimizer.mutation_rate", {"0", "1"}}, {"optimizer.mutation_step", {"0", "0.5", "1"}}},
        .replicates = 2,
        .seed = 1,
        .people = "thesis-human-players",
        .published = {}};
    std::vector<ItemResult> items;
    for (std::size_t item = 0; item < study.items(); ++item)
        items.push_back({.item = item, .best = 100.0 * static_cast<double>(item)});
    return std::make_shared<const SweepResult>(judgeSweep(std::move(study), {}, std::move(items)));
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestStudyViews : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void theHeatMapScalesByValueOrByRank()
    {
        HeatMapView view;
        view.setMaps({smallMap()});
        QCOMPARE(*view.canvas()->shareOf(0, 0), 0.0);
        QCOMPARE(*view.canvas()->shareOf(0, 3), 30.0 / 990);
        QVERIFY(!view.canvas()->shareOf(0, 4));
        view.scale()->setCurrentIndex(1);
        QCOMPARE(*view.canvas()->shareOf(0, 3), 0.75);
        QCOMPARE(*view.canvas()->shareOf(0, 5), 1.0);
    }

    void aCellTellsItsValueUnderTheMouseAndByTheKeys()
    {
        HeatMapView view;
        view.resize(600, 400);
        view.setMaps({smallMap()});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy current(view.canvas(), &HeatCanvas::currentChanged);
        QTest::mouseMove(view.canvas(), view.canvas()->cellRect(0, 1).center());
        QTRY_COMPARE(current.size(), 1);
        QCOMPARE(current.last()[0].toString(), u"rate 0, step b: twenty"_s);
        QTest::keyClick(view.canvas(), Qt::Key_Down);
        QTest::keyClick(view.canvas(), Qt::Key_Right);
        QCOMPARE(current.last()[0].toString(), u"rate 1, step c: more"_s);
    }

    void mapsAreChosenOrShownSideBySide()
    {
        HeatMapView view;
        view.setMaps({smallMap(), smallMap()});
        QCOMPARE(view.choice()->count(), 3);
        QCOMPARE(view.canvas()->maps().size(), 1);
        view.choice()->setCurrentIndex(2);
        QCOMPARE(view.canvas()->maps().size(), 2);
        view.setCell(4, 50, u"fifty"_s);
        QVERIFY(view.canvas()->shareOf(0, 4));
        QVERIFY(!view.canvas()->shareOf(1, 4));
    }

    void theHeatMapIsWrittenInThreeFormats()
    {
        HeatMapView view;
        view.resize(400, 300);
        view.setMaps({smallMap()});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QString stem = m_folder.filePath(u"map"_s);
        for (const QString &ending : {u".png"_s, u".svg"_s, u".csv"_s})
            QVERIFY(view.writeTo(stem + ending));
        QVERIFY(contents(stem + u".png"_s).startsWith("\x89PNG"));
        QVERIFY(contents(stem + u".svg"_s).contains("<svg"));
        QVERIFY(contents(stem + u".csv"_s).contains("\"ours\",\"1\",\"c\",1000,\"more\"\n"));
        QSignalSpy failed(&view, &HeatMapView::exportFailed);
        QVERIFY(!view.writeTo(m_folder.filePath(u"nowhere/map.csv"_s)));
        QCOMPARE(failed.size(), 1);
    }

    void theTablesHaveAPageForCellsForEachAxisAndForPeople()
    {
        StudyTables tables;
        QVERIFY(tables.page(0)->isEmpty());
        tables.setResult(smallSweep());
        QCOMPARE(tables.pages()->count(), 4);
        const QTableWidget *cells = tables.page(0)->table();
        QCOMPARE(cells->rowCount(), 2);
        QCOMPARE(cells->columnCount(), 4);
        QCOMPARE(cells->item(0, 1)->text(), u"50"_s);
        QCOMPARE(tables.page(1)->table()->rowCount(), 2);
        QCOMPARE(tables.page(2)->table()->rowCount(), 3);
        QCOMPARE(tables.page(3)->table()->rowCount(), 2);
        tables.page(0)->table()->selectRow(0);
        tables.page(0)->copySelection();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"0\t50\t"_s));
    }

    void theStudyPanelAsksForWhatIsInItsForm()
    {
        StudyPanel panel;
        panel.setStudies({u"first"_s, u"second"_s});
        panel.setStudy(
            {.name = u"second"_s, .keys = {u"optimizer.rate"_s}, .values = {u"0, 1"_s}, .replicates = 3});
        QCOMPARE(panel.choice()->currentText(), u"second"_s);
        QSignalSpy edited(&panel, &StudyPanel::edited);
        panel.replicates()->setValue(5);
        panel.axis(0)->clear();
        QTest::keyClicks(panel.axis(0), u"0.5"_s);
        QVERIFY(edited.size() >= 4);
        QCOMPARE(panel.study().replicates, 5);
        QCOMPARE(panel.study().values, QStringList{u"0.5"_s});
        QSignalSpy started(&panel, &StudyPanel::startRequested);
        panel.setProblem(u"no"_s);
        panel.startButton()->click();
        panel.setProblem({});
        panel.startButton()->click();
        QCOMPARE(started.size(), 1);
    }

    void oneButtonPausesAndResumes()
    {
        StudySteering steering;
        QSignalSpy paused(&steering, &StudySteering::pauseRequested);
        QSignalSpy resumed(&steering, &StudySteering::resumeRequested);
        steering.setStatus({.text = u"Running"_s, .canPause = true});
        steering.pauseButton()->click();
        steering.setStatus({.text = u"Paused"_s, .canResume = true});
        steering.pauseButton()->click();
        QCOMPARE(paused.size(), 1);
        QCOMPARE(resumed.size(), 1);
    }

    void theArenaShowsRanksPairsAndDistribution()
    {
        ArenaPanel panel;
        panel.setPlayers({u"one"_s, u"two"_s});
        QVERIFY(!panel.startButton()->isEnabled());
        panel.players()->setChosen({u"two"_s});
        QVERIFY(panel.startButton()->isEnabled());
        QCOMPARE(panel.request().players, QStringList{u"two"_s});
        QCOMPARE(panel.request().measure, u"lines"_s);
        QVERIFY(panel.standings()->isEmpty());
        panel.setResult(smallArena());
        QCOMPARE(panel.standings()->table()->rowCount(), 2);
        QCOMPARE(panel.standings()->table()->item(0, 0)->text(), u"two"_s);
        QCOMPARE(panel.pairs()->table()->item(0, 1)->text(), u"0.000"_s);
        const QString file = m_folder.filePath(u"ranks.csv"_s);
        QVERIFY(panel.standings()->writeTo(file));
        QVERIFY(contents(file).contains("\"two\",1,3,6,"));
        EcdfChart chart;
        QVERIFY(chart.data().isEmpty());
        chart.setResult(smallArena());
        QCOMPARE(chart.data().lines.size(), 2);
        // 1 once, 2 twice: up to a third at 1, to all at 2.
        QCOMPARE(chart.data().lines[0].points.last(), QPointF(2, 1));
        QCOMPARE(chart.data().lines[0].points.size(), 4);
    }

    void thePeoplePanelTellsWhomItAsksAbout()
    {
        PeoplePanel panel;
        panel.setPeople({{u"twenty"_s, u"thesis"_s}, {u"own"_s, QString()}});
        panel.choose(u"thesis"_s);
        QCOMPARE(panel.people(), u"thesis"_s);
        panel.setPlayers({u"one"_s});
        QVERIFY(!panel.startButton()->isEnabled());
        panel.players()->setChosen({u"one"_s});
        QSignalSpy started(&panel, &PeoplePanel::startRequested);
        panel.startButton()->click();
        QCOMPARE(started.size(), 1);
        QVERIFY(panel.sheet()->isEmpty());
    }
};

QTEST_MAIN(TestStudyViews)
#include "tst_studyviews.moc"
