// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "linear.h"

#include <cstddef>

namespace tetrarium {

double LinearEvaluator::rate(const Outcome &outcome) const
{
    double sum = 0.0;
    for (const WeightedFeature &term : m_terms)
        sum += measure(term.feature, outcome) * term.weight;
    return sum;
}

namespace published {

namespace {

LinearEvaluator inResearchOrder(std::initializer_list<double> weights)
{
    constexpr std::array order{
        FeatureId::LandingHeight,
        FeatureId::ErodedPieceCells,
        FeatureId::RowTransitions,
        FeatureId::ColumnTransitions,
        FeatureId::Holes,
        FeatureId::BoardWells,
        FeatureId::HoleDepth,
        FeatureId::RowsWithHoles,
        FeatureId::PatternDiversity,
    };
    std::vector<WeightedFeature> terms;
    for (const double weight : weights)
        terms.push_back({.feature = {.id = order[terms.size()]}, .weight = weight});
    return LinearEvaluator(std::move(terms));
}

} // namespace

LinearEvaluator dellacherie()
{
    return inResearchOrder({-1, 1, -1, -1, -4, -1});
}

LinearEvaluator bcts()
{
    return inResearchOrder(
        {-12.62900, 6.601974, -9.215815, -19.77356, -13.08335, -10.48747, -1.611863, -24.04087});
}

LinearEvaluator dt10()
{
    return inResearchOrder({-2.18, 2.42, -2.17, -3.31, 0.95, -2.22, -0.81, -9.65, 1.27});
}

LinearEvaluator dt20()
{
    return inResearchOrder({-2.68, 1.38, -2.41, -6.32, 2.03, -2.71, -0.43, -9.48, 0.89});
}

} // namespace published

} // namespace tetrarium
