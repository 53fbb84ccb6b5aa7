// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerdriver.h"

#include "playerpanel.h"

namespace tetrarium {

PlayerDriver::PlayerDriver(Coordinator &coordinator, QObject *parent)
    : QObject(parent)
    , m_coordinator(coordinator)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PlayerDriver::advance);
    connect(&m_thinker, &Thinker::thought, this, &PlayerDriver::take);
    const GameModel &model = coordinator.model();
    connect(&model, &GameModel::gameReset, this, &PlayerDriver::think);
    connect(&model, &GameModel::gameOver, this, [this] {
        m_timer.stop();
        m_state = State::Resting;
    });
    connect(&model, &GameModel::pausedChanged, this, &PlayerDriver::resume);
}

void PlayerDriver::start(std::shared_ptr<const Decider> decider)
{
    m_decider = std::move(decider);
    m_coordinator.setControl(Control::Player);
    think();
}

void PlayerDriver::stop()
{
    m_decider.reset();
    m_timer.stop();
    m_thinker.forget();
    m_state = State::Resting;
    m_coordinator.model().setThinking(false);
}

void PlayerDriver::setSpeed(int step)
{
    m_speed = step;
    m_timer.stop();
    schedule();
}

void PlayerDriver::setShowsInTurn(bool shows)
{
    m_showsInTurn = shows;
}

void PlayerDriver::step()
{
    if (m_speed == PlayerSpeed::singleStep && mayPlay())
        advance();
}

bool PlayerDriver::mayPlay() const
{
    const GameSnapshot &snapshot = m_coordinator.model().snapshot();
    return m_decider && m_coordinator.model().hasGame() && !snapshot.paused && !snapshot.isOver()
           && !snapshot.isPast();
}

void PlayerDriver::resume()
{
    m_timer.stop();
    if (!mayPlay())
        return;
    if (m_state == State::Resting)
        think();
    else
        schedule();
}

void PlayerDriver::think()
{
    m_timer.stop();
    m_thinker.forget();
    m_state = State::Resting;
    if (!mayPlay())
        return;
    m_state = State::Thinking;
    m_coordinator.model().setThinking(true);
    m_thinker.think(m_decider, m_coordinator.model().game());
}

void PlayerDriver::take(const Explanation &explanation)
{
    GameModel &model = m_coordinator.model();
    model.setThinking(false);
    if (m_state != State::Thinking)
        return;
    if (explanation.chosen < 0) {
        m_state = State::Resting;
        // As the engines have it: without a limit on moves only a piece that is stuck has none.
        model.finish(model.snapshot().moveLimit > 0 ? GameEnd::MoveLimit : GameEnd::ToppedOut);
        return;
    }
    m_moves = explanation.candidates[static_cast<std::size_t>(explanation.chosen)].moves;
    m_candidates = static_cast<int>(explanation.candidates.size());
    m_shown = -1;
    m_state = m_showsInTurn && m_speed != PlayerSpeed::fastest ? State::Showing : State::Moving;
    m_coordinator.begin(m_moves);
    Q_EMIT decided(explanation);
    schedule();
}

void PlayerDriver::schedule()
{
    if (m_speed != PlayerSpeed::singleStep && mayPlay()
        && (m_state == State::Showing || m_state == State::Moving))
        m_timer.start(PlayerSpeed::keyMs(m_speed));
}

void PlayerDriver::advance()
{
    if (!mayPlay())
        return;
    if (m_state == State::Showing) {
        ++m_shown;
        const bool more = m_shown < m_candidates;
        if (!more)
            m_state = State::Moving;
        Q_EMIT candidateShown(more ? m_shown : -1);
        schedule();
    } else if (m_state == State::Moving) {
        playMoves();
    }
}

void PlayerDriver::playMoves()
{
    const std::int64_t pieces = m_coordinator.model().snapshot().tally.pieces;
    bool done = true;
    if (m_speed == PlayerSpeed::fastest)
        while (m_coordinator.playNext()) {
        }
    else
        done = !m_coordinator.playNext() || m_coordinator.model().snapshot().tally.pieces != pieces;
    if (done)
        think();
    else
        schedule();
}

} // namespace tetrarium
