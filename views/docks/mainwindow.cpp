// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "arenapanel.h"
#include "boardpanel.h"
#include "boardview.h"
#include "candidatespanel.h"
#include "diversitychart.h"
#include "dockviews.h"
#include "ecdfchart.h"
#include "evolutionpanel.h"
#include "fitnesschart.h"
#include "gamepanel.h"
#include "genometable.h"
#include "heatmapview.h"
#include "histogram.h"
#include "icons.h"
#include "parallelcoordinates.h"
#include "peoplepanel.h"
#include "playerlistmodel.h"
#include "playerpanel.h"
#include "rivalpanel.h"
#include "studypanel.h"
#include "studytables.h"
#include "version.h"
#include "weightschart.h"
#include "windowactions.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QShowEvent>
#include <QStatusBar>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int messageMs = 8000;

/// The library wants its frontend chosen and configured before the first window or dock; this runs before the
/// base class's constructor. Returns the window's name in layout files.
QString configureDocking()
{
    using KDDockWidgets::Config;
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    Config &config = Config::self();
    config.setFlags(Config::Flag_Default | Config::Flag_AllowReorderTabs | Config::Flag_CloseOnlyCurrentTab);
    config.setSeparatorThickness(8);
    config.setAbsoluteWidgetMinSize(QSize(160, 120));
    config.setViewFactory(new DockViewFactory);
    return QStringLiteral("lab");
}

} // namespace

MainWindow::MainWindow(const WindowModels &models)
    : KDDockWidgets::QtWidgets::MainWindow(configureDocking())
    , m_boardPanel(new BoardPanel)
    , m_gamePanel(new GamePanel)
    , m_playerPanel(new PlayerPanel(models.players))
    , m_candidatesPanel(new CandidatesPanel(models.candidates))
    , m_rivalPanel(new RivalPanel)
    , m_evolution(new EvolutionPanel)
    , m_fitness(new FitnessChart)
    , m_weights(new WeightsChart)
    , m_diversity(new DiversityChart)
    , m_histogram(new Histogram)
    , m_coordinates(new ParallelCoordinates)
    , m_genomeTable(new GenomeTable(models.genomes))
    , m_study(new StudyPanel)
    , m_heatMap(new HeatMapView)
    , m_tables(new StudyTables)
    , m_arena(new ArenaPanel)
    , m_distribution(new EcdfChart)
    , m_people(new PeoplePanel)
{
    setWindowIcon(applicationIcon());
    setCenterWidgetMargins(QMargins(8, 8, 8, 8));
    setAcceptDrops(true);
    addDock(DockId::Board, m_boardPanel);
    addDock(DockId::Game, m_gamePanel);
    addDock(DockId::Player, m_playerPanel);
    addDock(DockId::Candidates, m_candidatesPanel);
    addDock(DockId::Rival, m_rivalPanel);
    addDock(DockId::Evolution, m_evolution);
    addDock(DockId::Fitness, m_fitness);
    addDock(DockId::Genomes, m_genomeTable);
    addDock(DockId::Weights, m_weights);
    addDock(DockId::Diversity, m_diversity);
    addDock(DockId::Histogram, m_histogram);
    addDock(DockId::Coordinates, m_coordinates);
    addDock(DockId::Study, m_study);
    addDock(DockId::HeatMap, m_heatMap);
    addDock(DockId::Tables, m_tables);
    addDock(DockId::Arena, m_arena);
    addDock(DockId::Distribution, m_distribution);
    addDock(DockId::People, m_people);
    m_actions = new WindowActions(this);
    for (std::size_t i = 1; i < allDocks.size(); ++i)
        setTabOrder(view(allDocks[i - 1]), view(allDocks[i]));
    statusBar()->setSizeGripEnabled(false);
    retranslate();
}

MainWindow::~MainWindow()
{
    // A closed dock has no parent that would delete it.
    for (Dock *dock : m_docks)
        delete dock;
}

BoardView *MainWindow::board() const
{
    return m_boardPanel->board();
}

void MainWindow::addDock(DockId id, QWidget *view)
{
    auto *dock = new Dock(dockName(id));
    dock->setIcon(icon(dockName(id)),
        KDDockWidgets::IconPlaces(KDDockWidgets::IconPlace::TabBar) | KDDockWidgets::IconPlace::ToggleAction);
    view->setBackgroundRole(QPalette::Base);
    view->setAutoFillBackground(true);
    dock->setWidget(view);
    m_docks[static_cast<std::size_t>(id)] = dock;
}

QAction *MainWindow::toggleAction(DockId id) const
{
    return dock(id)->toggleAction();
}

bool MainWindow::isFloating(DockId id) const
{
    return dock(id)->isOpen() && dock(id)->isFloating();
}

void MainWindow::setFloating(DockId id, bool floating)
{
    dock(id)->setFloating(floating);
}

void MainWindow::addTab(DockId front, DockId behind)
{
    dock(front)->addDockWidgetAsTab(dock(behind));
    dock(front)->setAsCurrentTab();
}

