// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "evaluator.h"
#include "rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tetrarium {

/// How a player looks for its move. docs/search.md says exactly what each one tries and how ties are resolved.
enum class Search : std::uint8_t
{
    Thesis,          ///< `thesis`: the thesis program's 44 move strings
    Tetnet,          ///< `tetnet`: the 6-gene program's, with those its mistake skips left out
    TetnetDescribed, ///< `tetnet-described`: all 44 of them
    Takado,          ///< `takado`: the neural program's two pieces, nothing cleared in between
    Drop,            ///< `drop`: straight drops in every orientation and column
    PairSum,         ///< `pair-sum`: the next piece too; the sum of both ratings
    PairAfter,       ///< `pair-after`: the next piece too; the rating after both
    Reachable,       ///< `reachable`: every placement that keys can reach
    Expectation,     ///< `expectation`: the mean over unknown pieces to come
};

std::span<const std::string_view> searchNames();
std::string_view nameOf(Search search);
Expected<Search> searchFromName(std::string_view name);

struct SearchSettings
{
    Search kind = Search::Drop;
    int depth = 1; ///< expectation: unknown pieces looked ahead
    int beam = 6;  ///< expectation: placements followed up at each level

    bool operator==(const SearchSettings &) const = default;
};

/// Where a player's weights come from. Nothing of it changes a decision.
struct Provenance
{
    std::string source; ///< a paper, a program or a run
    std::string date;
    std::string recipe; ///< of the run that found them
    std::optional<std::uint64_t> seed;
    std::string heldOut; ///< what it reached on games it was not trained on, with the command that prints it
    std::string note;

    bool operator==(const Provenance &) const = default;
};

/// Rules, search and evaluator: everything that decides, with a name and its provenance.
struct Player
{
    std::string name;
    std::string title;
    Rules rules{};
    SearchSettings search{};
    Evaluator evaluator{};
    Provenance provenance{};
};

/// Fails with Impossible where the search needs other rules or other features than the player has.
Expected<void> checkPlayer(const Player &player);

} // namespace tetrarium
