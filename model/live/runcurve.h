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

/// A run as charts show it. Small, whatever the size of the population: a run of a hundred thousand generations fits.
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
