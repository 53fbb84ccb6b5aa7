// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The lines of a run's journal as text and back, to the last bit of every number. Every line ends with a checksum over
/// what stands before it in the line and over the line's number (from 1). docs/file-formats.md describes the files.
namespace tetrarium {

/// A row of generations.csv: a report without its genomes, and where those stand in genomes.jsonl.
struct GenerationRow
{
    GenerationReport report;
    std::int64_t genomes = 0; ///< how many
    std::int64_t line = 1;    ///< of the first
    std::int64_t offset = 0;  ///< of the first, in bytes

    bool operator==(const GenerationRow &) const = default;
};

/// A line of elites.jsonl: the best of a generation that was fitter, or better on the held-out games, than every
/// generation before.
struct Elite
{
    int generation = 0;
    GenomeResult genome;
    std::optional<HeldOutScore> heldOut;

    bool operator==(const Elite &) const = default;
};

/// The first line of generations.csv; its only one without a checksum.
std::string_view generationsHeader();

/// Lines with their line end.
std::string writeRow(const GenerationRow &row, std::int64_t line);
std::string writeGenome(int generation, const GenomeResult &genome, std::int64_t line);
std::string writeElite(const Elite &elite, std::int64_t line);

/// Lines without their line end. Fail with Differs when the checksum does not fit, with Syntax when it does but the
/// line makes no sense; the error has the line's number.
Expected<GenerationRow> readRow(std::string_view text, std::int64_t line);
Expected<GenomeResult> readGenome(std::string_view text, std::int64_t line);
Expected<Elite> readElite(std::string_view text, std::int64_t line);

/// Only the checksum; works for every kind of line.
Expected<void> checkLine(std::string_view text, std::int64_t line);

} // namespace tetrarium
