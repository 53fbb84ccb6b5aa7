// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "movement.h"
#include "rules.h"

#include <optional>

namespace tetrarium {

/// Entering, losing and clearing on a bare board: the part of the rules that the game shares with engines that play
/// without one.

/// True when the rules let the piece enter.
constexpr bool canEnter(const Rules &rules, const Board &board, Piece piece)
{
    if (rules.spawnCheck == SpawnCheck::WhenLocking)
        return true;
    if (rules.spawnCheck == SpawnCheck::TopRow)
        return ((board.anyInRows() >> (rules.height - 1)) & 1U) == 0;
    // The thesis program looks at the cell to the left of its S's lowest one instead of at that cell itself.
    if (rules.spawnCheck == SpawnCheck::ThesisProgram && piece == Piece::S)
        return !(
            board.isFilled(4, 19) || board.isFilled(4, 18) || board.isFilled(5, 18) || board.isFilled(4, 17));
    const Active &spawn = rules.rotation->spawns[static_cast<std::size_t>(indexOf(piece))];
    return fits(board, *rules.rotation, spawn, rules.ceiling());
}

/// The locked cell that a piece which may enter erases for good: the one that the thesis program's S did not look at.
constexpr std::optional<Cell> erasedByEntering(const Rules &rules, const Board &board, Piece piece)
{
    constexpr Cell overwritten{5, 17};
    if (rules.spawnCheck != SpawnCheck::ThesisProgram || piece != Piece::S)
        return std::nullopt;
    if (!board.isFilled(overwritten.x, overwritten.y))
        return std::nullopt;
    return overwritten;
}

/// The full rows that the rules clear.
constexpr Column clearableRows(const Rules &rules, const Board &board)
{
    return board.fullRows()
           & (rules.clearing == Clearing::HiddenStay ? lowestRows(rules.height) : ~Column{0});
}

/// Puts a piece where it comes under control, and erases what that erases; nothing, and the board unchanged, when the
/// rules do not let it enter. For rules that check the way.
constexpr std::optional<Active> enterPiece(const Rules &rules, Board &board, Piece piece)
{
    if (!canEnter(rules, board, piece))
        return std::nullopt;
    if (const auto erased = erasedByEntering(rules, board, piece))
        board.empty(erased->x, erased->y);
    Active active = rules.rotation->spawns[static_cast<std::size_t>(indexOf(piece))];
    if (rules.fallsAtSpawn)
        tryShift(board, *rules.rotation, active, 0, -1, rules.ceiling());
    return active;
}

/// True when a piece cannot be moved at all: under the neural system's rules it may enter on filled cells below the top
/// row. Its program would erase them as the piece moves away; no recording shows that, and here it stays.
constexpr bool isStuck(const Rules &rules, const Board &board, const Active &active)
{
    return rules.spawnCheck == SpawnCheck::TopRow && !fits(board, *rules.rotation, active, rules.ceiling());
}

/// True when a piece that locks there ends the game at once.
constexpr bool lockLoses(const Rules &rules, const Active &active)
{
    const int top = active.y + rules.rotation->shape(active).height;
    switch (rules.lockOut) {
    case LockOut::None:
        return false;
    case LockOut::AboveHeightKept:
        return top > rules.height;
    case LockOut::ReachesTopRemoved:
        return top >= rules.height;
    case LockOut::WhollyHidden:
        return active.y >= rules.height;
    }
    return false;
}

/// Removes full rows from either kind of board. The thesis program never empties the top row (unless it is a full one), so
/// that every row removed below doubles it.
template<typename AnyBoard>
constexpr void removeFullRows(const Rules &rules, AnyBoard &board, Column full)
{
    board.removeRows(full, rules.clearing == Clearing::HiddenStay ? rules.height : Board::maxRows);
    const int topRow = rules.height - 1;
    if (rules.clearing == Clearing::ThesisProgram && ((full >> topRow) & 1U) == 0)
        board.repeatRow(topRow - std::popcount(full), topRow);
}

/// Makes a piece part of the stack where it is and removes full rows; how many. For one that does not lose.
constexpr int lockPiece(const Rules &rules, Board &board, const Active &active)
{
    stamp(board, rules.rotation->shape(active), active.x, active.y);
    const Column full = clearableRows(rules, board);
    if (full != 0)
        removeFullRows(rules, board, full);
    return std::popcount(full);
}

} // namespace tetrarium
