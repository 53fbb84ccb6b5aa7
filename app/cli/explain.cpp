// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "decider.h"
#include "errortext.h"
#include "fumen.h"
#include "gallery.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <numeric>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string player;
    std::string rules;
    std::string board;
    std::string pieces = "T";
    int top = 10;
    bool json = false;
};

/// A picture in a file, a fumen, or nothing for an empty field.
Expected<PaintedBoard> readPosition(const std::string &board, int height)
{
    if (board.empty())
        return PaintedBoard(height);
    if (board.contains("115@")) {
        const auto position = readFumen(board, height);
        if (!position)
            return std::unexpected(position.error());
        return position->field;
    }
    const auto text = readTextFile(QString::fromStdString(board));
    if (!text)
        return std::unexpected(text.error());
    auto painted = PaintedBoard::fromText(*text, height);
    if (!painted)
        painted.error().file = board;
    return painted;
}

Expected<std::vector<Piece>> readPieces(const std::string &letters)
{
    std::vector<Piece> pieces;
    for (const char letter : letters) {
        const auto piece = pieceFromLetter(letter);
        if (!piece)
            return fail(ErrorCode::UnknownName, std::string(1, letter), std::string(pieceLetters), 0,
                static_cast<int>(pieces.size()) + 1);
        pieces.push_back(*piece);
    }
    return pieces;
}

void printJson(const Player &player, const Game &game, const Explanation &explanation)
{
    nlohmann::ordered_json json;
    json["player"] = player.name;
    json["rules"] = game.rules().name();
    json["piece"] = std::string(1, letterOf(game.active()->piece));
    json["features"] = nlohmann::ordered_json::array();
    for (const FeatureUse use : player.evaluator.shape().features)
        json["features"].push_back({{"id", nameOf(use.id)}, {"stage", nameOf(use.stage)}});
    json["chosen"] = explanation.chosen;
    json["candidates"] = nlohmann::ordered_json::array();
    for (const Candidate &candidate : explanation.candidates) {
        nlohmann::ordered_json entry;
        entry["rank"] = candidate.rank;
        entry["moves"] = candidate.moves;
        for (const Cell cell : candidate.cells)
            entry["cells"].push_back({cell.x, cell.y});
        entry["values"] = candidate.values;
        entry["shares"] = candidate.shares;
        entry["rating"] = candidate.rating;
        entry["loses"] = candidate.loses;
        json["candidates"].push_back(entry);
    }
    std::cout << json.dump() << std::endl;
}

void printTable(const Player &player, const Game &game, const Explanation &explanation, int top)
{
    const Candidate &chosen = explanation.candidates[static_cast<std::size_t>(explanation.chosen)];
    PaintedBoard picture = game.painted();
    for (const Cell cell : chosen.cells)
        picture.paint(cell.x, cell.y, chosen.rest.piece);
    std::cout << picture.toText() << '\n';

    std::vector<std::size_t> order(explanation.candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return explanation.candidates[i].rank; });
    order.resize(std::min(order.size(), static_cast<std::size_t>(top)));

    std::cout << std::format("{:>4} {:>14} {:<24}", "rank", "rating", "moves");
    for (const FeatureUse use : player.evaluator.shape().features)
        std::cout << std::format(" {:>20}", nameOf(use.id));
    std::cout << '\n';
    for (const std::size_t i : order) {
        const Candidate &candidate = explanation.candidates[i];
        std::cout << std::format("{:>4} {:>14.6f} {:<24}", candidate.rank, candidate.rating, candidate.moves);
        for (std::size_t f = 0; f < candidate.values.size(); ++f)
            std::cout << std::format(" {:>9.3f} {:>+10.3f}", candidate.values[f], candidate.shares[f]);
        std::cout << (candidate.loses ? " loses\n" : "\n");
    }
    std::cout << std::format("{} of {} candidates; a feature's value and its share of the rating",
        order.size(), explanation.candidates.size())
              << std::endl;
}

ExitCode explain(const Options &options)
{
    auto player = loadPlayer(QString::fromStdString(options.player));
    if (!player)
        return complain(errorText(player.error()), WrongUse);
    if (!options.rules.empty()) {
        const auto rules = findRules(options.rules);
        if (!rules)
            return complain(errorText(rules.error()), WrongUse);
        player->rules = *rules;
    }
    const auto decider = Decider::make(*player);
    if (!decider)
        return complain(errorText(decider.error()), WrongUse);
    const auto pieces = readPieces(options.pieces);
    if (!pieces)
        return complain(errorText(pieces.error()), WrongUse);
    const auto stack = readPosition(options.board, player->rules.height);
    if (!stack)
        return complain(errorText(stack.error()), WrongUse);
    if (const int rows = stack->board().highestColumn(); rows > player->rules.ceiling())
        return complain(errorText(Error{.code = ErrorCode::WrongSize,
                            .found = std::format("{} rows", rows),
                            .expected = std::format("at most {}", player->rules.ceiling()),
                            .file = options.board}),
            WrongUse);

    Rules shown = player->rules;
    shown.nextShown = static_cast<std::uint8_t>(std::min<std::size_t>(pieces->size() - 1, Game::maxNext - 1));
    const Game game(shown, Randomizer::fromPieces(*pieces), *stack);
    const Explanation explanation = decider->explain(game);
    if (explanation.candidates.empty())
        return complain(Text::tr("there is no move: the piece cannot enter"));
    if (options.json)
        printJson(*player, game, explanation);
    else
        printTable(*player, game, explanation, options.top);
    return Good;
}

} // namespace

void addExplain(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand(
        "explain", Text::tr("Show what a player would do in a position, and why").toStdString());
    command
        ->add_option(
            "--player", options->player, Text::tr("A gallery player's name, or a player file").toStdString())
        ->required();
    command->add_option(
        "--rules", options->rules, Text::tr("A rule set; the player's own if not given").toStdString());
    command->add_option("--board", options->board,
        Text::tr("A picture of the stack in a file, or a fumen; empty if not given").toStdString());
    command
        ->add_option("--pieces", options->pieces,
            Text::tr("The piece to place and those that follow, as letters").toStdString())
        ->capture_default_str();
    command->add_option("--top", options->top, Text::tr("How many candidates to print").toStdString())
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_flag(
        "--json", options->json, Text::tr("Print one JSON object with every candidate").toStdString());
    command->callback([&session, options] { session.work = [options] { return explain(*options); }; });
}

} // namespace tetrarium::cli
