// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamemodel.h"

#include <QTimer>

namespace tetrarium {

/// Frames a second of an NES (NTSC).
inline constexpr double nesFrameRate = 60.0988;

/// Frames between the lock of a piece and the next one's entry on the NES, by the row of the locked piece's lowest cell:
/// 10 in the two lowest rows, two more for every four rows above, 18 at most.
constexpr int nesEntryFrames(int lowestRow)
{
    return std::min(10 + 2 * ((lowestRow + 2) / 4), 18);
}

/// What clearing rows adds to that: five steps of four frames.
inline constexpr int nesClearFrames = 20;

/// The time in a game: sends Move::Gravity and Move::Lock into the model when they are due, and rests while the model is
/// paused, over, or shows a past moment.
///
/// A fall restarts the wait for the next, by key or by time. Where the rules have a lock delay, it runs while the piece
/// rests; a deeper row than any before starts it anew, and so does every move of a resting piece up to the rules' number of
/// restarts; after these it runs on wherever the piece rests. On the NES a piece waits for its entry delay, during
/// which keys should not be passed on (isEntering()); the piece is in the model already.
///
/// Never sends more than one move at a time due, and never one that the rules would not.
class GameClock : public QObject
{
    Q_OBJECT

public:
    explicit GameClock(GameModel &model, QObject *parent = nullptr);

    bool isEntering() const;

    /// Does all that is due by the model's time. Its own timer calls this; tests do so after moving the time.
    void advance();

    /// When the next thing is due, in the model's time; nothing when nothing is.
    std::optional<double> dueMs() const;

private:
    void newPiece(double delayMs);
    void follow();
    void arm();
    double nowMs() const;
    double gravityMsNow() const;

    GameModel &m_model;
    QTimer m_timer;
    std::optional<double>
        m_firedMs; ///< while a due move is made: when it was due, so that delays of timers do not add up
    double m_entersMs = 0;
    double m_fallMs = 0;
    std::optional<double> m_restsSinceMs;
    double m_restedMs = 0; ///< before that
    int m_row = 0;
    int m_lowestRow = 0;
    int m_restarts = 0;
    std::optional<Piece> m_held;
};

} // namespace tetrarium
