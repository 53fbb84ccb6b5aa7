// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "runcurve.h"
#include "runreader.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

/// Reading a run's directory for views. Both take as long as the run is; meant for a thread of their own.
namespace tetrarium {

/// The generations that are on the disk, as many as a curve has (append()), without their genomes but the best's weights.
Expected<QList<GenerationPoint>> readCurve(const std::filesystem::path &folder);

/// One generation with its genomes, or all of them.
Expected<std::vector<std::shared_ptr<const GenerationReport>>> readGenerations(
    const std::filesystem::path &folder, std::optional<int> generation);

} // namespace tetrarium
