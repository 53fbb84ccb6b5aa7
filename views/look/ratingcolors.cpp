// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ratingcolors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tetrarium {

QColor ratingColor(double goodness)
{
    constexpr std::array<QRgb, 9> stops{
        0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21918C, 0x28AE80, 0x5EC962, 0xADDC30, 0xFDE725};
    const double place = std::clamp(goodness, 0.0, 1.0) * (stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    const double share = place - static_cast<double>(below);
    const auto mix = [share](int from, int to) {
        return static_cast<int>(std::lround(from + share * (to - from)));
    };
    const QColor from(stops[below]);
    const QColor to(stops[below + 1]);
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace tetrarium
