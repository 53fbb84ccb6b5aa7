// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "individual.h"
#include "parameters.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// The range from which a gene is first drawn.
struct GeneRange
{
    double least = -1;
    double most = 1;

    bool operator==(const GeneRange &) const = default;
};

/// What every optimizer is told about its task.
struct Task
{
    std::vector<GeneRange> genes; ///< one for each gene
    std::uint64_t seed = 0;
};

/// A number that an optimizer wants to be seen, such as the step size of a distribution.
struct Metric
{
    std::string name;
    double value = 0;

    bool operator==(const Metric &) const = default;
};

/// Searches for genomes with a high fitness. It plays no games: a batch goes out by ask(), the fitness of each comes back
/// by tell(), in the same order. The next batch depends on nothing else, so that a run is the same wherever and by
/// however many its games are played.
class Optimizer
{
public:
    virtual ~Optimizer() = default;

    /// The next generation. Asking again before tell() gives the same one.
    virtual std::vector<Individual> ask() = 0;

    /// The fitness of the individuals last asked for, in their order; higher is better.
    virtual void tell(std::span<const double> fitness) = 0;

    /// Everything that the generations to come depend on, as text; restore() goes on from there to the same bits. Saved
    /// after tell(), before the next ask().
    virtual std::string save() const = 0;
    virtual Expected<void> restore(std::string_view state) = 0;

    /// What to show beside the fitness.
    virtual std::vector<Metric> metrics() const { return {}; }
};

/// One row of the table of optimizers: all that a recipe, a form and a file need to know. Adding an optimizer is one file
/// that defines such a row, and its line in optimizer.cpp.
struct OptimizerKind
{
    std::string_view name;
    std::span<const ParameterInfo> parameters;
    std::unique_ptr<Optimizer> (*make)(const Task &task, const Parameters &parameters);
};

/// For OptimizerKind::make.
template<typename Kind>
std::unique_ptr<Optimizer> makeOptimizer(const Task &task, const Parameters &parameters)
{
    return std::make_unique<Kind>(task, parameters);
}

std::span<const OptimizerKind> optimizerKinds();
/// Fails with UnknownName.
Expected<OptimizerKind> findOptimizer(std::string_view name);

} // namespace tetrarium
