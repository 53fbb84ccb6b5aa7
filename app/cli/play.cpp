// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "errortext.h"
#include "filesync.h"
#include "gallery.h"
#include "gamerunner.h"
#include "parallelmap.h"
#include "piecelist.h"
#include "recordedgame.h"
#include "rng.h"
#include "statistics.h"

#include <CLI/CLI.hpp>
#include <QDir>
#include <QElapsedTimer>
#include <nlohmann/json.hpp>

#include <iostream>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string player;
    std::string rules;
    std::string randomizer;
    std::string pieces;
    int height = 0;
    int games = 1;
    std::uint64_t seed = 1;
    int threads = 0;
    GameCaps caps;
    bool json = false;
    std::string perGame;
    std::string replays;
};

/// Everything a batch of games needs, checked before the first one starts.
struct Batch
{
    Decider decider;
    Rules rules;
    std::string randomizer;
    std::optional<Randomizer> list; ///< the pieces of every game, if they come from a file
    Options options;

    Randomizer randomizerOf(int game) const
    {
        if (list)
            return *list;
        return *Randomizer::make(
            randomizer, Rng::streamSeed(options.seed, {static_cast<std::uint64_t>(game)}));
    }
};

Expected<Randomizer> listFrom(const std::string &file)
{
    const auto text = readTextFile(QString::fromStdString(file));
    if (!text)
        return std::unexpected(text.error());
    auto pieces = readPieceList(*text);
    if (!pieces) {
        pieces.error().file = file;
        return std::unexpected(pieces.error());
    }
    return Randomizer::fromPieces(*std::move(pieces));
}

Expected<Batch> prepare(const Options &options)
{
    auto player = loadPlayer(QString::fromStdString(options.player));
    if (!player)
        return std::unexpected(player.error());
    std::string name = options.rules.empty() ? player->rules.name() : options.rules;
    if (options.height > 0)
        name += std::format("-{}", options.height);
    const auto rules = findRules(name);
    if (!rules)
        return std::unexpected(rules.error());
    player->rules = *rules;
    auto decider = Decider::make(*std::move(player));
    if (!decider)
        return std::unexpected(decider.error());
    Batch batch{.decider = *std::move(decider),
        .rules = *rules,
        .randomizer = options.randomizer.empty() ? std::string(rules->randomizer) : options.randomizer,
        .list = std::nullopt,
        .options = options};
    if (!options.pieces.empty()) {
        const auto list = listFrom(options.pieces);
        if (!list)
            return std::unexpected(list.error());
        batch.list = *list;
        batch.randomizer = list->kind();
    } else if (const auto made = Randomizer::make(batch.randomizer, options.seed); !made) {
        return std::unexpected(made.error());
    }
    return batch;
}

/// Fails when a list of pieces ended before a game did.
Expected<void> checkPieces(const Batch &batch, const std::vector<GameReport> &reports)
{
    const auto isShort = [](const GameReport &report) { return report.end == GameEnd::PiecesEnded; };
    if (std::ranges::none_of(reports, isShort))
        return {};
    Randomizer list = batch.randomizerOf(0);
    while (list.next(Board())) {
    }
    Error error = list.exhausted();
    error.file = batch.options.pieces;
    return std::unexpected(error);
}

/// Plays a game again, slowly, writing every input down.
Expected<void> writeReplay(const Batch &batch, int number)
{
    Rules shown = batch.rules;
    shown.nextShown =
        static_cast<std::uint8_t>(std::max<int>(shown.nextShown, piecesAhead(batch.decider.player())));
    const std::uint64_t seed = Rng::streamSeed(batch.options.seed, {static_cast<std::uint64_t>(number)});
    auto game = RecordedGame::start({.rules = shown, .randomizer = batch.randomizerOf(number), .seed = seed});
    if (!game)
        return std::unexpected(game.error());
    const GameCaps &caps = batch.options.caps;
    while (!game->game().isOver() && (caps.pieces == 0 || game->game().tally().pieces < caps.pieces)) {
        const auto moves = batch.decider.choose(game->game());
        if (!moves) {
            game->finish(GameEnd::MoveLimit, 0);
            break;
        }
        if (const auto played = game->play(*moves, 0); !played)
            return std::unexpected(played.error());
    }
    const QString path =
        QDir(QString::fromStdString(batch.options.replays))
            .filePath(QStringLiteral("game-%1.replay").arg(number + 1, 4, 10, QLatin1Char('0')));
    return replaceFile(path.toStdString(), game->replay(batch.decider.player().name).toText());
}

Expected<void> writePerGame(const std::string &path, const std::vector<GameReport> &reports)
{
    std::string text = "game,lines,score,pieces,moves,end\n";
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const GameReport &report = reports[i];
        text += std::format("{},{},{},{},{},{}\n", i + 1, report.rows, report.score, report.pieces,
            report.moves, nameOf(report.end));
    }
    return replaceFile(path, text);
}

Summary summaryOf(const std::vector<GameReport> &reports, std::int64_t GameReport::*field)
{
    std::vector<double> sample;
    sample.reserve(reports.size());
    for (const GameReport &report : reports)
        sample.push_back(static_cast<double>(report.*field));
    return summarize(sample);
}

