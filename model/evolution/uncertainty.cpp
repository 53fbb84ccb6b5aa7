// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "uncertainty.h"

#include "geneticparts.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tetrarium {

namespace {

/// The share θ/2 of the changes that a rank could undergo by pure chance is tolerated: the θ · 50 percentile of |1 − R|,
/// |2 − R|, … |count − 1 − R|.
double tolerated(double rank, std::size_t count)
{
    constexpr double theta = 0.2;
    std::vector<double> changes;
    for (std::size_t other = 1; other < count; ++other)
        changes.push_back(std::abs(static_cast<double>(other) - rank));
    std::ranges::sort(changes);
    const double at = theta / 2 * static_cast<double>(changes.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, changes.size() - 1);
    return changes[below] + (at - static_cast<double>(below)) * (changes[above] - changes[below]);
}

double sign(double value)
{
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

} // namespace

Uncertainty measureUncertainty(std::span<const double> first, std::span<const double> second)
{
    const std::size_t count = first.size();
    std::vector<double> all(first.begin(), first.end());
    all.insert(all.end(), second.begin(), second.end());
    all.insert(all.end(), first.begin() + static_cast<std::ptrdiff_t>(second.size()), first.end());
    std::vector<double> ranks(all.size());
    double rank = 1;
    for (const std::size_t at : genetic::byFitness(all))
        ranks[at] = rank++;

    Uncertainty result;
    std::vector<double> changes(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double change = ranks[count + i] - ranks[i];
        changes[i] = std::abs(change - sign(change));
    }
    for (std::size_t i = 0; i < second.size(); ++i) {
        const double secondWorse = second[i] < first[i] ? 1 : 0;
        const double firstWorse = first[i] < second[i] ? 1 : 0;
        result.level += 2 * changes[i] - tolerated(ranks[count + i] - secondWorse, all.size())
                        - tolerated(ranks[i] - firstWorse, all.size());
    }
    if (!second.empty())
        result.level /= static_cast<double>(second.size());

    const auto key = [&](std::size_t i) {
        return std::tuple(ranks[i] + ranks[count + i], changes[i], -(all[i] + all[count + i]));
    };
    for (std::size_t i = 0; i < count; ++i)
        result.order.push_back(i);
    std::ranges::stable_sort(result.order, {}, key);
    return result;
}

} // namespace tetrarium
