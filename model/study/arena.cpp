// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace tetrarium {

namespace {

constexpr int resamples = 2000;
/// Below the arena's seed; games take the streams of one coordinate.
constexpr std::uint64_t bootstrapStream = 1;

std::vector<ArenaPair> comparePairs(const std::vector<std::vector<double>> &values, double level)
{
    std::vector<ArenaPair> pairs;
    std::vector<double> pValues;
    for (std::size_t first = 0; first < values.size(); ++first) {
        for (std::size_t second = first + 1; second < values.size(); ++second) {
            const RankComparison ranks = compareRanks(values[first], values[second]);
            pairs.push_back({.first = first, .second = second, .ranks = ranks});
            pValues.push_back(ranks.pValue);
        }
    }
    for (const auto &[pair, corrected] : std::views::zip(pairs, holm(pValues))) {
        pair.corrected = corrected;
        pair.decided = corrected < level;
    }
    return pairs;
}

void assignRanks(std::vector<Standing> &standings, std::span<const ArenaPair> pairs)
{
    for (const ArenaPair &pair : pairs) {
        if (pair.decided)
            ++standings[pair.ranks.a12 > 0.5 ? pair.second : pair.first].rank;
    }
}

} // namespace

std::vector<double> Standing::values() const
{
    std::vector<double> values;
    values.reserve(games.size());
    for (const GameValue &game : games)
        values.push_back(game.value);
    return values;
}

std::vector<std::size_t> ArenaResult::byRank() const
{
    std::vector<std::size_t> order(standings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [this](std::size_t player) {
        return std::pair(standings[player].rank, -standings[player].summary.mean);
    });
    return order;
}

std::vector<EcdfPoint> ecdf(std::span<const double> sample)
{
    std::vector<double> sorted(sample.begin(), sample.end());
    std::ranges::sort(sorted);
    std::vector<EcdfPoint> points;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i + 1 < sorted.size() && sorted[i + 1] == sorted[i])
            continue;
        points.push_back({sorted[i], static_cast<double>(i + 1) / static_cast<double>(sorted.size())});
    }
    return points;
}

std::vector<int> arenaBarriers(const ArenaSettings &settings)
{
    if (!settings.earlyStop)
        return {settings.games};
    std::vector<int> barriers;
    for (const int parts : {8, 4, 2, 1}) {
        const int games = (settings.games + parts - 1) / parts;
        if (barriers.empty() || games > barriers.back())
            barriers.push_back(games);
    }
    return barriers;
}

double gameMeasure(const GameValue &game, Measure measure)
{
    switch (measure) {
    case Measure::Score:
        return static_cast<double>(game.score);
    case Measure::Pieces:
        return static_cast<double>(game.pieces);
    case Measure::Lines:
    case Measure::Swarm:
        break;
    }
    return static_cast<double>(game.lines);
}

std::uint64_t arenaSeed(const ArenaSettings &settings, std::size_t game)
{
    return settings.seeds.empty() ? Rng::streamSeed(settings.seed, {game}) : settings.seeds[game];
}

ArenaResult judgeArena(const ArenaSettings &settings, std::span<const std::string> names,
    std::vector<std::vector<GameValue>> games)
{
    ArenaResult result{.settings = settings,
        .games = static_cast<int>(games.front().size()),
        .level = arenaAlpha / static_cast<double>(arenaBarriers(settings).size())};
    std::vector<std::vector<double>> values;
    for (std::size_t player = 0; player < games.size(); ++player) {
        Standing standing{.name = names[player], .games = std::move(games[player])};
        std::vector<double> sample = standing.values();
        standing.summary = summarize(sample);
        Rng random(Rng::streamSeed(settings.seed, {bootstrapStream, player}));
        standing.mean = bootstrapMean(sample, arenaConfidence, resamples, random);
        values.push_back(sample);
        std::ranges::sort(sample);
        for (std::size_t i = 0; i < arenaQuantiles.size(); ++i)
            standing.quantiles[i] = quantile(sample, arenaQuantiles[i]);
        result.standings.push_back(std::move(standing));
    }
    result.pairs = comparePairs(values, result.level);
    assignRanks(result.standings, result.pairs);
    return result;
}

Arena::Arena(ArenaSettings settings, std::vector<std::string> names, std::vector<GameRunner> runners)
    : m_settings(std::move(settings))
    , m_names(std::move(names))
    , m_runners(std::move(runners))
{}

Expected<Arena> Arena::make(const ArenaSettings &settings, std::vector<Player> players)
{
    if (players.empty())
        return fail(ErrorCode::Missing, {}, "a player");
    if (settings.games < 1)
        return fail(ErrorCode::OutOfRange, std::to_string(settings.games), "1 game or more");
    if (!settings.seeds.empty() && settings.seeds.size() != static_cast<std::size_t>(settings.games))
        return fail(ErrorCode::WrongSize, std::to_string(settings.seeds.size()) + " seeds",
            std::to_string(settings.games));
    if (settings.measure == Measure::Swarm)
        return fail(ErrorCode::UnknownName, std::string(nameOf(settings.measure)), "score, lines, pieces");
    if (const auto randomizer = Randomizer::make(settings.randomizer, 0); !randomizer)
        return std::unexpected(randomizer.error());
    std::vector<std::string> names;
    std::vector<GameRunner> runners;
    for (Player &player : players) {
        if (std::ranges::contains(names, player.name))
            return fail(ErrorCode::Impossible, "the name " + player.name + " twice", "different names");
        names.push_back(player.name);
        player.rules = settings.rules;
        auto decider = Decider::make(std::move(player));
        if (!decider) {
            decider.error().file = names.back();
            return std::unexpected(decider.error());
        }
        runners.emplace_back(*std::move(decider), settings.rules);
    }
    return Arena(settings, std::move(names), std::move(runners));
}

GameValue Arena::playOne(std::size_t player, std::size_t game, const std::stop_token &stop) const
{
    const Randomizer randomizer = *Randomizer::make(m_settings.randomizer, arenaSeed(m_settings, game));
    const GameReport report = m_runners[player].play(randomizer, m_settings.caps, stop);
    GameValue value{.score = report.score,
        .lines = report.rows,
        .pieces = report.pieces,
        .moves = report.moves,
        .survived = report.end != GameEnd::ToppedOut};
    value.value = gameMeasure(value, m_settings.measure);
    return value;
}

std::optional<ArenaResult> Arena::play(
    const GameMap &map, const std::stop_token &stop, Progress &progress) const
{
    const std::size_t players = m_names.size();
    std::vector<std::vector<GameValue>> games(players);
    progress.games = 0;
    progress.gamesPlanned = this->games();
    for (const int barrier : arenaBarriers(m_settings)) {
        const std::size_t played = games.front().size();
        for (std::vector<GameValue> &ofOne : games)
            ofOne.resize(static_cast<std::size_t>(barrier));
        // Game by game, so that a player whose games are long does not come all at once.
        map(players * (static_cast<std::size_t>(barrier) - played), [&](std::size_t item) {
            if (stop.stop_requested())
                return;
            const std::size_t player = item % players;
            const std::size_t game = played + item / players;
            games[player][game] = playOne(player, game, stop);
            progress.games.fetch_add(1, std::memory_order_relaxed);
        });
        if (stop.stop_requested())
            return std::nullopt;
        if (barrier == m_settings.games)
            break;
        ArenaResult result = judgeArena(m_settings, m_names, games);
        if (std::ranges::all_of(result.pairs, &ArenaPair::decided))
            return result;
    }
    return judgeArena(m_settings, m_names, std::move(games));
}

} // namespace tetrarium
