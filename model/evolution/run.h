// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evolution.h"
#include "rundirectory.h"

#include <memory>

namespace tetrarium {

/// Evolution with its directory: every generation is on the disk before anybody hears of it. Both programs run runs
/// through this one, so that their files are the same.
class Run
{
public:
    /// As RunDirectory::create(); also fails where the recipe is impossible.
    static Expected<Run> create(
        const std::filesystem::path &folder, const Recipe &recipe, const Surroundings &surroundings);
    /// As RunDirectory::open().
    static Expected<Run> open(const std::filesystem::path &folder, const Surroundings &surroundings);

    const Recipe &recipe() const { return m_evolution.recipe(); }
    /// Generations on the disk.
    int generations() const { return m_directory.checkpoint().generations; }
    /// Why the last generation was the last one.
    StopReason stopReason() const { return m_directory.checkpoint().stop; }
    double seconds() const { return m_directory.seconds(); }

    /// Plays the next generation and writes it down. Nothing when it was asked to stop half-way. When writing fails, the
    /// generation is kept in memory, and the next call writes it instead of playing another.
    Expected<std::shared_ptr<const GenerationReport>> next(
        const GameMap &map, const std::stop_token &stop, Progress &progress);

    /// As Evolution::extend(), at once on the disk. If that fails it holds all the same, and is written with the next
    /// generation.
    Expected<void> extend(int generations);

    /// A line in the run's diary: `paused`, `stopped` …
    void note(std::string_view event, std::string_view detail = {}) { m_directory.note(event, detail); }

private:
    Run(Evolution evolution, RunDirectory directory, bool begun);

    bool timeIsUp() const;

    Evolution m_evolution;
    RunDirectory m_directory;
    std::shared_ptr<const GenerationReport> m_unwritten;
    bool m_begun = false; ///< it is known to be running, in its diary
};

} // namespace tetrarium
