// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolution.h"

#include "statistics.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;

constexpr int stateVersion = 1;

/// Mean over genes of the standard deviation between genomes.
double diversityOf(std::span<const GenomeResult> genomes)
{
    const std::size_t count = genomes.front().individual.genes.size();
    double sum = 0.0;
    for (std::size_t gene = 0; gene < count; ++gene) {
        std::vector<double> values;
        for (const GenomeResult &genome : genomes)
            values.push_back(genome.individual.genes[gene]);
        sum += summarize(values).standardDeviation;
    }
    return sum / static_cast<double>(count);
}

GenerationReport reportOf(int number, std::vector<GenomeResult> genomes)
{
    GenerationReport report{.number = number, .genomes = std::move(genomes)};
    std::vector<double> fitness;
    for (const GenomeResult &genome : report.genomes)
        fitness.push_back(genome.fitness);
    const auto mean = std::ranges::find(
        report.genomes, Origin::Mean, [](const GenomeResult &genome) { return genome.individual.origin; });
    report.best = static_cast<std::size_t>(mean != report.genomes.end()
                                               ? mean - report.genomes.begin()
                                               : std::ranges::max_element(fitness) - fitness.begin());
    report.bestFitness = fitness[report.best];
    report.mean = summarize(fitness).mean;
    std::ranges::sort(fitness);
    report.median = quantile(fitness, 0.5);
    report.low = quantile(fitness, 0.1);
    report.high = quantile(fitness, 0.9);
    report.diversity = diversityOf(report.genomes);
    return report;
}

Json saveMemory(const Evaluation::Memory &memory)
{
    Json saved = Json::array();
    for (const auto &[genes, games] : memory) {
        Json list = Json::array();
        for (const GameValue &game : games)
            list.push_back({game.value, game.score, game.lines, game.pieces, game.moves, game.survived});
        saved.push_back({genes, std::move(list)});
    }
    return saved;
}

Evaluation::Memory restoreMemory(const Json &saved)
{
    Evaluation::Memory memory;
    for (const Json &entry : saved) {
        std::vector<GameValue> &games = memory[entry.at(0).get<Genes>()];
        for (const Json &game : entry.at(1))
            games.push_back(
                {game.at(0), game.at(1), game.at(2), game.at(3), game.at(4), game.at(5).get<bool>()});
    }
    return memory;
}

} // namespace

Evolution::Evolution(Recipe recipe, std::unique_ptr<Optimizer> optimizer)
    : m_recipe(std::move(recipe))
    , m_evaluation(m_recipe)
    , m_optimizer(std::move(optimizer))
{}

Expected<std::unique_ptr<Optimizer>> Evolution::makeOptimizer(const Recipe &recipe)
{
    const auto kind = findOptimizer(recipe.optimizer);
    if (!kind)
        return std::unexpected(kind.error());
    return kind->make({.genes = recipe.ranges, .seed = recipe.seed}, recipe.parameters);
}

Expected<Evolution> Evolution::make(const Recipe &recipe)
{
    if (const auto checked = checkRecipe(recipe); !checked)
        return std::unexpected(checked.error());
    auto optimizer = makeOptimizer(recipe);
    if (!optimizer)
        return std::unexpected(optimizer.error());
    return Evolution(recipe, *std::move(optimizer));
}

std::optional<GenerationReport> Evolution::next(
    const GameMap &map, const std::stop_token &stop, Progress &progress)
{
    const int number = m_state.generations;
    const Evaluation::Memory before = m_evaluation.memory();
    auto results =
        m_evaluation.play(static_cast<std::size_t>(number), m_optimizer->ask(), map, stop, progress);
    if (!results)
        return std::nullopt;
    GenerationReport report = reportOf(number, std::move(results->genomes));
    if (const int every = m_recipe.heldOut.every; every > 0 && (number + 1) % every == 0) {
        report.heldOut =
            m_evaluation.playHeldOut(report.genomes[report.best].individual.genes, map, stop, progress);
        if (!report.heldOut) {
            m_evaluation.setMemory(before);
            return std::nullopt;
        }
    }

    std::vector<double> fitness;
    for (const GenomeResult &genome : report.genomes)
        fitness.push_back(genome.fitness);
    m_optimizer->tell(fitness);
    report.metrics = m_optimizer->metrics();

    ++m_state.generations;
    m_state.evaluations += results->genomesPlayed;
    m_state.games += results->gamesPlayed;
    if (!m_state.bestFitness || report.bestFitness > *m_state.bestFitness) {
        m_state.bestFitness = report.bestFitness;
        m_state.bestGeneration = number;
    }
    report.evaluations = m_state.evaluations;
    report.games = m_state.games;
    report.stop = m_state.stop = reasonToStop(report);
    return report;
}

