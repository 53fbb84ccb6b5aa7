// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "player.h"
#include "recipe.h"
#include "studyfile.h"

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

/// The studies that come with the program, by name.
QStringList studyNames();

/// A study of the program by its name, or one from a file.
Expected<Study> loadStudy(const QString &nameOrFile);

/// The recipe of a study, with the study's settings.
Expected<Recipe> loadRecipeOf(const Study &study);

/// The text of a data set that comes with the program, by its name, or of a file.
Expected<std::string> loadDataSet(const QString &nameOrFile);

/// The whole text of a file, or the error with the file's name in it.
Expected<std::string> readTextFile(const QString &path);

} // namespace tetrarium
