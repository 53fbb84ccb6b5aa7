// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace.h"

#include <QByteArray>
#include <QStringList>

#include <expected>

namespace tetrarium {

/// The layout files: one a workspace, `<folder>/<workspace>.json`. A file carries the docking library's JSON
/// and a digest of it, so that the library only ever reads what it once wrote: it does not expect damaged
/// text. Files are written whole or not at all.
class WorkspaceLayouts
{
public:
    /// `docks` are the names of all docks there are; a layout that knows others, or fewer, is old.
    WorkspaceLayouts(const QString &folder, const QStringList &docks);

    enum class Fault
    {
        Missing,    ///< there is no file
        Unreadable, ///< there is one that cannot be opened
        Broken,     ///< not the text that was once written
        Old         ///< from another version of the program
    };

    /// The library's JSON of the saved layout.
    std::expected<QByteArray, Fault> read(Workspace workspace) const;

    /// False when the file could not be written; the one before is then still there.
    bool write(Workspace workspace, const QByteArray &layout) const;

    /// Renames the file of a layout that cannot be used, so that nothing is lost when the next one is saved.
    /// Returns the new name, or an empty one when there was nothing to rename.
    QString setAside(Workspace workspace) const;

    /// The layout each workspace starts with; it is part of the program.
    QByteArray first(Workspace workspace) const;

    QString filePath(Workspace workspace) const;

private:
    std::expected<QByteArray, Fault> readFile(const QString &path) const;

    QString m_folder;
    QStringList m_docks;
};

} // namespace tetrarium
