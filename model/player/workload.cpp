// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload.h"

#include "fastplayer.h"
#include "plainplayer.h"
#include "reachableplayer.h"
#include "signature.h"
#include "thesisengine.h"

namespace tetrarium {

namespace {

constexpr int height = 20;

/// Straight drops on 10×20, game after game.
auto dropGames(auto player)
{
    return [player = std::move(player), pieces = UniformPieces(0), board = Board(height)](
               std::int64_t units) mutable {
        for (std::int64_t i = 0; i < units; ++i) {
            const Piece piece = *pieces.next(board);
            const Drop drop = player(board, piece);
            const Shape &shape = researchRotation.shape(piece, drop.orientation);
            if (drop.y + shape.height > height)
                board = Board(height);
            else
                lock(board, shape, drop.x, drop.y);
        }
        return units;
    };
}

auto fastGames(const LinearEvaluator &evaluator, FastPlayer::Path path = FastPlayer::Path::Simd)
{
    return dropGames([player = *FastPlayer::make(researchRotation, evaluator, path)](
                         const Board &board, Piece piece) { return player.choose(board, piece); });
}

auto plainGames(const LinearEvaluator &evaluator)
{
    return dropGames([player = PlainPlayer(researchRotation, evaluator)](
                         const Board &board, Piece piece) { return player.choose(board, piece); });
}

/// The next piece is guessed to be this one's successor in the list of pieces: any known piece costs the same.
Drop chooseWithNext(const FastPlayer &player, const Board &board, Piece piece)
{
    const Piece next = allPieces[static_cast<std::size_t>(indexOf(piece) + 1) % pieceCount];
    return player.choosePair(board, piece, next, PairRating::Sum);
}

auto pairGames(const LinearEvaluator &evaluator)
{
    return dropGames([player = *FastPlayer::make(researchRotation, evaluator)](
                         const Board &board, Piece piece) { return chooseWithNext(player, board, piece); });
}

/// Every placement that keys can reach under the guideline's rules, game after game.
auto reachableGames(const LinearEvaluator &evaluator)
{
    return [player = ReachablePlayer(*findRules("guideline"), evaluator), pieces = UniformPieces(0),
               board = Board(height)](std::int64_t units) mutable {
        for (std::int64_t i = 0; i < units; ++i) {
            if (!player.play(board, *pieces.next(board)))
                board = Board(height);
        }
        return units;
    };
}

/// Random genomes of the thesis, each a game of 1000 moves on the same list.
auto thesisGenomes()
{
    std::vector<Piece> pieces(1000);
    Rng rng(0);
    for (Piece &piece : pieces)
        piece = allPieces[rng.below(pieceCount)];
    return [rng, pieces = std::move(pieces), rules = *findRules("thesis")](std::int64_t units) mutable {
        for (std::int64_t i = 0; i < units; ++i) {
            ThesisWeights weights;
            for (double *weight : {&weights.rowsCleared, &weights.weightedHeight, &weights.cumulativeHeight,
                     &weights.holes, &weights.bumpiness})
                *weight = rng.unit();
            playThesis(weights, rules, pieces, 1000);
        }
        return units;
    };
}

} // namespace

std::vector<Workload> benchWorkloads()
{
    return {
        {"bcts_pieces_per_second", 20000, fastGames(published::bcts())},
        {"dellacherie_pieces_per_second", 20000, fastGames(published::dellacherie())},
        {"dt10_pieces_per_second", 20000, fastGames(published::dt10())},
        {"scalar_bcts_pieces_per_second", 5000, fastGames(published::bcts(), FastPlayer::Path::Scalar)},
        {"plain_bcts_pieces_per_second", 2000, plainGames(published::bcts())},
        {"pair_bcts_pieces_per_second", 500, pairGames(published::bcts())},
        {"reachable_dellacherie_pieces_per_second", 2000, reachableGames(published::dellacherie())},
        {"thesis_genomes_per_second", 100, thesisGenomes()},
    };
}

std::uint64_t benchSignature()
{
    DecisionSignature signature;
    for (const LinearEvaluator &evaluator :
        {published::dellacherie(), published::bcts(), published::dt10()}) {
        const FastPlayer player = *FastPlayer::make(researchRotation, evaluator);
        for (const int rows : {10, height}) {
            signature.addGames(researchRotation, rows, 5000,
                [&](const Board &board, Piece piece) { return player.choose(board, piece); });
            signature.addGames(researchRotation, rows, 200,
                [&](const Board &board, Piece piece) { return chooseWithNext(player, board, piece); });
        }
    }
    return signature.value();
}

} // namespace tetrarium
