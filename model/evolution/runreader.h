// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal.h"
#include "linereader.h"
#include "manifest.h"
#include "recipe.h"
#include "runcheckpoint.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace tetrarium {

/// Reads a run's directory, of any size, a generation at a time. Takes no lock: a run can be read while it is running,
/// up to its checkpoint when it was opened. Errors name file and line.
class RunReader
{
public:
    static Expected<RunReader> open(const std::filesystem::path &folder);

    const std::filesystem::path &folder() const { return m_folder; }
    const Recipe &recipe() const { return m_recipe; }
    const Manifest &manifest() const { return m_manifest; }
    /// Finished ones.
    int generations() const { return m_checkpoint.generations; }
    StopReason stopReason() const { return m_checkpoint.stop; }

    /// The next generation without its genomes, or nothing at the end: what lists and charts need.
    Expected<std::optional<GenerationRow>> nextRow();

    /// The genomes of any generation, from their place in the file.
    Expected<std::vector<GenomeResult>> genomes(const GenerationRow &row) const;

    /// The next generation whole, or nothing at the end.
    Expected<std::optional<GenerationReport>> next();

    /// All elites; there are few.
    Expected<std::vector<Elite>> elites() const;

private:
    RunReader(std::filesystem::path folder, Recipe recipe, Manifest manifest, RunCheckpoint checkpoint,
        LineReader rows);

    std::filesystem::path m_folder;
    Recipe m_recipe;
    Manifest m_manifest;
    RunCheckpoint m_checkpoint;
    LineReader m_rows;
};

/// All of a run but its genomes.
struct RunHistory
{
    std::filesystem::path folder;
    Recipe recipe;
    Manifest manifest;
    std::vector<GenerationRow> rows;
    StopReason stop = StopReason::None;
};

Expected<RunHistory> readHistory(const std::filesystem::path &folder);

} // namespace tetrarium
