// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "optimizer.h"
#include "randomsource.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// The textbook's functions for optimizers, and what drives one over them.
namespace tetrarium {

/// Lower is better; the least is 0.
using Cost = std::function<double(std::span<const double>)>;

/// Σ (xᵢ − cᵢ)² with c = 0.5, −0.25, 0.5, −0.25 …, so that no start is the answer.
inline double sphere(std::span<const double> x)
{
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double distance = x[i] - (i % 2 == 0 ? 0.5 : -0.25);
        sum += distance * distance;
    }
    return sum;
}

/// Rosenbrock's bent valley; the answer is (1, 1, … 1).
inline double rosenbrock(std::span<const double> x)
{
    double sum = 0;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        const double bend = x[i + 1] - x[i] * x[i];
        sum += 100 * bend * bend + (1 - x[i]) * (1 - x[i]);
    }
    return sum;
}

/// An axis-parallel ellipsoid, the longest axis 1,000 times the shortest, in the tutorial's form 10^(6(i−1)/(n−1)).
inline double ellipsoid(std::span<const double> x)
{
    double sum = 0;
    double scale = 1;
    for (const double value : x) {
        sum += scale * value * value;
        scale *= std::pow(1e6, 1 / static_cast<double>(x.size() - 1));
    }
    return sum;
}

using NamedValues = std::vector<std::pair<std::string_view, Parameters::Value>>;

/// A kind's optimizer with some parameters changed; ends the test where there is none such.
inline std::unique_ptr<Optimizer> makeOptimizer(
    std::string_view kind, const Task &task, const NamedValues &values = {})
{
    const auto found = findOptimizer(kind);
    if (!found)
        qFatal("%s", found.error().found.c_str());
    Parameters parameters(found->parameters);
    for (const auto &[name, value] : values) {
        const auto set = parameters.set(name, value);
        if (!set)
            qFatal("%s: %s", set.error().found.c_str(), set.error().expected.c_str());
    }
    return found->make(task, parameters);
}

/// So many genes, all of one range.
inline Task taskOf(std::size_t genes, GeneRange range = {}, std::uint64_t seed = 1)
{
    return {.genes = std::vector<GeneRange>(genes, range), .seed = seed};
}

/// One run of an optimizer over a function.
class Minimization
{
public:
    /// `noise`: standard deviation of what is added to every cost told.
    Minimization(Optimizer &optimizer, Cost cost, double noise = 0)
        : m_optimizer(optimizer)
        , m_cost(std::move(cost))
        , m_noise(noise)
    {}

    /// One generation more; what was asked for.
    std::vector<Individual> step()
    {
        const std::vector<Individual> asked = m_optimizer.ask();
        std::vector<double> fitness;
        for (const Individual &individual : asked)
            fitness.push_back(-m_cost(individual.genes) - (m_noise > 0 ? m_noise * m_random.normal() : 0));
        m_optimizer.tell(fitness);
        m_evaluations += asked.size();
        const auto mean = std::ranges::find(asked, Origin::Mean, &Individual::origin);
        const auto fittest = std::ranges::max_element(fitness) - fitness.begin();
        const Genes &answer =
            mean != asked.end() ? mean->genes : asked[static_cast<std::size_t>(fittest)].genes;
        m_reached = m_cost(answer);
        m_least = std::min(m_least, m_reached);
        return asked;
    }

    /// Steps until the least cost is at most `target` or the evaluations are spent.
    void run(std::size_t evaluations, double target = 0)
    {
        while (m_evaluations < evaluations && m_least > target)
            step();
    }

    std::size_t evaluations() const { return m_evaluations; }
    /// True cost of the last generation's answer: its mean where it asked for one, else the fittest as told.
    double reached() const { return m_reached; }
    double least() const { return m_least; }

private:
    Optimizer &m_optimizer;
    Cost m_cost;
    double m_noise;
    RandomSource m_random = *RandomSource::make("own", 17);
    std::size_t m_evaluations = 0;
    double m_reached = std::numeric_limits<double>::infinity();
    double m_least = std::numeric_limits<double>::infinity();
};

} // namespace tetrarium
