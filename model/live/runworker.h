// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluation.h"
#include "runcontrol.h"
#include "runreader.h"

#include <memory>
#include <optional>

namespace tetrarium {

/// What a worker is to do with a folder.
struct RunTask
{
    std::filesystem::path folder;
    std::optional<Recipe> recipe = {}; ///< of a new run; without one, the run that is there
    bool readOnly = false;             ///< only tell what is there
    int extendBy = 0;                  ///< generations, before going on
    int threads = 0;                   ///< 0: as many as the machine has
    bool inBackground = false;         ///< let windows and everything else on the machine go first
};

/// What a worker tells, from its own thread, in the order in which it happens.
struct RunEvents
{
    std::function<void(std::shared_ptr<const RunHistory>)> opened;
    std::function<void(std::shared_ptr<const GenerationReport>)> generationFinished;
    std::function<void(const Error &)> writingFailed; ///< it tries again every second, or when asked to go on
    std::function<void()> writingMended;
    /// The last event. Why the run has ended, if it has; an error, if it could not be opened.
    std::function<void(StopReason, const std::optional<Error> &)> closed;
};

/// Works on a run until it has ended or is asked to stop. Blocks; meant for a thread of its own.
void workOnRun(const RunTask &task, RunControl &control, Progress &progress, const RunEvents &events,
    const std::stop_token &stop);

} // namespace tetrarium
