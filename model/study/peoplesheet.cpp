// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplesheet.h"

#include "csv.h"

#include <algorithm>
#include <format>

namespace tetrarium {

Expected<ArenaSettings> arenaForPeople(std::span<const PersonGame> people, const ArenaSettings &otherwise)
{
    ArenaSettings settings = otherwise;
    settings.measure = Measure::Score;
    if (std::ranges::none_of(people, [](const PersonGame &game) { return game.seed.has_value(); }))
        return settings;
    settings.seeds.clear();
    const PersonGame &first = people.front();
    for (const PersonGame &game : people) {
        if (!game.seed || game.rules != first.rules || game.randomizer != first.randomizer) {
            return fail(ErrorCode::Differs,
                std::format("{}, {}, {}", game.rules, game.randomizer, game.seed ? "a seed" : "no seed"),
                std::format("{}, {} and a seed in every game", first.rules, first.randomizer));
        }
        if (!std::ranges::contains(settings.seeds, *game.seed))
            settings.seeds.push_back(*game.seed);
    }
    const auto rules = findRules(first.rules);
    if (!rules)
        return std::unexpected(rules.error());
    settings.rules = *rules;
    settings.randomizer = first.randomizer.empty() ? std::string(rules->randomizer) : first.randomizer;
    settings.games = static_cast<int>(settings.seeds.size());
    return settings;
}

std::vector<SheetRow> peopleSheet(
    const std::string &who, std::span<const PersonGame> people, const ArenaResult &players)
{
    std::vector<double> scores;
    for (const PersonGame &game : people)
        scores.push_back(game.score);
    std::vector<SheetRow> rows{{.who = who, .comparison = compareWithPeople(scores, scores)}};
    for (const Standing &standing : players.standings) {
        const std::vector<double> values = standing.values();
        rows.push_back({.who = standing.name,
            .comparison = compareWithPeople(scores, values),
            .ranks = compareRanks(values, scores)});
    }
    return rows;
}

std::string writeSheet(std::span<const SheetRow> rows)
{
    std::string out = "who,count,minimum,maximum,mean,standard_deviation,relative,a12,p\n";
    for (const SheetRow &row : rows) {
        const Summary &summary = row.comparison.summary;
        out += csvField(row.who)
               + std::format(",{},{},{},{},{},{},{},{}\n", summary.count, summary.minimum, summary.maximum,
                   summary.mean, summary.standardDeviation, row.comparison.relative, row.ranks.a12,
                   row.ranks.pValue);
    }
    return out;
}

} // namespace tetrarium
