// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcurve.h"

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

} // namespace tetrarium
