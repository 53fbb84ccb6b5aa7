// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keybindings.h"

#include <QObject>

#include <map>

class QAction;
class QMenu;
class QMenuBar;
class QToolBar;

namespace tetrarium {

/// What can be chosen about games, players and their files.
enum class GameCommand
{
    Open,
    SaveReplay,
    NewGame,
    PlayAgain,
    Pause,
    Undo,
    GiveUp,
    Leave,
    Scores,
    Watch,
    Step,
    ShowCandidates,
    Hint,
    SetGenome,
    Preferences
};

/// What is possible at the moment; all else is greyed.
struct GameState
{
    bool hasGame = false;
    bool isOver = false;
    bool isPaused = false;
    bool isPersons = false;
    bool hasReplay = false;

    bool operator==(const GameState &) const = default;
};

/// The menus Game and Player, what File and the toolbar have of them, and their actions. The keys that the game takes are shown
/// beside the actions that do the same.
class GameActions : public QObject
{
    Q_OBJECT

public:
    explicit GameActions(QObject *parent);

    QAction *action(GameCommand command) const { return m_actions.at(command); }

    void addFiles(QMenu *fileMenu);
    void addMenus(QMenuBar *bar);
    void addTools(QToolBar *bar) const;

    void setState(const GameState &state);
    void setKeys(const KeyBindings &keys);
    void setRecentFiles(const QStringList &paths);
    void retranslate();

Q_SIGNALS:
    void recentFileRequested(const QString &path);

private:
    void add(GameCommand command, const QString &iconName);

    std::map<GameCommand, QAction *> m_actions;
    QMenu *m_recent = nullptr;
    QMenu *m_gameMenu = nullptr;
    QMenu *m_playerMenu = nullptr;
    KeyBindings m_keys;
    GameState m_state;
};

} // namespace tetrarium
