// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "feature.h"
#include "linear.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tetrarium {

enum class Activation : std::uint8_t
{
    Identity,
    Tanh
};

std::string_view nameOf(Activation activation);
Expected<Activation> activationFromName(std::string_view name);

/// What an evaluator looks like without its weights: the features it reads and the hidden layers between them and the
/// rating. Without hidden layers it is the linear formula; with them, every neuron of the first layer is one.
struct EvaluatorShape
{
    static constexpr int maxInputs = 64;
    static constexpr int maxNeurons = 32; ///< in one layer

    std::vector<FeatureUse> features;
    std::vector<int> hidden;                      ///< neurons of each hidden layer
    Activation activation = Activation::Identity; ///< of hidden neurons; the output has none
    bool lowestWins = false;                      ///< the thesis's players look for the lowest rating

    bool isLinear() const { return hidden.empty(); }
    /// How many weights there are: the length of a genome. Layer by layer, neuron by neuron, input by input.
    int weightCount() const;

    bool operator==(const EvaluatorShape &) const = default;
};

/// Features to rating. All weights in one row, as evolution sees them. No bias: it would not change any decision of a
/// linear evaluator, and the published network has none.
class Evaluator
{
public:
    Evaluator() = default;

    /// Fails with WrongSize when the weights do not fit the shape, or OutOfRange when the shape is none.
    static Expected<Evaluator> make(EvaluatorShape shape, std::vector<double> weights);

    const EvaluatorShape &shape() const { return m_shape; }
    std::span<const double> weights() const { return m_weights; }

    /// The rating of feature values given in the shape's order. Every sum starts at 0.0 and runs in that order. Nothing is
    /// allocated.
    double rate(std::span<const double> values) const;

    /// Measures the features and rates them.
    double rate(const Outcome &outcome) const;

    /// The share of every feature in the rating: value times weight for a linear evaluator; for a network what the rating
    /// loses when that feature alone is set to 0.
    std::vector<double> shares(std::span<const double> values) const;

    /// The same evaluator for the engines that know linear ones; none when it has hidden layers.
    std::optional<LinearEvaluator> linear() const;

    bool operator==(const Evaluator &) const = default;

private:
    EvaluatorShape m_shape;
    std::vector<double> m_weights;
};

} // namespace tetrarium
