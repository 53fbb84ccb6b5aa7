// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tetrarium {

/// What a key of a recipe is for, in one sentence; empty for keys that explain themselves. docs/recipes.md says it in full.
QString explanationOf(const QString &key);

} // namespace tetrarium