void MainWindow::setDockSize(DockId id, QSize size)
{
    KDDockWidgets::Core::DockWidget *there = dock(id)->dockWidget();
    const QSize before = there->sizeInLayout();
    there->resizeInLayout(size.width() > 0 ? size.width() - before.width() : 0,
        size.height() > 0 ? size.height() - before.height() : 0, 0, 0);
}

QWidget *MainWindow::view(DockId id) const
{
    return dock(id)->widget();
}

QByteArray MainWindow::saveLayout() const
{
    return KDDockWidgets::LayoutSaver().serializeLayout();
}

bool MainWindow::restoreLayout(const QByteArray &layout)
{
    using KDDockWidgets::LayoutSaver;
    try {
        LayoutSaver saver(KDDockWidgets::RestoreOptions(KDDockWidgets::RestoreOption_RelativeToMainWindow)
                          | KDDockWidgets::RestoreOption_AbsoluteFloatingDockWindows);
        if (layout.isEmpty() || !saver.restoreLayout(layout))
            return false;
        const auto open = LayoutSaver::openedDockWidgetsInLayout(layout);
        // The library lists a dock that stands behind another as closed, so what it calls closed may be open.
        return std::ranges::all_of(
            allDocks, [&](DockId id) { return dock(id)->isOpen() || !open.contains(dockName(id)); });
    } catch (const std::exception &) {
        // The library reads JSON with one that throws on a wrong type.
        return false;
    }
}

void MainWindow::setWorkspace(Workspace workspace)
{
    m_actions->setWorkspace(workspace);
}

void MainWindow::setTheme(Theme theme)
{
    m_actions->setTheme(theme);
}

void MainWindow::setLanguage(const QString &language)
{
    m_actions->setLanguage(language);
}

void MainWindow::showMessage(const QString &message)
{
    statusBar()->showMessage(message, messageMs);
}

void MainWindow::showError(const QString &what, const QString &detail)
{
    auto *box =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Tetrarium"), what, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(detail);
    box->open();
}

void MainWindow::askWhetherToKeep(
    const QString &question, const std::function<void()> &keep, const std::function<void()> &discard)
{
    auto *box = new QMessageBox(
        QMessageBox::Question, QStringLiteral("Tetrarium"), question, QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("The game under way is not over. It can be kept as a replay and continued later."));
    QPushButton *keepButton = box->addButton(tr("Keep as Replay"), QMessageBox::AcceptRole);
    QPushButton *discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton *stayButton = box->addButton(tr("Stay"), QMessageBox::RejectRole);
    keepButton->setObjectName("keep");
    discardButton->setObjectName("discard");
    stayButton->setObjectName("stay");
    box->setDefaultButton(keepButton);
    box->setEscapeButton(stayButton);
    connect(keepButton, &QPushButton::clicked, this, keep);
    connect(discardButton, &QPushButton::clicked, this, discard);
    box->open();
}

void MainWindow::openDock(DockId id)
{
    if (!dock(id)->isOpen())
        dock(id)->open();
    dock(id)->setAsCurrentTab();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Tetrarium"));
    box->setIconPixmap(applicationIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    box->setText(QStringLiteral("<h3>Tetrarium %1</h3>").arg(QString::fromLatin1(version)));
    box->setInformativeText(
        tr("A laboratory where Tetris players evolve: play, watch players think, and watch "
           "them become better.")
        + QStringLiteral("<br><br>")
        + tr("Free software under the GNU General Public License, version 3 or later."));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

void MainWindow::focusDock(int step)
{
    QList<Dock *> open;
    qsizetype current = step > 0 ? -1 : 0;
    for (Dock *dock : m_docks) {
        if (!dock->isOpen())
            continue;
        if (dock->isFocused())
            current = open.size();
        open.append(dock);
    }
    if (open.isEmpty())
        return;
    Dock *next = open[(current + step + open.size()) % open.size()];
    giveFocus(next);
}

void MainWindow::giveFocus(Dock *dock)
{
    dock->raise();
    dock->activateWindow();
    dock->widget()->setFocus(Qt::TabFocusReason);
}

void MainWindow::floatFocusedDock()
{
    for (Dock *dock : m_docks) {
        if (dock->isOpen() && dock->isFocused()) {
            dock->setFloating(!dock->isFloating());
            giveFocus(dock);
            return;
        }
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    KDDockWidgets::QtWidgets::MainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    Q_EMIT closing();
    KDDockWidgets::QtWidgets::MainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    Q_EMIT filesDropped(paths);
}

void MainWindow::showEvent(QShowEvent *event)
{
    KDDockWidgets::QtWidgets::MainWindow::showEvent(event);
    // Else the first button of a title bar would have the focus.
    if (!event->spontaneous())
        m_boardPanel->setFocus();
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Tetrarium"));
    for (const DockId id : allDocks) {
        dock(id)->setTitle(dockTitle(id));
        dock(id)->setAccessibleName(dockTitle(id));
        toggleAction(id)->setText(dockMenuText(id));
        toggleAction(id)->setStatusTip(tr("Show or hide the dock %1").arg(dockTitle(id)));
    }
    m_actions->retranslate();
}

} // namespace tetrarium
