// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "genomecontroller.h"
#include "recipecontroller.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace tetrarium {

class MainWindow;
class RunSession;
class Settings;

/// Evolution in the window: starts, opens, steers and compares runs, and brings what they report to charts and tables, at
/// most ten times a second, however fast generations come.
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
    void refreshStatus();
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
    QTimer m_progress;
    int m_nextRun = 1;
};

} // namespace tetrarium
