// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena.h"
#include "dataset.h"

#include <span>
#include <string>
#include <vector>

/// People against machines: players on the pieces that people had, and how they did beside them.
namespace tetrarium {

/// The arena in which players meet what these people met: their rules, their randomizer and every different seed once, by
/// score. Where no game tells its seed, `otherwise` by score: other pieces, as when the thesis's twenty people are
/// compared with. Fails with Differs where some games are of other rules or randomizers, or tell no seed.
Expected<ArenaSettings> arenaForPeople(std::span<const PersonGame> people, const ArenaSettings &otherwise);

/// A line of the result sheet, as the thesis's table 3.1 with a test beside it.
struct SheetRow
{
    std::string who;
    PeopleComparison comparison{};
    RankComparison ranks{}; ///< against the people's games
};

/// The people first, then the players as they were named.
std::vector<SheetRow> peopleSheet(
    const std::string &who, std::span<const PersonGame> people, const ArenaResult &players);

/// As comma-separated lines with a heading.
std::string writeSheet(std::span<const SheetRow> rows);

} // namespace tetrarium
