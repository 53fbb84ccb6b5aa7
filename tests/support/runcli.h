// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "processoutcome.h"

#include <QFile>
#include <QProcess>
#include <QStringList>

/// Runs the terminal program to its end.
inline ProcessOutcome runCli(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(CLI_PROGRAM), arguments);
    return outcomeOf(process);
}

/// The same from one line of words.
inline ProcessOutcome runCliLine(const QString &line)
{
    return runCli(line.split(u' ', Qt::SkipEmptyParts));
}

inline bool writeText(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}
