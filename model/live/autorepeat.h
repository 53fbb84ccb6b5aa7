// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "move.h"
#include "timesource.h"

#include <QObject>
#include <QTimer>

namespace tetrarium {

/// How held keys repeat, in milliseconds.
struct RepeatTiming
{
    int delayMs = 150;       ///< from the press to the first repeat, sideways (DAS)
    int intervalMs = 33;     ///< between repeats, sideways (ARR); 0: at once to the wall
    int downIntervalMs = 33; ///< between rows of a soft drop

    bool operator==(const RepeatTiming &) const = default;
};

/// The NES's: 16 frames, then every 6; a soft drop every 2.
inline constexpr RepeatTiming nesRepeatTiming{.delayMs = 266, .intervalMs = 100, .downIntervalMs = 33};

/// Turns keys that are held into moves: one at the press, then, for left, right and down, more while the key is held. Of left
/// and right the one pressed last counts; when it is let go while the other is still held, that one starts over with its
/// delay. The keyboard's own repeats must not be passed on to press().
class AutoRepeat : public QObject
{
    Q_OBJECT

public:
    explicit AutoRepeat(QObject *parent = nullptr, TimeSource now = steadyTime());

    void setTiming(const RepeatTiming &timing) { m_timing = timing; }
    const RepeatTiming &timing() const { return m_timing; }

    void press(Move move);
    void release(Move move);
    /// As when the window loses the focus.
    void releaseAll();

    /// Sends all repeats that are due. Its own timer calls this; tests do so after moving the time.
    void advance();

Q_SIGNALS:
    void moveRequested(tetrarium::Move move);

private:
    struct Held
    {
        bool isHeld = false;
        qint64 dueMs = 0;
    };

    Held &held(Move move);
    void repeat(Move move, int intervalMs, int moves);
    std::optional<Move> sideways() const;
    void arm();

    TimeSource m_now;
    QTimer m_timer;
    RepeatTiming m_timing;
    Held m_left;
    Held m_right;
    Held m_down;
    Move m_lastSideways = Move::Left;
};

} // namespace tetrarium
