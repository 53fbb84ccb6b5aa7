// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "coordinator.h"
#include "thinker.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace tetrarium {

/// A player at the controls of a game: it thinks, shows its candidates one after another if that is wished, and sends its move
/// string through the Coordinator, key by key or whole; then it thinks about the next piece. Rests while the game is paused,
/// over, or shows a past moment.
class PlayerDriver : public QObject
{
    Q_OBJECT

public:
    /// The coordinator outlives the driver.
    explicit PlayerDriver(Coordinator &coordinator, QObject *parent = nullptr);

    /// Plays the game in the model from where it is.
    void start(std::shared_ptr<const Decider> decider);
    void stop();
    bool isDriving() const { return m_decider != nullptr; }

    /// A step of PlayerSpeed.
    void setSpeed(int step);
    void setShowsInTurn(bool shows);

    /// In single step: the next candidate, or the next key.
    void step();

Q_SIGNALS:
    void decided(const tetrarium::Explanation &explanation);
    /// The number of the candidate that is shown; −1: the last one has been.
    void candidateShown(int candidate);

private:
    enum class State
    {
        Resting,
        Thinking,
        Showing,
        Moving
    };

    bool mayPlay() const;
    void think();
    void take(const Explanation &explanation);
    void advance();
    void playMoves();
    void schedule();
    void resume();

    Coordinator &m_coordinator;
    Thinker m_thinker;
    QTimer m_timer;
    std::shared_ptr<const Decider> m_decider;
    State m_state = State::Resting;
    int m_speed = 0;
    bool m_showsInTurn = false;
    std::string m_moves;
    int m_candidates = 0;
    int m_shown = 0;
};

} // namespace tetrarium
