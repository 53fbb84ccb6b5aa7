// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replaydriver.h"

#include "boardpanel.h"
#include "gamecontroller.h"
#include "mainwindow.h"
#include "replaybar.h"

namespace tetrarium {

namespace {

constexpr int frameMs = 16;

} // namespace

ReplayDriver::ReplayDriver(MainWindow &window, GameController &games, GameModel &model)
    : m_model(model)
    , m_bar(*window.boardPanel()->replayBar())
{
    m_timer.setInterval(frameMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ReplayDriver::advance);
    connect(&m_bar, &ReplayBar::playRequested, this, &ReplayDriver::toggle);
    connect(&m_bar, &ReplayBar::momentRequested, this, &ReplayDriver::follow);
    connect(&m_bar, &ReplayBar::continueRequested, this, &ReplayDriver::stop);
    connect(&games, &GameController::cleared, this, &ReplayDriver::stop);
    connect(&model, &GameModel::pausedChanged, this, &ReplayDriver::stop);
}

void ReplayDriver::toggle()
{
    if (isPlaying())
        return stop();
    if (!m_model.snapshot().isPast())
        m_model.showMoment(0);
    follow();
    m_timer.start();
    m_bar.setPlaying(true);
}

void ReplayDriver::stop()
{
    m_timer.stop();
    m_bar.setPlaying(false);
}

void ReplayDriver::follow()
{
    m_fromMs = m_model.snapshot().timeMs;
    m_since.start();
}

void ReplayDriver::advance()
{
    const std::size_t due = m_model.inputsBy(m_fromMs + m_since.elapsed());
    if (due > m_model.snapshot().inputs)
        m_model.showMoment(due);
    if (!m_model.snapshot().isPast())
        stop();
}

} // namespace tetrarium
