// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolutioncontroller.h"

#include "diversitychart.h"
#include "errortext.h"
#include "evolutionpanel.h"
#include "evolveactions.h"
#include "fitnesschart.h"
#include "histogram.h"
#include "mainwindow.h"
#include "parallelcoordinates.h"
#include "runexport.h"
#include "runsession.h"
#include "settings.h"
#include "weightschart.h"
#include "windowactions.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

constexpr int progressMs = 100;
/// Drawing takes from the cores that evolve: twice a second is enough for charts, ten times would cost a tenth of the speed.
constexpr int refreshMs = 500;
constexpr int betweenViewsMs = 20;

QString runsFolder(const QString &dataFolder)
{
    return dataFolder + QStringLiteral("/runs");
}

} // namespace

EvolutionController::EvolutionController(
    Settings &settings, MainWindow &window, GenomeTableModel &genomes, const QString &dataFolder)
    : m_settings(settings)
    , m_window(window)
    , m_dataFolder(dataFolder)
    , m_recipes(*window.evolution())
    , m_genomes(genomes, {*window.genomeTable(), *window.histogram(), *window.coordinates()},
          dataFolder + QStringLiteral("/players"))
{
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &EvolutionController::refresh);
    m_progress.setInterval(progressMs);
    connect(&m_progress, &QTimer::timeout, this, &EvolutionController::refreshStatus);
    connectWindow();
    connectCharts();
    fillRecent();
}

EvolutionController::~EvolutionController() = default;

void EvolutionController::connectWindow()
{
    EvolutionPanel *panel = m_window.evolution();
    connect(panel, &EvolutionPanel::startRequested, this, &EvolutionController::start);
    connect(panel, &EvolutionPanel::pauseRequested, this, [this] { m_current->model().pause(); });
    connect(panel, &EvolutionPanel::resumeRequested, this, [this] { m_current->model().resume(); });
    connect(panel, &EvolutionPanel::stopRequested, this, [this] { m_current->model().stop(); });
    connect(panel, &EvolutionPanel::extendRequested, this,
        [this](int generations) { m_current->extend(generations); });
    connect(panel, &EvolutionPanel::runChosen, this, [this](int run) { setCurrent(find(run)); });
    connect(panel, &EvolutionPanel::runShownChanged, this, [this](int run, bool shown) {
        find(run)->setShown(shown);
        refreshSoon();
    });
    EvolveActions &actions = m_window.actions().evolve();
    connect(&actions, &EvolveActions::startRequested, this, &EvolutionController::start);
    connect(&actions, &EvolveActions::openRequested, this, &EvolutionController::askForRun);
    connect(&actions, &EvolveActions::recentRequested, this, [this](const QString &folder) { open(folder); });
    connect(&actions, &EvolveActions::exportRequested, this, &EvolutionController::askWhereToExport);
    connect(&m_window, &MainWindow::closing, this, &EvolutionController::keepUnfinished);
    connect(&m_recipes, &RecipeController::failed, this, &EvolutionController::fail);
    connect(&m_genomes, &GenomeController::failed, this, &EvolutionController::fail);
    connect(&m_genomes, &GenomeController::message, &m_window, &MainWindow::showMessage);
}

