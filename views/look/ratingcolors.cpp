// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ratingcolors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace tetrarium {

namespace {

constexpr std::array<QRgb, 9> viridis{
    0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21918C, 0x28AE80, 0x5EC962, 0xADDC30, 0xFDE725};
constexpr std::array<QRgb, 10> cividis{
    0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173, 0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46};

QColor between(std::span<const QRgb> stops, double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    const double rest = place - static_cast<double>(below);
    const auto mix = [rest](int from, int to) {
        return static_cast<int>(std::lround(from + rest * (to - from)));
    };
    const QColor from(stops[below]);
    const QColor to(stops[below + 1]);
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace

QColor ratingColor(double goodness)
{
    return between(viridis, goodness);
}

QColor mapColor(ColorMap map, double share)
{
    return map == ColorMap::Viridis ? between(viridis, share) : between(cividis, share);
}

} // namespace tetrarium
