// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcontrol.h"

#include <chrono>
#include <utility>

namespace tetrarium {

void RunControl::setPaused(bool paused)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (paused != m_paused)
            addReasonToIdle(paused ? 1 : -1);
        m_paused = paused;
        m_changes += paused ? 0 : 1;
    }
    m_changed.notify_all();
}

bool RunControl::isPaused() const
{
    const std::scoped_lock lock(m_mutex);
    return m_paused;
}

void RunControl::extend(int generations)
{
    const std::scoped_lock lock(m_mutex);
    m_extension += generations;
}

int RunControl::takeExtension()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_extension, 0);
}

void RunControl::pass(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_paused; });
}

void RunControl::waitForChange(const std::stop_token &stop, int milliseconds)
{
    std::unique_lock lock(m_mutex);
    addReasonToIdle(1);
    m_changed.wait_for(lock, stop, std::chrono::milliseconds(milliseconds),
        [this, before = m_changes] { return m_changes != before; });
    addReasonToIdle(-1);
}

void RunControl::addReasonToIdle(int change)
{
    const qint64 now = m_clock.elapsed();
    if (m_reasonsToIdle == 0)
        m_idleAtMs = now;
    m_reasonsToIdle += change;
    if (m_reasonsToIdle == 0)
        m_idleMs += now - m_idleAtMs;
}

double RunControl::runSeconds() const
{
    const std::scoped_lock lock(m_mutex);
    const qint64 now = m_reasonsToIdle > 0 ? m_idleAtMs : m_clock.elapsed();
    return static_cast<double>(now - m_idleMs) / 1000.0;
}

} // namespace tetrarium
