// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QWidget>

/// Keeps a picture of a widget in the folder TETRARIUM_PICTURES, for people to look at; without that variable it does
/// nothing.
inline void keepPicture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("TETRARIUM_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}
