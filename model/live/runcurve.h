// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tetrarium {

/// One finished generation as charts show it: a report's numbers, and of its genomes the best one's weights alone.
struct GenerationPoint
{
    int generation = 0;
    double best = 0;
    double mean = 0;
    double median = 0;
    double low = 0;  ///< 10% quantile
    double high = 0; ///< 90% quantile
    double diversity = 0;
    std::optional<double> heldOut = {};
    std::vector<double> bestGenes = {}; ///< empty where the genomes are not known

    bool operator==(const GenerationPoint &) const = default;
};

GenerationPoint pointOf(const GenerationReport &report);

/// Appends a point. A curve has 50,000 points at most, several for every pixel of a screen: with one more, half of them go, of
/// each two neighbours the one without a held-out score or with the lower best. So however long a run, what is
/// kept of it in memory has a bound, and the older part of a long one is sparser. The run's files have all of it.
void append(QList<GenerationPoint> &points, const GenerationPoint &point);

/// A run as charts show it. Small, whatever the size of the population.
struct RunCurve
{
    int run = 0; ///< unique while the program runs
    QString name = {};
    int color = 0; ///< its place among the series colours
    QStringList genes = {};
    QList<GenerationPoint> points = {}; ///< generations ascend

    bool operator==(const RunCurve &) const = default;
};

} // namespace tetrarium
