// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

constexpr std::array<std::string_view, 6> names{
    "none", "generations", "evaluations", "seconds", "stagnation", "target"};

} // namespace

std::string_view nameOf(StopReason reason)
{
    return names[static_cast<std::size_t>(reason)];
}

Expected<StopReason> stopReasonFromName(std::string_view name)
{
    const auto at = std::ranges::find(names, name);
    if (at == names.end())
        return fail(ErrorCode::UnknownName, std::string(name),
            "none, generations, evaluations, seconds, stagnation, target");
    return static_cast<StopReason>(at - names.begin());
}

} // namespace tetrarium
