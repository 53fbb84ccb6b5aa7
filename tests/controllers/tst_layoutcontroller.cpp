// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lab.h"
#include "logfile.h"
#include "windowactions.h"
#include "workspacelayouts.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace tetrarium;

namespace {

const QStringList playDocks = names({DockId::Board, DockId::Game, DockId::Player, DockId::Candidates});
const QStringList evolveDocks = names({DockId::Board, DockId::Evolution, DockId::Fitness, DockId::Genomes,
    DockId::Weights, DockId::Diversity, DockId::Histogram, DockId::Coordinates});

/// Fonts and scale round sizes a little differently from start to start.
bool nearly(const QRect &one, const QRect &other)
{
    const QPoint corner = one.topLeft() - other.topLeft();
    const QPoint end = one.bottomRight() - other.bottomRight();
    return std::max(corner.manhattanLength(), end.manhattanLength()) <= 4;
}

} // namespace

class TestLayoutController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstStartShowsPlayAndSaysSoInTheLog()
    {
        const LabHome home;
        {
            const LogFile log(home.paths().log);
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            QCOMPARE(lab.openDocks(), playDocks);
            QCOMPARE(lab.floatingDocks(), QStringList());
            QVERIFY(lab.actions().workspace(Workspace::Play)->isChecked());
        }
        QCOMPARE(LabHome::read(home.paths().log).count("first layout shown for play"), 1);
    }

    void switchingWorkspacesKeepsEachOnesLayout()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        const QSize size = lab.window().size();
        lab.window().toggleAction(DockId::Game)->trigger();
        lab.actions().workspace(Workspace::Evolve)->trigger();
        QCOMPARE(lab.openDocks(), evolveDocks);
        lab.window().toggleAction(DockId::Board)->trigger();
        lab.actions().workspace(Workspace::Play)->trigger();
        QCOMPARE(lab.openDocks(), names({DockId::Board, DockId::Player, DockId::Candidates}));
        lab.actions().workspace(Workspace::Evolve)->trigger();
        QCOMPARE(lab.openDocks(), evolveDocks.mid(1));
        QCOMPARE(lab.window().size(), size);
    }

    void resetLayoutBringsBackClosedAndFloatingDocks()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Evolve});
        QVERIFY(lab.waitUntilShown());
        std::map<DockId, QRect> before;
        for (const DockId dock : {DockId::Board, DockId::Evolution, DockId::Fitness, DockId::Genomes})
            before[dock] = lab.place(dock);

        lab.window().toggleAction(DockId::Evolution)->trigger();
        lab.window().setFloating(DockId::Board, true);
        lab.window().toggleAction(DockId::Game)->trigger();
        QCOMPARE(lab.floatingDocks(), names({DockId::Board}));
        lab.actions().resetLayout()->trigger();

        QCOMPARE(lab.openDocks(), evolveDocks);
        QCOMPARE(lab.floatingDocks(), QStringList());
        for (const auto &[dock, place] : before)
            QTRY_VERIFY2(nearly(lab.place(dock), place), qPrintable(dockName(dock)));
    }

    void aDockDraggedByItsTitleFloatsUntilReset()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        // The pointer as a person moves it: in steps, the library starts a drag after a few pixels.
        const QWidget *view = lab.window().view(DockId::Game);
        const QPoint from = view->mapToGlobal(QPoint(view->width() / 3, -16));
        QStringList gesture{QStringLiteral("mousemove"), QString::number(from.x()), QString::number(from.y()),
            QStringLiteral("mousedown"), QStringLiteral("1")};
        for (int step = 1; step <= 20; ++step)
            gesture += {QStringLiteral("mousemove"), QString::number(from.x() - 10 * step),
                QString::number(from.y() + 10 * step), QStringLiteral("sleep"), QStringLiteral("0.02")};
        QProcess pointer;
        pointer.start(QStringLiteral("xdotool"), gesture);
        QTRY_COMPARE(pointer.state(), QProcess::NotRunning);
        QTRY_COMPARE(lab.floatingDocks(), names({DockId::Game}));
        pointer.start(QStringLiteral("xdotool"), {QStringLiteral("mouseup"), QStringLiteral("1")});
        QTRY_COMPARE(pointer.state(), QProcess::NotRunning);
        lab.actions().resetLayout()->trigger();
        QCOMPARE(lab.floatingDocks(), QStringList());
        QCOMPARE(lab.openDocks(), playDocks);
    }

    void theLayoutAndTheWindowsSizeSurviveARestart()
    {
        const LabHome home;
        std::map<DockId, QRect> places;
        QSize size;
        {
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            lab.window().resize(1100, 700);
            lab.window().toggleAction(DockId::Fitness)->trigger();
            lab.window().setFloating(DockId::Game, true);
            QTRY_COMPARE(lab.window().size(), QSize(1100, 700));
            for (const DockId dock : {DockId::Board, DockId::Fitness, DockId::Game})
                places[dock] = lab.place(dock);
            size = lab.window().size();
            lab.actions().quit()->trigger();
            QVERIFY(!lab.window().isVisible());
        }
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QCOMPARE(lab.openDocks(),
            names({DockId::Board, DockId::Game, DockId::Player, DockId::Candidates, DockId::Fitness}));
        QCOMPARE(lab.floatingDocks(), names({DockId::Game}));
        QCOMPARE(lab.window().size(), size);
        for (const auto &[dock, place] : places)
            QTRY_VERIFY2(nearly(lab.place(dock), place), qPrintable(dockName(dock)));
    }

    void theWorkspaceSurvivesARestart()
    {
        const LabHome home;
        {
            Lab lab(home);
            lab.actions().workspace(Workspace::Evolve)->trigger();
            lab.window().close();
        }
        Lab lab(home);
        QCOMPARE(lab.openDocks(), evolveDocks);
        QVERIFY(lab.actions().workspace(Workspace::Evolve)->isChecked());
    }

    void anyLayoutFileOpensAWindowThatCanBeUsed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("reason");
        QTest::newRow("lacks a dock")
            << QStringLiteral("old-lacks-dock") << QStringLiteral("another version");
        QTest::newRow("other version") << QStringLiteral("old-version") << QStringLiteral("another version");
        QTest::newRow("truncated") << QStringLiteral("broken-truncated") << QStringLiteral("is broken");
        QTest::newRow("noise") << QStringLiteral("broken-noise") << QStringLiteral("is broken");
        QTest::newRow("edited") << QStringLiteral("broken-edited") << QStringLiteral("is broken");
    }

    void anyLayoutFileOpensAWindowThatCanBeUsed()
    {
        QFETCH(QString, file);
        QFETCH(QString, reason);
        const LabHome home;
        const QString layout = home.layoutFile(QStringLiteral("play"));
        const QString fixture = QStringLiteral(TEST_DATA "/layouts/%1.json").arg(file);
        QVERIFY(QDir().mkpath(QFileInfo(layout).path()));
        QVERIFY(QFile::copy(fixture, layout));
        {
            const LogFile log(home.paths().log);
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            QCOMPARE(lab.openDocks(), playDocks);
            lab.window().close();
        }
        const QByteArray log = LabHome::read(home.paths().log);
        QVERIFY(log.contains("first layout shown for play"));
        QVERIFY(log.contains(reason.toUtf8()));
        // What could not be used is kept as it was, and what is saved now is good again.
        const QString aside = layout + QStringLiteral(".broken");
        QCOMPARE(LabHome::read(aside), LabHome::read(fixture));
        Lab again(home);
        QCOMPARE(LabHome::filesBelow(QFileInfo(layout).path()).size(), 2);
    }

    void aLayoutThatTheLibraryDoesNotUnderstandFallsBackToTheFirst()
    {
        const LabHome home;
        const QString folder = QFileInfo(home.layoutFile(QStringLiteral("play"))).path();
        const WorkspaceLayouts layouts(folder, dockNames());
        QJsonObject layout = QJsonDocument::fromJson(layouts.first(Workspace::Play)).object();
        // The number by which the library knows the formats that it wrote before.
        layout[QStringLiteral("serializationVersion")] = 2;
        QVERIFY(layouts.write(Workspace::Play, QJsonDocument(layout).toJson()));
        const LogFile log(home.paths().log);
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QCOMPARE(lab.openDocks(), playDocks);
        QVERIFY(LabHome::read(home.paths().log).contains("is broken"));
    }
};

QTEST_MAIN(TestLayoutController)
#include "tst_layoutcontroller.moc"
