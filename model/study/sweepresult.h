// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "comparison.h"
#include "statistics.h"
#include "sweep.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tetrarium {

/// The best fitness of every run of a cell.
struct CellResult
{
    std::vector<double> values = {}; ///< of the replicates that are finished and did not fail
    int failed = 0;
    Summary summary{};
    Interval mean{};                 ///< 95%, bootstrapped over replicates
    std::optional<Error> error = {}; ///< the first of those that failed
};

/// All cells with the same value on one axis.
struct Marginal
{
    std::string value;
    Summary summary{}; ///< of all their runs
    Interval mean{};   ///< 95%, bootstrapped over replicates, for runs of one replicate share their seed
};

/// How much of the variance between all runs goes with one thing: the sum of squares between its levels to that of all runs
/// (eta squared; Fisher 1925).
struct VarianceShare
{
    double share = 0;
    Interval interval{}; ///< 95%, bootstrapped over replicates
};

/// What an axis does.
struct AxisEffect
{
    std::string key;
    std::vector<Marginal> levels;
    double spread = 0;   ///< the greatest mean of a level less the least
    double relative = 0; ///< the same as a share of the mean of all
    /// How often so great a variance between levels, or a greater one, comes by chance alone: the values of each replicate
    /// are exchanged at random between the levels (a permutation test with replicates as blocks; Good 2005). Levels that
    /// lack a replicate are left out. 1 where there is nothing to compare.
    double pValue = 1;
    std::optional<VarianceShare> variance = {}; ///< where every run is there, and two replicates or more
};

/// What a sweep found so far. Built once and never changed: tables, files and reports come from this one value.
struct SweepResult
{
    Study study;
    Recipe recipe;
    std::vector<ItemResult> items;
    std::vector<CellResult> cells;
    std::vector<AxisEffect> axes;
    Summary runs{};                         ///< of all runs
    Summary cellMeans{};                    ///< of the means of all cells that have one
    std::optional<VarianceShare> luck = {}; ///< of the replicates: their pieces and their first generation
    double noise = 0; ///< standard deviation between the runs of a cell, its root mean square over cells
    std::int64_t games = 0; ///< played

    bool finished() const { return items.size() == study.items(); }
};

/// One cell of the study, as far as the items go; the same as in judgeSweep().
CellResult judgeCell(const Study &study, std::span<const ItemResult> items, std::size_t cell);

/// The same items give the same result to the bit.
SweepResult judgeSweep(Study study, Recipe recipe, std::vector<ItemResult> items);

/// The value of an axis as people read it: a word without its quotes.
std::string axisLabel(const std::string &value);

/// The last part of an axis's key: `mutation_rate`.
std::string axisName(const std::string &key);

/// Files by name, as comma-separated lines: runs.csv, cells.csv, by-<axis>.csv for every axis, effects.csv and, where there are two axes,
/// table.csv with the means as the thesis prints them.
std::vector<std::pair<std::string, std::string>> sweepTables(const SweepResult &result);

} // namespace tetrarium
