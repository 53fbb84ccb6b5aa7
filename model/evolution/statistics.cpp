// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "statistics.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tetrarium {

double quantile(std::span<const double> sorted, double q)
{
    const double at = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(at));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - std::floor(at)) * (sorted[above] - sorted[below]);
}

Summary summarize(std::span<const double> sample)
{
    Summary summary{.count = static_cast<int>(sample.size())};
    if (sample.empty())
        return summary;
    const auto count = static_cast<double>(sample.size());
    double sum = 0.0;
    for (const double value : sample)
        sum += value;
    summary.mean = sum / count;
    if (sample.size() > 1) {
        double squares = 0.0;
        for (const double value : sample)
            squares += (value - summary.mean) * (value - summary.mean);
        summary.standardDeviation = std::sqrt(squares / (count - 1));
        summary.standardError = summary.standardDeviation / std::sqrt(count);
    }
    std::vector<double> sorted(sample.begin(), sample.end());
    std::ranges::sort(sorted);
    summary.minimum = sorted.front();
    summary.median = quantile(sorted, 0.5);
    summary.maximum = sorted.back();
    return summary;
}

} // namespace tetrarium
