// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rng.h"

#include <span>
#include <vector>

namespace tetrarium {

/// Comparing samples without assuming a distribution: lengths of games are near-exponential, so that a t-test would mislead.

/// How two samples differ.
struct RankComparison
{
    double u = 0; ///< Mann and Whitney's U of the first sample: pairs it wins, ties counted half
    double a12 =
        0.5; ///< the share of such pairs: the chance that one of the first exceeds one of the second (Vargha, Delaney 2000)
    double pValue = 1;  ///< two-sided
    bool exact = false; ///< counted, not approximated
};

/// The rank sum test (Mann, Whitney 1947). Without ties and with fewer than fifty values on either side the p-value is counted
/// exactly; else it comes from the normal distribution with corrections for ties and for continuity. An empty sample
/// cannot be told from anything.
RankComparison compareRanks(std::span<const double> first, std::span<const double> second);

/// P-values corrected for having asked many questions (Holm 1979), in the order given.
std::vector<double> holm(std::span<const double> pValues);

struct Interval
{
    double low = 0;
    double high = 0;

    bool operator==(const Interval &) const = default;
};

/// An interval for the mean that assumes no distribution: quantiles of the means of resamples (Efron, Tibshirani 1993), as many as
/// asked for. `confidence` such as 0.95. A sample of fewer than two values has no spread to resample.
Interval bootstrapMean(std::span<const double> sample, double confidence, int resamples, Rng &random);

} // namespace tetrarium
