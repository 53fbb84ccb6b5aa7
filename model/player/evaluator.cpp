// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluator.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, 2> activationNames{"identity", "tanh"};

double activate(Activation activation, double sum)
{
    return activation == Activation::Tanh ? std::tanh(sum) : sum;
}

} // namespace

std::string_view nameOf(Activation activation)
{
    return activationNames[static_cast<std::size_t>(activation)];
}

Expected<Activation> activationFromName(std::string_view name)
{
    const auto at = std::ranges::find(activationNames, name);
    if (at == activationNames.end())
        return fail(ErrorCode::UnknownName, std::string(name), "identity, tanh");
    return static_cast<Activation>(at - activationNames.begin());
}

int EvaluatorShape::weightCount() const
{
    int count = 0;
    int inputs = static_cast<int>(features.size());
    for (const int neurons : hidden) {
        count += inputs * neurons;
        inputs = neurons;
    }
    return count + inputs;
}

Expected<Evaluator> Evaluator::make(EvaluatorShape shape, std::vector<double> weights)
{
    if (shape.features.empty() || std::ssize(shape.features) > EvaluatorShape::maxInputs) {
        return fail(ErrorCode::OutOfRange, std::to_string(shape.features.size()),
            std::format("1..{} features", EvaluatorShape::maxInputs));
    }
    for (const int neurons : shape.hidden) {
        if (neurons < 1 || neurons > EvaluatorShape::maxNeurons) {
            return fail(ErrorCode::OutOfRange, std::to_string(neurons),
                std::format("1..{} neurons in a layer", EvaluatorShape::maxNeurons));
        }
    }
    if (std::ssize(weights) != shape.weightCount()) {
        return fail(ErrorCode::WrongSize, std::format("{} weights", weights.size()),
            std::format("{} weights", shape.weightCount()));
    }
    if (!std::ranges::all_of(weights, [](double weight) { return std::isfinite(weight); }))
        return fail(ErrorCode::NotANumber, "a weight that is not finite", "finite weights");
    Evaluator evaluator;
    evaluator.m_shape = std::move(shape);
    evaluator.m_weights = std::move(weights);
    return evaluator;
}

double Evaluator::rate(std::span<const double> values) const
{
    std::array<double, EvaluatorShape::maxNeurons> layers[2];
    std::span<const double> inputs = values;
    const double *weight = m_weights.data();
    std::size_t side = 0;
    for (const int neurons : m_shape.hidden) {
        auto &outputs = layers[side];
        for (std::size_t neuron = 0; neuron < static_cast<std::size_t>(neurons); ++neuron) {
            double sum = 0.0;
            for (const double input : inputs)
                sum += input * *weight++;
            outputs[neuron] = activate(m_shape.activation, sum);
        }
        inputs = std::span(outputs).first(static_cast<std::size_t>(neurons));
        side = 1 - side;
    }
    double rating = 0.0;
    for (const double input : inputs)
        rating += input * *weight++;
    return rating;
}

double Evaluator::rate(const Outcome &outcome) const
{
    std::array<double, EvaluatorShape::maxInputs> values;
    const std::size_t count = m_shape.features.size();
    for (std::size_t i = 0; i < count; ++i)
        values[i] = measure(m_shape.features[i], outcome);
    return rate(std::span(values).first(count));
}

std::vector<double> Evaluator::shares(std::span<const double> values) const
{
    std::vector<double> shares(values.size());
    if (m_shape.isLinear()) {
        for (std::size_t i = 0; i < values.size(); ++i)
            shares[i] = values[i] * m_weights[i];
        return shares;
    }
    const double rating = rate(values);
    std::vector<double> without(values.begin(), values.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        without[i] = 0;
        shares[i] = rating - rate(without);
        without[i] = values[i];
    }
    return shares;
}

std::optional<LinearEvaluator> Evaluator::linear() const
{
    if (!m_shape.isLinear())
        return std::nullopt;
    std::vector<WeightedFeature> terms;
    for (std::size_t i = 0; i < m_shape.features.size(); ++i)
        terms.push_back({m_shape.features[i], m_weights[i]});
    return LinearEvaluator(std::move(terms));
}

} // namespace tetrarium
