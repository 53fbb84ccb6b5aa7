// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "placements.h"

#include "drop.h"
#include "dropsbykeys.h"
#include "expectation.h"
#include "fieldrules.h"
#include "keypath.h"

#include <limits>
#include <optional>

namespace tetrarium {

namespace {

/// Calls visit(placement) for every straight drop under any rules.
void forEachStraightDrop(const Rules &rules, const Board &board, Piece piece, auto &&visit)
{
    if (rules.steering == Steering::Placements) {
        forEachDrop(board, *rules.rotation, piece, [&](const Shape &, const Drop &drop, bool) {
            RatedPlacement placement{.rest = {piece, drop.orientation, drop.x, drop.y}};
            placement.loses = lockLoses(rules, placement.rest);
            visit(placement);
        });
        return;
    }
    for (const KeyCandidate &keys : dropsByKeys(board, rules, piece)) {
        visit(RatedPlacement{
            .rest = keys.rest,
            .turns = keys.turns,
            .steps = keys.steps,
            .downs = keys.downs,
            .loses = lockLoses(rules, keys.rest),
        });
    }
}

/// Calls visit(placement) for everything that the search tries.
void forEachPlacement(const Player &player, const Game &game, auto &&visit)
{
    const Rules &rules = game.rules();
    const Search search = player.search.kind;
    const bool byKeys = rules.steering == Steering::Keys;
    if (byKeys && (search == Search::Reachable || search == Search::Expectation)) {
        const auto found = ReachableSearch(rules).placements(game.board(), *game.active());
        found.forEach([&](const Active &rest) {
            visit(RatedPlacement{.rest = rest, .loses = lockLoses(rules, rest)});
        });
        return;
    }
    forEachStraightDrop(rules, game.board(), game.active()->piece, visit);
}

/// The best rating of the next piece on a board, or minus infinity when every drop of it loses.
double bestNext(const Player &player, const Rules &rules, const Board &board, Piece next)
{
    double best = -std::numeric_limits<double>::infinity();
    if (rules.steering == Steering::Keys && !canEnter(rules, board, next))
        return best;
    Outcome outcome(board);
    forEachStraightDrop(rules, board, next, [&](const RatedPlacement &placement) {
        if (placement.loses)
            return;
        outcome.place(rules.rotation->shape(placement.rest), placement.rest.x, placement.rest.y);
        best = std::max(best, player.evaluator.rate(outcome));
    });
    return best;
}

} // namespace

int RatedPlacements::best() const
{
    int chosen = -1;
    for (int i = 0; i < count; ++i) {
        const RatedPlacement &placement = placements[static_cast<std::size_t>(i)];
        if (!placement.loses
            && (chosen < 0 || placement.rating > placements[static_cast<std::size_t>(chosen)].rating))
            chosen = i;
    }
    return chosen < 0 && count > 0 ? 0 : chosen;
}

RatedPlacements ratePlacements(const Player &player, const Game &game)
{
    const Rules &rules = game.rules();
    const Search search = player.search.kind;
    std::optional<ExpectationSearch> expectation;
    if (search == Search::Expectation)
        expectation.emplace(rules, *player.evaluator.linear(),
            ExpectationSettings{.unknownPieces = player.search.depth, .beam = player.search.beam});
    const bool hasNext = game.nextCount() > 0;
    const std::array next{hasNext ? game.next(0) : Piece::I};
    const auto known = std::span(next).first(hasNext ? 1 : 0);

    RatedPlacements placements;
    Outcome outcome(game.board());
    forEachPlacement(player, game, [&](RatedPlacement placement) {
        outcome.place(rules.rotation->shape(placement.rest), placement.rest.x, placement.rest.y);
        placement.rating = player.evaluator.rate(outcome);
        if (expectation && !placement.loses) {
            Board after = game.board();
            lockPiece(rules, after, placement.rest);
            placement.rating = expectation->valueAfter(after, placement.rating, known);
        } else if (hasNext && !placement.loses) {
            if (search == Search::PairSum)
                placement.rating += bestNext(player, rules, outcome.cleared, next[0]);
            else if (search == Search::PairAfter)
                placement.rating = bestNext(player, rules, outcome.cleared, next[0]);
        }
        placements.add(placement);
    });
    return placements;
}

std::string movesTo(const Player &player, const Game &game, const RatedPlacement &placement)
{
    const Rules &rules = game.rules();
    if (rules.steering == Steering::Placements)
        return placementMoves(rules, placement.rest.piece, placement.rest.orientation, placement.rest.x);
    const std::string lock = rules.lock == LockRule::DownLocks ? "s" : "";
    if (player.search.kind == Search::Reachable || player.search.kind == Search::Expectation)
        return shortestKeys(rules, game.board(), *game.active(), placement.rest).value_or("") + lock;
    const KeyCandidate keys{.rest = placement.rest,
        .turns = placement.turns,
        .asked = placement.steps,
        .steps = placement.steps,
        .downs = placement.downs};
    return keys.moves() + lock;
}

} // namespace tetrarium
