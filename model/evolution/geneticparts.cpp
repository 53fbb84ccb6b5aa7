// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "geneticparts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tetrarium::genetic {

namespace {

std::vector<std::size_t> indices(std::size_t count)
{
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

/// `count` of 0 … from − 1; a draw each, except for the last of all.
std::vector<std::size_t> drawWithoutRepetition(std::size_t count, std::size_t from, RandomSource &random)
{
    std::vector<std::size_t> drawn = indices(from);
    for (std::size_t i = 0; i < count && i + 1 < from; ++i)
        std::swap(drawn[i], drawn[i + random.index(from - i)]);
    drawn.resize(count);
    return drawn;
}

/// The list sort of Java for short lists: a run from the front, turned round if it descends strictly, then every further
/// element inserted by binary search. Which elements are compared matters, because the comparison is not consistent.
void javaSort(std::vector<std::size_t> &items, auto compare)
{
    const std::size_t count = items.size();
    if (count < 2)
        return;
    std::size_t run = 2;
    if (compare(items[1], items[0]) < 0) {
        while (run < count && compare(items[run], items[run - 1]) < 0)
            ++run;
        std::reverse(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(run));
    } else {
        while (run < count && compare(items[run], items[run - 1]) >= 0)
            ++run;
    }
    for (; run < count; ++run) {
        const std::size_t pivot = items[run];
        std::size_t left = 0;
        std::size_t right = run;
        while (left < right) {
            const std::size_t middle = (left + right) / 2;
            if (compare(pivot, items[middle]) < 0)
                right = middle;
            else
                left = middle + 1;
        }
        const auto at = items.begin() + static_cast<std::ptrdiff_t>(left);
        std::rotate(at, items.begin() + static_cast<std::ptrdiff_t>(run),
            items.begin() + static_cast<std::ptrdiff_t>(run) + 1);
    }
}

} // namespace

std::vector<std::size_t> byFitness(std::span<const double> fitness)
{
    std::vector<std::size_t> order = indices(fitness.size());
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return fitness[i]; });
    return order;
}

std::vector<std::size_t> thesisOrder(std::span<const double> fitness)
{
    constexpr std::size_t javaMergesFrom = 32;
    std::vector<std::size_t> order = indices(fitness.size());
    if (fitness.size() >= javaMergesFrom) {
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return fitness[i]; });
        return order;
    }
    javaSort(order, [&](std::size_t a, std::size_t b) {
        return static_cast<std::int64_t>(std::trunc(fitness[a] - fitness[b] + 0.5));
    });
    return order;
}

std::vector<std::size_t> thesisHalf(std::size_t count)
{
    std::vector<std::size_t> left = indices(count);
    for (std::size_t i = 0; i < count / 2; ++i)
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    return left;
}

std::size_t tournament(const Parents &parents, int size, RandomSource &random)
{
    std::size_t best = random.index(parents.size());
    for (int i = 1; i < size; ++i) {
        const std::size_t other = random.index(parents.size());
        if (parents.fitness[other] > parents.fitness[best])
            best = other;
    }
    return best;
}

std::vector<std::size_t> duels(const Parents &parents, RandomSource &random)
{
    const std::vector<std::size_t> drawn = drawWithoutRepetition(parents.size(), parents.size(), random);
    std::vector<std::size_t> winners;
    for (std::size_t i = 0; i < drawn.size(); i += 2) {
        const bool secondWins =
            i + 1 < drawn.size() && parents.fitness[drawn[i + 1]] > parents.fitness[drawn[i]];
        winners.push_back(drawn[secondWins ? i + 1 : i]);
    }
    return winners;
}

std::pair<std::size_t, std::size_t> bestOfRandomTenth(const Parents &parents, RandomSource &random)
{
    const std::size_t count = std::max<std::size_t>(2, parents.size() / 10);
    std::vector<std::size_t> drawn = drawWithoutRepetition(count, parents.size(), random);
    std::ranges::stable_sort(drawn, std::greater(), [&](std::size_t i) { return parents.fitness[i]; });
    return {drawn[0], drawn[1]};
}

Genes either(const Genes &first, const Genes &second, RandomSource &random)
{
    Genes child(first.size());
    for (std::size_t i = 0; i < child.size(); ++i)
        child[i] = random.unit() < 0.5 ? first[i] : second[i];
    return child;
}

Genes segments(const Genes &first, const Genes &second, RandomSource &random)
{
    const auto genes = static_cast<double>(first.size());
    Genes child;
    while (child.size() < first.size()) {
        const auto length = static_cast<std::size_t>(genes * (0.15 + random.unit() * (0.4 - 0.15)));
        const Genes &parent = random.unit() < 0.5 ? first : second;
        const std::size_t end = std::min(child.size() + std::max<std::size_t>(1, length), parent.size());
        for (std::size_t i = child.size(); i < end; ++i)
            child.push_back(parent[i]);
    }
    return child;
}

Genes weightedSum(
    const Genes &first, double firstFitness, const Genes &second, double secondFitness, double bias)
{
    Genes child(first.size());
    for (std::size_t i = 0; i < child.size(); ++i)
        child[i] = first[i] * (firstFitness + bias) + second[i] * (secondFitness + bias);
    return child;
}

void normalize(Genes &genes)
{
    double squares = 0.0;
    for (const double gene : genes)
        squares += gene * gene;
    const double length = std::sqrt(squares);
    if (length == 0)
        return;
    for (double &gene : genes)
        gene /= length;
}

} // namespace tetrarium::genetic
