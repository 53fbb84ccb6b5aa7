// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paths.h"

#include <QDir>
#include <QStandardPaths>

namespace tetrarium {

namespace {

/// The generic location with our own folder below: the same for both programs, whatever either is called.
QString ownFolder(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + QStringLiteral("/tetrarium");
}

} // namespace

Paths Paths::standard(const QString &home)
{
    const QString moved = home.isEmpty() ? qEnvironmentVariable("TETRARIUM_HOME") : home;
    if (!moved.isEmpty()) {
        const QDir folder(QDir(moved).absolutePath());
        return {
            .settings = folder.filePath(QStringLiteral("settings")),
            .data = folder.filePath(QStringLiteral("data")),
            .cache = folder.filePath(QStringLiteral("cache")),
            .log = folder.filePath(QStringLiteral("tetrarium.log")),
        };
    }
    return {
        .settings = ownFolder(QStandardPaths::GenericConfigLocation),
        .data = ownFolder(QStandardPaths::GenericDataLocation),
        .cache = ownFolder(QStandardPaths::GenericCacheLocation),
        .log = ownFolder(QStandardPaths::GenericStateLocation) + QStringLiteral("/tetrarium.log"),
    };
}

} // namespace tetrarium
