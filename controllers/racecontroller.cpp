// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "racecontroller.h"

#include "boardview.h"
#include "gamecontroller.h"
#include "gameoverdialog.h"
#include "gamestarts.h"
#include "mainwindow.h"
#include "rivalpanel.h"

#include <QLocale>

namespace tetrarium {

namespace {

constexpr int frameMs = 16;

} // namespace

RaceController::RaceController(
    MainWindow &window, GameController &games, GameModel &first, const PlayerListModel &players)
    : m_window(window)
    , m_games(games)
    , m_first(first)
    , m_players(players)
    , m_coordinator(m_model)
    , m_driver(m_coordinator)
{
    m_coordinator.setControl(Control::Player);
    m_throttle.setSingleShot(true);
    connect(&m_throttle, &QTimer::timeout, this, &RaceController::refresh);
    connect(&games, &GameController::started, this, &RaceController::begin);
    connect(&games, &GameController::cleared, this, &RaceController::clear);
    connect(&first, &GameModel::pausedChanged, this, [this](bool paused) { m_model.setPaused(paused); });
    connect(&first, &GameModel::gameOver, this, &RaceController::announce);
    connect(&m_model, &GameModel::pieceMoved, this, &RaceController::refreshSoon);
    connect(&m_model, &GameModel::pieceLocked, this, &RaceController::refreshSoon);
    connect(&m_model, &GameModel::rowsCleared, window.rivalPanel()->board(), &BoardView::flashRows);
    connect(&m_model, &GameModel::gameReset, this, &RaceController::refresh);
    connect(&m_model, &GameModel::gameOver, this, &RaceController::announce);
}

void RaceController::begin()
{
    if (m_games.request().rival.isEmpty())
        return;
    const auto decider = deciderFor(m_players, m_games.request().rival, m_games.gameStart().rules);
    if (!decider)
        return;
    m_name = m_games.request().rival;
    m_window.openDock(DockId::Rival);
    if (m_model.start(m_games.gameStart()))
        m_driver.start(*decider);
}

void RaceController::clear()
{
    m_driver.stop();
    m_model.setPaused(false);
    m_throttle.stop();
    m_name.clear();
    m_window.rivalPanel()->clear();
}

void RaceController::refreshSoon()
{
    if (!m_throttle.isActive())
        m_throttle.start(frameMs);
}

void RaceController::refresh()
{
    if (m_name.isEmpty())
        return;
    const GameSnapshot &snapshot = m_model.snapshot();
    std::optional<BoardCover> cover;
    if (snapshot.isOver())
        cover = BoardCover{tr("Game over"), GameOverDialog::reason(snapshot.end)};
    m_window.rivalPanel()->setSnapshot(snapshot, m_name);
    m_window.rivalPanel()->board()->setCover(cover);
}

void RaceController::announce()
{
    refresh();
    if (m_name.isEmpty() || !m_model.snapshot().isOver() || !m_first.snapshot().isOver())
        return;
    const qint64 first = m_first.snapshot().tally.score;
    const qint64 second = m_model.snapshot().tally.score;
    const QString who = m_games.isPersons() ? tr("You") : m_games.request().player;
    const QLocale locale;
    m_window.showMessage(tr("The race is over: %1 %2 points, %3 %4 points.")
            .arg(who, locale.toString(first), m_name, locale.toString(second)));
}

} // namespace tetrarium
