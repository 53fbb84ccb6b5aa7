// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cmaes.h"

#include "geneticparts.h"
#include "optimizerstate.h"
#include "randomsource.h"
#include "uncertainty.h"

#include <Eigen/Dense>
#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <optional>

namespace tetrarium {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr std::array<std::string_view, 2> starts{"middle", "random"};
constexpr std::array<std::string_view, 2> yesNo{"yes", "no"};
constexpr std::array<std::string_view, 2> noYes{"no", "yes"};

constexpr std::array parameterInfos{
    ParameterInfo{.name = "population", .least = 0, .most = 10000, .fallback = 0, .whole = true},
    ParameterInfo{.name = "start", .words = starts},
    ParameterInfo{.name = "initial_step", .least = 1e-9, .most = 1000, .fallback = 0.3},
    ParameterInfo{.name = "mean_rate", .least = 0.01, .most = 1, .fallback = 1},
    ParameterInfo{.name = "active", .words = yesNo},
    ParameterInfo{.name = "measure_mean", .words = noYes},
    ParameterInfo{.name = "reevaluated", .least = 0, .most = 10000, .fallback = 0, .whole = true},
    ParameterInfo{.name = "normalize", .words = noYes},
};

/// The tutorial's names and numbers, table 1.
struct Constants
{
    Constants(double n, std::size_t lambda, bool active);

    VectorXd weights; ///< of all ranks, the worse half's negative or 0
    std::size_t mu = 0;
    double muEff = 0;
    double cSigma = 0;
    double dSigma = 0;
    double cC = 0;
    double c1 = 0;
    double cMu = 0;
    double chi = 0; ///< expected length of a normal vector
};

double effective(const VectorXd &weights)
{
    return weights.sum() * weights.sum() / weights.squaredNorm();
}

Constants::Constants(double n, std::size_t lambda, bool active)
    : weights(static_cast<Index>(lambda))
    , mu(lambda / 2)
{
    for (Index i = 0; i < weights.size(); ++i)
        weights[i] = std::log((static_cast<double>(lambda) + 1) / 2) - std::log(static_cast<double>(i) + 1);
    const auto better = static_cast<Index>(mu);
    const Index worse = weights.size() - better;
    muEff = effective(weights.head(better));
    const double muEffWorse = effective(weights.tail(worse));
    cSigma = (muEff + 2) / (n + muEff + 5);
    dSigma = 1 + 2 * std::max(0.0, std::sqrt((muEff - 1) / (n + 1)) - 1) + cSigma;
    cC = (4 + muEff / n) / (n + 4 + 2 * muEff / n);
    c1 = 2 / ((n + 1.3) * (n + 1.3) + muEff);
    cMu = std::min(1 - c1, 2 * (0.25 + muEff + 1 / muEff - 2) / ((n + 2) * (n + 2) + muEff));
    chi = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

    weights.head(better) /= weights.head(better).sum();
    if (active) {
        const double most =
            std::min({1 + c1 / cMu, 1 + 2 * muEffWorse / (muEff + 2), (1 - c1 - cMu) / (n * cMu)});
        weights.tail(worse) *= most / -weights.tail(worse).sum();
    } else {
        weights.tail(worse).setZero();
    }
}

class CmaEs : public Optimizer
{
public:
    CmaEs(const Task &task, const Parameters &parameters);

    std::vector<Individual> ask() override;
    void tell(std::span<const double> fitness) override;
    std::string save() const override;
    Expected<void> restore(std::string_view state) override;
    std::vector<Metric> metrics() const override;

private:
    std::size_t population() const { return static_cast<std::size_t>(m_constants.weights.size()); }
    std::size_t asked() const { return (m_measureMean ? 1 : 0) + population() + m_reevaluated; }
    Genes genesAt(const VectorXd &place) const;
    VectorXd stepTo(const Genes &genes) const;
    std::vector<std::size_t> rank(std::span<const double> fitness);
    void adapt(const MatrixXd &steps);
    void normalize();
    void decompose();

    std::vector<GeneRange> m_ranges;
    bool m_measureMean;
    bool m_normalize;
    std::size_t m_reevaluated;
    double m_meanRate;
    Constants m_constants;

    RandomSource m_random;
    int m_number = 0; ///< generations told
    VectorXd m_mean;
    double m_sigma;
    MatrixXd m_covariance;
    VectorXd m_pathSigma;
    VectorXd m_pathC;
    double m_uncertainty = 0;
    std::optional<double> m_meanFitness;
    std::vector<Individual> m_asked; ///< empty once told

