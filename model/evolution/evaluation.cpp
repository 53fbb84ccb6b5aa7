// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation.h"

#include "rng.h"
#include "statistics.h"
#include "swarmmix.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace tetrarium {

namespace {

/// Streams below a run's seed, so that no game of one kind meets the pieces of another.
constexpr std::uint64_t trainingStream = 1;
constexpr std::uint64_t heldOutStream = 2;

GameRunner makeRunner(const Recipe &recipe, const Genes &genes)
{
    return {*Decider::make(recipe.player(genes)), recipe.rules};
}

bool isFinite(const Genes &genes)
{
    return std::ranges::all_of(genes, [](double gene) { return std::isfinite(gene); });
}

double sumUp(Summing summing, std::vector<double> values)
{
    switch (summing) {
    case Summing::Median:
        std::ranges::sort(values);
        return quantile(values, 0.5);
    case Summing::Minimum:
        return std::ranges::min(values);
    case Summing::Sum:
    case Summing::Mean:
        break;
    }
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return summing == Summing::Sum ? sum : sum / static_cast<double>(values.size());
}

std::vector<double> valuesOf(std::span<const GameValue> games)
{
    std::vector<double> values;
    for (const GameValue &game : games)
        values.push_back(game.value);
    return values;
}

GenomeResult resultOf(
    const EvaluationSettings &settings, const Individual &individual, std::span<const GameValue> games)
{
    GenomeResult result{.individual = individual, .games = static_cast<int>(games.size())};
    if (games.empty())
        return result;
    for (const GameValue &game : games) {
        result.score += static_cast<double>(game.score);
        result.lines += static_cast<double>(game.lines);
        result.pieces += static_cast<double>(game.pieces);
        result.moves += static_cast<double>(game.moves);
    }
    const auto count = static_cast<double>(games.size());
    for (double *mean : {&result.score, &result.lines, &result.pieces, &result.moves})
        *mean /= count;
    if (!settings.zeroUnlessSurvived || std::ranges::all_of(games, &GameValue::survived))
        result.fitness = sumUp(settings.summing, valuesOf(games));
    return result;
}

} // namespace

void plainMap(std::size_t count, const std::function<void(std::size_t)> &work)
{
    for (std::size_t i = 0; i < count; ++i)
        work(i);
}

/// A genome with the games that it has played.
struct Evaluation::Entrant
{
    Entrant(std::size_t firstGenome, const Genes &itsGenes, GameRunner itsRunner)
        : genome(firstGenome)
        , genes(&itsGenes)
        , runner(std::move(itsRunner))
    {}

    std::size_t genome; ///< the first with these genes
    const Genes *genes;
    GameRunner runner;
    std::vector<GameValue> games = {};
    std::size_t remembered = 0;     ///< of these, not played now
    std::atomic<int> gamesLeft = 0; ///< until the next barrier
    bool racing = true;
};

Evaluation::Evaluation(const Recipe &recipe)
    : m_recipe(recipe)
{}

std::uint64_t Evaluation::gameSeed(std::size_t generation, std::size_t genome, std::size_t game) const
{
    const EvaluationSettings &settings = m_recipe.evaluation;
    switch (settings.seeds) {
    case SeedMode::Fixed:
        return settings.firstSeed ? *settings.firstSeed + game
                                  : Rng::streamSeed(m_recipe.seed, {trainingStream, game});
    case SeedMode::Generation:
        return Rng::streamSeed(m_recipe.seed, {trainingStream, generation, game});
    case SeedMode::Genome:
        break;
    }
    return Rng::streamSeed(m_recipe.seed, {trainingStream, generation, genome, game});
}

GameValue Evaluation::playOne(
    const GameRunner &runner, std::uint64_t seed, const GameCaps &caps, const std::stop_token &stop) const
{
    const Randomizer randomizer = *Randomizer::make(m_recipe.randomizer, seed);
    const Measure measure = m_recipe.evaluation.measure;
    SwarmMix mix;
    GameRunner::Watch watch;
    if (measure == Measure::Swarm)
        watch = [&mix](const Board &board) { mix.add(board); };
    const GameReport report = runner.play(randomizer, caps, stop, watch);
    GameValue value{.score = report.score,
        .lines = report.rows,
        .pieces = report.pieces,
        .moves = report.moves,
        .survived = report.end != GameEnd::ToppedOut};
    switch (measure) {
    case Measure::Score:
        value.value = static_cast<double>(report.score);
        break;
    case Measure::Lines:
        value.value = static_cast<double>(report.rows);
        break;
    case Measure::Pieces:
        value.value = static_cast<double>(report.pieces);
        break;
    case Measure::Swarm:
        value.value = mix.value(report.rows);
        break;
    }
    return value;
}

bool Evaluation::playUntil(std::size_t barrier, std::size_t generation, std::deque<Entrant> &entrants,
    const GameMap &map, const std::stop_token &stop, Progress &progress) const
{
    struct Item
    {
        Entrant *entrant;
        std::size_t game;
    };
    // Game by game, so that a genome whose games are long does not come all at once.
    std::vector<Item> items;
    for (Entrant &entrant : entrants) {
        if (entrant.racing && entrant.games.size() < barrier) {
            entrant.gamesLeft = static_cast<int>(barrier - entrant.games.size());
            for (std::size_t game = entrant.games.size(); game < barrier; ++game)
                items.push_back({&entrant, game});
            entrant.games.resize(barrier);
        }
    }
    std::ranges::stable_sort(items, {}, &Item::game);
    const bool last = barrier == static_cast<std::size_t>(m_recipe.evaluation.games);
    map(items.size(), [&](std::size_t i) {
        if (stop.stop_requested())
            return;
        const auto [entrant, game] = items[i];
        entrant->games[game] = playOne(
            entrant->runner, gameSeed(generation, entrant->genome, game), m_recipe.evaluation.caps, stop);
        progress.games.fetch_add(1, std::memory_order_relaxed);
        if (entrant->gamesLeft.fetch_sub(1, std::memory_order_relaxed) == 1 && last)
            progress.genomes.fetch_add(1, std::memory_order_relaxed);
    });
    return !stop.stop_requested();
}

