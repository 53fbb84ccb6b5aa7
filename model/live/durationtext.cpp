// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "durationtext.h"

#include <cmath>

namespace tetrarium {

QString durationText(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(seconds));
    const QLatin1Char zero('0');
    if (whole < 3600)
        return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, zero);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, zero)
        .arg(whole % 60, 2, 10, zero);
}

} // namespace tetrarium
