// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "evaluation.h"
#include "recipe.h"
#include "studyfile.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tetrarium {

/// One run of a study, finished. Item i is replicate i % replicates of cell i / replicates.
struct ItemResult
{
    std::size_t item = 0;
    double best = 0;        ///< fitness of the fittest genome of all generations
    int bestGeneration = 0; ///< the first with it
    double lastMean = 0;    ///< fitness of the last generation, on average
    int generations = 0;
    std::int64_t games = 0; ///< played; a genome already known on the same games is not played again
    std::optional<double> heldOut = {}; ///< of the last generation that has one
    std::optional<Error> error = {};    ///< why it could not be run; then all else is zero

    bool operator==(const ItemResult &) const = default;
};

/// Counts for whoever shows progress; read at any time from any thread.
struct SweepProgress
{
    std::atomic<std::int64_t> items = 0; ///< finished now, not counting those of an earlier start
    std::atomic<std::int64_t> games = 0; ///< played now
};

/// All runs of a study, spread over threads whole: small runs side by side, each on one thread.
class Sweep
{
public:
    /// `recipe` is the study's, with the study's settings. Fails where the recipe lacks a key of an axis, and where nothing
    /// but a clock would end its runs.
    static Expected<Sweep> make(Study study, Recipe recipe);

    const Study &study() const { return m_study; }
    const Recipe &recipe() const { return m_recipe; }

    /// One run. An impossible one has its error in the result; nothing when it was asked to stop.
    std::optional<ItemResult> play(
        std::size_t item, const std::stop_token &stop, std::atomic<std::int64_t> &games) const;

    /// Takes finished results that follow one another; called by one thread at a time.
    using Keep = std::function<Expected<void>(std::span<const ItemResult> results)>;

    /// Plays items `from` and all after it. Results are kept in the items' order whoever finishes first. Ends early when it
    /// is asked to stop, or with the error of a `keep` that failed.
    Expected<void> play(std::size_t from, const GameMap &map, const std::stop_token &stop,
        SweepProgress &progress, const Keep &keep) const;

private:
    Sweep(Study study, Recipe recipe);

    Study m_study;
    Recipe m_recipe;
};

} // namespace tetrarium
