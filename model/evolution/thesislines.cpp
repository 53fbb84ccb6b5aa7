// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thesislines.h"

#include <cmath>
#include <format>

namespace tetrarium {

std::string thesisGenerationLine(const GenerationReport &report, std::size_t individuals)
{
    return std::format("Gen: {}, Fitness: {}, NO Individuals: {}, Avg. Fitness: {}", report.number,
        report.bestFitness, individuals, report.mean);
}

std::string thesisEliteLines(int generation, const GenomeResult &genome)
{
    // The space before the line's end is the program's own.
    std::string text = std::format("ID: {}, Gen: {}, Moves Taken: {}, Fitness: {} \n", genome.individual.id,
        generation, genome.moves, genome.fitness);
    for (std::size_t i = 0; i < genome.individual.genes.size(); ++i)
        text += std::format("{}{}", i > 0 ? ", " : "", genome.individual.genes[i]);
    return text;
}

std::string thesisScoreLine(std::string_view date, double score, std::string_view name, double moves)
{
    constexpr int fallMs = 150;
    return std::format("{}\tScore: {}\tSpeed: {}\tName: {}\tMoves: {}", date, std::llround(score), fallMs,
        name, std::llround(moves));
}

} // namespace tetrarium
