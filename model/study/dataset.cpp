// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dataset.h"

#include "csv.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <ranges>

namespace tetrarium {

namespace {

Expected<double> numberOf(const std::string &text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return fail(ErrorCode::NotANumber, text, "a number");
    return value;
}

/// Calls `take` with every line that has something on it.
template<typename Take>
Expected<void> eachLine(std::string_view text, Take take)
{
    int number = 0;
    for (const auto part : text | std::views::split('\n')) {
        ++number;
        std::string_view line(part);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        if (Expected<void> taken = take(line); !taken) {
            taken.error().line = number;
            return taken;
        }
    }
    return {};
}

/// Calls `take` with the heading and the fields of every line.
template<typename Take>
Expected<void> readLines(std::string_view text, Take take)
{
    std::vector<std::string> heading;
    return eachLine(text, [&](std::string_view line) -> Expected<void> {
        auto fields = csvFields(line);
        if (!fields)
            return std::unexpected(fields.error());
        if (!heading.empty())
            return take(heading, *fields);
        heading = *std::move(fields);
        return {};
    });
}

Expected<std::uint64_t> seedOf(const std::string &text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size())
        return fail(ErrorCode::NotANumber, text, "a seed");
    return seed;
}

Expected<PersonGame> gameOfTable(
    const std::vector<std::string> &heading, const std::vector<std::string> &fields)
{
    const auto field = [&](std::string_view name) -> std::string {
        const auto column = static_cast<std::size_t>(std::ranges::find(heading, name) - heading.begin());
        return column < std::min(heading.size(), fields.size()) ? fields[column] : std::string();
    };
    if (field("score").empty())
        return fail(ErrorCode::Missing, {}, "score");
    const auto score = numberOf(field("score"));
    if (!score)
        return std::unexpected(score.error());
    PersonGame game{
        .name = field("name"), .score = *score, .rules = field("rules"), .randomizer = field("randomizer")};
    if (const std::string text = field("seed"); !text.empty()) {
        const auto seed = seedOf(text);
        if (!seed)
            return std::unexpected(seed.error());
        game.seed = *seed;
    }
    return game;
}

/// `date`, `Score: n`, `Speed: n`, `Name: s`, `Moves: n`, separated by tabs.
Expected<PersonGame> gameOfThesis(std::string_view line)
{
    constexpr std::string_view scoreMark = "Score: ";
    constexpr std::string_view nameMark = "Name: ";
    PersonGame game{.rules = "thesis"};
    bool hasScore = false;
    for (const auto part : line | std::views::split('\t')) {
        const std::string_view field(part);
        if (field.starts_with(nameMark))
            game.name = field.substr(nameMark.size());
        if (!field.starts_with(scoreMark))
            continue;
        const auto score = numberOf(std::string(field.substr(scoreMark.size())));
        if (!score)
            return std::unexpected(score.error());
        game.score = *score;
        hasScore = true;
    }
    if (!hasScore)
        return fail(ErrorCode::Missing, {}, "Score:");
    return game;
}

Expected<PersonGame> gameOfJson(std::string_view line)
{
    const auto json = nlohmann::json::parse(line, nullptr, false);
    try {
        PersonGame game{.name = json.value("name", std::string()),
            .score = json.at("score").get<double>(),
            .rules = json.value("rules", std::string()),
            .randomizer = json.value("randomizer", std::string())};
        if (json.contains("seed")) {
            const auto seed = seedOf(json.at("seed").get<std::string>());
            if (!seed)
                return std::unexpected(seed.error());
            game.seed = *seed;
        }
        return game;
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::Syntax, std::string(line.substr(0, 40)), "a game");
    }
}

Expected<std::vector<double>> valuesUnlessEmpty(const Expected<void> &read, std::vector<double> values)
{
    if (!read)
        return std::unexpected(read.error());
    if (values.empty())
        return fail(ErrorCode::Empty, {}, "a line of numbers");
    return values;
}

} // namespace

Expected<std::vector<PersonGame>> readPeopleGames(std::string_view text)
{
    std::vector<PersonGame> games;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool isJson = first != std::string_view::npos && text[first] == '{';
    const bool isThesis = text.find("\tScore: ") != std::string_view::npos;
    const auto read = isJson || isThesis
                          ? eachLine(text,
                                [&](std::string_view line) -> Expected<void> {
                                    auto game = isJson ? gameOfJson(line) : gameOfThesis(line);
                                    if (!game)
                                        return std::unexpected(game.error());
                                    games.push_back(*std::move(game));
                                    return {};
                                })
                          : readLines(text, [&](const auto &heading, const auto &fields) -> Expected<void> {
                                auto game = gameOfTable(heading, fields);
                                if (!game)
                                    return std::unexpected(game.error());
                                games.push_back(*std::move(game));
                                return {};
                            });
    if (!read)
        return std::unexpected(read.error());
    if (games.empty())
        return fail(ErrorCode::Empty, {}, "a line of numbers");
    return games;
}

Expected<std::vector<double>> readPeople(std::string_view text)
{
    return readPeopleGames(text).transform([](const std::vector<PersonGame> &games) {
        std::vector<double> scores;
        for (const PersonGame &game : games)
            scores.push_back(game.score);
        return scores;
    });
}

Expected<std::vector<double>> readPublishedMeans(std::string_view text)
{
    std::vector<double> means;
    const auto read = readLines(text, [&](const auto &heading, const auto &fields) -> Expected<void> {
        if (fields.size() != heading.size())
            return fail(ErrorCode::WrongSize, std::to_string(fields.size()), std::to_string(heading.size()));
        for (const std::string &field : fields | std::views::drop(1)) {
            const auto mean = numberOf(field);
            if (!mean)
                return std::unexpected(mean.error());
            means.push_back(*mean);
        }
        return {};
    });
    return valuesUnlessEmpty(read, std::move(means));
}

PeopleComparison compareWithPeople(std::span<const double> people, std::span<const double> others)
{
    const Summary summary = summarize(others);
    const double mean = summarize(people).mean;
    return {.summary = summary, .relative = mean != 0 ? summary.mean / mean : 0};
}

} // namespace tetrarium
