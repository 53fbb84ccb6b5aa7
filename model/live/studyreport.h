// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arenafile.h"
#include "error.h"
#include "sweepresult.h"

#include <QByteArray>
#include <QString>

namespace tetrarium {

/// What an arena or a sweep found as one HTML page to send to somebody: tables, charts, settings, seeds, the version, and the
/// command that does it again. The same files give the same bytes in the same language.

QByteArray arenaReport(const ArenaRecord &arena);

/// Fails where a data set to compare with cannot be read.
Expected<QByteArray> sweepReport(const SweepResult &result);

/// Of whatever the folder holds. Fails with Missing where it is none of them; errors name the file.
Expected<QByteArray> reportOf(const QString &folder);

} // namespace tetrarium
