// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

namespace tetrarium::cli {

/// Does the work on another thread and returns when it is done. Meanwhile, if standard error is a terminal, its last line is
/// what `line` says, several times a second; afterwards the line is gone. `line` is given the seconds since the start.
void showWhile(const std::function<void()> &work, const std::function<QString(double seconds)> &line);

/// How much is done, how fast, and how long the rest takes at that speed: `1,200 of 4,000 games, 310 games/s, 0:09 left`.
QString gamesProgress(qint64 done, qint64 planned, double seconds);

/// Minutes and seconds, or hours too: `4:10`, `1:02:03`.
QString durationText(double seconds);

} // namespace tetrarium::cli
