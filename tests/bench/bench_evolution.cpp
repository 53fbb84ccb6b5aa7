// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolution.h"
#include "gallery.h"
#include "parallelmap.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <limits>
#include <thread>

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

double secondsOf(const std::function<void()> &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// The same generations with one thread and with two, as both programs play them. `two_threads` says how many times as
/// fast two are; `two_programs` how much two runs side by side get done that have nothing in common but the machine, which
/// is the most that it has to give. Each time is the best of some rounds: whatever else runs can only make one longer.
void twoThreads(benchmark::State &state, const char *name, const std::vector<std::string> &settings)
{
    const Recipe recipe = *loadRecipe(QString::fromLatin1(name), settings);
    const auto withThreads = [&recipe](int threads) {
        ParallelMap map(threads);
        runAll(recipe, [&map](std::size_t count, const std::function<void(std::size_t)> &work) {
            map.forEach(count, work);
        });
    };
    double one = std::numeric_limits<double>::infinity();
    double two = one;
    double beside = one;
    for (auto _ : state) {
        one = std::min(one, secondsOf([&] { withThreads(1); }));
        two = std::min(two, secondsOf([&] { withThreads(2); }));
        beside = std::min(beside, secondsOf([&] {
            const std::jthread other([&] { withThreads(1); });
            withThreads(1);
        }));
    }
    state.counters["seconds_one"] = one;
    state.counters["seconds_two"] = two;
    state.counters["two_threads"] = one / two;
    state.counters["two_programs"] = 2 * one / beside;
}
BENCHMARK_CAPTURE(twoThreads, champion, "champion", {"held_out.every=0", "stopping.generations=18"})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5)
    ->UseRealTime();
BENCHMARK_CAPTURE(twoThreads, thesis, "thesis",
    {"held_out.every=0", "optimizer.population=100", "evaluation.games=10", "stopping.generations=20"})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