    MatrixXd m_basis; ///< the covariance's eigenvectors, and the roots of its eigenvalues
    VectorXd m_axes;
};

std::size_t populationOf(const Task &task, const Parameters &parameters)
{
    const auto chosen = static_cast<std::size_t>(parameters.whole("population"));
    const auto usual = static_cast<std::size_t>(4 + std::floor(3 * std::log(task.genes.size())));
    return chosen == 0 ? usual : std::max<std::size_t>(2, chosen);
}

double widthOf(const GeneRange &range)
{
    return range.most - range.least;
}

CmaEs::CmaEs(const Task &task, const Parameters &parameters)
    : m_ranges(task.genes)
    , m_measureMean(parameters.word("measure_mean") == "yes")
    , m_normalize(parameters.word("normalize") == "yes")
    , m_reevaluated(static_cast<std::size_t>(parameters.whole("reevaluated")))
    , m_meanRate(parameters.number("mean_rate"))
    , m_constants(static_cast<double>(task.genes.size()), populationOf(task, parameters),
          parameters.word("active") == "yes")
    , m_random(*RandomSource::make("own", task.seed))
    , m_sigma(parameters.number("initial_step"))
{
    const auto n = static_cast<Index>(task.genes.size());
    m_reevaluated = std::min(m_reevaluated, population());
    m_mean = VectorXd::Zero(n);
    m_covariance = MatrixXd::Identity(n, n);
    m_pathSigma = VectorXd::Zero(n);
    m_pathC = VectorXd::Zero(n);
    const bool random = parameters.word("start") == "random";
    for (Index i = 0; i < n; ++i) {
        const GeneRange &range = m_ranges[static_cast<std::size_t>(i)];
        const double share = random ? m_random.unit() : 0.5;
        if (widthOf(range) > 0)
            m_mean[i] = range.least / widthOf(range) + share;
    }
    normalize();
    decompose();
}

Genes CmaEs::genesAt(const VectorXd &place) const
{
    Genes genes;
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        const double width = widthOf(m_ranges[i]);
        genes.push_back(width > 0 ? width * place[static_cast<Index>(i)] : m_ranges[i].least);
    }
    return genes;
}

/// From the mean, in standard deviations before the covariance. Read off the genes, so that what is learnt from is what
/// was played, rounding included.
VectorXd CmaEs::stepTo(const Genes &genes) const
{
    VectorXd step = VectorXd::Zero(m_mean.size());
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        const auto at = static_cast<Index>(i);
        if (const double width = widthOf(m_ranges[i]); width > 0)
            step[at] = (genes[i] / width - m_mean[at]) / m_sigma;
    }
    return step;
}

std::vector<Individual> CmaEs::ask()
{
    if (!m_asked.empty())
        return m_asked;
    const auto add = [this](Genes genes, Origin origin) {
        m_asked.push_back({.id = std::format("{:07}{:03}", m_number, m_asked.size()),
            .genes = std::move(genes),
            .origin = origin});
    };
    if (m_measureMean)
        add(genesAt(m_mean), Origin::Mean);
    for (std::size_t k = 0; k < population(); ++k) {
        VectorXd normal(m_mean.size());
        for (double &deviate : normal)
            deviate = m_random.normal();
        const VectorXd step = m_basis * m_axes.cwiseProduct(normal);
        add(genesAt(m_mean + m_sigma * step), Origin::Sample);
    }
    const std::size_t first = m_measureMean ? 1 : 0;
    for (std::size_t k = 0; k < m_reevaluated; ++k)
        add(Genes(m_asked[first + k].genes), Origin::Sample);
    return m_asked;
}

void CmaEs::tell(std::span<const double> fitness)
{
    const std::size_t first = m_measureMean ? 1 : 0;
    if (m_measureMean)
        m_meanFitness = fitness[0];
    const std::vector<std::size_t> order = rank(fitness.subspan(first));
    MatrixXd steps(m_mean.size(), static_cast<Index>(population()));
    for (std::size_t k = 0; k < population(); ++k)
        steps.col(static_cast<Index>(k)) = stepTo(m_asked[first + order[k]].genes);
    adapt(steps);
    normalize();
    decompose();
    m_asked.clear();
}

/// Of the samples, from the fittest down. Where noise rules, the step grows, so that differences stand out again.
std::vector<std::size_t> CmaEs::rank(std::span<const double> fitness)
{
    if (m_reevaluated == 0)
        return genetic::byFitness(fitness);
    const Uncertainty uncertainty =
        measureUncertainty(fitness.first(population()), fitness.subspan(population()));
    m_uncertainty = uncertainty.level;
    return uncertainty.order;
}

