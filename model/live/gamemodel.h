// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"
#include "recordedgame.h"
#include "timesource.h"

#include <QObject>

namespace tetrarium {

/// The game that people see: a recorded game that tells what happens to it. Keys, gravity's clock and a player's move
/// string all enter at move() and play(), so that the recording holds everything.
///
/// Signals come after the change, in the order in which things happened, each with the snapshot of the moment after.
/// Nothing is done while there is no game, while it is paused or over, or while a past moment is shown.
class GameModel : public QObject
{
    Q_OBJECT

public:
    explicit GameModel(QObject *parent = nullptr, TimeSource now = steadyTime());

    Expected<void> start(GameStart start);

    /// Shows the end of a replay, paused. Fails as RecordedGame::playBack() does and leaves the game that was there.
    Expected<void> open(const Replay &replay);

    MoveResult move(Move move);
    Expected<MoveResult> play(std::string_view moves);
    Expected<MoveResult> place(int orientation, int column);

    /// Takes back the piece that locked last and all that came after; for practice. Works after the end too.
    void undo();
    void giveUp();
    /// Ends the game for another reason, such as a player that has no move left.
    void finish(GameEnd end);

    void setPaused(bool paused);

    /// A player has begun, or ceased, to look for its move.
    void setThinking(bool thinking);

    /// Shows the moment after the first `inputs` inputs; nothing is lost.
    void showMoment(std::size_t inputs);
    /// How many inputs had been made at that time of play.
    std::size_t inputsBy(qint64 timeMs) const;
    /// Forgets what came after the moment shown, so that the game goes on from there.
    void continueFromMoment();

    bool hasGame() const { return m_recorded.has_value(); }
    const GameSnapshot &snapshot() const { return m_snapshot; }
    /// Milliseconds of play, pauses left out.
    qint64 elapsedMs() const;
    /// Only with a game.
    Replay replay(const QString &player, const QString &date) const;
    /// The game at the moment shown, for a player to think about. Only with a game.
    const Game &game() const { return m_past ? m_past->game : m_recorded->game(); }

Q_SIGNALS:
    void gameReset(const tetrarium::GameSnapshot &snapshot); ///< another game, or another moment of it
    void pieceMoved(const tetrarium::GameSnapshot &snapshot);
    void pieceLocked(const tetrarium::Active &placed, const tetrarium::GameSnapshot &snapshot);
    void rowsCleared(
        quint32 rows, const tetrarium::GameSnapshot &snapshot); ///< as a mask, as they stood before
    void scoreChanged(int points, const tetrarium::GameSnapshot &snapshot);
    void gameOver(const tetrarium::GameSnapshot &snapshot);
    void pausedChanged(bool paused, const tetrarium::GameSnapshot &snapshot);
    void thinkingStarted(const tetrarium::GameSnapshot &snapshot);
    void thinkingFinished(const tetrarium::GameSnapshot &snapshot);

private:
    struct Moment
    {
        std::size_t inputs = 0;
        Game game;
    };

    bool takesMoves() const;
    void adopt(RecordedGame recorded, bool paused);
    void runTime(bool run);
    void refresh();
    void announce(const MoveResult &result);

    TimeSource m_now;
    std::optional<RecordedGame> m_recorded;
    std::optional<Moment> m_past; ///< the past moment that is shown, if one is
    qint64 m_elapsedMs = 0;       ///< of play, up to the last time it was stopped
    std::optional<qint64> m_runningSince;
    bool m_paused = false;
    bool m_thinking = false;
    GameSnapshot m_snapshot;
};

} // namespace tetrarium
