// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "statistics.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Published results to compare with, as comma-separated tables with a heading.
namespace tetrarium {

/// The column `score` of a table of people's games. Fails with Missing, NotANumber or Empty; errors have their line.
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
