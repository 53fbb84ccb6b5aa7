// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "move.h"
#include "rules.h"

#include <array>
#include <optional>
#include <string>

namespace tetrarium {

/// The keys that steer a piece, in the order in which they are tried: w q a d s.
inline constexpr std::array steeringKeys{
    Move::RotateRight, Move::RotateLeft, Move::Left, Move::Right, Move::Down};

/// The piece after one of these keys; nothing when the key does not move it.
std::optional<Active> pressed(const Rules &rules, const Board &board, Active active, Move key);

/// The shortest move string that takes a piece from `start` to the cells of `target` and leaves it there to lock
/// (Game::play() locks what the last key leaves unlocked); nothing when no keys lead there. Empty when it is
/// there already.
///
/// Length is the number of keys: w and q turn, a and d step, s goes down one row. Where the rules have a hard
/// drop, v falls as far as it can and ends the string, for one key; of two equally short strings the one
/// with v is taken, as it does not wait for the lock delay. Otherwise, of equally short ones, the one whose first key
/// comes first in the order w q a d s, then the second key, and so on.
///
/// As for ReachableSearch, nothing falls between keys. `target` must be a place where the piece cannot fall further. Costs
/// a few microseconds, more in caverns.
std::optional<std::string> shortestKeys(
    const Rules &rules, const Board &board, const Active &start, const Active &target);

} // namespace tetrarium
