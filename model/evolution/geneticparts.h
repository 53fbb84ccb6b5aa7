// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "individual.h"
#include "randomsource.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace tetrarium {

/// The named parts of which generational genetic algorithms are put together. Each draws in the order written down here,
/// because a recorded run of a published program is reproduced only if every draw is.
namespace genetic {

/// A generation with its fitness, in the order in which it was asked for.
struct Parents
{
    std::span<const Individual> individuals;
    std::span<const double> fitness;

    std::size_t size() const { return individuals.size(); }
};

/// Indices from the fittest down; of equals the earlier first.
std::vector<std::size_t> byFitness(std::span<const double> fitness);

/// Indices in the order in which the thesis's program sorts a generation, least fit first. Its comparison truncates
/// (a − b + 0.5) to a whole number, so that one point less counts as equal, and the outcome depends on how Java sorts fewer
/// than 32 elements: run detection, then binary insertion. From 32 on that sort misbehaves with such a comparison, and an
/// exact one is used instead.
std::vector<std::size_t> thesisOrder(std::span<const double> fitness);

/// What the thesis's program takes for the better half: what is left after removing index 0, 1, 2 … of the shrinking
/// list, half of it, unsorted. Of ten: 1, 3, 5, 7, 9.
std::vector<std::size_t> thesisHalf(std::size_t count);

/// The best of `size` individuals drawn with equal chance.
std::size_t tournament(const Parents &parents, int size, RandomSource &random);

/// Everybody meets one other in pairs drawn at random (a shuffle: one draw for each but the last); the winners, in the order of their
/// pairs. The earlier drawn wins between equals; who is left over from an odd number wins.
std::vector<std::size_t> duels(const Parents &parents, RandomSource &random);

/// The two best of a tenth of the individuals (at least two) drawn without repetition.
std::pair<std::size_t, std::size_t> bestOfRandomTenth(const Parents &parents, RandomSource &random);

/// Each gene from either parent with equal chance; one draw a gene.
Genes either(const Genes &first, const Genes &second, RandomSource &random);

/// Segments from the front on, each of ⌊n · U(0.15, 0.4)⌋ of the n genes (at least one), each from either parent with
/// equal chance; two draws a segment, its length first. The last one may be cut short.
Genes segments(const Genes &first, const Genes &second, RandomSource &random);

/// The sum of both parents weighted by fitness plus a bias, so that no parent counts nothing. No draw.
Genes weightedSum(
    const Genes &first, double firstFitness, const Genes &second, double secondFitness, double bias);

/// Scaled to length one; left alone when it is zero.
void normalize(Genes &genes);

} // namespace genetic

} // namespace tetrarium
