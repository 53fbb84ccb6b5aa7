// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowactions.h"

#include "evolveactions.h"
#include "gameactions.h"
#include "icons.h"
#include "mainwindow.h"

#include <QActionGroup>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

namespace tetrarium {

WindowActions::WindowActions(MainWindow *window)
    : QObject(window)
    , m_window(window)
    , m_evolve(new EvolveActions(this))
    , m_game(new GameActions(this))
{
    createActions();
    createWorkspaces();
    createThemesAndLanguages();
    fillMenus();
    fillBars();
}

void WindowActions::createActions()
{
    m_quit = new QAction(icon(QStringLiteral("quit")), {}, this);
    m_quit->setShortcuts(QKeySequence::Quit);
    m_quit->setMenuRole(QAction::QuitRole);
    // Not QApplication::quit, which would close floating docks before the window is asked.
    connect(m_quit, &QAction::triggered, m_window, &QWidget::close);

    m_resetLayout = new QAction(icon(QStringLiteral("reset")), {}, this);
    connect(m_resetLayout, &QAction::triggered, m_window, &MainWindow::resetLayoutRequested);

    m_nextDock = new QAction(this);
    m_nextDock->setShortcut(Qt::Key_F6);
    connect(m_nextDock, &QAction::triggered, m_window, [this] { m_window->focusDock(1); });
    m_previousDock = new QAction(this);
    m_previousDock->setShortcut(Qt::SHIFT | Qt::Key_F6);
    connect(m_previousDock, &QAction::triggered, m_window, [this] { m_window->focusDock(-1); });

    m_floatDock = new QAction(icon(QStringLiteral("float")), {}, this);
    m_floatDock->setShortcut(Qt::CTRL | Qt::Key_F6);
    connect(m_floatDock, &QAction::triggered, m_window, &MainWindow::floatFocusedDock);

    m_about = new QAction(icon(QStringLiteral("about")), {}, this);
    m_about->setMenuRole(QAction::AboutRole);
    connect(m_about, &QAction::triggered, m_window, &MainWindow::showAbout);
    m_aboutQt = new QAction(this);
    m_aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(m_aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void WindowActions::createWorkspaces()
{
    auto *group = new QActionGroup(this);
    int number = 0;
    for (const Workspace workspace : allWorkspaces) {
        auto *action = new QAction(icon(workspaceName(workspace)), {}, group);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number++)));
        connect(action, &QAction::triggered, m_window,
            [this, workspace] { Q_EMIT m_window->workspaceRequested(workspace); });
        m_workspaces[workspace] = action;
    }
}

void WindowActions::createThemesAndLanguages()
{
    const std::pair<Theme, QString> themes[] = {
        {Theme::System, QStringLiteral("theme-system")},
        {Theme::Light, QStringLiteral("theme-light")},
        {Theme::Dark, QStringLiteral("theme-dark")},
    };
    auto *themeGroup = new QActionGroup(this);
    for (const auto &[theme, iconName] : themes) {
        auto *action = new QAction(icon(iconName), {}, themeGroup);
        action->setCheckable(true);
        connect(
            action, &QAction::triggered, m_window, [this, theme] { Q_EMIT m_window->themeRequested(theme); });
        m_themes[theme] = action;
    }

    // Each language is written in itself, so that it is found by whoever reads it.
    const std::pair<QString, QString> languages[] = {
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("sv"), QStringLiteral("Svenska")},
    };
    auto *languageGroup = new QActionGroup(this);
    for (const auto &[code, name] : languages) {
        auto *action = new QAction(name, languageGroup);
        action->setCheckable(true);
        connect(action, &QAction::triggered, m_window,
            [this, code] { Q_EMIT m_window->languageRequested(code); });
        m_languages[code] = action;
    }
}

