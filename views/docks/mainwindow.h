// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dockid.h"
#include "theme.h"
#include "workspace.h"

#include <kddockwidgets/MainWindow.h>

#include <array>
#include <functional>

namespace KDDockWidgets::QtWidgets {
class DockWidget;
}

namespace tetrarium {

class ArenaPanel;
class BoardPanel;
class BoardView;
class CandidateTableModel;
class CandidatesPanel;
class DiversityChart;
class EcdfChart;
class EvolutionPanel;
class FitnessChart;
class GamePanel;
class GenomeTable;
class GenomeTableModel;
class HeatMapView;
class Histogram;
class ParallelCoordinates;
class PeoplePanel;
class PlayerListModel;
class PlayerPanel;
class RivalPanel;
class StudyPanel;
class StudyTables;
class WeightsChart;
class WindowActions;

/// What the docks list. All of it outlives the window.
struct WindowModels
{
    GenomeTableModel *genomes = nullptr;
    CandidateTableModel *candidates = nullptr;
    PlayerListModel *players = nullptr;
};

/// The lab's window: menus, toolbar, status bar and all docks. It shows and it asks; what it asks for is
/// decided elsewhere, and the answer comes back through the setters.
///
/// One a process: the docking library keeps a registry of its own.
class MainWindow : public KDDockWidgets::QtWidgets::MainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowModels &models);
    ~MainWindow() override;

    BoardView *board() const;
    BoardPanel *boardPanel() const { return m_boardPanel; }
    GamePanel *gamePanel() const { return m_gamePanel; }
    PlayerPanel *playerPanel() const { return m_playerPanel; }
    CandidatesPanel *candidatesPanel() const { return m_candidatesPanel; }
    RivalPanel *rivalPanel() const { return m_rivalPanel; }
    EvolutionPanel *evolution() const { return m_evolution; }
    FitnessChart *fitness() const { return m_fitness; }
    WeightsChart *weights() const { return m_weights; }
    DiversityChart *diversity() const { return m_diversity; }
    Histogram *histogram() const { return m_histogram; }
    ParallelCoordinates *coordinates() const { return m_coordinates; }
    GenomeTable *genomeTable() const { return m_genomeTable; }
    StudyPanel *study() const { return m_study; }
    HeatMapView *heatMap() const { return m_heatMap; }
    StudyTables *tables() const { return m_tables; }
    ArenaPanel *arena() const { return m_arena; }
    EcdfChart *distribution() const { return m_distribution; }
    PeoplePanel *people() const { return m_people; }

    /// Opens and closes a dock; the same action is in the View menu.
    QAction *toggleAction(DockId dock) const;
    /// A floating dock is in a window of its own.
    bool isFloating(DockId dock) const;
    void setFloating(DockId dock, bool floating);
    /// Puts a dock on another's place, as a tab behind it.
    void addTab(DockId front, DockId behind);
    /// As wide and as high as said, at the cost of the docks to the left and above; zero: as it is.
    void setDockSize(DockId dock, QSize size);
    /// What is inside the dock.
    QWidget *view(DockId dock) const;

    const WindowActions &actions() const { return *m_actions; }

    /// Where all docks are, as JSON.
    QByteArray saveLayout() const;
    /// Puts all docks where saveLayout() found them, fitted to the window's present size. False when the text
    /// was not understood or the docks are not where it says; they may then be anywhere.
    bool restoreLayout(const QByteArray &layout);

    void setWorkspace(Workspace workspace);
    void setTheme(Theme theme);
    void setLanguage(const QString &language);

    void showMessage(const QString &message);
    /// What went wrong and what to do, in a box of its own; does not wait.
    void showError(const QString &what, const QString &detail);
    /// Asks what is to happen to a game under way, in a box of its own; does not wait. Nothing is called when it is to stay.
    void askWhetherToKeep(
        const QString &question, const std::function<void()> &keep, const std::function<void()> &discard);
    /// Opens a dock that is closed, and brings it before those that share its place.
    void openDock(DockId dock);
    void showAbout();
    /// Moves the focus to the next open dock, or with −1 to the one before.
    void focusDock(int step);
    /// Takes the dock with the focus out into a window of its own, or back.
    void floatFocusedDock();

Q_SIGNALS:
    void workspaceRequested(tetrarium::Workspace workspace);
    void resetLayoutRequested();
    void themeRequested(tetrarium::Theme theme);
    void languageRequested(const QString &language);
    void filesDropped(const QStringList &paths);
    /// The window is about to close; all docks are still in place.
    void closing();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using Dock = KDDockWidgets::QtWidgets::DockWidget;

    void addDock(DockId dock, QWidget *view);
    Dock *dock(DockId id) const { return m_docks[static_cast<std::size_t>(id)]; }
    static void giveFocus(Dock *dock);
    void retranslate();

    std::array<Dock *, allDocks.size()> m_docks{};
    BoardPanel *m_boardPanel = nullptr;
    GamePanel *m_gamePanel = nullptr;
    PlayerPanel *m_playerPanel = nullptr;
    CandidatesPanel *m_candidatesPanel = nullptr;
    RivalPanel *m_rivalPanel = nullptr;
    EvolutionPanel *m_evolution = nullptr;
    FitnessChart *m_fitness = nullptr;
    WeightsChart *m_weights = nullptr;
    DiversityChart *m_diversity = nullptr;
    Histogram *m_histogram = nullptr;
    ParallelCoordinates *m_coordinates = nullptr;
    GenomeTable *m_genomeTable = nullptr;
    StudyPanel *m_study = nullptr;
    HeatMapView *m_heatMap = nullptr;
    StudyTables *m_tables = nullptr;
    ArenaPanel *m_arena = nullptr;
    EcdfChart *m_distribution = nullptr;
    PeoplePanel *m_people = nullptr;
    WindowActions *m_actions = nullptr;
};

} // namespace tetrarium
