// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "autorepeat.h"

#include "board.h"

#include <algorithm>

namespace tetrarium {

namespace {

/// Where sideways repeats have no interval: how often the piece is pushed to the wall again.
constexpr int pushMs = 16;

} // namespace

AutoRepeat::AutoRepeat(QObject *parent, TimeSource now)
    : QObject(parent)
    , m_now(std::move(now))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AutoRepeat::advance);
}

AutoRepeat::Held &AutoRepeat::held(Move move)
{
    return move == Move::Left ? m_left : move == Move::Right ? m_right : m_down;
}

void AutoRepeat::press(Move move)
{
    if (move == Move::Left || move == Move::Right) {
        held(move) = {true, m_now() + m_timing.delayMs};
        m_lastSideways = move;
    } else if (move == Move::Down) {
        m_down = {true, m_now() + m_timing.downIntervalMs};
    }
    arm();
    Q_EMIT moveRequested(move);
}

void AutoRepeat::release(Move move)
{
    if (move != Move::Left && move != Move::Right && move != Move::Down)
        return;
    held(move).isHeld = false;
    if (move == m_lastSideways) {
        m_lastSideways = move == Move::Left ? Move::Right : Move::Left;
        held(m_lastSideways).dueMs = m_now() + m_timing.delayMs;
    }
    arm();
}

void AutoRepeat::releaseAll()
{
    m_left = m_right = m_down = {};
    arm();
}

std::optional<Move> AutoRepeat::sideways() const
{
    const Held &last = m_lastSideways == Move::Left ? m_left : m_right;
    return last.isHeld ? std::optional(m_lastSideways) : std::nullopt;
}

void AutoRepeat::advance()
{
    if (const auto side = sideways()) {
        if (m_timing.intervalMs > 0)
            repeat(*side, m_timing.intervalMs, 1);
        else
            repeat(*side, pushMs, Board::width - 1);
    }
    if (m_down.isHeld)
        repeat(Move::Down, std::max(1, m_timing.downIntervalMs), 1);
    arm();
}

/// A listener may let the key go.
void AutoRepeat::repeat(Move move, int intervalMs, int moves)
{
    Held &key = held(move);
    while (key.isHeld && key.dueMs <= m_now()) {
        key.dueMs += intervalMs;
        for (int i = 0; i < moves && key.isHeld; ++i)
            Q_EMIT moveRequested(move);
    }
}

void AutoRepeat::arm()
{
    std::optional<qint64> due;
    if (const auto side = sideways())
        due = held(*side).dueMs;
    if (m_down.isHeld)
        due = std::min(due.value_or(m_down.dueMs), m_down.dueMs);
    if (due)
        m_timer.start(static_cast<int>(std::max<qint64>(0, *due - m_now())));
    else
        m_timer.stop();
}

} // namespace tetrarium
