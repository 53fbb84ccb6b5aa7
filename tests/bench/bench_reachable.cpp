// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expectation.h"
#include "reachableplayer.h"
#include "rng.h"

#include <benchmark/benchmark.h>

using namespace tetrarium;

namespace {

/// Ordinary play: one game after another, pieces drawn uniformly.
void playReachable(benchmark::State &state, const char *rules)
{
    const ReachablePlayer player(*findRules(rules), published::dellacherie());
    Board board(player.rules().height);
    Rng rng(1);
    for (auto _ : state) {
        if (!player.play(board, allPieces[rng.below(pieceCount)]))
            board = Board(player.rules().height);
    }
    state.SetItemsProcessed(state.iterations());
}

void findReachable(benchmark::State &state, const char *rules)
{
    const ReachablePlayer player(*findRules(rules), published::dellacherie());
    Board board(player.rules().height);
    Rng rng(1);
    for (int piece = 0; piece < 100; ++piece)
        player.play(board, allPieces[rng.below(pieceCount)]);
    const Active start = *enterPiece(player.rules(), board, Piece::T);
    for (auto _ : state)
        benchmark::DoNotOptimize(player.search().placements(board, start));
    state.SetItemsProcessed(state.iterations());
}

void lookAhead(benchmark::State &state)
{
    const ExpectationSearch search(*findRules("research"), published::bcts(), {});
    Board board;
    Rng rng(1);
    for (auto _ : state) {
        const auto chosen = search.choose(board, std::array{allPieces[rng.below(pieceCount)]});
        if (chosen)
            lockPiece(search.rules(), board, chosen->placement);
        else
            board = Board();
    }
    state.SetItemsProcessed(state.iterations());
}

BENCHMARK_CAPTURE(playReachable, guideline, "guideline");
BENCHMARK_CAPTURE(playReachable, nes, "nes");
BENCHMARK_CAPTURE(findReachable, guideline, "guideline");
BENCHMARK_CAPTURE(findReachable, nes, "nes");
BENCHMARK(lookAhead);

} // namespace
