// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "geneticparts.h"
#include "optimizer.h"

#include <optional>

namespace tetrarium {

/// A generational genetic algorithm put together from named parts, so that every published one is a choice of parameters:
///
///     elites         so many best stay unchanged
///     child_chance   each other one is a child with this chance, …
///     newcomer_chance … else drawn anew with this one, else a mutant of the best
///     selection      how a child's parents are found
///     crossover      how a child is made of them
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

    Genes newcomer();
    std::size_t fittest() const;
    Individual elite(std::size_t rank, std::size_t number) const;
    Individual child(std::size_t number);
    Individual mutant(std::size_t number);
    std::pair<std::size_t, std::size_t> chooseParents();
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
