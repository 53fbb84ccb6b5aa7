// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace tetrarium {

/// What playing some individuals a second time says about a generation's ranking.
struct Uncertainty
{
    /// How far ranks moved, less what is tolerated; above 0 noise rules.
    double level = 0;
    /// Indices from the best down by both measurements together.
    std::vector<std::size_t> order;
};

/// The rank-change measure of Hansen, Niederberger, Guzzella, Koumoutsakos (A method for handling uncertainty in
/// evolutionary optimization with an application to feedback control of combustion, 2009, section III), θ = 0.2.
/// `first` holds everybody's fitness, `second` that of the first few measured once more; higher is better. The order is by the sum
/// of both ranks among all measurements, then by the smaller change of rank, then by the mean fitness.
Uncertainty measureUncertainty(std::span<const double> first, std::span<const double> second);

} // namespace tetrarium
