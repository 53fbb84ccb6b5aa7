// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamerunner.h"
#include "recipe.h"
#include "report.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tetrarium {

/// work(i) for every i of 0 … count − 1, in any order, at once or one after the other; returns when all are done. The core
/// owns no threads: whoever calls it hands in how work is spread (Qt Concurrent, MPI, or a plain loop).
using GameMap = std::function<void(std::size_t count, const std::function<void(std::size_t)> &work)>;

/// Everything on the calling thread.
void plainMap(std::size_t count, const std::function<void(std::size_t)> &work);

/// Counts for whoever shows progress; read at any time from any thread.
struct Progress
{
    std::atomic<std::int64_t> games = 0;        ///< finished in this generation
    std::atomic<std::int64_t> gamesPlanned = 0; ///< in this generation at most
    std::atomic<std::int64_t> genomes = 0;      ///< of this generation wholly played
    std::atomic<std::int64_t> genomesPlanned = 0;
};

/// One finished game, as far as fitness and reports need it.
struct GameValue
{
    double value = 0; ///< by the recipe's measure
    std::int64_t score = 0;
    std::int64_t lines = 0;
    std::int64_t pieces = 0;
    std::int64_t moves = 0;
    bool survived = false; ///< a cap, a limit or the end of the pieces ended it

    bool operator==(const GameValue &) const = default;
};

/// Plays the genomes of a generation and sums their games up. Every game is one item of the map, its seed known from its
/// place alone, and its result is written to that place, so that neither the number of threads nor their speed shows.
///
/// A genome that stands twice in a generation is played once, unless every genome has games of its own; on a fixed set of
/// games one that was in the generation before is not played again.
class Evaluation
{
public:
    /// Of a recipe that checkRecipe() lets pass.
    explicit Evaluation(const Recipe &recipe);

    struct Results
    {
        std::vector<GenomeResult> genomes; ///< in the order asked
        std::int64_t genomesPlayed = 0;    ///< at least one game each
        std::int64_t gamesPlayed = 0;
    };

    /// The seed of a game of a genome of a generation; which of the three count is the recipe's mode.
    std::uint64_t gameSeed(std::size_t generation, std::size_t genome, std::size_t game) const;

    /// Nothing when it was asked to stop; then nothing has changed.
    std::optional<Results> play(std::size_t generation, std::span<const Individual> individuals,
        const GameMap &map, const std::stop_token &stop, Progress &progress);

    /// A genome on the held-out games; nothing when it was asked to stop.
    std::optional<HeldOutScore> playHeldOut(
        const Genes &genes, const GameMap &map, const std::stop_token &stop, Progress &progress) const;

    /// Games by genes, kept for the next generation where games are a fixed set; else empty.
    using Memory = std::map<Genes, std::vector<GameValue>>;
    const Memory &memory() const { return m_memory; }
    void setMemory(Memory memory) { m_memory = std::move(memory); }

private:
    struct Entrant;

    /// False when it was asked to stop.
    bool playUntil(std::size_t barrier, std::size_t generation, std::deque<Entrant> &entrants,
        const GameMap &map, const std::stop_token &stop, Progress &progress) const;
    void dropLosers(std::deque<Entrant> &entrants, Progress &progress) const;
    GameValue playOne(const GameRunner &runner, std::uint64_t seed, const GameCaps &caps,
        const std::stop_token &stop) const;

    Recipe m_recipe;
    Memory m_memory;
};

} // namespace tetrarium
