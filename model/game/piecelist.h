// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "piece.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// Reads a list of pieces in the format of the thesis's pseudoRandomNumbers.txt: the ids 1 to 7 (I J L O S Z T),
/// separated by white space or commas, in as many lines as one likes. Nothing else may stand there.
///
/// Errors name line and column: OutOfRange for any other number, NotANumber for anything else, Empty for a text
/// without a piece. A list that is too short for a game is no mistake of the text; the game reports it when the
/// list has ended (Randomizer::exhausted()).
Expected<std::vector<Piece>> readPieceList(std::string_view text);

/// The text that readPieceList() reads, one id a line.
std::string writePieceList(std::span<const Piece> pieces);

} // namespace tetrarium
