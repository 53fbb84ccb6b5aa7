// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "player.h"

#include <QString>
#include <QStringList>

namespace tetrarium {

/// The players that come with the program, by name.
QStringList galleryPlayers();

/// A player of the gallery by its name, or one from a file. A name with a dot or a slash is a file.
Expected<Player> loadPlayer(const QString &nameOrFile);

/// The whole text of a file, or the error with the file's name in it.
Expected<std::string> readTextFile(const QString &path);

} // namespace tetrarium
