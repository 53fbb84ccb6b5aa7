// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace tetrarium {

/// What a sample says of the population it was drawn from. Every sum runs in the order given, so that the same sample gives
/// the same bits everywhere. An empty sample gives zeros.
struct Summary
{
    int count = 0;
    double mean = 0;
    double standardDeviation = 0; ///< with n − 1
    double standardError = 0;
    double minimum = 0;
    double median = 0;
    double maximum = 0;
};

Summary summarize(std::span<const double> sample);

/// The quantile q of 0 … 1 by linear interpolation between order statistics (Hyndman and Fan 1996, type 7). `sorted` must
/// be in ascending order and not empty.
double quantile(std::span<const double> sorted, double q);

} // namespace tetrarium
