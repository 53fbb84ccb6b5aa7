// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "playerdriver.h"

#include <QObject>

namespace tetrarium {

class GameController;
class MainWindow;
class PlayerListModel;

/// A race: a second board on which a player meets the same pieces as whoever plays on the first.
class RaceController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    RaceController(
        MainWindow &window, GameController &games, GameModel &first, const PlayerListModel &players);

    const GameModel &rival() const { return m_model; }
    void setSpeed(int step) { m_driver.setSpeed(step); }

private:
    void begin();
    void clear();
    void refresh();
    void refreshSoon();
    void announce();

    MainWindow &m_window;
    GameController &m_games;
    GameModel &m_first;
    const PlayerListModel &m_players;
    GameModel m_model;
    Coordinator m_coordinator;
    PlayerDriver m_driver;
    QString m_name; ///< of the rival; empty: there is no race
    QTimer m_throttle;
};

} // namespace tetrarium
