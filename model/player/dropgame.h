// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drop.h"
#include "rng.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

namespace tetrarium {

/// Pieces drawn uniformly, the same as the randomizer `uniform` without its choice of kinds: for games of millions of
/// pieces.
class UniformPieces
{
public:
    explicit UniformPieces(std::uint64_t seed)
        : m_rng(seed)
    {}

    std::optional<Piece> next(const Board &) { return allPieces[m_rng.below(pieceCount)]; }

private:
    Rng m_rng;
};

struct DropGameLimits
{
    std::int64_t pieces = std::numeric_limits<std::int64_t>::max();
    std::int64_t rows = std::numeric_limits<std::int64_t>::max();
    int losingRows = 0;        ///< rows below the height that a piece must not reach either (`cs3243`: 1)
    std::stop_token stop = {}; ///< looked at every few thousand pieces
};

struct DropGameResult
{
    std::int64_t pieces = 0; ///< pieces played, the losing one included
    std::int64_t rows = 0;
    bool lost = false;
    bool piecesEnded = false; ///< the pieces had an end; if neither, a limit or the stop token ended it

    bool operator==(const DropGameResult &) const = default;
};

/// Plays one game of straight drops on an empty board (rules `research` and `cs3243`). `choose(board, piece)` names the
/// drop, `pieces.next(board)` the pieces, as a Randomizer does. No allocation.
DropGameResult playDropGame(
    const RotationSystem &system, int height, auto &&pieces, auto &&choose, const DropGameLimits &limits = {})
{
    constexpr std::int64_t piecesBetweenLooks = 4096;
    Board board(height);
    DropGameResult result;
    while (result.pieces < limits.pieces && result.rows < limits.rows) {
        if (result.pieces % piecesBetweenLooks == 0 && limits.stop.stop_requested())
            break;
        const std::optional<Piece> piece = pieces.next(board);
        if (!piece) {
            result.piecesEnded = true;
            break;
        }
        const Drop drop = choose(board, *piece);
        const Shape &shape = system.shape(*piece, drop.orientation);
        ++result.pieces;
        if (drop.y + shape.height > height - limits.losingRows) {
            result.lost = true;
            break;
        }
        result.rows += lock(board, shape, drop.x, drop.y);
    }
    return result;
}

} // namespace tetrarium
