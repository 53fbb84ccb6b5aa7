// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "genomecontroller.h"
#include "recipecontroller.h"
#include "runcurve.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace tetrarium {

class MainWindow;
class RunSession;
class Settings;

/// Evolution in the window: starts, opens, steers and compares runs, and brings what they report to charts and tables, at
/// most twice a second, however fast generations come; counters ten times. Views are brought up to date one after
/// another, so that no frame has to wait for all of them.
///
/// When the window closes, runs are stopped; each has its last finished generation on the disk, and the next start offers
/// to go on.
class EvolutionController : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` holds runs and players. Everything outlives the controller.
    EvolutionController(
        Settings &settings, MainWindow &window, GenomeTableModel &genomes, const QString &dataFolder);
    ~EvolutionController() override;

    /// Starts what is in the form; nothing where that cannot start.
    RunSession *start();
    /// Shows a run's directory, or goes on with it.
    RunSession *open(const QString &folder, bool resume = false);
    /// Goes on with the runs that the last close stopped, if the person wants to.
    void offerToResume();

    RecipeController &recipes() { return m_recipes; }
    GenomeController &genomes() { return m_genomes; }
    const std::vector<std::unique_ptr<RunSession>> &runs() const { return m_runs; }
    RunSession *current() const { return m_current; }

    /// The chosen run in the thesis's own files, in that folder. Returns false and says why when it cannot.
    bool exportTo(const QString &folder);

    /// The language changed.
    void retranslate();

private:
    RunSession *add();
    void connectWindow();
    void connectCharts();
    void setCurrent(RunSession *run);
    RunSession *find(int run) const;
    void refreshSoon();
    void refresh();
    void refreshRuns();
    void refreshGenomes();
    void refreshFitness();
    void refreshDiversity();
    void refreshWeights();
    void refreshStatus();
    QList<RunCurve> shownCurves() const;
    void keepUnfinished();
    void askForRun();
    void askWhereToExport();
    void fillRecent();
    void fail(const QString &message);
    QString newFolder(const QString &name) const;

    Settings &m_settings;
    MainWindow &m_window;
    QString m_dataFolder;
    RecipeController m_recipes;
    GenomeController m_genomes;
    std::vector<std::unique_ptr<RunSession>> m_runs;
    RunSession *m_current = nullptr;
    QTimer m_refresh;
    QElapsedTimer m_sinceRefresh;
    std::size_t m_nextView = 0; ///< to be refreshed; 0: none is under way
    bool m_isStale = false;     ///< something changed after the first view was refreshed
    QTimer m_progress;
    int m_nextRun = 1;
};

} // namespace tetrarium
