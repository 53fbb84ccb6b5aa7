// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tetrarium {

/// What a key of a recipe is for, in one sentence. docs/recipes.md says it in full.
QString explanationOf(const QString &key);

/// The part of a recipe that a key belongs to, as a heading.
QString recipePartOf(const QString &key);

} // namespace tetrarium
