// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include <QElapsedTimer>

namespace tetrarium {

/// The levers of a run that is being worked on by other threads. All functions may be called from any thread; only
/// pass() and waitForChange() wait.
class RunControl
{
public:
    RunControl() { m_clock.start(); }

    void setPaused(bool paused);
    bool isPaused() const;

    /// Generations to add, picked up between two generations.
    void extend(int generations);
    int takeExtension();

    /// Waits while it is paused, until it no longer is or was asked to stop. Called before every game, so that a pause
    /// loses nothing: the games under way are played to their end, the others wait.
    void pass(const std::stop_token &stop);

    /// Waits until it was asked to go on or to stop, but not longer than so many milliseconds.
    void waitForChange(const std::stop_token &stop, int milliseconds);

    /// Seconds in which it was neither paused nor in waitForChange(): a full disk does not use up a run's time.
    double runSeconds() const;

private:
    void addReasonToIdle(int change);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    QElapsedTimer m_clock;
    bool m_paused = false;
    int m_changes = 0; ///< counts requests to go on
    int m_extension = 0;
    int m_reasonsToIdle = 0; ///< a pause and a wait may overlap
    qint64 m_idleAtMs = 0;
    qint64 m_idleMs = 0; ///< before that
};

} // namespace tetrarium
