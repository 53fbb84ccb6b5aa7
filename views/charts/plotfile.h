// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotdata.h"

class QWidget;

namespace tetrarium {

/// The values of a plot as CSV: run, series, x, y, and the lower edge of a band. Numbers as programs read them.
QString csvOf(const PlotData &data);

/// A picture of the widget (png, svg) or the values (csv), by the path's ending; the file is replaced whole or not at all.
bool writePlot(QWidget &widget, const PlotData &data, const QString &path);
/// The same with values that are CSV already.
bool writePlot(QWidget &widget, const QString &csv, const QString &path);

} // namespace tetrarium
