// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arenafile.h"

#include "csv.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <map>
#include <nlohmann/json.hpp>
#include <ranges>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;

constexpr int formatVersion = 1;
constexpr std::string_view gamesHeader = "player,game,seed,score,lines,pieces,moves,survived";
constexpr std::size_t gamesColumns = 8;

Json jsonOf(const Standing &standing)
{
    Json json;
    json["player"] = standing.name;
    json["rank"] = standing.rank;
    json["mean"] = standing.summary.mean;
    json["interval"] = {standing.mean.low, standing.mean.high};
    json["standard_deviation"] = standing.summary.standardDeviation;
    json["standard_error"] = standing.summary.standardError;
    json["median"] = standing.summary.median;
    json["minimum"] = standing.summary.minimum;
    json["maximum"] = standing.summary.maximum;
    for (std::size_t i = 0; i < arenaQuantiles.size(); ++i)
        json["quantiles"][std::format("{}", arenaQuantiles[i])] = standing.quantiles[i];
    Json &points = json["ecdf"] = Json::array();
    for (const EcdfPoint &point : ecdf(standing.values()))
        points.push_back({point.value, point.share});
    return json;
}

Json jsonOf(const ArenaPair &pair, const ArenaResult &result)
{
    Json json;
    json["first"] = result.standings[pair.first].name;
    json["second"] = result.standings[pair.second].name;
    json["u"] = pair.ranks.u;
    json["a12"] = pair.ranks.a12;
    json["p"] = pair.ranks.pValue;
    json["exact"] = pair.ranks.exact;
    json["p_corrected"] = pair.corrected;
    json["decided"] = pair.decided;
    return json;
}

Expected<std::int64_t> wholeNumber(const std::string &text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0)
        return fail(ErrorCode::NotANumber, text, "a count");
    return value;
}

struct GameLine
{
    std::string player;
    GameValue game;
};

Expected<GameLine> readGameLine(std::string_view line, Measure measure)
{
    const auto fields = csvFields(line);
    if (!fields)
        return std::unexpected(fields.error());
    if (fields->size() != gamesColumns)
        return fail(
            ErrorCode::WrongSize, std::format("{} fields", fields->size()), std::format("{}", gamesColumns));
    GameLine read{.player = fields->front(), .game = {}};
    std::size_t field = 3;
    for (std::int64_t *number : {&read.game.score, &read.game.lines, &read.game.pieces, &read.game.moves}) {
        const auto value = wholeNumber((*fields)[field++]);
        if (!value)
            return std::unexpected(value.error());
        *number = *value;
    }
    read.game.survived = fields->back() == "1";
    read.game.value = gameMeasure(read.game, measure);
    return read;
}

Expected<std::vector<std::vector<GameValue>>> readGames(
    std::string_view text, std::span<const std::string> names, Measure measure)
{
    std::map<std::string, std::size_t, std::less<>> places;
    for (const std::string &name : names)
        places.emplace(name, places.size());
    std::vector<std::vector<GameValue>> games(names.size());
    int number = 0;
    for (const auto part : text | std::views::split('\n')) {
        ++number;
        const std::string_view line(part);
        if (line.empty() || line == gamesHeader)
            continue;
        auto read = readGameLine(line, measure);
        if (read && !places.contains(read->player))
            read = fail(ErrorCode::UnknownName, read->player, "a player of the arena");
        if (!read) {
            read.error().line = number;
            return std::unexpected(read.error());
        }
        games[places.find(read->player)->second].push_back(read->game);
    }
    return games;
}

ArenaSettings settingsFrom(const Json &json, const Rules &rules, Measure measure)
{
    return {.rules = rules,
        .randomizer = json.at("randomizer").get<std::string>(),
        .measure = measure,
        .games = json.at("games_at_most").get<int>(),
        .seed = json.at("seed").get<std::uint64_t>(),
        .caps = {.pieces = json.at("max_pieces").get<std::int64_t>()},
        .earlyStop = json.at("early_stop").get<bool>(),
        .seeds = json.value("seeds", std::vector<std::uint64_t>())};
}

} // namespace

std::string writeArena(const ArenaResult &result, std::string_view program)
{
    Json json;
    json["format"] = formatVersion;
    json["program"] = program;
    json["rules"] = result.settings.rules.name();
    json["randomizer"] = result.settings.randomizer;
    json["measure"] = nameOf(result.settings.measure);
    json["seed"] = result.settings.seed;
    if (!result.settings.seeds.empty())
        json["seeds"] = result.settings.seeds;
    json["max_pieces"] = result.settings.caps.pieces;
    json["early_stop"] = result.settings.earlyStop;
    json["games_at_most"] = result.settings.games;
    json["games"] = result.games;
    json["level"] = result.level;
    json["confidence"] = arenaConfidence;
    for (const Standing &standing : result.standings)
        json["players"].push_back(jsonOf(standing));
    Json &pairs = json["pairs"] = Json::array();
    for (const ArenaPair &pair : result.pairs)
        pairs.push_back(jsonOf(pair, result));
    return json.dump(1) + "\n";
}

std::string writeArenaGames(const ArenaResult &result)
{
    std::string out = std::format("{}\n", gamesHeader);
    for (const Standing &standing : result.standings) {
        for (std::size_t i = 0; i < standing.games.size(); ++i) {
            const GameValue &game = standing.games[i];
            out += std::format("{},{},{},{},{},{},{},{}\n", csvField(standing.name), i + 1,
                arenaSeed(result.settings, i), game.score, game.lines, game.pieces, game.moves,
                game.survived ? 1 : 0);
        }
    }
    return out;
}

Expected<ArenaRecord> readArena(std::string_view text, std::string_view gamesText)
{
    const Json json = Json::parse(text, nullptr, false);
    try {
        if (const int version = json.at("format"); version != formatVersion)
            return fail(ErrorCode::UnknownVersion, std::to_string(version), std::to_string(formatVersion));
        const auto rules = findRules(json.at("rules").get<std::string>());
        if (!rules)
            return std::unexpected(rules.error());
        const auto word = std::ranges::find(measureNames, json.at("measure").get<std::string>());
        if (word == measureNames.end())
            return fail(ErrorCode::UnknownName, json.at("measure"), "score, lines, pieces");
        const auto measure = static_cast<Measure>(word - measureNames.begin());
        std::vector<std::string> names;
        for (const Json &player : json.at("players"))
            names.push_back(player.at("player"));
        auto games = readGames(gamesText, names, measure);
        if (!games)
            return std::unexpected(games.error());
        const auto count = static_cast<std::size_t>(json.at("games").get<int>());
        for (const std::vector<GameValue> &ofOne : *games) {
            if (ofOne.size() != count || count == 0)
                return fail(
                    ErrorCode::WrongSize, std::format("{} games", ofOne.size()), std::to_string(count));
        }
        ArenaSettings settings = settingsFrom(json, *rules, measure);
        if (!settings.seeds.empty() && settings.seeds.size() < count)
            return fail(
                ErrorCode::WrongSize, std::format("{} seeds", settings.seeds.size()), std::to_string(count));
        return ArenaRecord{
            judgeArena(settings, names, *std::move(games)), json.at("program").get<std::string>()};
    } catch (const Json::exception &exception) {
        return fail(ErrorCode::Syntax, exception.what(), "an arena");
    }
}

} // namespace tetrarium
