// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "individual.h"
#include "optimizer.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tetrarium {

/// A score on games that were not trained on.
struct HeldOutScore
{
    double mean = 0;
    double standardError = 0;
    int games = 0;

    bool operator==(const HeldOutScore &) const = default;
};

/// One genome after its games.
struct GenomeResult
{
    Individual individual;
    double fitness = 0;
    int games = 0; ///< played; fewer than the recipe's where a race was lost
    /// Means over the games.
    double score = 0;
    double lines = 0;
    double pieces = 0;
    double moves = 0;

    bool operator==(const GenomeResult &) const = default;
};

enum class StopReason : std::uint8_t
{
    None,
    Generations,
    Evaluations,
    Seconds,
    Stagnation,
    Target,
};

std::string_view nameOf(StopReason reason);
/// Fails with UnknownName.
Expected<StopReason> stopReasonFromName(std::string_view name);

/// Everything about one finished generation. Built once and never changed: charts, tables, the terminal's line and the
/// files all come from this one value.
struct GenerationReport
{
    int number = 0;                    ///< from 0
    std::vector<GenomeResult> genomes; ///< in the order in which the optimizer asked
    /// Index of the genome that stands for the generation: the fittest, the first of equals; or, where the optimizer
    /// asked for its distribution's mean, that one, because under noise the fittest is but the luckiest.
    std::size_t best = 0;
    double bestFitness = 0;
    double mean = 0;
    double median = 0;
    double low = 0;                           ///< 10% quantile
    double high = 0;                          ///< 90% quantile
    double diversity = 0;                     ///< mean over genes of the standard deviation between genomes
    std::optional<HeldOutScore> heldOut = {}; ///< of the best, every so many generations
    std::vector<Metric> metrics = {};         ///< the optimizer's own
    std::int64_t evaluations = 0;             ///< genomes played so far in the run, this generation included
    std::int64_t games = 0;                   ///< games likewise
    StopReason stop = StopReason::None;       ///< why this is the last one, if the recipe says so

    bool operator==(const GenerationReport &) const = default;
};

} // namespace tetrarium
