// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "geneticalgorithm.h"

#include "optimizerstate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>

namespace tetrarium {

namespace {

using namespace genetic;

constexpr std::array<std::string_view, 6> selections{
    "upper-half", "upper-half-squared", "tournament", "random-tenth", "thesis-program", "duels"};
constexpr std::array<std::string_view, 5> crossovers{
    "either", "weighted", "weighted-normalized", "segments", "segments-or-weighted"};
constexpr std::array<std::string_view, 3> mutations{"none", "each-gene", "one-gene"};
constexpr std::array<std::string_view, 3> programs{"none", "thesis", "tetnet"};
constexpr std::array<std::string_view, 3> generators{"own", "java", "mulberry32"};

constexpr std::array parameterInfos{
    ParameterInfo{.name = "population", .least = 2, .most = 100000, .fallback = 100, .whole = true},
    ParameterInfo{.name = "elites", .least = 0, .most = 100000, .fallback = 1, .whole = true},
    ParameterInfo{.name = "child_chance", .least = 0, .most = 1, .fallback = 1},
    ParameterInfo{.name = "newcomer_chance", .least = 0, .most = 1, .fallback = 0.5},
    ParameterInfo{.name = "selection", .words = selections},
    ParameterInfo{.name = "tournament", .least = 1, .most = 1000, .fallback = 2, .whole = true},
    ParameterInfo{.name = "crossover", .words = crossovers},
    ParameterInfo{.name = "crossover_bias", .least = 0, .most = 1e9, .fallback = 0},
    ParameterInfo{.name = "mutation", .words = mutations},
    ParameterInfo{.name = "mutation_rate", .least = 0, .most = 1, .fallback = 0.05},
    ParameterInfo{.name = "mutation_step", .least = 0, .most = 1000, .fallback = 0.2},
    ParameterInfo{.name = "program", .words = programs},
    ParameterInfo{.name = "generator", .words = generators},
};

} // namespace

GeneticAlgorithm::GeneticAlgorithm(const Task &task, const Parameters &parameters)
    : m_ranges(task.genes)
    , m_parameters(parameters)
    , m_random(*RandomSource::make(parameters.word("generator"), task.seed))
{
    if (parameters.word("program") == "thesis")
        m_program = Program::Thesis;
    else if (parameters.word("program") == "tetnet")
        m_program = Program::Tetnet;
    for (std::size_t number = 0; number < static_cast<std::size_t>(parameters.whole("population")); ++number)
        m_generation.push_back({.id = childId(number), .genes = newcomer()});
}

Genes GeneticAlgorithm::newcomer()
{
    Genes genes;
    for (const GeneRange &range : m_ranges)
        genes.push_back(range.least + m_random.unit() * (range.most - range.least));
    return genes;
}

/// Generation in seven digits, number in three.
std::string GeneticAlgorithm::childId(std::size_t number) const
{
    return std::format("{:07}{:03}", m_number, number);
}

/// The thesis's program numbers elites and newcomers the other way round.
std::string GeneticAlgorithm::otherId(std::size_t number) const
{
    return m_program == Program::Thesis ? std::format("{:07}{:03}", number, m_number) : childId(number);
}

void GeneticAlgorithm::begin(
    std::vector<Individual> generation, std::span<const double> fitness, const RandomSource &random)
{
    m_random = random;
    m_generation = std::move(generation);
    m_fitness.assign(fitness.begin(), fitness.end());
}

void GeneticAlgorithm::tell(std::span<const double> fitness)
{
    m_fitness.assign(fitness.begin(), fitness.end());
}

std::vector<Individual> GeneticAlgorithm::ask()
{
    if (m_fitness.empty())
        return m_generation;
    ++m_number;
    const auto population = static_cast<std::size_t>(m_parameters.whole("population"));
    const double childChance = m_parameters.number("child_chance");
    const Stock from = stock();
    std::vector<Individual> next;
    for (const std::size_t index : from.kept)
        next.push_back(elite(index, next.size()));
    while (next.size() < population) {
        const std::size_t number = next.size();
        if (childChance >= 1 || m_random.unit() < childChance)
            next.push_back(child(from, number));
        else if (m_random.unit() < m_parameters.number("newcomer_chance"))
            next.push_back({.id = otherId(number), .genes = newcomer()});
        else
            next.push_back(mutant(from, number));
    }
    m_generation = std::move(next);
    m_fitness.clear();
    return m_generation;
}

GeneticAlgorithm::Stock GeneticAlgorithm::stock()
{
    const std::string &selection = m_parameters.word("selection");
    const std::vector<std::size_t> ranking = byFitness(m_fitness);
    Stock stock;
    stock.fittest = m_program == Program::Thesis ? thesisOrder(m_fitness).back() : ranking.front();
    if (selection == "duels") {
        stock.kept = stock.pool = duels(parents(), m_random);
        return stock;
    }
    const auto elites = std::min(static_cast<std::size_t>(m_parameters.whole("elites")),
        static_cast<std::size_t>(m_parameters.whole("population")));
    for (std::size_t rank = 0; rank < std::min(elites, ranking.size()); ++rank)
        stock.kept.push_back(rank == 0 ? stock.fittest : ranking[rank]);
    if (selection == "thesis-program")
        stock.pool = thesisHalf(m_generation.size());
    else
        stock.pool.assign(
            ranking.begin(), ranking.begin() + static_cast<std::ptrdiff_t>((ranking.size() + 1) / 2));
    return stock;
}

Individual GeneticAlgorithm::elite(std::size_t index, std::size_t number) const
{
    Individual kept = m_generation[index];
    kept.parents = {kept.id};
    kept.origin = Origin::Elite;
    if (m_program != Program::Tetnet)
        kept.id = otherId(number);
    return kept;
}

Individual GeneticAlgorithm::child(const Stock &stock, std::size_t number)
{
    const auto [first, second] = chooseParents(stock);
    Individual made{.id = childId(number), .genes = {}, .origin = Origin::Child};
    made.parents = {m_generation[first].id, m_generation[second].id};
    if (m_program == Program::Tetnet)
        made.id = std::format("{}", m_random.unit());
    made.genes = cross(first, second);
    mutateChild(made.genes);
    return made;
}

Individual GeneticAlgorithm::mutant(const Stock &stock, std::size_t number)
{
    const Individual &best = m_generation[stock.fittest];
    Individual made{
        .id = childId(number), .genes = best.genes, .origin = Origin::Mutant, .parents = {best.id}};
    mutateEachGene(made.genes, m_program == Program::Thesis);
    return made;
}

std::pair<std::size_t, std::size_t> GeneticAlgorithm::chooseParents(const Stock &stock)
{
    const std::string &selection = m_parameters.word("selection");
    if (selection == "random-tenth")
        return bestOfRandomTenth(parents(), m_random);
    const auto draw = [&] {
        if (selection == "tournament")
            return tournament(parents(), m_parameters.whole("tournament"), m_random);
        if (selection != "upper-half-squared")
            return stock.pool[m_random.index(stock.pool.size())];
        const double u = m_random.unit();
        return stock.pool[static_cast<std::size_t>(u * u * static_cast<double>(stock.pool.size()))];
    };
    const std::size_t first = draw();
    return {first, draw()};
}

Genes GeneticAlgorithm::cross(std::size_t first, std::size_t second)
{
    const Genes &a = m_generation[first].genes;
    const Genes &b = m_generation[second].genes;
    const std::string &crossover = m_parameters.word("crossover");
    if (crossover == "either")
        return either(a, b, m_random);
    if (crossover == "segments" || (crossover == "segments-or-weighted" && m_random.unit() < 0.5))
        return segments(a, b, m_random);
    const double bias = m_parameters.number("crossover_bias");
    Genes child = weightedSum(a, m_fitness[first], b, m_fitness[second], bias);
    if (crossover != "weighted") {
        normalize(child);
    } else if (const double weights = m_fitness[first] + m_fitness[second] + 2 * bias; weights > 0) {
        for (double &gene : child)
            gene /= weights;
    }
    return child;
}

void GeneticAlgorithm::mutateChild(Genes &genes)
{
    const std::string &mutation = m_parameters.word("mutation");
    const double step = m_parameters.number("mutation_step");
    if (mutation == "each-gene") {
        mutateEachGene(genes, false);
    } else if (mutation == "one-gene" && m_random.unit() < m_parameters.number("mutation_rate")) {
        const std::size_t at = m_random.index(genes.size());
        genes[at] += step * (2 * m_random.unit() - 1);
    }
}

void GeneticAlgorithm::mutateEachGene(Genes &genes, bool thesisOrder)
{
    // The thesis's program goes through bumpiness, cumulative height, holes, rows cleared, weighted height; its genomes
    // are written as rows cleared, weighted height, cumulative height, holes, bumpiness.
    constexpr std::array<std::size_t, 5> thesisGenes{4, 2, 3, 0, 1};
    const double rate = m_parameters.number("mutation_rate");
    const double step = m_parameters.number("mutation_step");
    for (std::size_t i = 0; i < genes.size(); ++i) {
        if (!(m_random.unit() < rate))
            continue;
        double &gene = genes[thesisOrder && genes.size() == thesisGenes.size() ? thesisGenes[i] : i];
        const double u = m_random.unit();
        // The two programs round differently.
        gene = m_program == Program::Tetnet ? gene + u * (2 * step) - step : gene + step * (2 * u - 1);
    }
}

std::string GeneticAlgorithm::save() const
{
    optimizerstate::Json state;
    state["generation"] = m_number;
    state["random"] = m_random.save();
    state["individuals"] = optimizerstate::toJson(m_generation);
    state["fitness"] = m_fitness;
    return state.dump();
}

Expected<void> GeneticAlgorithm::restore(std::string_view text)
{
    GeneticAlgorithm restored = *this;
    const auto read = [&](const optimizerstate::Json &state) {
        const auto population = static_cast<std::size_t>(m_parameters.whole("population"));
        const optimizerstate::Json &individuals = state.at("individuals");
        const optimizerstate::Json &fitness = state.at("fitness");
        optimizerstate::requireSize(individuals, population);
        restored.m_number = optimizerstate::count(state.at("generation"));
        restored.m_random = optimizerstate::random(state.at("random"));
        restored.m_generation = optimizerstate::individuals(individuals, population, m_ranges.size());
        restored.m_fitness = optimizerstate::numbers(fitness, fitness.empty() ? 0 : population);
    };
    if (const auto done = optimizerstate::parse(text, "the state of a genetic algorithm", read); !done)
        return done;
    *this = std::move(restored);
    return {};
}

OptimizerKind geneticAlgorithmKind()
{
    return {
        .name = "genetic",
        .parameters = parameterInfos,
        .make = makeOptimizer<GeneticAlgorithm>,
    };
}

} // namespace tetrarium
