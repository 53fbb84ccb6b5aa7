// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotdata.h"

namespace tetrarium {

/// A line with no more points than its picture can show: of the points that fall into the same pixel column, the first,
/// the lowest, the highest and the last stay, in their order. So the picture is the same as of all points, spikes
/// included. Points outside left … right go, but for the nearest on either side. Costs one pass over those inside.
QList<QPointF> decimated(const QList<QPointF> &points, double left, double right, int columns);

/// The same for a band: one point a column, above the highest and at the lowest.
PlotLine decimatedBand(const PlotLine &band, double left, double right, int columns);

} // namespace tetrarium
