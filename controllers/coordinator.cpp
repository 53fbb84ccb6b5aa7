// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "coordinator.h"

namespace tetrarium {

Coordinator::Coordinator(GameModel &model, QObject *parent, TimeSource now)
    : QObject(parent)
    , m_model(model)
    , m_repeat(nullptr, std::move(now))
{
    connect(&m_repeat, &AutoRepeat::moveRequested, this, &Coordinator::makeMove);
    connect(&model, &GameModel::gameReset, this, &Coordinator::releaseAll);
    connect(&model, &GameModel::gameOver, this, &Coordinator::releaseAll);
    connect(&model, &GameModel::pausedChanged, this, &Coordinator::releaseAll);
    setControl(Control::Person);
}

void Coordinator::setControl(Control control)
{
    releaseAll();
    m_moves.clear();
    m_next = 0;
    if (control == Control::Player)
        m_clock.reset();
    else if (!m_clock)
        m_clock = std::make_unique<GameClock>(m_model);
}

void Coordinator::press(Move move)
{
    if (m_clock)
        m_repeat.press(move);
}

void Coordinator::release(Move move)
{
    m_repeat.release(move);
}

void Coordinator::releaseAll()
{
    m_repeat.releaseAll();
}

void Coordinator::makeMove(Move move)
{
    if (m_clock && !m_clock->isEntering())
        m_model.move(move);
}

Expected<void> Coordinator::play(std::string_view moves)
{
    m_moves.clear();
    m_next = 0;
    if (control() != Control::Player)
        return {};
    if (const auto played = m_model.play(moves); !played)
        return std::unexpected(played.error());
    return {};
}

void Coordinator::begin(std::string moves)
{
    m_moves = std::move(moves);
    m_next = 0;
    m_pieces = m_model.snapshot().tally.pieces;
}

bool Coordinator::playNext()
{
    const bool sameGame = m_model.snapshot().tally.pieces == m_pieces && !m_model.snapshot().isOver();
    if (control() != Control::Player || !sameGame || m_next > m_moves.size())
        return false;
    // Also for an empty string: it locks the piece where it is.
    if (m_next + 1 >= m_moves.size()) {
        const std::string last = m_moves.substr(m_next);
        m_next = m_moves.size() + 1;
        return m_model.play(last).has_value();
    }
    if (const auto move = moveFromLetter(m_moves[m_next++]))
        m_model.move(*move);
    return true;
}

} // namespace tetrarium
