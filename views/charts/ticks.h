// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

namespace tetrarium {

/// Round numbers between low and high for an axis with room for about so many: steps of 1, 2 or 5 times a power of ten.
/// `whole`: no fractions, for things that are counted.
QList<double> ticksBetween(double low, double high, int about, bool whole = false);

/// The same for an axis of logarithms: low and high are powers of ten, and so are the results. Powers of ten, with 2 and 5
/// between them where there is room; within less than a decade, round numbers.
QList<double> logTicksBetween(double low, double high, int about);

} // namespace tetrarium
