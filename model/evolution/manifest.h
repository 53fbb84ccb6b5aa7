// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tetrarium {

/// Where and when a run is run, told by whoever has a clock. None of it changes a result.
struct Surroundings
{
    std::string version;                ///< of the program
    std::string machine;                ///< its name, system and processor
    int threads = 1;                    ///< that play games
    std::function<std::string()> now;   ///< date and time, as ISO 8601 has it
    std::function<double()> runSeconds; ///< that this process has spent running, pauses left out; only grows
};

/// What manifest.json says: all about a run that may differ between two runs with the same results.
struct Manifest
{
    std::string version;
    std::string recipe; ///< its name
    std::uint64_t seed = 0;
    std::string machine;
    int threads = 1;
    std::string started;
    std::string ended; ///< empty while it has not
    int resumes = 0;
    double seconds = 0; ///< of running, over all resumes

    bool operator==(const Manifest &) const = default;
};

std::string writeManifest(const Manifest &manifest);
/// Fails with Syntax.
Expected<Manifest> readManifest(std::string_view text);

} // namespace tetrarium
