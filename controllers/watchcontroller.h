// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamerequest.h"
#include "playerdriver.h"
#include "playerpanel.h"

#include <QObject>

namespace tetrarium {

class CandidateTableModel;
class GameController;
class MainWindow;
class PlayerListModel;
class Settings;

/// Watching a player think: which one, how fast, what is seen of its candidates; and what it would do in a person's game.
class WatchController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    WatchController(Settings &settings, MainWindow &window, GameController &games, Coordinator &coordinator,
        PlayerListModel &players, CandidateTableModel &candidates);

    /// Chooses a player by its row in the list.
    void choose(int row);
    /// Starts a game of the chosen player under its own rules, with this seed if one is named.
    void watch(std::optional<quint64> seed = {});
    /// A player from elsewhere, such as a genome of a run: taken into the list, then watched, or raced against by a person.
    void watch(const Player &player);
    void raceAgainst(const Player &player);
    void setDrawing(CandidateDrawing drawing);
    CandidateDrawing drawing() const { return m_drawing; }
    void setSpeed(int step);
    void toggleCandidates();
    void hint();

    PlayerDriver &driver() { return m_driver; }

Q_SIGNALS:
    void speedChanged(int step);

private:
    void begin();
    void ask(const QString &question, const GameRequest &request);
    void forget();
    void askForGenome();
    Expected<Player> playerFrom(const QString &name, const QString &weights) const;
    void take(const Explanation &explanation, const Player &player);
    void showOverlay();

    Settings &m_settings;
    MainWindow &m_window;
    GameController &m_games;
    Coordinator &m_coordinator;
    PlayerListModel &m_players;
    CandidateTableModel &m_candidates;
    PlayerDriver m_driver;
    Thinker m_hints;
    std::shared_ptr<const Decider> m_hinting;
    int m_row = 0;
    int m_speed = PlayerSpeed::usual;
    CandidateDrawing m_drawing = CandidateDrawing::All;
    CandidateDrawing m_drawingWhenShown = CandidateDrawing::All;
    int m_inTurn = -1;   ///< the candidate that is shown in its turn
    int m_selected = -1; ///< in the table
    bool m_isHint = false;
};

} // namespace tetrarium