void WindowActions::fillMenus()
{
    QMenuBar *bar = m_window->menuBar();
    m_fileMenu = bar->addMenu(QString());
    m_game->addFiles(m_fileMenu);
    m_fileMenu->addAction(m_quit);
    m_game->addMenus(bar);

    m_evolve->addMenu(bar);
    m_viewMenu = bar->addMenu(QString());
    for (const auto &[workspace, action] : m_workspaces)
        m_viewMenu->addAction(action);
    m_viewMenu->addSeparator();
    // A menu of their own: there are more docks than letters to tell them apart by.
    m_studyDocks = new QMenu(m_viewMenu);
    m_studyDocks->setIcon(icon(QStringLiteral("study")));
    for (const DockId dock : allDocks)
        (dock < DockId::Study ? m_viewMenu : m_studyDocks)->addAction(m_window->toggleAction(dock));
    m_viewMenu->addMenu(m_studyDocks);
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_nextDock, m_previousDock, m_floatDock});
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(m_resetLayout);

    m_settingsMenu = bar->addMenu(QString());
    m_themeMenu = m_settingsMenu->addMenu(icon(QStringLiteral("theme-system")), QString());
    for (const auto &[theme, action] : m_themes)
        m_themeMenu->addAction(action);
    m_languageMenu = m_settingsMenu->addMenu(icon(QStringLiteral("language")), QString());
    for (const auto &[code, action] : m_languages)
        m_languageMenu->addAction(action);

    m_settingsMenu->addSeparator();
    m_settingsMenu->addAction(m_game->action(GameCommand::Preferences));

    m_helpMenu = bar->addMenu(QString());
    m_helpMenu->addActions({m_about, m_aboutQt});
}

void WindowActions::fillBars()
{
    m_toolBar = new QToolBar(m_window);
    m_toolBar->setObjectName(QStringLiteral("toolbar"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setIconSize(QSize(20, 20));
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (const auto &[workspace, action] : m_workspaces)
        m_toolBar->addAction(action);
    m_toolBar->addSeparator();
    m_game->addTools(m_toolBar);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_resetLayout);
    m_window->addToolBar(m_toolBar);
    // The toolbar has no menu that would hide it: nothing would bring it back.
    m_window->setContextMenuPolicy(Qt::PreventContextMenu);

    m_workspaceLabel = new QLabel(m_window);
    m_workspaceLabel->setContentsMargins(8, 4, 8, 4);
    m_window->statusBar()->addPermanentWidget(m_workspaceLabel);
}

void WindowActions::setWorkspace(Workspace workspace)
{
    m_workspaces.at(workspace)->setChecked(true);
    m_workspaceLabel->setText(tr("Workspace: %1").arg(m_workspaces.at(workspace)->iconText()));
}

void WindowActions::setTheme(Theme theme)
{
    m_themes.at(theme)->setChecked(true);
}

void WindowActions::setLanguage(const QString &language)
{
    m_languages.at(language)->setChecked(true);
}

void WindowActions::retranslate()
{
    m_evolve->retranslate();
    m_game->retranslate();
    retranslateMenus();
    const auto describe = [](QAction *action, const QString &text, const QString &explanation) {
        action->setText(text);
        action->setStatusTip(explanation);
    };
    describe(m_quit, tr("&Quit"), tr("Close the window; the layout is kept"));
    describe(m_workspaces.at(Workspace::Play), tr("&Play"), tr("Arrange the docks for playing"));
    describe(m_workspaces.at(Workspace::Evolve), tr("Ev&olve"), tr("Arrange the docks for evolving players"));
    describe(m_workspaces.at(Workspace::Study), tr("Stud&y"), tr("Arrange the docks for studies and arenas"));
    describe(m_resetLayout, tr("&Reset Layout"), tr("Put the docks of this workspace back in their places"));
    describe(m_nextDock, tr("Ne&xt Dock"), tr("Move the focus to the next open dock"));
    describe(m_previousDock, tr("Pre&vious Dock"), tr("Move the focus to the open dock before this one"));
    describe(m_floatDock, tr("F&loat or Dock"),
        tr("Put the dock with the focus into a window of its own, or back"));
    describe(m_themes.at(Theme::System), tr("Follow &System"), tr("Light or dark, as the desktop is"));
    describe(m_themes.at(Theme::Light), tr("&Light"), tr("Dark text on a light ground"));
    describe(m_themes.at(Theme::Dark), tr("&Dark"), tr("Light text on a dark ground"));
    describe(m_about, tr("&About Tetrarium"), tr("Version and licence"));
    describe(m_aboutQt, tr("About &Qt"), tr("The toolkit this program is made with"));
    for (const auto &[workspace, action] : m_workspaces) {
        if (action->isChecked())
            setWorkspace(workspace);
    }
}

void WindowActions::retranslateMenus()
{
    m_fileMenu->setTitle(tr("&File"));
    m_viewMenu->setTitle(tr("&View"));
    m_studyDocks->setTitle(tr("&Studies and Arenas"));
    m_settingsMenu->setTitle(tr("&Settings"));
    m_themeMenu->setTitle(tr("&Theme"));
    m_languageMenu->setTitle(tr("&Language"));
    m_helpMenu->setTitle(tr("&Help"));
    m_toolBar->setWindowTitle(tr("Toolbar"));
    m_toolBar->setAccessibleName(tr("Toolbar"));
}

} // namespace tetrarium
