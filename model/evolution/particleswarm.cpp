// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "particleswarm.h"

#include "optimizerstate.h"
#include "randomsource.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <numeric>

namespace tetrarium {

namespace {

constexpr std::array parameterInfos{
    ParameterInfo{.name = "particles", .least = 1, .most = 10000, .fallback = 25, .whole = true},
    ParameterInfo{.name = "inertia", .least = 0, .most = 2, .fallback = 0.7298},
    ParameterInfo{.name = "own", .least = 0, .most = 10, .fallback = 1.49618},
    ParameterInfo{.name = "neighbour", .least = 0, .most = 10, .fallback = 1.49618},
    ParameterInfo{.name = "limit", .least = 0, .most = 1000, .fallback = 0.5},
};

struct Particle
{
    Genes place;
    std::vector<double> velocity;
    Genes best;
    double bestFitness = 0;
};

class ParticleSwarm : public Optimizer
{
public:
    ParticleSwarm(const Task &task, const Parameters &parameters);

    std::vector<Individual> ask() override;
    void tell(std::span<const double> fitness) override;
    std::string save() const override;
    Expected<void> restore(std::string_view state) override;
    std::vector<Metric> metrics() const override;

private:
    void move(std::size_t particle);
    const Particle &bestNeighbour(std::size_t particle) const;

