// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamerunner.h"

#include <algorithm>

namespace tetrarium {

namespace {

GameReport reportOf(const Game &game)
{
    const Tally &tally = game.tally();
    return {tally.score, tally.rows, tally.pieces, tally.moves, game.end()};
}

bool isCapped(const GameCaps &caps, const Tally &tally)
{
    return (caps.pieces > 0 && tally.pieces >= caps.pieces) || (caps.rows > 0 && tally.rows >= caps.rows);
}

} // namespace

int piecesAhead(const Player &player)
{
    switch (player.search.kind) {
    case Search::Tetnet:
    case Search::TetnetDescribed:
    case Search::Takado:
    case Search::PairSum:
    case Search::PairAfter:
        return 1;
    default:
        return 0;
    }
}

GameReport playGame(const Decider &decider, const Rules &rules, const Randomizer &randomizer,
    const GameCaps &caps, const std::stop_token &stop)
{
    Rules shown = rules;
    shown.nextShown =
        static_cast<std::uint8_t>(std::max<int>(rules.nextShown, piecesAhead(decider.player())));
    GameSettings settings;
    if (caps.moves > 0)
        settings.moveLimit = static_cast<std::int32_t>(caps.moves);
    Game game(shown, randomizer, settings);
    constexpr std::int64_t stopInterval = 64;
    while (!game.isOver() && !isCapped(caps, game.tally())) {
        if (game.tally().pieces % stopInterval == 0 && stop.stop_requested())
            break;
        const auto moves = decider.choose(game);
        if (!moves) {
            game.finish(GameEnd::MoveLimit);
            break;
        }
        // A decider's own move string is always possible; if it were not, the game would not move on.
        if (!game.play(*moves))
            break;
    }
    return reportOf(game);
}

} // namespace tetrarium
