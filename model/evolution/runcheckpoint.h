// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarium {

/// How much of a file of the journal counts.
struct FileExtent
{
    std::int64_t lines = 0;
    std::int64_t bytes = 0;

    bool operator==(const FileExtent &) const = default;
};

/// A moment between two generations, from which a run goes on: what Evolution saves, and how long each file of the
/// journal was then. Whatever stands behind that was being written when the run was killed.
struct RunCheckpoint
{
    int generations = 0; ///< finished
    FileExtent rows;     ///< of generations.csv
    FileExtent genomes;  ///< of genomes.jsonl
    FileExtent elites;   ///< of elites.jsonl
    std::optional<double> bestFitness = {};
    std::optional<double> bestHeldOut = {};
    StopReason stop = StopReason::None; ///< why the last generation was the last one
    std::string recipe; ///< checksum of the recipe but for when to stop, which the state knows
    std::string state;  ///< of Evolution

    bool operator==(const RunCheckpoint &) const = default;
};

/// As text with a checksum of itself, and back. Reading fails with Differs when the checksum does not fit, else with
/// Syntax or UnknownVersion.
std::string writeCheckpoint(const RunCheckpoint &checkpoint);
Expected<RunCheckpoint> readCheckpoint(std::string_view text);

} // namespace tetrarium
