// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tetrarium {

/// An orientation and a column, as Game::place() takes them.
struct Placement
{
    int orientation = 0;
    int column = 0;

    bool operator==(const Placement &) const = default;
};

/// One thing done to a game, and when: milliseconds of play since its start, pauses left out.
struct Input
{
    std::int64_t timeMs = 0;
    std::variant<Move, Placement, GameEnd> action =
        Move::Lock; ///< GameEnd: ended from outside, Game::finish()

    bool operator==(const Input &) const = default;
};

/// All that decides how a game goes, before the first input.
struct GameStart
{
    Rules rules;
    Randomizer randomizer;             ///< as it is before the first piece is drawn
    std::optional<std::uint64_t> seed; ///< what the randomizer was made from, for people to see and use again
    GameSettings settings = {};
    std::optional<PaintedBoard> stack = {}; ///< empty field if none

    bool operator==(const GameStart &) const = default;

    /// With the rules' own randomizer unless another is named.
    static Expected<GameStart> make(
        std::string_view rules, std::optional<std::uint64_t> seed, std::string_view randomizer = {});

    /// OutOfRange when the level or a limit is, WrongSize when the stack is not as high as the rules' field or reaches
    /// above what their pieces may reach.
    Expected<Game> begin() const;
};

/// What a replay says of the moment after its first `inputs` inputs: one at every lock and one at the end, so that a
/// playback that goes another way is caught at the piece where it does.
struct Checkpoint
{
    std::size_t inputs = 0;
    Piece piece = Piece::I; ///< under control when the inputs since the last checkpoint began
    std::int64_t score = 0;
    std::uint32_t board = 0; ///< boardChecksum()
    int line = 0;            ///< where it was read, from 1; 0 if it was not

    bool operator==(const Checkpoint &other) const
    {
        return inputs == other.inputs && piece == other.piece && score == other.score && board == other.board;
    }
};

/// What a replay says of the end.
struct ReplayResult
{
    GameEnd end = GameEnd::None;
    Tally tally;
    PaintedBoard board;
    int line = 0; ///< where it was read, from 1; 0 if it was not

    bool operator==(const ReplayResult &other) const
    {
        return end == other.end && tally == other.tally && board == other.board;
    }
};

/// A game as a file: how it started, what was done and when, and what came of it.
///
/// The text is described in docs/file-formats.md; what toText() writes, fromText() reads without loss.
struct Replay
{
    static constexpr int version = 1;

    GameStart start;
    std::string player; ///< who played, as they gave it
    std::string date;   ///< when, as the caller gave it: the core has no clock
    std::vector<Input> inputs;
    std::vector<Checkpoint> checkpoints;
    ReplayResult result;

    std::string toText() const;

    /// Fails with the line of the first mistake. That the inputs lead to the result is not checked here but by
    /// RecordedGame::playBack().
    static Expected<Replay> fromText(std::string_view text);

    bool operator==(const Replay &) const = default;
};

/// Thirty-two bits over the filled cells (FNV-1a over the columns' bytes), to tell boards apart in a line of text.
std::uint32_t boardChecksum(const Board &board);

/// Does to a game what the input says.
Expected<MoveResult> perform(Game &game, const Input &input);

/// The word for an end in files: `none`, `topped-out`, `move-limit`, `piece-limit`, `pieces-ended`, `gave-up`.
std::string_view nameOf(GameEnd end);
std::optional<GameEnd> gameEndFromName(std::string_view name);

} // namespace tetrarium
