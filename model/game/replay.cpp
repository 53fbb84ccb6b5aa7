// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay.h"

#include <algorithm>
#include <array>
#include <format>

namespace tetrarium {

namespace {

/// In the order of GameEnd.
constexpr std::array<std::string_view, 6> endNames{
    "none", "topped-out", "move-limit", "piece-limit", "pieces-ended", "gave-up"};

constexpr int highestStartLevel = 99;

std::string oneLine(std::string text)
{
    std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

struct ActionText
{
    std::string operator()(Move move) const { return std::string(1, letterOf(move)); }
    std::string operator()(Placement placement) const
    {
        return std::format("p{}{}", placement.orientation, placement.column);
    }
    std::string operator()(GameEnd end) const { return std::format("!{}", nameOf(end)); }
};

std::string inWell(const PaintedBoard &board)
{
    std::string text;
    const std::string picture = board.toText();
    for (std::size_t at = 0; at < picture.size(); at += Board::width + 1)
        text += std::format("|{}|\n", picture.substr(at, Board::width));
    return text;
}

std::string startText(const GameStart &start)
{
    std::string text = std::format("rules {}\n", start.rules.name());
    const std::string name = start.randomizer.name();
    if (Randomizer::make(name, start.seed) == start.randomizer)
        text += std::format("randomizer {}\n", name);
    else
        text += std::format("randomizer-state {}\n", start.randomizer.saveState());
    if (start.seed)
        text += std::format("seed {}\n", *start.seed);
    text += std::format("level {}\n", start.settings.startLevel);
    if (start.settings.moveLimit >= 0)
        text += std::format("move-limit {}\n", start.settings.moveLimit);
    if (start.settings.pieceLimit >= 0)
        text += std::format("piece-limit {}\n", start.settings.pieceLimit);
    if (start.stack)
        text += "stack\n" + inWell(*start.stack);
    return text;
}

std::string resultText(const ReplayResult &result)
{
    const Tally &tally = result.tally;
    return std::format(
        "over {}\nscore {}\nrows {}\npieces {}\nmoves {}\nlevel {}\nclears {} {} {} {} {}\nboard\n{}",
        nameOf(result.end), tally.score, tally.rows, tally.pieces, tally.moves, tally.level, tally.clears[0],
        tally.clears[1], tally.clears[2], tally.clears[3], tally.clears[4], inWell(result.board));
}

} // namespace

std::string_view nameOf(GameEnd end)
{
    return endNames[static_cast<std::size_t>(end)];
}

std::optional<GameEnd> gameEndFromName(std::string_view name)
{
    const auto at = std::ranges::find(endNames, name);
    if (at == endNames.end())
        return std::nullopt;
    return static_cast<GameEnd>(at - endNames.begin());
}

std::uint32_t boardChecksum(const Board &board)
{
    std::uint32_t hash = 0x811C9DC5U;
    for (int x = 0; x < Board::width; ++x) {
        for (int shift = 0; shift < Board::maxRows; shift += 8)
            hash = (hash ^ ((board.column(x) >> shift) & 0xFFU)) * 0x01000193U;
    }
    return hash;
}

Expected<MoveResult> perform(Game &game, const Input &input)
{
    if (const auto *move = std::get_if<Move>(&input.action))
        return game.apply(*move);
    if (const auto *placement = std::get_if<Placement>(&input.action))
        return game.place(placement->orientation, placement->column);
    game.finish(std::get<GameEnd>(input.action));
    return MoveResult{.over = game.isOver()};
}

Expected<GameStart> GameStart::make(
    std::string_view rules, std::optional<std::uint64_t> seed, std::string_view randomizer)
{
    const auto found = findRules(rules);
    if (!found)
        return std::unexpected(found.error());
    auto made = Randomizer::make(randomizer.empty() ? found->randomizer : randomizer, seed);
    if (!made)
        return std::unexpected(made.error());
    return GameStart{.rules = *found, .randomizer = *std::move(made), .seed = seed};
}

Expected<Game> GameStart::begin() const
{
    if (settings.startLevel < 0 || settings.startLevel > highestStartLevel)
        return fail(ErrorCode::OutOfRange, std::to_string(settings.startLevel),
            std::format("level 0..{}", highestStartLevel));
    if (!stack)
        return Game(rules, randomizer, settings);
    if (stack->height() != rules.height)
        return fail(ErrorCode::WrongSize, std::to_string(stack->height()), std::to_string(rules.height));
    if (const int highest = stack->board().highestColumn(); highest > rules.ceiling())
        return fail(ErrorCode::WrongSize, std::to_string(highest), std::to_string(rules.ceiling()));
    return Game(rules, randomizer, *stack, settings);
}

std::string Replay::toText() const
{
    std::string text = std::format("tetrarium-replay {}\n{}", version, startText(start));
    if (!player.empty())
        text += std::format("player {}\n", oneLine(player));
    if (!date.empty())
        text += std::format("date {}\n", oneLine(date));
    text += "moves\n";
    std::size_t at = 0;
    for (const Checkpoint &checkpoint : checkpoints) {
        std::int64_t timeMs = inputs[at].timeMs;
        text += std::format("{} {} ", letterOf(checkpoint.piece), timeMs);
        for (; at < checkpoint.inputs; ++at) {
            if (inputs[at].timeMs != timeMs)
                text += std::format("+{}", inputs[at].timeMs - timeMs);
            text += std::visit(ActionText(), inputs[at].action);
            timeMs = inputs[at].timeMs;
        }
        text += std::format(" = {} {:08x}\n", checkpoint.score, checkpoint.board);
    }
    return text + "result\n" + resultText(result) + "end\n";
}

} // namespace tetrarium
