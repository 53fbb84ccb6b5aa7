// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gameclock.h"

#include <cmath>

namespace tetrarium {

GameClock::GameClock(GameModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::advance);
    connect(&model, &GameModel::gameReset, this, [this] {
        newPiece(0);
        arm();
    });
    connect(&model, &GameModel::pieceMoved, this, [this] {
        follow();
        arm();
    });
    connect(
        &model, &GameModel::pieceLocked, this, [this](const Active &placed, const GameSnapshot &snapshot) {
            newPiece(snapshot.rules.gravity == GravityCurve::Nes
                         ? nesEntryFrames(placed.y) * 1000 / nesFrameRate
                         : 0);
            arm();
        });
    connect(&model, &GameModel::rowsCleared, this, [this](quint32, const GameSnapshot &snapshot) {
        if (snapshot.rules.gravity != GravityCurve::Nes)
            return;
        m_entersMs += nesClearFrames * 1000 / nesFrameRate;
        m_fallMs += nesClearFrames * 1000 / nesFrameRate;
        arm();
    });
    connect(&model, &GameModel::gameOver, this, &GameClock::arm);
    connect(&model, &GameModel::pausedChanged, this, &GameClock::arm);
    newPiece(0);
    arm();
}

double GameClock::nowMs() const
{
    return m_firedMs.value_or(static_cast<double>(m_model.elapsedMs()));
}

double GameClock::gravityMsNow() const
{
    const GameSnapshot &snapshot = m_model.snapshot();
    return gravityMs(snapshot.rules, snapshot.tally.level);
}

bool GameClock::isEntering() const
{
    return static_cast<double>(m_model.elapsedMs()) < m_entersMs;
}

void GameClock::newPiece(double delayMs)
{
    const GameSnapshot &snapshot = m_model.snapshot();
    m_entersMs = nowMs() + delayMs;
    m_fallMs = m_entersMs + gravityMsNow();
    m_restsSinceMs = snapshot.grounded ? std::optional(m_entersMs) : std::nullopt;
    m_restedMs = 0;
    m_row = m_lowestRow = snapshot.active ? snapshot.active->y : 0;
    m_restarts = snapshot.lockRestarts;
    m_held = snapshot.held;
}

/// Takes in what a move did to the piece.
void GameClock::follow()
{
    const GameSnapshot &snapshot = m_model.snapshot();
    if (!snapshot.active)
        return;
    if (snapshot.held != m_held)
        return newPiece(0);
    if (snapshot.active->y < m_row)
        m_fallMs = nowMs() + gravityMsNow();
    if (snapshot.active->y < m_lowestRow)
        m_restedMs = 0;
    m_row = snapshot.active->y;
    m_lowestRow = std::min(m_lowestRow, m_row);

    if (m_restsSinceMs && !snapshot.grounded) {
        m_restedMs += nowMs() - *m_restsSinceMs;
        m_restsSinceMs.reset();
        m_fallMs = nowMs() + gravityMsNow();
    }
    if (snapshot.lockRestarts != m_restarts) {
        m_restarts = snapshot.lockRestarts;
        if (m_restarts <= lockDelayRestarts) {
            m_restedMs = 0;
            m_restsSinceMs.reset();
        }
    }
    if (snapshot.grounded && !m_restsSinceMs)
        m_restsSinceMs = nowMs();
}

std::optional<double> GameClock::dueMs() const
{
    const GameSnapshot &snapshot = m_model.snapshot();
    if (!snapshot.active || snapshot.paused || snapshot.isOver() || snapshot.isPast()
        || snapshot.rules.gravity == GravityCurve::None)
        return std::nullopt;
    if (snapshot.rules.lock == LockRule::Delay && m_restsSinceMs)
        return *m_restsSinceMs + std::max(0.0, lockDelayMs - m_restedMs);
    return m_fallMs;
}

void GameClock::advance()
{
    while (const auto due = dueMs()) {
        if (*due > static_cast<double>(m_model.elapsedMs()))
            break;
        m_firedMs = *due;
        const bool locks = m_model.snapshot().rules.lock == LockRule::Delay && m_restsSinceMs;
        m_model.move(locks ? Move::Lock : Move::Gravity);
        m_firedMs.reset();
    }
    arm();
}

void GameClock::arm()
{
    const auto due = dueMs();
    if (!due || m_firedMs) {
        m_timer.stop();
        return;
    }
    const double waitMs = *due - static_cast<double>(m_model.elapsedMs());
    m_timer.start(static_cast<int>(std::ceil(std::clamp(waitMs, 0.0, 60'000.0))));
}

} // namespace tetrarium
