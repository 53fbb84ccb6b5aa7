// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <vector>

/// An application that measures how long frames of one widget take.
///
/// A frame falls due sixty times a second by the clock, whether or not the event loop has time to notice. Its time goes from
/// that moment until the widget's window has been painted whole: what the event loop was busy with, all other
/// widgets that were to be painted with it, and the painting itself. Frames that fell due while the window was busy are all
/// counted, so that one long wait is not taken for one slow frame.
class FrameTimes : public QApplication
{
public:
    using Clock = std::chrono::steady_clock;

    FrameTimes(int &argc, char **argv)
        : QApplication(argc, argv)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { askForFrame(); });
    }

    void start(QWidget *widget)
    {
        m_widget = widget;
        m_times.clear();
        m_due = Clock::now();
        m_askedUpTo = m_due;
        m_timer.start();
    }

    /// Milliseconds a frame, ascending.
    std::vector<double> stop()
    {
        m_timer.stop();
        m_widget = nullptr;
        std::ranges::sort(m_times);
        return m_times;
    }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const bool isFrame =
            m_widget && event->type() == QEvent::UpdateRequest && receiver == m_widget->window();
        const bool handled = QApplication::notify(receiver, event);
        for (; isFrame && m_due < m_askedUpTo; m_due += interval)
            m_times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - m_due).count());
        return handled;
    }

private:
    static constexpr std::chrono::microseconds interval{16'667};

    void askForFrame()
    {
        const Clock::time_point now = Clock::now();
        if (now < m_due || m_askedUpTo > m_due)
            return;
        m_askedUpTo = now;
        m_widget->update();
    }

    QTimer m_timer;
    QWidget *m_widget = nullptr;
    std::vector<double> m_times;
    Clock::time_point m_due;       ///< the first frame that was not painted yet
    Clock::time_point m_askedUpTo; ///< frames due before then are in the paint that was asked for
};
