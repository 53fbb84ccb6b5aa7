// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluation.h"
#include "manifest.h"
#include "parallelmap.h"
#include "runcontrol.h"

/// What workers on runs and studies have in common.
namespace tetrarium {

/// This program on this machine, now. The control outlives what is returned.
Surroundings surroundingsHere(int threads, const RunControl &control);

/// Lets windows and everything else on the machine go before the calling thread and those that it starts.
void stepBack();

/// Work over the map's threads; each item waits first while the control is paused. Map and control outlive it.
GameMap pausableMap(ParallelMap &map, RunControl &control, const std::stop_token &stop);

} // namespace tetrarium
