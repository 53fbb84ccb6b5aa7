// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "statistics.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Published results to compare with, as comma-separated tables with a heading.
namespace tetrarium {

/// A game of a person, as far as it is known.
struct PersonGame
{
    std::string name = {};
    double score = 0;
    std::string rules = {};
    std::string randomizer = {};
    std::optional<std::uint64_t> seed = {};

    bool operator==(const PersonGame &) const = default;
};

/// People's games from any of three kinds of text: a table with the column `score` and, if it likes, `name`, `rules`,
/// `randomizer` and `seed`; the thesis's Scores.txt; or the score book's scores.jsonl. Fails with Missing, NotANumber, Syntax
/// or Empty; errors have their line.
Expected<std::vector<PersonGame>> readPeopleGames(std::string_view text);

/// Only their scores.
Expected<std::vector<double>> readPeople(std::string_view text);

/// A published table of means: a heading, then lines of a value of the first axis and the means along the second.
Expected<std::vector<double>> readPublishedMeans(std::string_view text);

/// One line of a comparison with people, as the thesis's table 3.1.
struct PeopleComparison
{
    Summary summary;
    double relative = 1; ///< mean to the people's mean
};

PeopleComparison compareWithPeople(std::span<const double> people, std::span<const double> others);

} // namespace tetrarium
