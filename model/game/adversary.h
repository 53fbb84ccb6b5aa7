// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "piece.h"

namespace tetrarium {

/// A set of pieces: bit i is the piece with index i.
using PieceSet = std::uint8_t;

inline constexpr PieceSet everyPiece = (1U << pieceCount) - 1;

/// How bad a board looks to the adversary: the sum of all column heights, plus the height differences of
/// neighbouring columns, plus four for every hole (an empty cell with a filled one above it in its column).
int badness(const Board &board);

/// The pieces that are worst for the board; never empty.
///
/// Every piece is dropped straight down in every orientation and column. A drop that would pass the board's
/// height is no option; for the others full rows are cleared and the result's badness is taken. A piece is as
/// bad as its best drop, and worst of all when it has no drop left.
PieceSet worstPieces(const Board &board);

} // namespace tetrarium
