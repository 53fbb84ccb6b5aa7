// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tetrarium {

/// Where both programs keep their files. A value: making it touches no disk; whoever writes makes the folder.
struct Paths
{
    QString settings; ///< folder: preferences, layouts, key bindings
    QString data;     ///< folder: runs, players, replays, scores
    QString cache;    ///< folder: what can be made again
    QString log;      ///< file: what happened, see logfile.h

    /// Below `home` (the option --home of both programs); when that is empty, below the folder named by the
    /// environment variable TETRARIUM_HOME; else the desktop's usual folders for the person.
    static Paths standard(const QString &home = {});

    bool operator==(const Paths &) const = default;
};

} // namespace tetrarium
