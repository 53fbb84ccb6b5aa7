// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "coordinator.h"
#include "gamerequest.h"
#include "keybindings.h"
#include "replay.h"
#include "scorecontroller.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace tetrarium {

class MainWindow;
class PlayerListModel;
class Settings;

/// The game on the board: begins and ends it, pauses it, takes pieces back, keeps scores and replays, and shows all of it.
///
/// Every game of a person that ends is kept as a replay in the data folder; one that is left before asks first.
class GameController : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` holds scores and replays. Everything outlives the controller.
    GameController(Settings &settings, MainWindow &window, Coordinator &coordinator,
        const PlayerListModel &players, const QString &dataFolder);

    /// Starts a game; what is on the board is gone. Fails when the request makes no sense.
    Expected<void> start(const GameRequest &request);
    /// Shows a replay; what is on the board is gone. Fails as GameModel::open() does, and leaves the board then.
    Expected<void> show(const Replay &replay);

    /// Does it when nothing is lost by it, or when the person has decided what happens to the game under way.
    void whenSafe(const QString &question, const std::function<void()> &action);

    bool hasGame() const { return m_hasGame; }
    bool isPersons() const { return m_hasGame && m_request.player.isEmpty(); }
    const GameRequest &request() const { return m_request; }
    const GameStart &gameStart() const { return *m_start; }

    void setKeys(const KeyBindings &keys);
    /// Whether a key has something to do now.
    bool wants(GameKey key) const;
    void press(GameKey key);
    void release(GameKey key)
    {
        if (const auto move = moveOf(key))
            m_coordinator.release(*move);
    }

    void askForGame();
    void playAgain();
    void togglePause();
    void pause();
    void leave();
    /// Keeps a game under way before the program ends.
    void keepUnfinished();
    /// Writes the game on the board; what it says when it cannot.
    Expected<void> saveReplay(const QString &path);
    /// The usual name for the game on the board, in the data folder.
    QString replayPath() const;

    /// The language or the palette changed.
    void refresh();

Q_SIGNALS:
    /// A game has begun on the board, by request.
    void started(const tetrarium::GameRequest &request);
    /// A replay has been opened, or a moment of one is played on by a person.
    void shown();
    /// What was on the board is gone: another game follows, or none.
    void cleared();
    void candidatesToggled();
    void hintRequested();

private:
    void connectModel();
    void connectActions();
    void refreshSoon();
    void end();
    void continueFromMoment();
    void undo();
    bool isUnsaved() const;
    bool isRunning() const;
    QString who() const;
    QString keepReplay();

    Settings &m_settings;
    MainWindow &m_window;
    Coordinator &m_coordinator;
    GameModel &m_model;
    const PlayerListModel &m_players;
    QString m_dataFolder;
    ScoreController m_scores;
    GameRequest m_request;
    std::optional<GameStart> m_start;
    KeyBindings m_keys;
    QString m_replayOf; ///< who played the replay that is shown, as it says
    bool m_hasGame = false;
    bool m_isPractice = false;
    bool m_isReplay = false;
    std::size_t m_savedInputs = 0;
    QTimer m_throttle; ///< views are brought up to date at most sixty times a second
    bool m_stale = false;
};

} // namespace tetrarium
