// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamemodel.h"

#include <algorithm>

namespace tetrarium {

GameModel::GameModel(QObject *parent, TimeSource now)
    : QObject(parent)
    , m_now(std::move(now))
{}

Expected<void> GameModel::start(GameStart start)
{
    auto recorded = RecordedGame::start(std::move(start));
    if (!recorded)
        return std::unexpected(recorded.error());
    adopt(*std::move(recorded), false);
    return {};
}

Expected<void> GameModel::open(const Replay &replay)
{
    auto recorded = RecordedGame::playBack(replay);
    if (!recorded)
        return std::unexpected(recorded.error());
    adopt(*std::move(recorded), true);
    return {};
}

void GameModel::adopt(RecordedGame recorded, bool paused)
{
    m_recorded = std::move(recorded);
    m_past.reset();
    m_elapsedMs = m_recorded->lastTimeMs();
    m_runningSince.reset();
    m_paused = paused;
    m_thinking = false;
    refresh();
    Q_EMIT gameReset(m_snapshot);
    if (m_snapshot.isOver())
        Q_EMIT gameOver(m_snapshot);
}

bool GameModel::takesMoves() const
{
    return m_recorded && !m_paused && !m_snapshot.isPast() && !m_snapshot.isOver();
}

MoveResult GameModel::move(Move move)
{
    if (!takesMoves())
        return {};
    const MoveResult result = m_recorded->apply(move, elapsedMs());
    announce(result);
    return result;
}

Expected<MoveResult> GameModel::play(std::string_view moves)
{
    if (!takesMoves())
        return MoveResult{};
    const auto result = m_recorded->play(moves, elapsedMs());
    if (result)
        announce(*result);
    return result;
}

Expected<MoveResult> GameModel::place(int orientation, int column)
{
    if (!takesMoves())
        return MoveResult{};
    const auto result = m_recorded->place(orientation, column, elapsedMs());
    if (result)
        announce(*result);
    return result;
}

void GameModel::announce(const MoveResult &result)
{
    refresh();
    // A listener may change the game again; what this move did is told to all from the moment after it.
    const GameSnapshot snapshot = m_snapshot;
    if (result.moved)
        Q_EMIT pieceMoved(snapshot);
    if (result.locked)
        Q_EMIT pieceLocked(result.placed, snapshot);
    if (result.rowsCleared > 0)
        Q_EMIT rowsCleared(result.clearedRows, snapshot);
    if (result.points != 0)
        Q_EMIT scoreChanged(result.points, snapshot);
    if (result.over)
        Q_EMIT gameOver(snapshot);
}

void GameModel::undo()
{
    if (!m_recorded || m_paused || m_snapshot.isPast())
        return;
    m_recorded->truncate(m_recorded->beforeLastPiece());
    refresh();
    Q_EMIT gameReset(m_snapshot);
}

void GameModel::giveUp()
{
    finish(GameEnd::GaveUp);
}

void GameModel::finish(GameEnd end)
{
    if (!takesMoves())
        return;
    m_recorded->finish(end, elapsedMs());
    announce({.over = m_recorded->game().isOver()});
}

void GameModel::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    refresh();
    Q_EMIT pausedChanged(paused, m_snapshot);
}

void GameModel::setThinking(bool thinking)
{
    if (thinking == m_thinking)
        return;
    m_thinking = thinking;
    refresh();
    if (thinking)
        Q_EMIT thinkingStarted(m_snapshot);
    else
        Q_EMIT thinkingFinished(m_snapshot);
}

void GameModel::showMoment(std::size_t inputs)
{
    if (!m_recorded)
        return;
    m_past.reset();
    if (inputs < m_recorded->inputs().size())
        m_past = Moment{inputs, m_recorded->at(inputs)};
    refresh();
    Q_EMIT gameReset(m_snapshot);
}

std::size_t GameModel::inputsBy(qint64 timeMs) const
{
    if (!m_recorded)
        return 0;
    const auto after = std::ranges::upper_bound(m_recorded->inputs(), timeMs, {}, &Input::timeMs);
    return static_cast<std::size_t>(after - m_recorded->inputs().begin());
}

void GameModel::continueFromMoment()
{
    if (!m_past)
        return;
    m_recorded->truncate(m_past->inputs);
    m_past.reset();
    m_elapsedMs = m_recorded->lastTimeMs();
    refresh();
    Q_EMIT gameReset(m_snapshot);
}

qint64 GameModel::elapsedMs() const
{
    return m_elapsedMs + (m_runningSince ? m_now() - *m_runningSince : 0);
}

void GameModel::runTime(bool run)
{
    if (run == m_runningSince.has_value())
        return;
    m_elapsedMs = elapsedMs();
    m_runningSince = run ? std::optional(m_now()) : std::nullopt;
}

Replay GameModel::replay(const QString &player, const QString &date) const
{
    return m_recorded->replay(player.toStdString(), date.toStdString());
}

/// Everything that follows from the recorded game, the moment shown, and the two flags.
void GameModel::refresh()
{
    m_snapshot.paused = m_paused;
    m_snapshot.thinking = m_thinking;
    if (!m_recorded)
        return;
    const Game &shown = game();
    runTime(!m_paused && !m_past && !shown.isOver());

    const std::vector<Input> &inputs = m_recorded->inputs();
    m_snapshot.rules = shown.rules();
    m_snapshot.board = shown.painted();
    m_snapshot.active = shown.active();
    m_snapshot.ghost = shown.ghost();
    m_snapshot.next.clear();
    for (int i = 0; i < shown.nextCount(); ++i)
        m_snapshot.next.push_back(shown.next(i));
    m_snapshot.held = shown.held();
    m_snapshot.mayHold = shown.mayHold();
    m_snapshot.tally = shown.tally();
    m_snapshot.moveLimit = shown.moveLimit();
    m_snapshot.pieceLimit = shown.pieceLimit();
    m_snapshot.combo = shown.combo();
    m_snapshot.backToBack = shown.backToBack();
    m_snapshot.end = shown.end();
    m_snapshot.randomizer = m_recorded->gameStart().randomizer.name();
    m_snapshot.seed = m_recorded->gameStart().seed;
    m_snapshot.inputsKept = inputs.size();
    m_snapshot.inputs = m_past ? m_past->inputs : inputs.size();
    m_snapshot.timeMs = !m_past ? elapsedMs() : m_past->inputs == 0 ? 0 : inputs[m_past->inputs - 1].timeMs;
    m_snapshot.grounded = shown.isGrounded();
    m_snapshot.lockRestarts = shown.lockRestarts();
}

} // namespace tetrarium
