// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace tetrarium {

class GameController;
class GameModel;
class MainWindow;
class ReplayBar;

/// Plays back the moments of the game on the board as fast as they were played, from the one shown, or from the beginning when
/// that is the last. Going to another moment with the slider goes on from there.
class ReplayDriver : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the driver.
    ReplayDriver(MainWindow &window, GameController &games, GameModel &model);

    bool isPlaying() const { return m_timer.isActive(); }

private:
    void toggle();
    void stop();
    void follow();
    void advance();

    GameModel &m_model;
    ReplayBar &m_bar;
    QTimer m_timer;
    QElapsedTimer m_since; ///< the moment that it plays from was shown
    qint64 m_fromMs = 0;   ///< that moment, in the game's time
};

} // namespace tetrarium