void EvolutionController::connectCharts()
{
    const auto written = [this](const QString &path) {
        m_window.showMessage(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    };
    const auto notWritten = [this](const QString &path) {
        fail(tr("%1 could not be written. Choose another folder or make room on the disk.")
                .arg(QDir::toNativeSeparators(path)));
    };
    for (PlotView *chart : std::initializer_list<PlotView *>{
             m_window.fitness(), m_window.weights(), m_window.diversity(), m_window.histogram()}) {
        connect(chart, &PlotView::exported, this, written);
        connect(chart, &PlotView::exportFailed, this, notWritten);
    }
    connect(m_window.coordinates(), &ParallelCoordinates::exported, this, written);
    connect(m_window.coordinates(), &ParallelCoordinates::exportFailed, this, notWritten);
    connect(m_window.genomeTable(), &GenomeTable::exported, this, written);
    connect(m_window.genomeTable(), &GenomeTable::exportFailed, this, notWritten);
    for (PlotView *chart :
        std::initializer_list<PlotView *>{m_window.fitness(), m_window.weights(), m_window.diversity()}) {
        connect(chart, &PlotView::pointClicked, this, [this](int run, double generation) {
            setCurrent(find(run));
            m_genomes.showGeneration(static_cast<int>(generation));
        });
    }
}

QString EvolutionController::newFolder(const QString &name) const
{
    const QString stem = runsFolder(m_dataFolder) + QLatin1Char('/') + name;
    // A run that was just started may not have made its folder yet.
    const auto isTaken = [this](const QString &folder) {
        return QFileInfo::exists(folder)
               || std::ranges::any_of(m_runs, [&folder](const auto &run) { return run->folder() == folder; });
    };
    int number = 1;
    while (isTaken(QStringLiteral("%1-%2").arg(stem).arg(number)))
        ++number;
    return QStringLiteral("%1-%2").arg(stem).arg(number);
}

RunSession *EvolutionController::add()
{
    const int run = m_nextRun++;
    m_runs.push_back(std::make_unique<RunSession>(run, run - 1));
    RunSession *session = m_runs.back().get();
    connect(session, &RunSession::changed, this, &EvolutionController::refreshSoon);
    connect(session, &RunSession::failed, this, [this](const Error &error) { fail(errorText(error)); });
    return session;
}

RunSession *EvolutionController::start()
{
    const auto &recipe = m_recipes.recipe();
    if (!recipe)
        return nullptr;
    const QString folder = newFolder(QString::fromStdString(recipe->name));
    QDir().mkpath(QFileInfo(folder).absolutePath());
    RunSession *session = add();
    session->model().start(*recipe, folder);
    m_settings.addRecentRun(folder);
    fillRecent();
    setCurrent(session);
    return session;
}

RunSession *EvolutionController::open(const QString &folder, bool resume)
{
    const QString path = QFileInfo(folder).absoluteFilePath();
    for (const auto &known : m_runs) {
        if (known->folder() == path && known->model().state() != EvolutionModel::State::Empty) {
            setCurrent(known.get());
            return known.get();
        }
    }
    RunSession *session = add();
    connect(&session->model(), &EvolutionModel::opened, this, [this, path] {
        m_settings.addRecentRun(path);
        fillRecent();
    });
    if (resume)
        session->model().resumeRun(path);
    else
        session->model().open(path);
    setCurrent(session);
    return session;
}

RunSession *EvolutionController::find(int run) const
{
    for (const auto &session : m_runs) {
        if (session->run() == run)
            return session.get();
    }
    return m_current;
}

void EvolutionController::setCurrent(RunSession *run)
{
    m_current = run;
    m_genomes.setRun(run);
    refreshSoon();
}

void EvolutionController::refreshSoon()
{
    m_isStale = true;
    if (m_refresh.isActive())
        return;
    const qint64 passed = m_sinceRefresh.isValid() ? m_sinceRefresh.elapsed() : refreshMs;
    m_refresh.start(static_cast<int>(std::clamp<qint64>(refreshMs - passed, 0, refreshMs)));
}

void EvolutionController::refresh()
{
    static constexpr std::array views{&EvolutionController::refreshRuns, &EvolutionController::refreshGenomes,
        &EvolutionController::refreshFitness, &EvolutionController::refreshDiversity,
        &EvolutionController::refreshWeights};
    if (m_nextView == 0) {
        m_isStale = false;
        m_sinceRefresh.start();
    }
    (this->*views[m_nextView])();
    m_nextView = (m_nextView + 1) % views.size();
    if (m_nextView > 0)
        m_refresh.start(betweenViewsMs);
    else if (m_isStale)
        refreshSoon();
}

void EvolutionController::refreshRuns()
{
    // A run that could not be opened is told about once, and is no run.
    std::erase_if(m_runs, [this](const std::unique_ptr<RunSession> &session) {
        if (session->model().state() != EvolutionModel::State::Empty)
            return false;
        if (m_current == session.get())
            m_current = nullptr;
        return true;
    });
    if (!m_current && !m_runs.empty())
        m_current = m_runs.back().get();
    m_genomes.setRun(m_current);

    QList<RunItem> items;
    bool isActive = false;
    for (const auto &session : m_runs) {
        items.append({.run = session->run(),
            .name = session->name(),
            .detail = tr("generation %1, %2")
                .arg(QLocale().toString(session->lastGeneration() + 1), session->stateText()),
            .folder = session->folder(),
            .isShown = session->isShown()});
        isActive = isActive || session->model().isActive();
    }
    m_window.evolution()->setRuns(items, m_current ? m_current->run() : 0);
    refreshStatus();
    if (!isActive)
        m_progress.stop();
    else if (!m_progress.isActive())
        m_progress.start();
    m_window.actions().evolve().setCanExport(m_current && m_current->lastGeneration() >= 0);
}

void EvolutionController::refreshGenomes()
{
    m_genomes.refresh();
}

QList<RunCurve> EvolutionController::shownCurves() const
{
    QList<RunCurve> curves;
    for (const auto &session : m_runs) {
        if (session->isShown() && !session->curve().points.isEmpty())
            curves.append(session->curve());
    }
    return curves;
}

void EvolutionController::refreshFitness()
{
    m_window.fitness()->setRuns(shownCurves());
}

void EvolutionController::refreshDiversity()
{
    m_window.diversity()->setRuns(shownCurves());
}

void EvolutionController::refreshWeights()
{
    m_window.weights()->setRun(m_current ? m_current->curve() : RunCurve());
}

void EvolutionController::refreshStatus()
{
    m_window.evolution()->setStatus(m_current ? m_current->status() : RunStatus());
}

void EvolutionController::keepUnfinished()
{
    QStringList folders;
    for (const auto &session : m_runs) {
        if (session->model().isActive())
            folders.append(session->folder());
        session->model().stop();
    }
    m_settings.setUnfinishedRuns(folders);
}

void EvolutionController::offerToResume()
{
    const QStringList folders = m_settings.unfinishedRuns();
    if (folders.isEmpty())
        return;
    m_settings.setUnfinishedRuns({});
    QStringList names;
    for (const QString &folder : folders)
        names.append(QFileInfo(folder).fileName());
    auto *box = new QMessageBox(QMessageBox::Question, tr("Go on evolving?"),
        tr("The window was closed while a run was under way: %1. Go on where it stopped?")
            .arg(names.join(QStringLiteral(", "))),
        QMessageBox::Yes | QMessageBox::No, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, folders](int answer) {
        for (const QString &folder : folders)
            open(folder, answer == QMessageBox::Yes);
    });
    box->open();
}

