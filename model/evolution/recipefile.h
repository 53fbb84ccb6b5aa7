// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "recipe.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// The text of the recipe that another one inherits from, by name.
using FindRecipe = std::function<Expected<std::string>(const std::string &name)>;

/// Recipes as TOML files that people read and edit; docs/recipes.md describes every key. A recipe with
/// `inherits = "other"` takes from the other what it does not say itself; one that names another optimizer takes none of
/// the other's parameters. `settings` such as `optimizer.mutation_rate=0.2` come last and win. Errors carry line and
/// column; those of a parent also its name as `file`, those of a setting that as `found`.
Expected<Recipe> readRecipe(
    std::string_view text, const FindRecipe &findParent = {}, std::span<const std::string> settings = {});

/// The recipe with `key=value` settings, checked as a file is.
Expected<Recipe> withSettings(const Recipe &recipe, std::span<const std::string> settings);

/// What readRecipe() reads to an equal recipe: complete, without a parent, the same bytes for the same recipe.
std::string writeRecipe(const Recipe &recipe);

} // namespace tetrarium
