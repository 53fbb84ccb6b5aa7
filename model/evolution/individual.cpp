// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "individual.h"

#include <array>

namespace tetrarium {

std::string_view nameOf(Origin origin)
{
    constexpr std::array<std::string_view, 7> names{
        "newcomer", "elite", "child", "mutant", "sample", "particle", "mean"};
    return names[static_cast<std::size_t>(origin)];
}

} // namespace tetrarium