void print(const Batch &batch, const std::vector<GameReport> &reports, double seconds)
{
    const Summary lines = summaryOf(reports, &GameReport::rows);
    const Summary score = summaryOf(reports, &GameReport::score);
    const Summary pieces = summaryOf(reports, &GameReport::pieces);
    const double speed = pieces.mean * pieces.count / std::max(seconds, 1e-9);
    if (batch.options.json) {
        nlohmann::ordered_json json;
        json["player"] = batch.decider.player().name;
        json["rules"] = batch.rules.name();
        json["randomizer"] = batch.randomizer;
        if (batch.list)
            json["pieces"] = batch.options.pieces;
        json["seed"] = batch.options.seed;
        json["games"] = lines.count;
        json["mean_lines"] = lines.mean;
        json["se_lines"] = lines.standardError;
        json["median_lines"] = lines.median;
        json["min_lines"] = lines.minimum;
        json["max_lines"] = lines.maximum;
        json["mean_score"] = score.mean;
        json["se_score"] = score.standardError;
        json["mean_pieces"] = pieces.mean;
        json["pieces_per_second"] = speed;
        std::cout << json.dump() << std::endl;
        return;
    }
    std::cout << std::format("{}, {}, pieces {}, seed {}\n", batch.decider.player().name, batch.rules.name(),
        batch.list ? batch.options.pieces : batch.randomizer, batch.options.seed);
    std::cout << std::format(
        "{:<8}{:>16}{:>14}{:>14}{:>14}{:>14}\n", "", "mean", "std. error", "median", "min", "max");
    const auto row = [](const char *what, const Summary &summary) {
        std::cout << std::format("{:<8}{:>16.1f}{:>14.1f}{:>14.1f}{:>14.0f}{:>14.0f}\n", what, summary.mean,
            summary.standardError, summary.median, summary.minimum, summary.maximum);
    };
    row("lines", lines);
    row("score", score);
    row("pieces", pieces);
    std::cout << std::format("{} games in {:.1f} s, {:.0f} pieces/s", lines.count, seconds, speed)
              << std::endl;
}

ExitCode play(const Options &options)
{
    const auto batch = prepare(options);
    if (!batch)
        return complain(errorText(batch.error()), WrongUse);
    if (!options.replays.empty() && !QDir().mkpath(QString::fromStdString(options.replays))) {
        return complain(errorText(Error{.code = ErrorCode::FileUnwritable,
            .found = "not a folder",
            .expected = {},
            .file = options.replays}));
    }
    ParallelMap map(options.threads);
    QElapsedTimer timer;
    timer.start();
    const std::vector<GameReport> reports = map.operator()<GameReport>(options.games, [&](int game) {
        return playGame(batch->decider, batch->rules, batch->randomizerOf(game), options.caps);
    });
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    if (const auto checked = checkPieces(*batch, reports); !checked)
        return complain(errorText(checked.error()));
    if (!options.perGame.empty()) {
        if (const auto written = writePerGame(options.perGame, reports); !written)
            return complain(errorText(written.error()));
    }
    for (int game = 0; game < options.games && !options.replays.empty(); ++game) {
        if (const auto written = writeReplay(*batch, game); !written)
            return complain(errorText(written.error()));
    }
    print(*batch, reports, seconds);
    return Good;
}

} // namespace

void addPlay(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command =
        app.add_subcommand("play", Text::tr("Let a player play games and sum them up").toStdString());
    command
        ->add_option(
            "--player", options->player, Text::tr("A gallery player's name, or a player file").toStdString())
        ->required();
    command->add_option(
        "--rules", options->rules, Text::tr("A rule set; the player's own if not given").toStdString());
    command
        ->add_option("--height", options->height,
            Text::tr("Height of the field, where the rules leave it free").toStdString())
        ->check(CLI::Range(Board::minHeight, Board::maxHeight));
    CLI::Option *const randomizer = command->add_option("--randomizer", options->randomizer,
        Text::tr("Where pieces come from; the rules' own if not given").toStdString());
    command
        ->add_option("--pieces", options->pieces,
            Text::tr("The pieces of every game from a file: numbers from 1 to 7").toStdString())
        ->type_name("FILE")
        ->excludes(randomizer);
    command->add_option("--games", options->games, Text::tr("How many games").toStdString())
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--seed", options->seed, Text::tr("Decides every piece of every game").toStdString())
        ->capture_default_str();
    command
        ->add_option(
            "--threads", options->threads, Text::tr("How many at once; all cores if not given").toStdString())
        ->check(CLI::NonNegativeNumber);
    command
        ->add_option(
            "--max-pieces", options->caps.pieces, Text::tr("End a game after so many pieces").toStdString())
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--json", options->json, Text::tr("Print one JSON object").toStdString());
    command
        ->add_option("--per-game", options->perGame,
            Text::tr("Write a line for every game into this CSV file").toStdString())
        ->type_name("FILE");
    command->add_option("--replays", options->replays,
        Text::tr("Write every game as a replay into this folder").toStdString());
    command->callback([&session, options] { session.work = [options] { return play(*options); }; });
}

} // namespace tetrarium::cli
