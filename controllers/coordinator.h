// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "autorepeat.h"
#include "gameclock.h"
#include "gamemodel.h"

#include <QObject>

#include <memory>
#include <string>

namespace tetrarium {

/// Who makes the moves of a game.
enum class Control
{
    Person, ///< keys, with gravity
    Player  ///< move strings; time stands still between them
};

/// The one door to a game on a board: a person's keys, gravity and a player's move string all become moves here and enter
/// the model. Keys are for a person's game only, move strings for a player's only.
class Coordinator : public QObject
{
    Q_OBJECT

public:
    /// The model outlives the coordinator.
    explicit Coordinator(GameModel &model, QObject *parent = nullptr, TimeSource now = steadyTime());

    GameModel &model() { return m_model; }

    void setControl(Control control);
    Control control() const { return m_clock ? Control::Person : Control::Player; }

    void setTiming(const RepeatTiming &timing) { m_repeat.setTiming(timing); }
    const RepeatTiming &timing() const { return m_repeat.timing(); }

    /// A key went down, or up again. The keyboard's own repeats are not passed on.
    void press(Move move);
    void release(Move move);
    void releaseAll();

    /// A whole move string at once; what was left of the one before is forgotten.
    Expected<void> play(std::string_view moves);

    /// Takes a move string to be played key by key with playNext().
    void begin(std::string moves);
    /// The next key of the string; the last one locks the piece. False when nothing is left: the string has been played, or
    /// the game took another way.
    bool playNext();

private:
    void makeMove(Move move);

    GameModel &m_model;
    AutoRepeat m_repeat;
    std::unique_ptr<GameClock> m_clock; ///< only while a person plays
    std::string m_moves;
    std::size_t m_next = 0;
    std::int64_t m_pieces = 0; ///< locked when the string began
};

} // namespace tetrarium
