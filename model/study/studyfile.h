// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// A parameter that a study varies.
struct StudyAxis
{
    std::string key;                 ///< of a recipe, dotted: `optimizer.mutation_rate`
    std::vector<std::string> values; ///< as a recipe's settings take them

    bool operator==(const StudyAxis &) const = default;
};

/// Many runs over a grid: one recipe, some of its parameters varied, every cell run several times. A value.
///
/// Replicate r has the same seed in every cell (common random numbers): what differs between two cells of a replicate is
/// then the parameters' doing and not that of luckier pieces.
struct Study
{
    std::string name;
    std::string title;
    std::string note;
    std::string recipe;                ///< its name
    std::vector<std::string> settings; ///< `key=value`, the same in every cell
    std::vector<StudyAxis> axes;
    int replicates = 1;
    std::uint64_t seed = 1;
    std::string people;    ///< a data set of people's results to compare with, or empty
    std::string published; ///< a published table to compare with, or empty

    bool operator==(const Study &) const = default;

    std::size_t cells() const;
    std::size_t items() const { return cells() * static_cast<std::size_t>(replicates); }

    /// The index along every axis of a cell; the last axis runs fastest.
    std::vector<std::size_t> place(std::size_t cell) const;

    /// The seed of the runs of a replicate; one that a recipe's file can hold.
    std::uint64_t replicateSeed(std::size_t replicate) const;

    /// What a run's recipe has beyond the study's recipe with the study's settings: the cell's values and the seed.
    std::vector<std::string> settingsOf(std::size_t cell, std::size_t replicate) const;
};

/// A study as a TOML file that people write; docs/studies.md describes every key. Errors carry line and column. Whether the
/// recipe knows the keys is for Sweep to find out.
Expected<Study> readStudy(std::string_view text);

/// What readStudy() reads to an equal study; the same bytes for the same study.
std::string writeStudy(const Study &study);

} // namespace tetrarium
