// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcurve.h"

#include <utility>

namespace tetrarium {

GenerationPoint pointOf(const GenerationReport &report)
{
    GenerationPoint point{
        .generation = report.number,
        .best = report.bestFitness,
        .mean = report.mean,
        .median = report.median,
        .low = report.low,
        .high = report.high,
        .diversity = report.diversity,
    };
    if (report.heldOut)
        point.heldOut = report.heldOut->mean;
    if (report.best < report.genomes.size())
        point.bestGenes = report.genomes[report.best].individual.genes;
    return point;
}

void append(QList<GenerationPoint> &points, const GenerationPoint &point)
{
    constexpr qsizetype most = 50'000;
    const auto rank = [](const GenerationPoint &one) { return std::pair(one.heldOut.has_value(), one.best); };
    if (points.size() >= most) {
        QList<GenerationPoint> kept;
        kept.reserve(most);
        for (qsizetype i = 0; i + 1 < points.size(); i += 2)
            kept.append(rank(points[i + 1]) > rank(points[i]) ? points[i + 1] : points[i]);
        points = std::move(kept);
    }
    points.append(point);
}

} // namespace tetrarium
