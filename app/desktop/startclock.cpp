// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "startclock.h"

#include <QEvent>
#include <QTimer>

#include <cstdio>

namespace tetrarium {

StartClock::StartClock()
{
    m_clock.start();
}

void StartClock::watch(QObject *widget)
{
    if (qEnvironmentVariableIntValue("TETRARIUM_TIMING") != 0)
        widget->installEventFilter(this);
}

bool StartClock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        // The paint event is the first of its round; the timer fires when all widgets are on the screen.
        QTimer::singleShot(0, this, [this] {
            std::fprintf(
                stderr, "tetrarium: first paint after %lld ms\n", static_cast<long long>(m_clock.elapsed()));
        });
    }
    return false;
}

} // namespace tetrarium
