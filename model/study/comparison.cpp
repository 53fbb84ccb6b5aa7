// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "statistics.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace tetrarium {

namespace {

constexpr std::size_t exactBelow = 50;

/// Both samples ranked together, equal values sharing the mean of their places.
struct Ranking
{
    double firstSum = 0; ///< of the first sample's ranks
    double tieSum = 0;   ///< t³ − t over every group of t equal values
};

Ranking rank(std::span<const double> first, std::span<const double> second)
{
    std::vector<std::pair<double, bool>> all;
    all.reserve(first.size() + second.size());
    for (const double value : first)
        all.emplace_back(value, true);
    for (const double value : second)
        all.emplace_back(value, false);
    std::ranges::sort(all);

    Ranking ranking;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        std::size_t ofFirst = 0;
        for (; end < all.size() && all[end].first == all[begin].first; ++end)
            ofFirst += all[end].second ? 1 : 0;
        const auto size = static_cast<double>(end - begin);
        const double shared = (static_cast<double>(begin) + 1 + static_cast<double>(end)) / 2;
        ranking.firstSum += shared * static_cast<double>(ofFirst);
        ranking.tieSum += size * size * size - size;
        begin = end;
    }
    return ranking;
}

/// The chance of a U as small as this or smaller: of all ways to choose the first sample's ranks, the share that give it.
/// By the recurrence of Mann and Whitney, as chances so that nothing overflows.
double chanceOfAtMost(std::size_t u, std::size_t m, std::size_t n)
{
    // share[i][v]: the chance that i values of the first among i + j have U = v, for one j after the other.
    std::vector<std::vector<double>> share(m + 1, std::vector<double>(m * n + 1, 0.0));
    for (auto &row : share)
        row[0] = 1;
    for (std::size_t j = 1; j <= n; ++j) {
        for (std::size_t i = 1; i <= m; ++i) {
            const double ofFirst = static_cast<double>(i) / static_cast<double>(i + j);
            for (std::size_t v = i * j + 1; v-- > 0;) {
                // The greatest value is of the first sample (and beats j others), or of the second.
                const double fromFirst = v >= j ? share[i - 1][v - j] : 0.0;
                share[i][v] = ofFirst * fromFirst + (1 - ofFirst) * share[i][v];
            }
        }
    }
    return std::accumulate(share[m].begin(), share[m].begin() + static_cast<std::ptrdiff_t>(u) + 1, 0.0);
}

} // namespace

RankComparison compareRanks(std::span<const double> first, std::span<const double> second)
{
    if (first.empty() || second.empty())
        return {};
    const auto m = static_cast<double>(first.size());
    const auto n = static_cast<double>(second.size());
    const Ranking ranking = rank(first, second);
    RankComparison result;
    result.u = ranking.firstSum - m * (m + 1) / 2;
    result.a12 = result.u / (m * n);
    const double smaller = std::min(result.u, m * n - result.u);
    result.exact = ranking.tieSum == 0 && first.size() < exactBelow && second.size() < exactBelow;
    if (result.exact) {
        const double tail = chanceOfAtMost(static_cast<std::size_t>(smaller), first.size(), second.size());
        result.pValue = std::min(1.0, 2 * tail);
        return result;
    }
    const double total = m + n;
    const double variance = m * n / 12 * ((total + 1) - ranking.tieSum / (total * (total - 1)));
    if (!(variance > 0))
        return result; // all values are equal
    const double z = (m * n / 2 - smaller - 0.5) / std::sqrt(variance);
    result.pValue = std::clamp(std::erfc(z / std::numbers::sqrt2), 0.0, 1.0);
    return result;
}

std::vector<double> holm(std::span<const double> pValues)
{
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pValues[i]; });
    std::vector<double> corrected(pValues.size());
    double largest = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto left = static_cast<double>(order.size() - place);
        largest = std::max(largest, std::min(1.0, left * pValues[order[place]]));
        corrected[order[place]] = largest;
    }
    return corrected;
}

Interval bootstrapMean(std::span<const double> sample, double confidence, int resamples, Rng &random)
{
    if (sample.size() < 2) {
        const double only = sample.empty() ? 0.0 : sample.front();
        return {only, only};
    }
    const auto size = static_cast<std::uint32_t>(sample.size());
    std::vector<double> means(static_cast<std::size_t>(resamples));
    for (double &mean : means) {
        double sum = 0;
        for (std::uint32_t i = 0; i < size; ++i)
            sum += sample[random.below(size)];
        mean = sum / size;
    }
    std::ranges::sort(means);
    const double outside = (1 - confidence) / 2;
    return {quantile(means, outside), quantile(means, 1 - outside)};
}

} // namespace tetrarium
