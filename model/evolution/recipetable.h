// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recipefile.h"
#include "tomlreader.h"

namespace tetrarium {

/// A recipe's text as one table, with all that it inherits. Every value keeps the place that it comes from.
Expected<toml::table> readWithParents(std::string_view text, const FindRecipe &findParent);

/// `key=value` settings written over a table. A value that is no TOML is a word without its quotes.
Expected<void> applySettings(toml::table &table, std::span<const std::string> settings);

} // namespace tetrarium
