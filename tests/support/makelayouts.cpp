// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes the layouts each workspace starts with: makelayouts FOLDER, then copy the files to resources/layouts.
/// Needed again when a dock is added. Closed docks are placed too, so that opening one puts it where it belongs.

#include "candidatetablemodel.h"
#include "genometablemodel.h"
#include "mainwindow.h"
#include "playerlistmodel.h"
#include "themecontroller.h"
#include "workspacelayouts.h"

#include <QAction>
#include <QApplication>

namespace {

using namespace tetrarium;

constexpr QSize windowSize(1280, 800);

void add(MainWindow &window, DockId dock, KDDockWidgets::Location place, const QString &beside = {},
    QSize size = {})
{
    KDDockWidgets::InitialOption option(size);
    option.neighbourSqueezeStrategy = KDDockWidgets::NeighbourSqueezeStrategy::ImmediateNeighboursFirst;
    window.addDockWidget(dockName(dock), place, beside, option);
}

void close(MainWindow &window, std::initializer_list<DockId> docks)
{
    for (const DockId dock : docks)
        window.toggleAction(dock)->trigger();
}

/// On the place of another, which stays in front.
void addTabs(MainWindow &window, DockId front, std::initializer_list<DockId> docks)
{
    for (const DockId dock : docks)
        window.addTab(front, dock);
}

/// Behind each other in one place.
void addStudy(MainWindow &window, DockId beside)
{
    using namespace KDDockWidgets;
    add(window, DockId::Study, Location_OnRight, dockName(beside), QSize(328, 0));
    addTabs(window, DockId::Study,
        {DockId::HeatMap, DockId::Tables, DockId::Arena, DockId::Distribution, DockId::People});
    close(window, {DockId::Study, DockId::HeatMap, DockId::Tables, DockId::Arena, DockId::Distribution,
                      DockId::People});
}

void arrangePlay(MainWindow &window)
{
    using namespace KDDockWidgets;
    const QString board = dockName(DockId::Board);
    const QString fitness = dockName(DockId::Fitness);
    add(window, DockId::Board, Location_OnLeft);
    add(window, DockId::Fitness, Location_OnRight, {}, QSize(360, 0));
    add(window, DockId::Genomes, Location_OnBottom, fitness, QSize(0, 320));
    addTabs(window, DockId::Fitness, {DockId::Weights, DockId::Diversity, DockId::Coordinates});
    add(window, DockId::Histogram, Location_OnBottom, dockName(DockId::Genomes), QSize(0, 240));
    add(window, DockId::Evolution, Location_OnRight, board, QSize(328, 0));
    close(window, {DockId::Fitness, DockId::Genomes, DockId::Weights, DockId::Diversity, DockId::Coordinates,
                      DockId::Histogram, DockId::Evolution});
    addStudy(window, DockId::Board);
    add(window, DockId::Candidates, Location_OnRight, board, QSize(440, 0));
    add(window, DockId::Game, Location_OnRight, board, QSize(336, 0));
    add(window, DockId::Player, Location_OnBottom, dockName(DockId::Game), QSize(0, 296));
    add(window, DockId::Rival, Location_OnRight, board, QSize(320, 0));
    close(window, {DockId::Rival});
    window.setDockSize(DockId::Candidates, QSize(424, 0));
    window.setDockSize(DockId::Player, QSize(320, 376));
}

void arrangeEvolve(MainWindow &window)
{
    using namespace KDDockWidgets;
    const QString board = dockName(DockId::Board);
    const QString fitness = dockName(DockId::Fitness);
    add(window, DockId::Fitness, Location_OnLeft);
    add(window, DockId::Board, Location_OnRight, {}, QSize(336, 0));
    add(window, DockId::Evolution, Location_OnLeft, {}, QSize(360, 0));
    add(window, DockId::Genomes, Location_OnBottom, fitness, QSize(0, 320));
    add(window, DockId::Histogram, Location_OnBottom, board, QSize(0, 280));
    addTabs(window, DockId::Fitness, {DockId::Weights, DockId::Diversity, DockId::Coordinates});
    addTabs(window, DockId::Histogram, {DockId::Game, DockId::Player});
    addTabs(window, DockId::Genomes, {DockId::Candidates});
    add(window, DockId::Rival, Location_OnRight, board, QSize(280, 0));
    close(window, {DockId::Game, DockId::Player, DockId::Candidates, DockId::Rival});
    addStudy(window, DockId::Fitness);
}

void arrangeStudy(MainWindow &window)
{
    using namespace KDDockWidgets;
    const QString heatMap = dockName(DockId::HeatMap);
    add(window, DockId::HeatMap, Location_OnLeft);
    addTabs(window, DockId::HeatMap, {DockId::Distribution});
    add(window, DockId::Study, Location_OnLeft, {}, QSize(328, 0));
    add(window, DockId::Tables, Location_OnBottom, heatMap, QSize(0, 264));
    addTabs(window, DockId::Tables, {DockId::Arena, DockId::People});
    add(window, DockId::Fitness, Location_OnRight, {}, QSize(360, 0));
    add(window, DockId::Genomes, Location_OnBottom, dockName(DockId::Fitness), QSize(0, 320));
    addTabs(window, DockId::Fitness,
        {DockId::Weights, DockId::Diversity, DockId::Coordinates, DockId::Histogram});
    add(window, DockId::Board, Location_OnRight, {}, QSize(336, 0));
    add(window, DockId::Evolution, Location_OnRight, heatMap, QSize(328, 0));
    addTabs(window, DockId::Board, {DockId::Game, DockId::Player, DockId::Candidates, DockId::Rival});
    close(window, {DockId::Fitness, DockId::Genomes, DockId::Weights, DockId::Diversity, DockId::Coordinates,
                      DockId::Histogram, DockId::Evolution, DockId::Board, DockId::Game, DockId::Player,
                      DockId::Candidates, DockId::Rival});
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    if (QApplication::arguments().size() != 2)
        return 2;
    ThemeController::installStyle();
    GenomeTableModel genomes;
    CandidateTableModel candidates;
    PlayerListModel players;
    MainWindow window({.genomes = &genomes, .candidates = &candidates, .players = &players});
    window.resize(windowSize);
    window.show();
    QApplication::processEvents();

    const WorkspaceLayouts layouts(QApplication::arguments().at(1), dockNames());
    arrangePlay(window);
    QApplication::processEvents();
    bool written = layouts.write(Workspace::Play, window.saveLayout());
    window.closeDockWidgets(true);
    QApplication::processEvents();
    arrangeEvolve(window);
    QApplication::processEvents();
    written = layouts.write(Workspace::Evolve, window.saveLayout()) && written;
    window.closeDockWidgets(true);
    QApplication::processEvents();
    arrangeStudy(window);
    QApplication::processEvents();
    written = layouts.write(Workspace::Study, window.saveLayout()) && written;
    return written ? 0 : 1;
}
