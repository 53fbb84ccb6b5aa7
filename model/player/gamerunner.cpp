// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamerunner.h"

#include "dropgame.h"
#include "placements.h"
#include "thesisengine.h"

#include <algorithm>

namespace tetrarium {

namespace {

bool isCapped(const GameCaps &caps, const Tally &tally)
{
    return (caps.pieces > 0 && tally.pieces >= caps.pieces) || (caps.rows > 0 && tally.rows >= caps.rows);
}

GameReport reportOf(const Game &game, const GameCaps &caps)
{
    const Tally &tally = game.tally();
    // A list that holds just what a cap allows has not ended too early.
    const bool capped = game.end() == GameEnd::PiecesEnded && isCapped(caps, tally);
    return {tally.score, tally.rows, tally.pieces, tally.moves, capped ? GameEnd::None : game.end()};
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

bool isPair(Search search)
{
    return search == Search::PairSum || search == Search::PairAfter;
}

/// Rows at the top that a drop must not reach.
int losingRows(const Rules &rules)
{
    return rules.lockOut == LockOut::ReachesTopRemoved ? 1 : 0;
}

/// Straight drops of one or two pieces over features that have closed forms.
std::optional<FastPlayer> makeFast(const Player &player, const Rules &rules)
{
    const auto linear = player.evaluator.linear();
    const bool drops = player.search.kind == Search::Drop || isPair(player.search.kind);
    if (rules.steering != Steering::Placements || losingRows(rules) > 0 || !linear || !drops)
        return std::nullopt;
    return FastPlayer::make(*rules.rotation, *linear);
}

/// Straight drops of one piece over any features.
std::optional<PlainPlayer> makePlain(const Player &player, const Rules &rules)
{
    const auto linear = player.evaluator.linear();
    if (rules.steering != Steering::Placements || player.search.kind != Search::Drop || !linear)
        return std::nullopt;
    return PlainPlayer(*rules.rotation, *linear, losingRows(rules));
}

std::optional<ReachablePlayer> makeReachable(const Player &player, const Rules &rules)
{
    const auto linear = player.evaluator.linear();
    if (player.search.kind != Search::Reachable || !linear)
        return std::nullopt;
    return ReachablePlayer(rules, *linear);
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

GameRunner::GameRunner(Decider decider, const Rules &rules)
    : m_decider(std::move(decider))
    , m_rules(rules)
    , m_fast(makeFast(m_decider.player(), rules))
    , m_plain(m_fast ? std::nullopt : makePlain(m_decider.player(), rules))
    , m_reachable(makeReachable(m_decider.player(), rules))
{}

GameReport GameRunner::play(
    const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop, const Watch &watch) const
{
    if ((m_fast || m_plain) && caps.moves == 0 && !watch)
        return playDrops(randomizer, caps, stop);
    const std::int64_t limit = caps.moves > 0 ? caps.moves : m_rules.moveLimit;
    if (m_decider.player().search.kind == Search::Thesis && limit > 0 && caps.pieces == 0 && caps.rows == 0
        && !watch && randomizer.kind() != "adversary")
        return playThesisMoves(randomizer, limit);
    return playMoves(randomizer, caps, stop, watch);
}

GameReport GameRunner::playDrops(
    const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop) const
{
    DropGameLimits limits{.losingRows = losingRows(m_rules), .stop = stop};
    if (caps.pieces > 0)
        limits.pieces = caps.pieces;
    if (caps.rows > 0)
        limits.rows = caps.rows;
    const auto play = [&](auto &&pieces, auto &&choose) {
        return playDropGame(*m_rules.rotation, m_rules.height, pieces, choose, limits);
    };
    DropGameResult result;
    if (const Search search = m_decider.player().search.kind; isPair(search)) {
        const PairRating rating = search == Search::PairSum ? PairRating::Sum : PairRating::AfterBoth;
        PiecesWithNext pieces(randomizer);
        result = play(pieces, [&](const Board &board, Piece piece) {
            const auto next = pieces.upcoming();
            return next ? m_fast->choosePair(board, piece, *next, rating) : m_fast->choose(board, piece);
        });
    } else if (m_fast) {
        result = play(Randomizer(randomizer),
            [&](const Board &board, Piece piece) { return m_fast->choose(board, piece); });
    } else {
        result = play(Randomizer(randomizer),
            [&](const Board &board, Piece piece) { return m_plain->choose(board, piece); });
    }
    return GameReport{
        .score = result.rows,
        .rows = result.rows,
        .pieces = result.pieces,
        .moves = result.pieces,
        .end = result.lost ? GameEnd::ToppedOut : (result.piecesEnded ? GameEnd::PiecesEnded : GameEnd::None),
    };
}

GameReport GameRunner::playThesisMoves(const Randomizer &randomizer, std::int64_t limit) const
{
    const ThesisGame game =
        playThesis(thesisWeights(m_decider.player().evaluator), m_rules, randomizer, limit);
    return GameReport{
        .score = game.score,
        .rows = game.rows,
        .pieces = game.pieces,
        .moves = game.moves,
        .end = game.toppedOut ? GameEnd::ToppedOut
                              : (game.piecesEnded ? GameEnd::PiecesEnded : GameEnd::MoveLimit),
    };
}

std::optional<std::string> GameRunner::choose(const Game &game) const
{
    if (!m_reachable || !game.active())
        return m_decider.choose(game);
    const auto rest = m_reachable->choose(game.board(), *game.active());
    return rest ? std::optional(movesTo(m_decider.player(), game, {.rest = *rest})) : std::nullopt;
}

GameReport GameRunner::playMoves(
    const Randomizer &randomizer, const GameCaps &caps, const std::stop_token &stop, const Watch &watch) const
{
    Rules shown = m_rules;
    shown.nextShown =
        static_cast<std::uint8_t>(std::max<int>(m_rules.nextShown, piecesAhead(m_decider.player())));
    GameSettings settings;
    if (caps.moves > 0)
        settings.moveLimit = static_cast<std::int32_t>(caps.moves);
    Game game(shown, randomizer, settings);
    constexpr std::int64_t stopInterval = 64;
    while (!game.isOver() && !isCapped(caps, game.tally())) {
        if (game.tally().pieces % stopInterval == 0 && stop.stop_requested())
            break;
        const auto moves = choose(game);
        // Without a limit on moves only a piece that is stuck in filled cells has none; with one, its keys may not be
        // enough for what was chosen.
        if (!moves || !game.play(*moves)) {
            game.finish(game.moveLimit() > 0 ? GameEnd::MoveLimit : GameEnd::ToppedOut);
            break;
        }
        if (watch)
            watch(game.board());
    }
    return reportOf(game, caps);
}

GameReport playGame(const Decider &decider, const Rules &rules, const Randomizer &randomizer,
    const GameCaps &caps, const std::stop_token &stop)
{
    return GameRunner(decider, rules).play(randomizer, caps, stop);
}

} // namespace tetrarium
