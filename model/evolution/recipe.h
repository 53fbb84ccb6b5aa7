// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluator.h"
#include "gamerunner.h"
#include "optimizer.h"
#include "parameters.h"
#include "player.h"
#include "rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// What a game counts for.
enum class Measure : std::uint8_t
{
    Score,
    Lines,
    Pieces,
    Swarm, ///< the swarm system's mix of rows, heights and transitions (swarmmix.h)
};

/// How a genome's games are summed up.
enum class Summing : std::uint8_t
{
    Mean,
    Median,
    Minimum,
    Sum,
};

/// Which games a genome meets. A game's seed comes from the run's seed and from what stands here, never from a thread.
enum class SeedMode : std::uint8_t
{
    Fixed,      ///< (game): one set for the whole run, as the thesis's static list
    Generation, ///< (generation, game): common random numbers within a generation
    Genome,     ///< (generation, genome, game): fresh for everybody
};

/// The words for them in files, in their order.
inline constexpr std::array<std::string_view, 4> measureNames{"score", "lines", "pieces", "swarm"};
inline constexpr std::array<std::string_view, 4> summingNames{"mean", "median", "minimum", "sum"};
inline constexpr std::array<std::string_view, 3> seedModeNames{"fixed", "generation", "genome"};

constexpr std::string_view nameOf(Measure measure)
{
    return measureNames[static_cast<std::size_t>(measure)];
}

constexpr std::string_view nameOf(Summing summing)
{
    return summingNames[static_cast<std::size_t>(summing)];
}

constexpr std::string_view nameOf(SeedMode mode)
{
    return seedModeNames[static_cast<std::size_t>(mode)];
}

/// Stops playing genomes that cannot win any more. Looked at only when every genome still in the race has played as many
/// games as the next barrier says: the outcome does not depend on who finishes first.
struct Racing
{
    std::vector<int> barriers = {}; ///< games, rising; empty: no racing
    int winners = 1;                ///< how many must be told apart from the rest
    double confidence = 2;          ///< half width of a genome's interval, in standard errors

    bool operator==(const Racing &) const = default;
};

struct EvaluationSettings
{
    Measure measure = Measure::Score;
    int games = 1; ///< a genome
    Summing summing = Summing::Mean;
    GameCaps caps{};
    bool zeroUnlessSurvived = false; ///< fitness is 0 if any game ends before its cap
    SeedMode seeds = SeedMode::Fixed;
    /// Game i of a fixed set has this seed plus i itself, not one derived from the run's: for piece lists of published
    /// runs.
    std::optional<std::uint64_t> firstSeed = {};
    Racing racing{};

    bool operator==(const EvaluationSettings &) const = default;
};

/// When a run ends; 0 means never by this one. Whichever comes first.
struct Stopping
{
    int generations = 0;
    std::int64_t evaluations = 0; ///< genomes played
    double seconds = 0;           ///< looked at after a generation by whoever has a clock
    int stagnation = 0;           ///< generations without a better best
    double target = 0;            ///< best fitness, or the held-out one where there is one

    bool operator==(const Stopping &) const = default;
};

/// Games that nobody is trained on: their seeds come from a stream of their own.
struct HeldOut
{
    int every = 0; ///< generations; 0: none
    int games = 0;
    GameCaps caps{};

    bool operator==(const HeldOut &) const = default;
};

/// Everything that defines a run. A value; the same recipe gives the same run. recipefile.h reads and writes it.
struct Recipe
{
    std::string name;
    std::string title;
    std::string note; ///< where it comes from and what to expect
    Rules rules{};
    std::string randomizer;
    SearchSettings search{};
    EvaluatorShape shape{};
    /// Gene i is weight geneOrder[i]; empty: in the weights' order. The thesis's files have an order of their own.
    std::vector<int> geneOrder = {};
    std::vector<GeneRange> ranges; ///< one for each gene
    EvaluationSettings evaluation{};
    std::string optimizer;
    Parameters parameters{};
    Stopping stopping{};
    HeldOut heldOut{};
    std::uint64_t seed = 1;

    bool operator==(const Recipe &) const = default;

    /// What each gene weighs, for headings: features, or `layer.neuron.input` of a network.
    std::vector<std::string> geneNames() const;

    /// The player that a genome makes, without provenance. The genes must be finite and as many as the ranges.
    Player player(const Genes &genes) const;
};

/// Fails where the recipe could not be run: a search that needs other rules or features, a range too few, racing over
/// medians …
Expected<void> checkRecipe(const Recipe &recipe);

/// Its parts, for whoever knows where each stands in a file.
Expected<void> checkPlayerOf(const Recipe &recipe);
Expected<void> checkGenes(const Recipe &recipe);
Expected<void> checkEvaluation(const EvaluationSettings &evaluation);
Expected<void> checkHeldOut(const HeldOut &heldOut);

} // namespace tetrarium
