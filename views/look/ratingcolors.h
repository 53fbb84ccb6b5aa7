// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>

namespace tetrarium {

/// The colour of a rating on the viridis scale (Smith, van der Walt 2015): 0, the worst, is dark violet, 1, the best, yellow.
/// Lightness grows evenly along it, so that it reads the same without colour vision.
QColor ratingColor(double goodness);

/// Colour maps for values, both with evenly growing lightness and safe for colour-blind eyes: viridis, and cividis (Nuñez,
/// Anderton, Renslow 2018), which looks nearly the same to those who do not see red or green.
enum class ColorMap
{
    Viridis,
    Cividis
};

/// 0, the least, is dark; 1, the greatest, light.
QColor mapColor(ColorMap map, double share);

} // namespace tetrarium
