// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tetrarium {

/// Minutes and seconds, or hours too: `4:10`, `1:02:03`.
QString durationText(double seconds);

} // namespace tetrarium