StopReason Evolution::reasonToStop(const GenerationReport &report) const
{
    const Stopping &stopping = m_recipe.stopping;
    if (stopping.generations > 0 && m_state.generations >= stopping.generations)
        return StopReason::Generations;
    if (stopping.target != 0) {
        const bool reached = m_recipe.heldOut.every == 0
                                 ? report.bestFitness >= stopping.target
                                 : report.heldOut && report.heldOut->mean >= stopping.target;
        if (reached)
            return StopReason::Target;
    }
    if (stopping.evaluations > 0 && m_state.evaluations >= stopping.evaluations)
        return StopReason::Evaluations;
    if (stopping.stagnation > 0 && report.number - m_state.bestGeneration >= stopping.stagnation)
        return StopReason::Stagnation;
    return StopReason::None;
}

void Evolution::extend(int generations)
{
    const int planned = m_recipe.stopping.generations;
    const bool ended = m_state.stop != StopReason::None || planned < m_state.generations;
    m_recipe.stopping = {.generations = (ended ? m_state.generations : planned) + generations};
    m_state.stop = StopReason::None;
}

void Evolution::endHere()
{
    m_recipe.stopping.generations = m_state.generations;
    m_recipe.stopping.seconds = 0;
    m_state.stop = StopReason::Generations;
}

std::string Evolution::save() const
{
    Json state;
    state["version"] = stateVersion;
    state["generations"] = m_state.generations;
    const Stopping &stopping = m_recipe.stopping;
    Json &ends = state["stopping"] = Json::array();
    ends.push_back(stopping.generations);
    ends.push_back(stopping.evaluations);
    ends.push_back(stopping.seconds);
    ends.push_back(stopping.stagnation);
    ends.push_back(stopping.target);
    state["stop"] = nameOf(m_state.stop);
    state["evaluations"] = m_state.evaluations;
    state["games"] = m_state.games;
    if (m_state.bestFitness) {
        state["best_fitness"] = *m_state.bestFitness;
        state["best_generation"] = m_state.bestGeneration;
    }
    state["optimizer"] = m_optimizer->save();
    state["memory"] = saveMemory(m_evaluation.memory());
    return state.dump();
}

Expected<void> Evolution::restore(std::string_view text)
{
    const Json saved = Json::parse(text, nullptr, false);
    auto optimizer = makeOptimizer(m_recipe);
    if (!optimizer)
        return std::unexpected(optimizer.error());
    try {
        if (const int version = saved.at("version"); version != stateVersion)
            return fail(ErrorCode::UnknownVersion, std::to_string(version), std::to_string(stateVersion));
        State state{
            .generations = saved.at("generations"),
            .stop = StopReason::None,
            .evaluations = saved.at("evaluations"),
            .games = saved.at("games"),
        };
        const Json &ends = saved.at("stopping");
        const Stopping stopping{ends.at(0), ends.at(1), ends.at(2), ends.at(3), ends.at(4)};
        const auto stop = stopReasonFromName(saved.at("stop").get<std::string>());
        if (!stop)
            return std::unexpected(stop.error());
        state.stop = *stop;
        if (saved.contains("best_fitness")) {
            state.bestFitness = saved.at("best_fitness").get<double>();
            state.bestGeneration = saved.at("best_generation");
        }
        auto memory = restoreMemory(saved.at("memory"));
        for (const auto &[genes, games] : memory) {
            if (games.size() > static_cast<std::size_t>(m_recipe.evaluation.games))
                return fail(ErrorCode::WrongSize, std::to_string(games.size()),
                    std::to_string(m_recipe.evaluation.games));
        }
        if (const auto restored = (*optimizer)->restore(saved.at("optimizer").get<std::string>()); !restored)
            return restored;
        m_evaluation.setMemory(std::move(memory));
        m_optimizer = *std::move(optimizer);
        m_state = state;
        m_recipe.stopping = stopping;
    } catch (const Json::exception &exception) {
        return fail(ErrorCode::Syntax, exception.what(), "a run's state");
    }
    return {};
}

} // namespace tetrarium
