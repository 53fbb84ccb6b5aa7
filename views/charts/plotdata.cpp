// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plotdata.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tetrarium {

double heightOf(double value, bool logarithmic)
{
    if (!logarithmic)
        return value;
    return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
}

PlotRange wholeRange(const PlotData &data, bool logarithmic)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double air = 0.04;
    PlotRange range{infinity, -infinity, infinity, -infinity, logarithmic};
    const auto include = [&range](double x, double height) {
        if (!std::isfinite(height))
            return;
        range.left = std::min(range.left, x);
        range.right = std::max(range.right, x);
        range.bottom = std::min(range.bottom, height);
        range.top = std::max(range.top, height);
    };
    for (const PlotLine &line : data.lines) {
        for (qsizetype i = 0; i < line.points.size(); ++i) {
            include(line.points[i].x(), heightOf(line.points[i].y(), logarithmic));
            if (line.isBand())
                include(line.points[i].x(), heightOf(line.lower[i], logarithmic));
        }
    }
    if (range.left > range.right)
        return {0, 1, 0, 1, logarithmic};
    if (range.left == range.right)
        range.right = range.left + 1;
    const double extent = range.top > range.bottom ? range.top - range.bottom : 1;
    range.top += extent * air;
    if (data.startsAtZero && !logarithmic)
        range.bottom = 0;
    else
        range.bottom -= extent * air;
    return range;
}

} // namespace tetrarium
