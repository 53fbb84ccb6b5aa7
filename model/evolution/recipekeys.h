// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "parameters.h"
#include "recipe.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tetrarium {

/// The plain parameters of a recipe's tables, as the optimizer's: read, written, checked and shown from here alone.
std::span<const ParameterInfo> evaluationParameters();
std::span<const ParameterInfo> racingParameters();
std::span<const ParameterInfo> stoppingParameters();
std::span<const ParameterInfo> heldOutParameters();

enum class KeyKind : std::uint8_t
{
    Number,
    Whole,
    Word, ///< one of several
    Text,
    Flag, ///< true or false
    List,
};

/// A key that a file, a form, a sweep or `--set` can change.
struct RecipeKey
{
    std::string key; ///< dotted: `optimizer.mutation_rate`
    KeyKind kind = KeyKind::Text;
    double least = 0; ///< of numbers
    double most = 0;
    std::vector<std::string> words = {}; ///< of a word
    std::string value;                   ///< as withSettings() takes it; empty where it is not set
};

/// Every key of a recipe with its value; the parameters are those of its optimizer. In the order of the file.
std::vector<RecipeKey> recipeKeys(const Recipe &recipe);

} // namespace tetrarium
