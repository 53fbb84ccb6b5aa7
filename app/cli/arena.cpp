// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena.h"

#include "commands.h"
#include "errortext.h"
#include "gallery.h"
#include "peoplesheet.h"
#include "studywatch.h"
#include "version.h"

#include <CLI/CLI.hpp>

#include <QLocale>

#include <format>
#include <iostream>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::vector<std::string> players;
    std::string rules;
    std::string randomizer;
    std::string measure = "lines";
    int height = 0;
    ArenaSettings settings;
    int threads = 0;
    bool json = false;
    std::string out;
    std::string people;
};

/// What is played, and the people who are compared with, if any.
struct Contest
{
    Arena arena;
    std::vector<PersonGame> people = {};
};

Expected<Contest> prepare(const Options &options)
{
    std::vector<Player> players;
    for (const std::string &name : options.players) {
        auto player = loadPlayer(QString::fromStdString(name));
        if (!player)
            return std::unexpected(player.error());
        players.push_back(*std::move(player));
    }
    ArenaSettings settings = options.settings;
    std::string name = options.rules.empty() ? players.front().rules.name() : options.rules;
    if (options.height > 0)
        name += std::format("-{}", options.height);
    const auto rules = findRules(name);
    if (!rules)
        return std::unexpected(rules.error());
    settings.rules = *rules;
    settings.randomizer = options.randomizer.empty() ? std::string(rules->randomizer) : options.randomizer;
    if (!settings.seeds.empty())
        settings.games = static_cast<int>(settings.seeds.size());
    settings.measure =
        static_cast<Measure>(std::ranges::find(measureNames, options.measure) - measureNames.begin());
    std::vector<PersonGame> people;
    if (!options.people.empty()) {
        auto read = loadDataSet(QString::fromStdString(options.people)).and_then(readPeopleGames);
        if (!read) {
            read.error().file = options.people;
            return std::unexpected(read.error());
        }
        people = *std::move(read);
        if (!options.rules.empty())
            std::erase_if(
                people, [&](const PersonGame &game) { return !game.rules.empty() && game.rules != name; });
        if (people.empty())
            return fail(ErrorCode::Empty, {}, "a game by the rules " + name);
        const auto forPeople = arenaForPeople(people, settings);
        if (!forPeople)
            return std::unexpected(forPeople.error());
        settings = *forPeople;
    }
    return Arena::make(settings, std::move(players)).transform([&](Arena arena) {
        return Contest{std::move(arena), std::move(people)};
    });
}

void print(const ArenaResult &result)
{
    std::size_t width = 6;
    for (const Standing &standing : result.standings)
        width = std::max(width, standing.name.size());
    std::cout << std::format("{}, pieces {}, seed {}, {} games a player, {}\n", result.settings.rules.name(),
        result.settings.randomizer, result.settings.seed, result.games, nameOf(result.settings.measure));
    std::cout << std::format("{:<5} {:<{}} {:>12} {:>25} {:>11} {:>11} {:>11} {:>11} {:>11}\n", "rank",
        "player", width, "mean", "95% interval", "median", "5%", "25%", "75%", "95%");
    for (const std::size_t player : result.byRank()) {
        const Standing &standing = result.standings[player];
        std::cout << std::format(
            "{:<5} {:<{}} {:>12.1f} {:>25} {:>11.1f} {:>11.1f} {:>11.1f} {:>11.1f} {:>11.1f}\n",
            standing.rank, standing.name, width, standing.summary.mean,
            std::format("[{:.1f}, {:.1f}]", standing.mean.low, standing.mean.high), standing.summary.median,
            standing.quantiles[0], standing.quantiles[1], standing.quantiles[2], standing.quantiles[3]);
    }
    if (result.pairs.empty())
        return;
    std::cout << std::format("\n{:<{}} {:<{}} {:>7} {:>14} {:>11} {:>11}\n", "pair", width, "", width, "A12",
        "U", "p", "p by Holm");
    for (const ArenaPair &pair : result.pairs) {
        std::cout << std::format("{:<{}} {:<{}} {:>7.3f} {:>14.1f} {:>11.3g} {:>11.3g}{}\n",
            result.standings[pair.first].name, width, result.standings[pair.second].name, width,
            pair.ranks.a12, pair.ranks.u, pair.ranks.pValue, pair.corrected, pair.decided ? " *" : "");
    }
    std::cout << Text::tr("* told apart: p by Holm below %1").arg(result.level).toStdString() << '\n';
}

