// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "geneticparts.h"
#include "optimizer.h"

#include <optional>

namespace tetrarium {

/// A generational genetic algorithm put together from named parts, so that every published one is a choice of parameters:
///
///     population     individuals a generation
///     elites         so many best stay unchanged
///     child_chance   each other one is a child with this chance, …
///     newcomer_chance … else drawn anew with this one, else a mutant of the best
///     selection      how a child's parents are found: drawn from the upper half, with equal chance or squared (⌊u² · size⌋,
///                    the better ones more often); each the best of a tournament of so many; the two best of a random
///                    tenth; what the thesis's program takes for the upper half; or duels: everybody meets one
///                    other, losers die, winners stay unchanged (instead of elites) and are the parents
///     tournament     how many meet in a tournament
///     crossover      how a child is made of them: each gene from either; the sum weighted by fitness + crossover_bias, divided
///                    by the weights or normalized to length one; segments of genes from either; or, with
///                    equal chance, segments or the normalized sum
///     mutation       what is changed in children, with mutation_rate and mutation_step
///     program        whose order of draws, numbering and quirks: none, or a published program's
///
/// Mutants of the best change each gene with mutation_rate by mutation_step · U(−1, 1).
class GeneticAlgorithm : public Optimizer
{
public:
    GeneticAlgorithm(const Task &task, const Parameters &parameters);

    std::vector<Individual> ask() override;
    void tell(std::span<const double> fitness) override;
    std::string save() const override;
    Expected<void> restore(std::string_view state) override;

    /// Goes on from a generation with its fitness and a generator; for reproducing recorded steps.
    void begin(
        std::vector<Individual> generation, std::span<const double> fitness, const RandomSource &random);

private:
    enum class Program
    {
        None,
        Thesis,
        Tetnet
    };

    /// Whom a generation's successors come from.
    struct Stock
    {
        std::size_t fittest = 0;
        std::vector<std::size_t> kept; ///< stay unchanged
        std::vector<std::size_t> pool; ///< parents are drawn from these, by some selections
    };

    Genes newcomer();
    Stock stock();
    Individual elite(std::size_t index, std::size_t number) const;
    Individual child(const Stock &stock, std::size_t number);
    Individual mutant(const Stock &stock, std::size_t number);
    std::pair<std::size_t, std::size_t> chooseParents(const Stock &stock);
    Genes cross(std::size_t first, std::size_t second);
    void mutateChild(Genes &genes);
    void mutateEachGene(Genes &genes, bool thesisOrder);
    std::string childId(std::size_t number) const;
    std::string otherId(std::size_t number) const;
    genetic::Parents parents() const { return {m_generation, m_fitness}; }

    std::vector<GeneRange> m_ranges;
    Parameters m_parameters;
    Program m_program = Program::None;
    RandomSource m_random;
    int m_number = 0; ///< of the generation last asked for
    std::vector<Individual> m_generation;
    std::vector<double> m_fitness; ///< empty until told
};

OptimizerKind geneticAlgorithmKind();

} // namespace tetrarium