void EvolutionController::askForRun()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open run"), runsFolder(m_dataFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) { open(folder); });
    dialog->open();
}

void EvolutionController::askWhereToExport()
{
    if (!m_current)
        return;
    auto *dialog = new QFileDialog(&m_window, tr("Export elites and scores to a folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &EvolutionController::exportTo);
    dialog->open();
}

bool EvolutionController::exportTo(const QString &folder)
{
    const auto files =
        exportRun(m_current->folder().toStdString(), ExportFormat::Thesis, folder.toStdString());
    if (!files) {
        fail(errorText(files.error()));
        return false;
    }
    QStringList lines;
    for (const std::filesystem::path &file : *files)
        lines.append(QDir::toNativeSeparators(QString::fromStdString(file.string())));
    auto *box = new QMessageBox(QMessageBox::Information, tr("Exported"),
        tr("The elites and scores of %1 were written to:").arg(m_current->name()) + QStringLiteral("\n\n")
            + lines.join(QLatin1Char('\n')),
        QMessageBox::Close, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return true;
}

void EvolutionController::fillRecent()
{
    m_window.actions().evolve().setRecent(m_settings.recentRuns());
}

void EvolutionController::fail(const QString &message)
{
    m_window.showError(tr("That did not work."), message);
    refreshSoon();
}

void EvolutionController::retranslate()
{
    m_recipes.retranslate();
    refreshSoon();
}

} // namespace tetrarium
