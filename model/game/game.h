// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "move.h"
#include "paintedboard.h"
#include "randomizer.h"
#include "rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tetrarium {

enum class GameEnd : std::uint8_t
{
    None,
    ToppedOut,
    MoveLimit,
    PieceLimit,
    PiecesEnded, ///< a list of pieces ran out
    GaveUp,
};

enum class TSpin : std::uint8_t
{
    None,
    Mini,
    Full
};

/// What one move, or one move string, did.
struct MoveResult
{
    bool moved = false;   ///< the piece changed its place, or was held
    bool locked = false;  ///< a piece became part of the stack
    int rowsCleared = 0;  ///< full rows that vanished
    Column clearedRows{}; ///< which, as they stood before they vanished
    int points = 0;
    TSpin tSpin = TSpin::None;
    Active placed{};   ///< where the piece locked, if it did
    bool over = false; ///< the game has ended with this

    /// What this and then `later` did. At most one of them may have locked a piece.
    void add(const MoveResult &later);

    bool operator==(const MoveResult &) const = default;
};

/// How far a game has come.
struct Tally
{
    std::int64_t score = 0;
    std::int64_t rows = 0;
    std::int64_t pieces = 0; ///< pieces locked
    std::int64_t moves = 0;  ///< moves as the rules count them: keys that succeeded
    int level = 0;
    std::array<std::int64_t, 5> clears{}; ///< pieces that cleared 0 … 4 rows

    bool operator==(const Tally &) const = default;
};

struct GameSettings
{
    int startLevel = 0;
    std::int32_t moveLimit = -1;  ///< −1: the rules'
    std::int32_t pieceLimit = -1; ///< −1: the rules'

    bool operator==(const GameSettings &) const = default;
};

/// One game under one rule set. A plain value of some 700 bytes with no clock and nothing shared but an immutable piece
/// list: a copy is a snapshot, assigning it back restores. Time enters as moves (Move::Gravity, Move::Lock) that somebody
/// else sends.
class Game
{
public:
    static constexpr int maxNext = 7;

    explicit Game(const Rules &rules, Randomizer randomizer, const GameSettings &settings = {});

    /// Starts on a stack that is already there, with no cell at or above the rules' ceiling.
    Game(const Rules &rules, Randomizer randomizer, const PaintedBoard &stack,
        const GameSettings &settings = {});

    MoveResult apply(Move move);

    /// A whole move string; a piece that its last move leaves unlocked is locked there. Fails on letters that are no moves
    /// and on moves that are left when the piece is locked; the game is then as before.
    Expected<MoveResult> play(std::string_view moves);

    /// For rules that know placements only: drops the piece in that orientation with its left edge in that column.
    Expected<MoveResult> place(int orientation, int column);

    /// Ends the game from outside: somebody gave up, or a player found no move within the limit.
    void finish(GameEnd end);

    const Rules &rules() const { return m_rules; }
    const GameSettings &settings() const { return m_settings; }
    const Board &board() const { return m_board; }
    const PaintedBoard &painted() const { return m_painted; }
    const Tally &tally() const { return m_tally; }
    GameEnd end() const { return m_end; }
    bool isOver() const { return m_end != GameEnd::None; }

    /// The piece under control; none once the game is over and it was locked or could not enter.
    const std::optional<Active> &active() const { return m_active; }
    /// Where the piece would come to rest if it fell now.
    std::optional<Active> ghost() const;
    /// Nothing below lets it fall further.
    bool isGrounded() const;
    /// How often a shift or turn of the resting piece, or one that brought it to rest, has restarted its lock delay.
    int lockRestarts() const { return m_lockRestarts; }

    int nextCount() const { return m_nextCount; }
    Piece next(int index) const { return m_next[static_cast<std::size_t>(index)]; }
    std::optional<Piece> held() const { return m_held; }
    bool mayHold() const { return m_rules.hold && !m_holdUsed && !isOver(); }
    int combo() const { return m_combo; }
    bool backToBack() const { return m_backToBack; }
    const Randomizer &randomizer() const { return m_randomizer; }

    std::int64_t moveLimit() const
    {
        return m_settings.moveLimit >= 0 ? m_settings.moveLimit : m_rules.moveLimit;
    }
    std::int64_t pieceLimit() const
    {
        return m_settings.pieceLimit >= 0 ? m_settings.pieceLimit : m_rules.pieceLimit;
    }

    bool operator==(const Game &) const = default;

private:
    void fillNext();
    void spawnNext();
    bool enter(Piece piece);
    void applyToPiece(Move move, MoveResult &result);
    void applyToPlacement(Move move, MoveResult &result);
    void award(std::int64_t points, MoveResult &result);
    bool shift(int dx);
    bool down(MoveResult &result, bool byKey);
    void hardDrop(MoveResult &result);
    bool turn(Spin spin);
    bool hold();
    void lock(MoveResult &result);
    void clearRows(MoveResult &result);
    void scoreClear(MoveResult &result);
    void scoreGuideline(MoveResult &result, int level);
    TSpin detectTSpin(const Active &active) const;
    void countMove();
    bool shiftPlacement(int dx);
    bool turnPlacement(Spin spin);
    bool restartsLockDelay() const;

    Rules m_rules;
    GameSettings m_settings;
    Randomizer m_randomizer;
    Board m_board;
    PaintedBoard m_painted;
    std::optional<Active> m_active;
    std::array<Piece, maxNext> m_next{};
    std::uint8_t m_nextCount = 0;
    std::optional<Piece> m_held;
    bool m_holdUsed = false;
    GameEnd m_end = GameEnd::None;
    Tally m_tally;
    int m_lockRestarts = 0;
    int m_softDropRun = 0;
    int m_combo = 0;
    bool m_backToBack = false;
    bool m_lastWasTurn = false;
    int m_lastKick = 0;
};

} // namespace tetrarium
