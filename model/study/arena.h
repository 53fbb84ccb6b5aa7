// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "comparison.h"
#include "error.h"
#include "evaluation.h"
#include "player.h"
#include "statistics.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tetrarium {

/// How players are compared.
struct ArenaSettings
{
    Rules rules{};
    std::string randomizer;
    Measure measure = Measure::Lines;
    int games = 100; ///< a player, at most
    std::uint64_t seed = 1;
    GameCaps caps{};
    bool earlyStop = false; ///< end at a barrier where every pair is decided
    std::vector<std::uint64_t> seeds =
        {}; ///< one a game, such as those that people played; empty: made from `seed`

    bool operator==(const ArenaSettings &) const = default;
};

/// The chance that any two equal players are told apart.
inline constexpr double arenaAlpha = 0.05;
/// Of the interval of a mean.
inline constexpr double arenaConfidence = 0.95;

/// The quantiles that are shown, beside the median.
inline constexpr std::array<double, 4> arenaQuantiles{0.05, 0.25, 0.75, 0.95};

/// A player after its games.
struct Standing
{
    std::string name;
    std::vector<GameValue> games; ///< game i of everybody has the same seed
    Summary summary{};            ///< of the measure
    Interval mean{};              ///< bootstrapped
    std::array<double, 4> quantiles{};
    int rank = 1; ///< 1 + how many are significantly better: whom the data cannot tell apart share a rank

    /// The measure of every game.
    std::vector<double> values() const;
};

/// Two players compared.
struct ArenaPair
{
    std::size_t first = 0;
    std::size_t second = 0;
    RankComparison ranks{};
    double corrected = 1; ///< the p-value by Holm's correction over all pairs
    bool decided = false; ///< corrected is below the level
};

/// What an arena found. Built once and never changed: tables, files and reports come from this one value.
struct ArenaResult
{
    ArenaSettings settings;
    int games = 0; ///< a player; fewer than the settings' after an early stop
    double level = arenaAlpha;
    std::vector<Standing> standings = {}; ///< in the order in which the players were named
    std::vector<ArenaPair> pairs = {};    ///< (0, 1), (0, 2) … (1, 2) …

    /// Indices by rank, then by mean.
    std::vector<std::size_t> byRank() const;
};

/// One step of an empirical distribution: the share of games that reach at most this value.
struct EcdfPoint
{
    double value = 0;
    double share = 0;

    bool operator==(const EcdfPoint &) const = default;
};

/// Rising, one point for each different value.
std::vector<EcdfPoint> ecdf(std::span<const double> sample);

/// The numbers of games after which an early stop is looked for, rising, the last one all games: an eighth, a quarter,
/// half, all. Whether to go on depends on finished barriers alone, never on who finished first.
std::vector<int> arenaBarriers(const ArenaSettings &settings);

/// What a game counts for by score, lines or pieces.
double gameMeasure(const GameValue &game, Measure measure);

/// The seed of a game; the same for every player, and that of `play` with the same seed.
std::uint64_t arenaSeed(const ArenaSettings &settings, std::size_t game);

/// Ranks players by their games: the same games give the same result to the bit. Every player needs as many games, one at
/// least. With an early stop, looking up to four times gives chance four tries, so that the level is split evenly over
/// the barriers (Bonferroni).
ArenaResult judgeArena(const ArenaSettings &settings, std::span<const std::string> names,
    std::vector<std::vector<GameValue>> games);

/// Players on the same seeds under the same rules.
class Arena
{
public:
    /// Fails where a player cannot play by the rules, with its name as `file`; with fewer than one player or two of the same
    /// name; and with a measure that no single game has.
    static Expected<Arena> make(const ArenaSettings &settings, std::vector<Player> players);

    const ArenaSettings &settings() const { return m_settings; }
    /// Of all players together, at most.
    std::int64_t games() const { return m_settings.games * static_cast<std::int64_t>(m_names.size()); }

    /// Plays and judges; nothing when it was asked to stop. `progress` counts finished games.
    std::optional<ArenaResult> play(
        const GameMap &map, const std::stop_token &stop, Progress &progress) const;

private:
    Arena(ArenaSettings settings, std::vector<std::string> names, std::vector<GameRunner> runners);

    GameValue playOne(std::size_t player, std::size_t game, const std::stop_token &stop) const;

    ArenaSettings m_settings;
    std::vector<std::string> m_names;
    std::vector<GameRunner> m_runners;
};

} // namespace tetrarium
