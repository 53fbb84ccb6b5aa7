// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>

/// What a program said and returned.
struct ProcessOutcome
{
    int code = -1; ///< −1: it did not end by itself
    QString out;
    QString err;
};

/// Waits for a started program to end.
inline ProcessOutcome outcomeOf(QProcess &process)
{
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {
        .code = process.exitCode(),
        .out = QString::fromUtf8(process.readAllStandardOutput()),
        .err = QString::fromUtf8(process.readAllStandardError()),
    };
}
