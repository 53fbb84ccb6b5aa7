// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "rotation.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tetrarium {

/// How a piece is steered.
enum class Steering : std::uint8_t
{
    Keys,       ///< it enters at its spawn and every move is checked
    Placements, ///< an orientation and a column are chosen, then it drops straight, with no path to check
};

/// When a piece cannot enter.
enum class SpawnCheck : std::uint8_t
{
    AllCells,      ///< a cell of the spawn is filled
    ThesisProgram, ///< as AllCells, but S looks at the wrong cell and erases the right one (systems.md, `thesis`)
    TopRow,        ///< something is locked in the top row; a piece may enter into filled cells below it
    WhenLocking, ///< it always enters, even into filled cells; it loses if it is still in some when it would lock
};

/// What makes a piece part of the stack.
enum class LockRule : std::uint8_t
{
    GravityLocks, ///< a fall that is blocked
    DownLocks,    ///< a fall or a key down that is blocked
    Delay,        ///< a delay after it rests, restarted by moves up to a limit; or a hard drop
};

enum class Clearing : std::uint8_t
{
    RowsFall,      ///< full rows vanish and what is above falls
    ThesisProgram, ///< the same, but the top row stays and so is doubled
    HiddenStay,    ///< the same, but what is above the height stays there
};

/// When a placed piece loses the game at once.
enum class LockOut : std::uint8_t
{
    None,
    AboveHeightKept,   ///< it sticks out above the height: nothing is cleared, the piece stays written
    ReachesTopRemoved, ///< it reaches the top row: nothing is cleared, the piece is taken away
    WhollyHidden,      ///< all of it is above the height
};

enum class LevelFactor : std::uint8_t
{
    None,
    Level,
    LevelPlusOne
};

enum class GravityCurve : std::uint8_t
{
    None,
    Constant,
    Nes,
    Guideline
};

struct Scoring
{
    std::array<std::int32_t, 5> rows{}; ///< points for 0 … 4 rows at once
    std::int32_t down = 0;              ///< points for a row downwards, by key or by time
    bool lockingDown = false;           ///< the blocked down that locks counts as a down
    std::int32_t softDropRun = 0; ///< points for each row of the unbroken key-down run that ends in the lock
    std::int32_t softDrop = 0;    ///< points for a row downwards by key
    std::int32_t hardDrop = 0;    ///< points for each row of a hard drop
    LevelFactor factor = LevelFactor::None;
    bool spinsAndChains = false; ///< T-spins, back-to-back and combos, as the guideline has them

    bool operator==(const Scoring &) const = default;
};

/// A rule set: all that tells one published Tetris from another, as a value. The game reads it, nothing else decides.
/// docs/rules.md says in words what each one is.
struct Rules
{
    std::string_view family; ///< the name, less the height where a rule set has several
    std::uint8_t height = 20;
    std::uint8_t hiddenRows = 0; ///< rows above the height in which a piece may be
    Steering steering = Steering::Keys;
    const RotationSystem *rotation = nullptr;
    SpawnCheck spawnCheck = SpawnCheck::AllCells;
    LockRule lock = LockRule::GravityLocks;
    Clearing clearing = Clearing::RowsFall;
    LockOut lockOut = LockOut::None;
    Scoring scoring{};
    GravityCurve gravity = GravityCurve::None;
    std::string_view randomizer =
        "uniform";               ///< where its pieces come from unless something else is asked for
    std::int32_t moveLimit = 0;  ///< 0: none
    std::int32_t pieceLimit = 0; ///< 0: none
    std::uint8_t nextShown = 0;  ///< pieces known in advance
    bool hold = false;
    bool fallsAtSpawn = false; ///< a new piece falls one row at once if it can
    bool anyHeight = false;    ///< the height is free from Board::minHeight to Board::maxHeight

    bool operator==(const Rules &) const = default;

    /// The name in files, menus and on the command line: `thesis`, `research`, `research-10`.
    std::string name() const;

    constexpr int ceiling() const { return height + hiddenRows; }
    constexpr bool countsLevels() const
    {
        return gravity == GravityCurve::Nes || gravity == GravityCurve::Guideline;
    }
};

/// Every rule set with a name of its own, in the order in which they are offered.
std::span<const Rules> allRules();

/// By name; `research-N` for any height N that a board can have.
Expected<Rules> findRules(std::string_view name);

/// The lowest level there is, as the system counts: 1 in the guideline, else 0.
int lowestLevel(const Rules &rules);

/// The level after so many rows, having started at `startLevel`.
int levelAfter(const Rules &rules, int startLevel, int rowsCleared);

/// Milliseconds for a row at a level; 0 where nothing falls by itself.
double gravityMs(const Rules &rules, int level);

/// The guideline's lock delay, and how often a move may restart it.
inline constexpr int lockDelayMs = 500;
inline constexpr int lockDelayRestarts = 15;

} // namespace tetrarium
