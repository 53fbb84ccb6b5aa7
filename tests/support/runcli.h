// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>

/// What the terminal program said and returned.
struct CliOutcome
{
    int code = -1;
    QString out;
    QString err;
};

/// Runs the terminal program to its end. A code of −1: it did not end by itself.
inline CliOutcome runCli(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(CLI_PROGRAM), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {
        .code = process.exitCode(),
        .out = QString::fromUtf8(process.readAllStandardOutput()),
        .err = QString::fromUtf8(process.readAllStandardError()),
    };
}

/// The same from one line of words.
inline CliOutcome runCliLine(const QString &line)
{
    return runCli(line.split(u' ', Qt::SkipEmptyParts));
}

inline bool writeText(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}
