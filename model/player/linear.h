// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feature.h"

#include <span>
#include <vector>

namespace tetrarium {

struct WeightedFeature
{
    FeatureUse feature;
    double weight = 0;

    bool operator==(const WeightedFeature &) const = default;
};

/// The evaluator of most published players: the sum of features times weights, in the order of the terms and
/// starting from 0.0. The order is part of the definition, because doubles round after every step and
/// recorded choices hang on the last bit.
class LinearEvaluator
{
public:
    LinearEvaluator() = default;
    explicit LinearEvaluator(std::vector<WeightedFeature> terms)
        : m_terms(std::move(terms))
    {}

    std::span<const WeightedFeature> terms() const { return m_terms; }

    /// Measures every feature anew. No allocation.
    double rate(const Outcome &outcome) const;

    bool operator==(const LinearEvaluator &) const = default;

private:
    std::vector<WeightedFeature> m_terms;
};

/// Published weights over features of the research line, in its order of summation.
namespace published {

/// Dellacherie's hand-made six features (Fahey 2003).
LinearEvaluator dellacherie();
/// BCTS (Thiery, Scherrer: Building controllers for Tetris, 2009).
LinearEvaluator bcts();
/// DT-10 and DT-20 (Scherrer et al.: Approximate modified policy iteration, 2015).
LinearEvaluator dt10();
LinearEvaluator dt20();

} // namespace published

} // namespace tetrarium
