// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arenafile.h"
#include "runcontrol.h"
#include "sweepresult.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace tetrarium {

/// A cell of a sweep all of whose runs are finished.
struct FinishedCell
{
    std::size_t cell = 0;
    CellResult result;
};

/// What a worker is to do: a sweep, an arena, or, without either, tell what the folder holds.
struct StudyTask
{
    std::filesystem::path folder = {}; ///< where results are kept; empty: nowhere
    std::optional<Sweep> sweep = {};
    std::optional<Arena> arena = {};
    int threads = 0;           ///< 0: as many as the machine has
    bool inBackground = false; ///< let windows and everything else on the machine go first
};

/// Counts for whoever shows progress; read at any time from any thread.
struct StudyCounters
{
    std::atomic<std::int64_t> before = 0;  ///< runs of a sweep that were there when it was opened
    std::atomic<std::int64_t> planned = 0; ///< runs of a sweep, games of an arena
    SweepProgress sweep;
    Progress arena;
};

/// What a worker tells, from its own threads, one after the other.
struct StudyEvents
{
    std::function<void()> opened; ///< the folder is good and work begins
    std::function<void(std::shared_ptr<const FinishedCell>)> cellFinished;
    /// A sweep, as far as it has come: after it was opened, and when it is left.
    std::function<void(std::shared_ptr<const SweepResult>)> sweepJudged;
    std::function<void(std::shared_ptr<const ArenaRecord>)> arenaFinished;
    /// The last event: nothing is left to do; or what went wrong.
    std::function<void(bool ended, const std::optional<Error> &)> closed;
};

/// Works until the study has ended or it is asked to stop. Blocks; meant for a thread of its own. Both programs run studies
/// through this one, so that their files are the same.
void workOnStudy(const StudyTask &task, RunControl &control, StudyCounters &counters,
    const StudyEvents &events, const std::stop_token &stop);

/// An arena from its folder. Errors name the file.
Expected<ArenaRecord> readArenaFolder(const std::filesystem::path &folder);

} // namespace tetrarium
