// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "decider.h"
#include "errortext.h"
#include "gallery.h"
#include "gamerunner.h"

#include <CLI/CLI.hpp>
#include <QThread>

#include <iostream>
#include <memory>
#include <unistd.h>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string player = "dellacherie";
    std::uint64_t seed = 1;
    int pieces = 200;
    int pauseMs = 25;
};

void draw(const Game &game)
{
    std::cout << game.painted().toText() << std::flush;
}

/// A player plays one game. On a terminal every placement is shown in place; elsewhere the last board only.
ExitCode demo(const Options &options)
{
    auto player = loadPlayer(QString::fromStdString(options.player));
    if (!player)
        return complain(errorText(player.error()), WrongUse);
    Rules rules = player->rules;
    rules.nextShown = static_cast<std::uint8_t>(std::max<int>(rules.nextShown, piecesAhead(*player)));
    const auto decider = Decider::make(*std::move(player));
    if (!decider)
        return complain(errorText(decider.error()), WrongUse);
    const auto randomizer = Randomizer::make(std::string(rules.randomizer), options.seed);
    if (!randomizer)
        return complain(errorText(randomizer.error()));

    const bool watched = isatty(STDOUT_FILENO) != 0;
    Game game(rules, *randomizer);
    while (!game.isOver() && game.tally().pieces < options.pieces) {
        const auto moves = decider->choose(game);
        if (!moves || !game.play(*moves))
            break;
        if (watched && game.tally().pieces < options.pieces) {
            draw(game);
            QThread::msleep(static_cast<unsigned long>(options.pauseMs));
            std::cout << std::format(
                "\x1b[{}A", rules.height); // back up, for the next board to cover this one
        }
    }
    draw(game);
    std::cout << Text::tr("%1 placed %2 pieces from seed %3 and cleared %4 rows")
                     .arg(QString::fromStdString(options.player))
                     .arg(game.tally().pieces)
                     .arg(options.seed)
                     .arg(game.tally().rows)
                     .toStdString()
              << std::endl;
    return Good;
}

} // namespace

void addDemo(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command =
        app.add_subcommand("demo", Text::tr("Watch a player play a short game").toStdString());
    command
        ->add_option(
            "--player", options->player, Text::tr("A gallery player's name, or a player file").toStdString())
        ->capture_default_str();
    command->add_option("--seed", options->seed, Text::tr("Decides every piece of the game").toStdString())
        ->capture_default_str();
    command->add_option("--max-pieces", options->pieces, Text::tr("How many pieces at most").toStdString())
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option(
            "--pause", options->pauseMs, Text::tr("Milliseconds between pieces, on a terminal").toStdString())
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->callback([&session, options] { session.work = [options] { return demo(*options); }; });
}

} // namespace tetrarium::cli