/// A race after Heidrich-Meisner and Igel, "Hoeffding and Bernstein races for selecting policies in evolutionary direct
/// policy search" (2009), with intervals of a number of standard errors, for a game's value has no bound: whoever's upper
/// end lies below the lower ends of as many others as can win has lost.
void Evaluation::dropLosers(std::deque<Entrant> &entrants, Progress &progress) const
{
    const Racing &racing = m_recipe.evaluation.racing;
    std::vector<double> lowerEnds;
    std::vector<std::pair<Entrant *, double>> upperEnds;
    for (Entrant &entrant : entrants) {
        if (!entrant.racing)
            continue;
        const Summary summary = summarize(valuesOf(entrant.games));
        const double half = racing.confidence * summary.standardError;
        lowerEnds.push_back(summary.mean - half);
        upperEnds.emplace_back(&entrant, summary.mean + half);
    }
    const auto winners = static_cast<std::size_t>(racing.winners);
    if (lowerEnds.size() <= winners)
        return;
    std::ranges::sort(lowerEnds, std::greater());
    for (const auto &[entrant, upperEnd] : upperEnds) {
        if (upperEnd < lowerEnds[winners - 1]) {
            entrant->racing = false;
            progress.genomes.fetch_add(1, std::memory_order_relaxed);
        }
    }
}

std::optional<Evaluation::Results> Evaluation::play(std::size_t generation,
    std::span<const Individual> individuals, const GameMap &map, const std::stop_token &stop,
    Progress &progress)
{
    const EvaluationSettings &settings = m_recipe.evaluation;
    const auto games = static_cast<std::size_t>(settings.games);
    std::deque<Entrant> entrants;
    std::vector<Entrant *> entrantOf(individuals.size(), nullptr);
    std::map<Genes, Entrant *> known;
    std::int64_t planned = 0;
    for (std::size_t i = 0; i < individuals.size(); ++i) {
        const Genes &genes = individuals[i].genes;
        // A genome that ran away to infinity plays nothing and counts nothing.
        if (!isFinite(genes))
            continue;
        Entrant *&twin = known[genes];
        if (!twin || settings.seeds == SeedMode::Genome) {
            Entrant &entrant = entrants.emplace_back(i, genes, makeRunner(m_recipe, genes));
            if (const auto found = m_memory.find(genes); found != m_memory.end())
                entrant.games = found->second;
            entrant.remembered = entrant.games.size();
            planned += static_cast<std::int64_t>(games - entrant.games.size());
            twin = &entrant;
        }
        entrantOf[i] = twin;
    }
    progress.games = 0;
    progress.gamesPlanned = planned;
    progress.genomes = std::ranges::count(entrants, games, &Entrant::remembered);
    progress.genomesPlanned = std::ssize(entrants);

    for (const int barrier : settings.racing.barriers) {
        if (!playUntil(static_cast<std::size_t>(barrier), generation, entrants, map, stop, progress))
            return std::nullopt;
        dropLosers(entrants, progress);
    }
    if (!playUntil(games, generation, entrants, map, stop, progress))
        return std::nullopt;

    Results results;
    for (std::size_t i = 0; i < individuals.size(); ++i) {
        const Entrant *entrant = entrantOf[i];
        results.genomes.push_back(resultOf(
            settings, individuals[i], entrant ? std::span(entrant->games) : std::span<const GameValue>()));
    }
    Memory memory;
    for (Entrant &entrant : entrants) {
        const std::size_t played = entrant.games.size() - entrant.remembered;
        results.gamesPlayed += static_cast<std::int64_t>(played);
        results.genomesPlayed += played > 0 ? 1 : 0;
        if (settings.seeds == SeedMode::Fixed)
            memory.emplace(*entrant.genes, std::move(entrant.games));
    }
    m_memory = std::move(memory);
    return results;
}

std::optional<HeldOutScore> Evaluation::playHeldOut(
    const Genes &genes, const GameMap &map, const std::stop_token &stop, Progress &progress) const
{
    const HeldOut &heldOut = m_recipe.heldOut;
    std::vector<double> values(static_cast<std::size_t>(heldOut.games));
    progress.gamesPlanned.fetch_add(heldOut.games, std::memory_order_relaxed);
    const GameRunner runner = makeRunner(m_recipe, genes);
    map(values.size(), [&](std::size_t game) {
        if (stop.stop_requested())
            return;
        const std::uint64_t seed = Rng::streamSeed(m_recipe.seed, {heldOutStream, game});
        values[game] = playOne(runner, seed, heldOut.caps, stop).value;
        progress.games.fetch_add(1, std::memory_order_relaxed);
    });
    if (stop.stop_requested())
        return std::nullopt;
    const Summary summary = summarize(values);
    return HeldOutScore{summary.mean, summary.standardError, heldOut.games};
}

} // namespace tetrarium