/// The tutorial's figure 6. `steps` are the samples from the fittest down, a column each.
void CmaEs::adapt(const MatrixXd &steps)
{
    const Constants &c = m_constants;
    const auto n = static_cast<double>(m_mean.size());
    const auto whiten = [this](const VectorXd &step) -> VectorXd {
        return m_basis * (m_basis.transpose() * step).cwiseQuotient(m_axes);
    };
    const auto better = static_cast<Index>(c.mu);
    const VectorXd move = steps.leftCols(better) * c.weights.head(better);
    m_mean += m_meanRate * m_sigma * move;

    m_pathSigma =
        (1 - c.cSigma) * m_pathSigma + std::sqrt(c.cSigma * (2 - c.cSigma) * c.muEff) * whiten(move);
    const double length = m_pathSigma.norm();
    ++m_number;
    const double settled = std::sqrt(1 - std::pow(1 - c.cSigma, 2 * m_number));
    const bool stalled = length / settled >= (1.4 + 2 / (n + 1)) * c.chi;
    m_pathC *= 1 - c.cC;
    if (!stalled)
        m_pathC += std::sqrt(c.cC * (2 - c.cC) * c.muEff) * move;

    const double forgotten = (stalled ? c.cC * (2 - c.cC) : 0) * c.c1 - c.c1 - c.cMu * c.weights.sum();
    m_covariance *= 1 + forgotten;
    m_covariance += c.c1 * (m_pathC * m_pathC.transpose());
    for (Index k = 0; k < steps.cols(); ++k) {
        double weight = c.weights[k];
        if (weight < 0) // keeps the matrix positive definite, however long the step
            weight *= n / std::max(whiten(steps.col(k)).squaredNorm(), 1e-300);
        m_covariance += c.cMu * weight * (steps.col(k) * steps.col(k).transpose());
    }
    m_sigma *= std::exp(std::min(1.0, c.cSigma / c.dSigma * (length / c.chi - 1)));
    if (m_uncertainty > 0)
        m_sigma *= 1 + 2 / (n + 10);
    // A run that goes on after it has converged, or where there is no end to go to, stays finite.
    m_sigma = std::clamp(m_sigma, 1e-100, 1e100);
}

void CmaEs::normalize()
{
    if (!m_normalize)
        return;
    const Genes genes = genesAt(m_mean);
    double squares = 0;
    for (const double gene : genes)
        squares += gene * gene;
    if (squares == 0)
        return;
    m_mean /= std::sqrt(squares);
    m_sigma /= std::sqrt(squares);
}

void CmaEs::decompose()
{
    constexpr double leastRatio = 1e-14; // beyond it a double cannot tell the smallest axis from rounding
    m_covariance = (m_covariance + m_covariance.transpose().eval()) / 2;
    Eigen::SelfAdjointEigenSolver<MatrixXd> solver(m_covariance);
    m_basis = solver.eigenvectors();
    VectorXd values = solver.eigenvalues();
    const double least = leastRatio * values.maxCoeff();
    if (values.minCoeff() < least) {
        values = values.cwiseMax(least);
        m_covariance = m_basis * values.asDiagonal() * m_basis.transpose();
    }
    m_axes = values.cwiseSqrt();
}

std::vector<Metric> CmaEs::metrics() const
{
    std::vector<Metric> metrics{
        {"step", m_sigma * std::pow(m_axes.prod(), 1 / static_cast<double>(m_axes.size()))},
        {"axis_ratio", m_axes.maxCoeff() / m_axes.minCoeff()}};
    if (m_meanFitness)
        metrics.push_back({"mean_fitness", *m_meanFitness});
    if (m_reevaluated > 0)
        metrics.push_back({"uncertainty", m_uncertainty});
    return metrics;
}

std::string CmaEs::save() const
{
    optimizerstate::Json state;
    state["generation"] = m_number;
    state["random"] = m_random.save();
    state["mean"] = m_mean;
    state["step"] = m_sigma;
    state["covariance"] = m_covariance.reshaped();
    state["path_step"] = m_pathSigma;
    state["path_covariance"] = m_pathC;
    state["uncertainty"] = m_uncertainty;
    if (m_meanFitness)
        state["mean_fitness"] = *m_meanFitness;
    state["individuals"] = optimizerstate::toJson(m_asked);
    return state.dump();
}

Expected<void> CmaEs::restore(std::string_view text)
{
    CmaEs restored = *this;
    const auto read = [&](const optimizerstate::Json &state) {
        const auto n = static_cast<std::size_t>(m_mean.size());
        const auto vector = [&](const char *name) -> VectorXd {
            const std::vector<double> values = optimizerstate::numbers(state.at(name), n);
            return Eigen::Map<const VectorXd>(values.data(), static_cast<Index>(n));
        };
        restored.m_number = optimizerstate::count(state.at("generation"));
        restored.m_random = optimizerstate::random(state.at("random"));
        restored.m_mean = vector("mean");
        restored.m_sigma = optimizerstate::number(state.at("step"));
        const std::vector<double> covariance = optimizerstate::numbers(state.at("covariance"), n * n);
        restored.m_covariance =
            Eigen::Map<const MatrixXd>(covariance.data(), static_cast<Index>(n), static_cast<Index>(n));
        restored.m_pathSigma = vector("path_step");
        restored.m_pathC = vector("path_covariance");
        restored.m_uncertainty = optimizerstate::number(state.at("uncertainty"));
        restored.m_meanFitness = optimizerstate::numberIfAny(state, "mean_fitness");
        restored.m_asked = optimizerstate::individuals(state.at("individuals"), asked(), n);
    };
    if (const auto done = optimizerstate::parse(text, "the state of cma-es", read); !done)
        return done;
    restored.decompose();
    *this = std::move(restored);
    return {};
}

} // namespace

OptimizerKind cmaEsKind()
{
    return {
        .name = "cma-es",
        .parameters = parameterInfos,
        .make = makeOptimizer<CmaEs>,
    };
}

} // namespace tetrarium
