// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "recipefile.h"
#include "recipekeys.h"

#include <string>
#include <vector>

using namespace tetrarium;

namespace {

void check(const Expected<Recipe> &recipe)
{
    if (!recipe)
        return;
    demand(checkRecipe(*recipe).has_value());
    const std::string written = writeRecipe(*recipe);
    const auto again = readRecipe(written);
    demand(again && *again == *recipe && writeRecipe(*again) == written);
    demand(!recipeKeys(*recipe).empty());
}

} // namespace

/// A recipe, and behind a line `---` settings, one a line. It finds itself as its parent.
void fuzzOne(std::string_view text)
{
    constexpr std::string_view divider = "\n---\n";
    const std::size_t at = text.find(divider);
    const std::string file(text.substr(0, at));
    std::vector<std::string> settings;
    if (at != std::string_view::npos) {
        std::string_view rest = text.substr(at + divider.size());
        while (!rest.empty()) {
            const std::size_t end = rest.find('\n');
            settings.emplace_back(rest.substr(0, end));
            rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        }
    }
    const auto itself = [&file](const std::string &) -> Expected<std::string> { return file; };
    const auto recipe = readRecipe(file, itself);
    demand(recipe || recipe.error().line > 0);
    check(recipe);
    check(readRecipe(file, itself, settings));
}
