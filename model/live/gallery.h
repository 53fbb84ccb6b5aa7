// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "player.h"
#include "recipe.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string>

namespace tetrarium {

/// The players that come with the program, by name.
QStringList galleryPlayers();

/// A player of the gallery by its name, or one from a file. A name with a dot or a slash is a file.
Expected<Player> loadPlayer(const QString &nameOrFile);

/// The recipes that come with the program, by name.
QStringList recipeNames();

/// A recipe of the program by its name, or one from a file, with `key=value` settings (recipefile.h). A name with a dot or
/// a slash is a file; what it inherits from is looked for beside it first, then among the program's.
Expected<Recipe> loadRecipe(const QString &nameOrFile, std::span<const std::string> settings = {});

/// The whole text of a file, or the error with the file's name in it.
Expected<std::string> readTextFile(const QString &path);

} // namespace tetrarium
