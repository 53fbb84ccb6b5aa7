// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "theme.h"
#include "workspace.h"

#include <QObject>

#include <map>

class QAction;
class QActionGroup;
class QLabel;
class QMenu;
class QToolBar;

namespace tetrarium {

class EvolveActions;
class GameActions;
class MainWindow;

/// Everything that can be chosen in the window: its menus, its toolbar and their actions. Only what works is
/// there.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// Fills the window's menu bar, toolbar and status bar. The docks exist already.
    explicit WindowActions(MainWindow *window);

    void setWorkspace(Workspace workspace);
    void setTheme(Theme theme);
    void setLanguage(const QString &language);
    void retranslate();

    EvolveActions &evolve() const { return *m_evolve; }
    GameActions &game() const { return *m_game; }
    QMenu *viewMenu() const { return m_viewMenu; }
    QAction *workspace(Workspace workspace) const { return m_workspaces.at(workspace); }
    QAction *theme(Theme theme) const { return m_themes.at(theme); }
    QAction *language(const QString &language) const { return m_languages.at(language); }
    QAction *resetLayout() const { return m_resetLayout; }
    QAction *floatDock() const { return m_floatDock; }
    QAction *quit() const { return m_quit; }
    QAction *about() const { return m_about; }

private:
    void createActions();
    void createWorkspaces();
    void createThemesAndLanguages();
    void fillMenus();
    void fillBars();
    void retranslateMenus();

    MainWindow *m_window;
    EvolveActions *m_evolve = nullptr;
    GameActions *m_game = nullptr;
    QMenu *m_fileMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_studyDocks = nullptr;
    QMenu *m_settingsMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QToolBar *m_toolBar = nullptr;
    QLabel *m_workspaceLabel = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_resetLayout = nullptr;
    QAction *m_nextDock = nullptr;
    QAction *m_previousDock = nullptr;
    QAction *m_floatDock = nullptr;
    QAction *m_about = nullptr;
    QAction *m_aboutQt = nullptr;
    std::map<Workspace, QAction *> m_workspaces;
    std::map<Theme, QAction *> m_themes;
    std::map<QString, QAction *> m_languages;
};

} // namespace tetrarium
