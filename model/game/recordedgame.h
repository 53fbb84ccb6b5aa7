// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "replay.h"

namespace tetrarium {

/// A game that cannot forget: all that is done to it is kept with its time, so that it is a replay at every moment, and
/// any moment can be looked at, gone back to and continued from, with the pieces that would have come.
///
/// Every `snapshotInterval` inputs a copy of the game is kept (some 11 bytes an input); going to a moment plays at most
/// that many inputs from the copy before it, a few microseconds.
class RecordedGame
{
public:
    static constexpr std::size_t snapshotInterval = 64;

    static Expected<RecordedGame> start(GameStart start);

    /// Plays a replay. Where it goes another way than the replay says, or something in it cannot be done, the error names
    /// the move and, if the replay was read from text, the line.
    static Expected<RecordedGame> playBack(const Replay &replay);

    /// As the functions of Game; what is done after the end is neither done nor kept. A time before the last one is taken
    /// as the last one.
    MoveResult apply(Move move, std::int64_t timeMs);
    Expected<MoveResult> play(std::string_view moves, std::int64_t timeMs);
    Expected<MoveResult> place(int orientation, int column, std::int64_t timeMs);
    void finish(GameEnd end, std::int64_t timeMs);

    const Game &game() const { return m_game; }
    const GameStart &gameStart() const { return m_start; }
    const std::vector<Input> &inputs() const { return m_inputs; }
    std::int64_t lastTimeMs() const { return m_inputs.empty() ? 0 : m_inputs.back().timeMs; }

    /// The game as it was after its first `inputs` inputs (at most all of them).
    Game at(std::size_t inputs) const;

    /// Takes back all but the first `inputs` inputs.
    void truncate(std::size_t inputs);

    /// How many inputs had been made when the piece that locked last came under control: what to truncate to in order to
    /// take back a piece. Zero when none has locked.
    std::size_t beforeLastPiece() const;

    Replay replay(std::string player = {}, std::string date = {}) const;

private:
    RecordedGame(GameStart start, const Game &game);

    Expected<MoveResult> add(Input input);
    Checkpoint checkpointNow() const;

    GameStart m_start;
    Game m_game;
    std::vector<Input> m_inputs;
    std::vector<Checkpoint> m_locks; ///< the checkpoints at locks
    Piece m_piece = Piece::I;        ///< under control after the last lock
    std::vector<Game> m_snapshots;   ///< after 0, 1, 2, … times the interval
};

} // namespace tetrarium
