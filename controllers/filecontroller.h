// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <QObject>
#include <QStringList>

namespace tetrarium {

class GameController;
class MainWindow;
class PlayerListModel;
class Settings;
class WatchController;

/// Files that are opened, dropped on the window, or saved. A file that cannot be used is named with the reason; what is on
/// the board stays.
class FileController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    FileController(Settings &settings, MainWindow &window, GameController &games, WatchController &watch,
        PlayerListModel &players);

    void open(const QString &path);

private:
    void askWhatToOpen();
    void askWhereToSave();
    void openReplay(const QString &path, const std::string &text);
    void openPlayer(const QString &path, const std::string &text);
    void remember(const QString &path);
    void complain(const QString &path, Error error);

    Settings &m_settings;
    MainWindow &m_window;
    GameController &m_games;
    WatchController &m_watch;
    PlayerListModel &m_players;
};

} // namespace tetrarium
