// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// The weights of a player as evolution sees them.
using Genes = std::vector<double>;

/// How an individual came to be.
enum class Origin : std::uint8_t
{
    Newcomer, ///< drawn at random
    Elite,    ///< an earlier one, unchanged
    Child,    ///< of its parents
    Mutant,   ///< one parent, changed
    Sample,   ///< drawn from a distribution that the optimizer keeps
    Particle, ///< a place that a particle has moved to
    Mean,     ///< the mean of such a distribution: under noise a better answer than its luckiest sample
};

std::string_view nameOf(Origin origin);
std::optional<Origin> originFromName(std::string_view name);

/// One genome of one generation, before anybody has played it.
struct Individual
{
    std::string id;
    Genes genes;
    Origin origin = Origin::Newcomer;
    std::vector<std::string> parents = {}; ///< ids

    bool operator==(const Individual &) const = default;
};

} // namespace tetrarium
