// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "individual.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, 7> names{
    "newcomer", "elite", "child", "mutant", "sample", "particle", "mean"};

} // namespace

std::string_view nameOf(Origin origin)
{
    return names[static_cast<std::size_t>(origin)];
}

std::optional<Origin> originFromName(std::string_view name)
{
    const auto at = std::ranges::find(names, name);
    return at == names.end() ? std::nullopt : std::optional(static_cast<Origin>(at - names.begin()));
}

} // namespace tetrarium
