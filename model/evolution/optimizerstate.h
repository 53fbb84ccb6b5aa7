// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "individual.h"
#include "randomsource.h"

#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tetrarium {

/// What optimizers share in writing their state as JSON and reading it back. Numbers are written so that the same bits
/// come back; whatever is read is checked, because a state may come from a damaged file.
namespace optimizerstate {

using Json = nlohmann::ordered_json;

/// Thrown by the readers below and by `read`; caught by parse().
struct BadState
{
    Error error;
};

Json toJson(std::span<const Individual> individuals);

/// None (told already), or `count`, each with so many genes.
std::vector<Individual> individuals(const Json &json, std::size_t count, std::size_t genes);

/// So many finite numbers.
std::vector<double> numbers(const Json &json, std::size_t count);

/// So many indices below `below`.
std::vector<std::size_t> indices(const Json &json, std::size_t count, std::size_t below);

/// Throws unless it is an array of so many.
void requireSize(const Json &json, std::size_t count);

/// A finite number.
double number(const Json &json);

/// The finite number under a key that may be absent.
std::optional<double> numberIfAny(const Json &json, const char *key);

RandomSource random(const Json &json);

/// A count that cannot be negative.
int count(const Json &json);

/// Hands the parsed text to `read`; `what` names the state in errors.
Expected<void> parse(
    std::string_view text, std::string_view what, const std::function<void(const Json &)> &read);

} // namespace optimizerstate

} // namespace tetrarium
