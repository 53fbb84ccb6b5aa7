// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamerunner.h"

#include "dropgame.h"
#include "fastplayer.h"
#include "thesisengine.h"

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

/// Pieces with the one to come known: drawn as a game that shows one piece draws them.
class PiecesWithNext
{
public:
    explicit PiecesWithNext(const Randomizer &randomizer)
        : m_randomizer(randomizer)
    {}

    std::optional<Piece> next(const Board &board)
    {
        const std::optional<Piece> current = m_started ? m_upcoming : m_randomizer.next(board);
        m_started = true;
        m_upcoming = m_randomizer.next(board);
        return current;
    }

    std::optional<Piece> upcoming() const { return m_upcoming; }

private:
    Randomizer m_randomizer;
    bool m_started = false;
    std::optional<Piece> m_upcoming;
};

/// Straight drops of one or two pieces over features that have closed forms.
std::optional<GameReport> playDropsFast(const Player &player, const Rules &rules,
    const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop)
{
    const Search search = player.search.kind;
    const bool pair = search == Search::PairSum || search == Search::PairAfter;
    const auto linear = player.evaluator.linear();
    if (rules.lockOut != LockOut::AboveHeightKept || caps.rows > 0 || !linear
        || (search != Search::Drop && !pair))
        return std::nullopt;
    const auto fast = FastPlayer::make(*rules.rotation, *linear);
    if (!fast)
        return std::nullopt;
    DropGameLimits limits{.stop = stop};
    if (caps.pieces > 0)
        limits.pieces = caps.pieces;
    DropGameResult result;
    if (pair) {
        const PairRating rating = search == Search::PairSum ? PairRating::Sum : PairRating::AfterBoth;
        PiecesWithNext pieces(randomizer);
        result = playDropGame(
            *rules.rotation, rules.height, pieces,
            [&](const Board &board, Piece piece) {
                const auto next = pieces.upcoming();
                return next ? fast->choosePair(board, piece, *next, rating) : fast->choose(board, piece);
            },
            limits);
    } else {
        result = playDropGame(
            *rules.rotation, rules.height, Randomizer(randomizer),
            [&](const Board &board, Piece piece) { return fast->choose(board, piece); }, limits);
    }
    return GameReport{
        .score = result.rows,
        .rows = result.rows,
        .pieces = result.pieces,
        .moves = result.pieces,
        .end = result.lost ? GameEnd::ToppedOut : GameEnd::None,
    };
}

std::optional<GameReport> playThesisFast(
    const Player &player, const Rules &rules, Randomizer randomizer, const GameCaps &caps)
{
    const std::int64_t limit = caps.moves > 0 ? caps.moves : rules.moveLimit;
    if (player.search.kind != Search::Thesis || caps.pieces > 0 || caps.rows > 0
        || randomizer.kind() == "adversary")
        return std::nullopt;
    // Every piece takes at least one move, so no game gets past as many pieces as it has moves.
    std::vector<Piece> pieces;
    for (std::int64_t i = 0; i <= limit; ++i) {
        const auto piece = randomizer.next(Board());
        if (!piece)
            break;
        pieces.push_back(*piece);
    }
    const ThesisGame game = playThesis(thesisWeights(player.evaluator), rules, pieces, limit);
    return GameReport{
        .score = game.score,
        .rows = game.rows,
        .pieces = game.pieces,
        .moves = game.moves,
        .end = game.toppedOut ? GameEnd::ToppedOut : GameEnd::MoveLimit,
    };
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
    const Player &player = decider.player();
    if (const auto report = playDropsFast(player, rules, randomizer, caps, stop))
        return *report;
    if (const auto report = playThesisFast(player, rules, randomizer, caps))
        return *report;
    Rules shown = rules;
    shown.nextShown = static_cast<std::uint8_t>(std::max<int>(rules.nextShown, piecesAhead(player)));
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
            // Without a limit on moves only a piece that is stuck in filled cells has none.
            game.finish(game.moveLimit() > 0 ? GameEnd::MoveLimit : GameEnd::ToppedOut);
            break;
        }
        // A decider's own move string is always possible; if it were not, the game would not move on.
        if (!game.play(*moves))
            break;
    }
    return reportOf(game);
}

} // namespace tetrarium
