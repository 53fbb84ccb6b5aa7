// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "paths.h"

#include <QDirIterator>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

/// A home for the lab that is gone after the test.
class LabHome
{
public:
    QString path() const { return m_folder.path(); }
    tetrarium::Paths paths() const { return tetrarium::Paths::standard(m_folder.path()); }

    QString layoutFile(const QString &workspace) const
    {
        return paths().settings + QStringLiteral("/layouts/%1.json").arg(workspace);
    }

    /// Every file below, relative to the home, sorted.
    QStringList files() const { return filesBelow(m_folder.path()); }

    static QStringList filesBelow(const QString &folder)
    {
        QStringList found;
        QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext())
            found.append(QDir(folder).relativeFilePath(walk.next()));
        found.sort();
        return found;
    }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};
