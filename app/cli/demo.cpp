// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "rng.h"
#include "shape.h"

#include <CLI/CLI.hpp>

#include <bit>
#include <iostream>
#include <memory>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::uint64_t seed = 1;
    int pieces = 100;
};

constexpr std::array<std::string_view, pieceCount> pictures{
    "XXXX", "X../XXX", "..X/XXX", "XX/XX", ".XX/XX.", "XX./.XX", ".X./XXX"};

/// Drops pieces at random places until one does not fit, then shows the board: no player thinks here.
ExitCode demo(const Options &options)
{
    Rng rng(options.seed);
    Board board;
    int placed = 0;
    int lines = 0;
    for (; placed < options.pieces; ++placed) {
        Shape shape = Shape::fromPicture(pictures[rng.below(pieceCount)]);
        for (std::uint32_t turns = rng.below(4); turns > 0; --turns)
            shape = shape.clockwise();
        const int x = static_cast<int>(rng.below(static_cast<std::uint32_t>(Board::width - shape.width + 1)));
        const int y = restingRow(board, shape, x);
        if (!fits(board, shape, x, y, board.height()))
            break;
        stamp(board, shape, x, y);
        lines += std::popcount(board.fullRows());
        board.removeRows(board.fullRows());
    }
    std::cout << board.toText()
              << Text::tr("%1 pieces dropped at random from seed %2, %3 rows cleared")
                     .arg(placed)
                     .arg(options.seed)
                     .arg(lines)
                     .toStdString()
              << std::endl;
    return Good;
}

} // namespace

void addDemo(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand("demo", Text::tr("Watch a short game").toStdString());
    command->add_option("--seed", options->seed, Text::tr("Where the pieces come from").toStdString())
        ->capture_default_str();
    command->add_option("--pieces", options->pieces, Text::tr("How many pieces at most").toStdString())
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->callback([&session, options] { session.work = [options] { return demo(*options); }; });
}

} // namespace tetrarium::cli
