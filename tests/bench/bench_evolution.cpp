// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolution.h"
#include "gallery.h"
#include "gamemaps.h"

#include <benchmark/benchmark.h>

using namespace tetrarium;

namespace {

std::int64_t runAll(const Recipe &recipe, const GameMap &map)
{
    auto evolution = Evolution::make(recipe);
    Progress progress;
    while (true) {
        const auto report = evolution->next(map, {}, progress);
        if (report->stop != StopReason::None)
            return report->games;
    }
}

/// One cell of the thesis's published study: 10 individuals, 50 generations, 1000 moves.
void thesisCell(benchmark::State &state)
{
    const std::vector<std::string> settings{"held_out.every=0"};
    const Recipe recipe = *loadRecipe(QStringLiteral("thesis"), settings);
    std::int64_t games = 0;
    for (auto _ : state)
        games += runAll(recipe, plainMap);
    state.counters["games"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(thesisCell)->Unit(benchmark::kMillisecond);

/// One cell of the study that the thesis planned: 100 individuals, 100 generations, 1000 moves.
void thesisPlannedCell(benchmark::State &state)
{
    const std::vector<std::string> settings{
        "held_out.every=0", "optimizer.population=100", "stopping.generations=100"};
    const Recipe recipe = *loadRecipe(QStringLiteral("thesis"), settings);
    std::int64_t games = 0;
    for (auto _ : state)
        games += runAll(recipe, plainMap);
    state.counters["games"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(thesisPlannedCell)->Unit(benchmark::kMillisecond);

/// The same generations with one thread and with two.
void generations(benchmark::State &state)
{
    const std::vector<std::string> settings{
        "held_out.every=0", "optimizer.population=100", "evaluation.games=10", "stopping.generations=10"};
    const Recipe recipe = *loadRecipe(QStringLiteral("thesis"), settings);
    for (auto _ : state)
        runAll(recipe, threadMap(static_cast<int>(state.range(0))));
}
BENCHMARK(generations)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
