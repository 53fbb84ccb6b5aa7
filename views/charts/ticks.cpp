// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ticks.h"

#include <algorithm>
#include <cmath>

namespace tetrarium {

namespace {

double niceStep(double rough)
{
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (rough <= step * power)
            return step * power;
    }
    return 10 * power;
}

} // namespace

QList<double> ticksBetween(double low, double high, int about, bool whole)
{
    QList<double> ticks;
    if (!(high > low))
        return ticks;
    double step = niceStep((high - low) / std::max(1, about));
    if (whole)
        step = std::max(1.0, step);
    // An end that is a round number but for its last bits belongs to the range.
    constexpr double tolerance = 1e-9;
    for (double i = std::ceil(low / step - tolerance); i <= high / step + tolerance; ++i)
        ticks.append(i * step);
    return ticks;
}

QList<double> logTicksBetween(double low, double high, int about)
{
    QList<double> ticks;
    if (!(high > low))
        return ticks;
    if (high - low < 1) {
        for (const double value : ticksBetween(std::pow(10, low), std::pow(10, high), about)) {
            if (value > 0)
                ticks.append(std::log10(value));
        }
        return ticks;
    }
    const double decades = high - low;
    const double every = std::max(1.0, std::ceil(decades / std::max(1, about)));
    const bool hasRoom = 3 * decades <= about;
    for (double power = std::floor(low); power <= high; power += every) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double place = power + std::log10(factor);
            if (place >= low && place <= high && (factor == 1 || hasRoom))
                ticks.append(place);
        }
    }
    return ticks;
}

} // namespace tetrarium
