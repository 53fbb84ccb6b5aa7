// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keycandidate.h"
#include "rules.h"

#include <string>

namespace tetrarium {

/// Straight drops for any rules, so that a player written for placements can play where keys are checked: turns where the
/// piece enters, steps to one side, down. By turns, then by column; a placement that fills the same cells as an
/// earlier one is left out. Turns that are blocked end the list of turns.
KeyCandidates dropsByKeys(const Board &board, const Rules &rules, Piece piece);

/// The keys that aim a piece under rules that know placements only, and the drop: `wwddv`.
std::string placementMoves(const Rules &rules, Piece piece, int orientation, int column);

} // namespace tetrarium
