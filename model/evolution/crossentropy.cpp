// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "crossentropy.h"

#include "geneticparts.h"
#include "optimizerstate.h"
#include "randomsource.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <optional>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, 2> noYes{"no", "yes"};

constexpr std::array parameterInfos{
    ParameterInfo{.name = "population", .least = 1, .most = 100000, .fallback = 100, .whole = true},
    ParameterInfo{.name = "elite_share", .least = 0, .most = 1, .fallback = 0.1},
    ParameterInfo{.name = "initial_deviation", .least = 0, .most = 1000, .fallback = 1},
    ParameterInfo{.name = "noise", .least = 0, .most = 1e6, .fallback = 5},
    ParameterInfo{.name = "noise_decrease", .least = 0, .most = 1e6, .fallback = 0.1},
    ParameterInfo{.name = "measure_mean", .words = noYes},
};

class CrossEntropy : public Optimizer
{
public:
    CrossEntropy(const Task &task, const Parameters &parameters);

    std::vector<Individual> ask() override;
    void tell(std::span<const double> fitness) override;
    std::string save() const override;
    Expected<void> restore(std::string_view state) override;
    std::vector<Metric> metrics() const override;

private:
    double noise() const;

    std::vector<GeneRange> m_ranges;
    Parameters m_parameters;
    bool m_measureMean;
    RandomSource m_random;
    int m_number = 0; ///< generations told
    std::vector<double> m_means;
    std::vector<double> m_deviations;
    std::optional<double> m_meanFitness;
    std::vector<Individual> m_asked; ///< empty once told
};

CrossEntropy::CrossEntropy(const Task &task, const Parameters &parameters)
    : m_ranges(task.genes)
    , m_parameters(parameters)
    , m_measureMean(parameters.word("measure_mean") == "yes")
    , m_random(*RandomSource::make("own", task.seed))
{
    for (const GeneRange &range : task.genes) {
        m_means.push_back((range.least + range.most) / 2);
        m_deviations.push_back(parameters.number("initial_deviation") * (range.most - range.least) / 2);
    }
}

double CrossEntropy::noise() const
{
    return std::max(m_parameters.number("noise") - m_parameters.number("noise_decrease") * m_number, 0.0);
}

std::vector<Individual> CrossEntropy::ask()
{
    if (!m_asked.empty())
        return m_asked;
    const auto add = [this](Genes genes, Origin origin) {
        m_asked.push_back({.id = std::format("{:07}{:03}", m_number, m_asked.size()),
            .genes = std::move(genes),
            .origin = origin});
    };
    if (m_measureMean)
        add(m_means, Origin::Mean);
    for (int k = 0; k < m_parameters.whole("population"); ++k) {
        Genes genes = m_means;
        for (std::size_t i = 0; i < genes.size(); ++i)
            genes[i] += m_deviations[i] * m_random.normal();
        add(std::move(genes), Origin::Sample);
    }
    return m_asked;
}

void CrossEntropy::tell(std::span<const double> fitness)
{
    const std::size_t first = m_measureMean ? 1 : 0;
    if (m_measureMean)
        m_meanFitness = fitness[0];
    std::vector<std::size_t> elite = genetic::byFitness(fitness.subspan(first));
    const double share = m_parameters.number("elite_share") * static_cast<double>(elite.size());
    elite.resize(std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(share))));
    const auto count = static_cast<double>(elite.size());
    ++m_number;
    for (std::size_t i = 0; i < m_means.size(); ++i) {
        double sum = 0;
        for (const std::size_t k : elite)
            sum += m_asked[first + k].genes[i];
        m_means[i] = sum / count;
        double squares = 0;
        for (const std::size_t k : elite) {
            const double distance = m_asked[first + k].genes[i] - m_means[i];
            squares += distance * distance;
        }
        const bool fixed = m_ranges[i].most == m_ranges[i].least;
        m_deviations[i] = fixed ? 0 : std::sqrt(squares / count + noise());
    }
    m_asked.clear();
}

std::vector<Metric> CrossEntropy::metrics() const
{
    double sum = 0;
    for (const double deviation : m_deviations)
        sum += deviation;
    std::vector<Metric> metrics{
        {"deviation", sum / static_cast<double>(m_deviations.size())}, {"noise", noise()}};
    if (m_meanFitness)
        metrics.push_back({"mean_fitness", *m_meanFitness});
    return metrics;
}

std::string CrossEntropy::save() const
{
    optimizerstate::Json state;
    state["generation"] = m_number;
    state["random"] = m_random.save();
    state["means"] = m_means;
    state["deviations"] = m_deviations;
    if (m_meanFitness)
        state["mean_fitness"] = *m_meanFitness;
    state["individuals"] = optimizerstate::toJson(m_asked);
    return state.dump();
}

Expected<void> CrossEntropy::restore(std::string_view text)
{
    CrossEntropy restored = *this;
    const auto read = [&](const optimizerstate::Json &state) {
        const std::size_t genes = m_ranges.size();
        restored.m_number = optimizerstate::count(state.at("generation"));
        restored.m_random = optimizerstate::random(state.at("random"));
        restored.m_means = optimizerstate::numbers(state.at("means"), genes);
        restored.m_deviations = optimizerstate::numbers(state.at("deviations"), genes);
        restored.m_meanFitness = optimizerstate::numberIfAny(state, "mean_fitness");
        const auto population = static_cast<std::size_t>(m_parameters.whole("population"));
        restored.m_asked =
            optimizerstate::individuals(state.at("individuals"), population + (m_measureMean ? 1 : 0), genes);
    };
    if (const auto done = optimizerstate::parse(text, "the state of cross-entropy", read); !done)
        return done;
    *this = std::move(restored);
    return {};
}

} // namespace

OptimizerKind crossEntropyKind()
{
    return {
        .name = "cross-entropy",
        .parameters = parameterInfos,
        .make = makeOptimizer<CrossEntropy>,
    };
}

} // namespace tetrarium
