// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>

namespace tetrarium {

/// The colour of a rating on the viridis scale (Smith, van der Walt 2015): 0, the worst, is dark violet, 1, the best, yellow.
/// Lightness grows evenly along it, so that it reads the same without colour vision.
QColor ratingColor(double goodness);

} // namespace tetrarium
