// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace tetrarium {

/// Something whose speed is measured. The core has no clock: `tetrarium-cli bench` and the programs of tests/bench
/// bring theirs.
struct Workload
{
    std::string_view key; ///< as in the JSON of `tetrarium-cli bench`: "bcts_pieces_per_second"
    std::int64_t batch;   ///< units that take a few milliseconds
    /// Does about so many units of work and returns how many it did. Goes on where the last call ended.
    std::function<std::int64_t(std::int64_t units)> run;
};

/// All of them, from fixed seeds; a new engine adds a line to the table in workload.cpp.
std::vector<Workload> benchWorkloads();

/// A hash of decisions of the fast engine, one piece and two. The same on every machine and instruction set.
std::uint64_t benchSignature();

} // namespace tetrarium