void printSheet(const ArenaResult &result, const std::vector<SheetRow> &rows)
{
    std::cout << std::format("\n{:<28} {:>6} {:>9} {:>9} {:>10} {:>10} {:>10} {:>7} {:>9}\n", "", "count",
        "min", "max", "mean", "std. dev.", "to people", "A12", "p");
    for (const SheetRow &row : rows) {
        const Summary &summary = row.comparison.summary;
        std::cout << std::format(
            "{:<28} {:>6} {:>9.0f} {:>9.0f} {:>10.1f} {:>10.1f} {:>9.0f}% {:>7.3f} {:>9.3g}\n", row.who,
            summary.count, summary.minimum, summary.maximum, summary.mean, summary.standardDeviation,
            100 * row.comparison.relative, row.ranks.a12, row.ranks.pValue);
    }
    std::cout << (result.settings.seeds.empty()
                      ? Text::tr("The people's pieces are not known: players had others.")
                      : Text::tr("Players had the same pieces as people."))
                     .toStdString()
              << '\n';
}

/// `1,200 of 4,000 games, 310 games/s`
QString progressText(const StudyProgress &progress)
{
    const QLocale locale;
    return Text::tr("%1 of %2 games, %3 games/s")
        .arg(locale.toString(progress.done), locale.toString(progress.planned),
            locale.toString(progress.gamesPerSecond(), 'f', 0));
}

ExitCode arena(const Options &options)
{
    const auto contest = prepare(options);
    if (!contest)
        return complain(errorText(contest.error()), WrongUse);
    StudyModel model({.threads = options.threads, .inBackground = false});
    model.start(contest->arena, QString::fromStdString(options.out));
    if (const ExitCode code = watchStudy(model, progressText); code != Good)
        return code;
    const ArenaRecord &record = *model.arena();
    if (options.json)
        std::cout << writeArena(record.result, record.program);
    else
        print(record.result);
    if (!contest->people.empty() && !options.json)
        printSheet(record.result, peopleSheet(options.people, contest->people, record.result));
    std::cout.flush();
    return Good;
}

void addWhere(CLI::App &command, Options &options)
{
    command.add_option("--rules", options.rules,
        Text::tr("A rule set for everybody; the first player's own if not given").toStdString());
    command
        .add_option("--height", options.height,
            Text::tr("Height of the field, where the rules leave it free").toStdString())
        ->check(CLI::Range(Board::minHeight, Board::maxHeight));
    command.add_option("--randomizer", options.randomizer,
        Text::tr("Where pieces come from; the rules' own if not given").toStdString());
    command
        .add_option("--max-pieces", options.settings.caps.pieces,
            Text::tr("End a game after so many pieces").toStdString())
        ->check(CLI::NonNegativeNumber);
}

} // namespace

void addArena(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand(
        "arena", Text::tr("Compare players on the same games and rank them").toStdString());
    command
        ->add_option(
            "players", options->players, Text::tr("Gallery players' names, or player files").toStdString())
        ->type_name("PLAYER")
        ->required();
    addWhere(*command, *options);
    command
        ->add_option(
            "--games", options->settings.games, Text::tr("How many games a player, at most").toStdString())
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option(
            "--seed", options->settings.seed, Text::tr("Decides every piece of every game").toStdString())
        ->capture_default_str();
    command->add_option("--measure", options->measure, Text::tr("What a game counts for").toStdString())
        ->check(CLI::IsMember({"lines", "score", "pieces"}))
        ->capture_default_str();
    command
        ->add_option("--seeds", options->settings.seeds,
            Text::tr("One seed a game instead, separated by commas").toStdString())
        ->delimiter(',');
    command
        ->add_option("--people", options->people,
            Text::tr(
                "Compare with people: a data set (thesis-human-players), Scores.txt, scores.jsonl or a table "
                "with the column score. Where their seeds are known, players get the same pieces")
                .toStdString())
        ->type_name("FILE");
    command
        ->add_option(
            "--threads", options->threads, Text::tr("How many at once; all cores if not given").toStdString())
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--early-stop", options->settings.earlyStop,
        Text::tr("End when every pair of players is told apart").toStdString());
    command->add_flag("--json", options->json, Text::tr("Print one JSON object").toStdString());
    command
        ->add_option(
            "--out", options->out, Text::tr("Keep the result and every game in this folder").toStdString())
        ->type_name("DIR");
    command->callback([&session, options] { session.work = [options] { return arena(*options); }; });
}

} // namespace tetrarium::cli