    Parameters m_parameters;
    std::vector<std::vector<std::size_t>> m_neighbours; ///< particles, not places
    RandomSource m_random;
    int m_number = 0; ///< generations told
    std::vector<Particle> m_particles;
    bool m_moved = true; ///< since the last tell()
};

ParticleSwarm::ParticleSwarm(const Task &task, const Parameters &parameters)
    : m_parameters(parameters)
    , m_random(*RandomSource::make("own", task.seed))
{
    const auto count = static_cast<std::size_t>(parameters.whole("particles"));
    std::vector<std::size_t> standing(count); // which particle stands at a place
    std::iota(standing.begin(), standing.end(), std::size_t{0});
    for (std::size_t i = 0; i + 1 < count; ++i)
        std::swap(standing[i], standing[i + m_random.index(count - i)]);
    const auto places = vonNeumannNeighbours(count);
    m_neighbours.resize(count);
    for (std::size_t place = 0; place < count; ++place) {
        for (const std::size_t near : places[place])
            m_neighbours[standing[place]].push_back(standing[near]);
    }
    for (std::size_t i = 0; i < count; ++i) {
        Particle particle;
        for (const GeneRange &range : task.genes)
            particle.place.push_back(range.least + m_random.unit() * (range.most - range.least));
        particle.velocity.assign(particle.place.size(), 0.0);
        m_particles.push_back(std::move(particle));
    }
}

std::vector<Individual> ParticleSwarm::ask()
{
    if (!m_moved) {
        for (std::size_t i = 0; i < m_particles.size(); ++i)
            move(i);
        m_moved = true;
    }
    std::vector<Individual> asked;
    for (const Particle &particle : m_particles) {
        asked.push_back({.id = std::format("{:07}{:03}", m_number, asked.size()),
            .genes = particle.place,
            .origin = m_number == 0 ? Origin::Newcomer : Origin::Particle});
    }
    return asked;
}

void ParticleSwarm::tell(std::span<const double> fitness)
{
    for (std::size_t i = 0; i < m_particles.size(); ++i) {
        Particle &particle = m_particles[i];
        if (m_number == 0 || fitness[i] > particle.bestFitness) {
            particle.best = particle.place;
            particle.bestFitness = fitness[i];
        }
    }
    ++m_number;
    m_moved = false;
}

const Particle &ParticleSwarm::bestNeighbour(std::size_t particle) const
{
    const auto fitness = [this](std::size_t i) { return m_particles[i].bestFitness; };
    return m_particles[*std::ranges::max_element(m_neighbours[particle], {}, fitness)];
}

/// Best places change in tell() only, so that it does not matter who moves first.
void ParticleSwarm::move(std::size_t index)
{
    Particle &particle = m_particles[index];
    const Particle &neighbour = bestNeighbour(index);
    const double limit = m_parameters.number("limit");
    for (std::size_t i = 0; i < particle.place.size(); ++i) {
        const double own = m_parameters.number("own") * m_random.unit();
        const double shared = m_parameters.number("neighbour") * m_random.unit();
        const double velocity = m_parameters.number("inertia") * particle.velocity[i]
                                + own * (particle.best[i] - particle.place[i])
                                + shared * (neighbour.best[i] - particle.place[i]);
        particle.velocity[i] = std::clamp(velocity, -limit, limit);
        particle.place[i] += particle.velocity[i];
    }
}

std::vector<Metric> ParticleSwarm::metrics() const
{
    double best = m_particles.front().bestFitness;
    double speed = 0;
    double count = 0;
    for (const Particle &particle : m_particles) {
        best = std::max(best, particle.bestFitness);
        for (const double velocity : particle.velocity) {
            speed += std::abs(velocity);
            ++count;
        }
    }
    return {{"swarm_best", best}, {"speed", speed / count}};
}

std::string ParticleSwarm::save() const
{
    optimizerstate::Json state;
    state["generation"] = m_number;
    state["random"] = m_random.save();
    state["moved"] = m_moved;
    state["neighbours"] = m_neighbours;
    state["particles"] = optimizerstate::Json::array();
    for (const Particle &particle : m_particles) {
        state["particles"].push_back({{"place", particle.place}, {"velocity", particle.velocity},
            {"best", particle.best}, {"best_fitness", particle.bestFitness}});
    }
    return state.dump();
}

Expected<void> ParticleSwarm::restore(std::string_view text)
{
    ParticleSwarm restored = *this;
    const auto read = [&](const optimizerstate::Json &state) {
        const std::size_t genes = m_particles.front().place.size();
        restored.m_number = optimizerstate::count(state.at("generation"));
        restored.m_random = optimizerstate::random(state.at("random"));
        restored.m_moved = state.at("moved").get<bool>();
        const optimizerstate::Json &particles = state.at("particles");
        optimizerstate::requireSize(particles, m_particles.size());
        const optimizerstate::Json &neighbours = state.at("neighbours");
        optimizerstate::requireSize(neighbours, m_particles.size());
        for (std::size_t i = 0; i < m_particles.size(); ++i) {
            const optimizerstate::Json &entry = particles.at(i);
            restored.m_particles[i] = {
                .place = optimizerstate::numbers(entry.at("place"), genes),
                .velocity = optimizerstate::numbers(entry.at("velocity"), genes),
                .best = optimizerstate::numbers(entry.at("best"), restored.m_number == 0 ? 0 : genes),
                .bestFitness = optimizerstate::number(entry.at("best_fitness")),
            };
            restored.m_neighbours[i] =
                optimizerstate::indices(neighbours.at(i), m_neighbours[i].size(), m_particles.size());
        }
    };
    if (const auto done = optimizerstate::parse(text, "the state of a swarm", read); !done)
        return done;
    *this = std::move(restored);
    return {};
}

} // namespace

std::vector<std::vector<std::size_t>> vonNeumannNeighbours(std::size_t count)
{
    auto rows = static_cast<std::size_t>(std::sqrt(static_cast<double>(count)));
    while (count % rows != 0)
        --rows;
    const std::size_t columns = count / rows;
    std::vector<std::vector<std::size_t>> neighbours(count);
    for (std::size_t place = 0; place < count; ++place) {
        const std::size_t row = place / columns;
        const std::size_t column = place % columns;
        for (const std::size_t near :
            {place, row * columns + (column + columns - 1) % columns, row * columns + (column + 1) % columns,
                (row + rows - 1) % rows * columns + column, (row + 1) % rows * columns + column}) {
            if (!std::ranges::contains(neighbours[place], near))
                neighbours[place].push_back(near);
        }
    }
    return neighbours;
}

OptimizerKind particleSwarmKind()
{
    return {
        .name = "swarm",
        .parameters = parameterInfos,
        .make = makeOptimizer<ParticleSwarm>,
    };
}

} // namespace tetrarium
