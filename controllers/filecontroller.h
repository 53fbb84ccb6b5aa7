// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <QObject>
#include <QStringList>

namespace tetrarium {

class EvolutionController;
class GameController;
class MainWindow;
class PlayerListModel;
class Settings;
class StudyController;
class WatchController;

/// Files that are opened, dropped on the window, or saved: replays, players, recipes, studies, and the directories of runs,
/// sweeps and arenas. A file that cannot be used is named with the reason; what is on the board stays.
class FileController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    FileController(Settings &settings, MainWindow &window, GameController &games, WatchController &watch,
        EvolutionController &evolution, StudyController &studies, PlayerListModel &players);

    void open(const QString &path);

private:
    void askWhatToOpen();
    void askWhereToSave();
    void openReplay(const QString &path, const std::string &text);
    void openRecipe(const QString &path);
    void openStudy(const QString &path);
    void openFolder(const QString &path);
    void openPlayer(const QString &path, const std::string &text);
    void remember(const QString &path);
    void complain(const QString &path, Error error);

    Settings &m_settings;
    MainWindow &m_window;
    GameController &m_games;
    WatchController &m_watch;
    EvolutionController &m_evolution;
    StudyController &m_studies;
    PlayerListModel &m_players;
};

} // namespace tetrarium
