// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decider.h"

#include "placements.h"
#include "takadosearch.h"
#include "tetnetsearch.h"
#include "thesisengine.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tetrarium {

namespace {

/// Moves that the thesis's player may still make; unlimited games end never.
std::int64_t movesLeft(const Game &game)
{
    const std::int64_t limit = game.moveLimit();
    return limit > 0 ? limit - game.tally().moves : std::numeric_limits<std::int64_t>::max();
}

TetnetWeights tetnetWeights(const Evaluator &evaluator)
{
    const std::span<const double> weights = evaluator.weights();
    return {weights[0], weights[1], weights[2], weights[3], weights[4], weights[5]};
}

TetnetCandidates decideTetnet(const Player &player, const Game &game)
{
    const auto rule =
        player.search.kind == Search::Tetnet ? TetnetCandidateRule::Program : TetnetCandidateRule::Described;
    const Piece piece = game.active()->piece;
    // Without a next piece nothing can collide with it; any piece that enters where this one did will do.
    const Piece next = game.nextCount() > 0 ? game.next(0) : piece;
    return decideTetnet(tetnetWeights(player.evaluator), game.board(), piece, next, rule);
}

TakadoDecision decideTakado(const Player &player, const Game &game)
{
    const Piece piece = game.active()->piece;
    return decideTakado(player.evaluator, game.board(), piece, game.nextCount() > 0 ? game.next(0) : piece);
}

/// The keys of a candidate and the key down that locks, where a key does.
std::string lockingMoves(const Rules &rules, std::string moves)
{
    if (rules.lock == LockRule::DownLocks)
        moves += 's';
    return moves;
}

Candidate makeCandidate(
    const Player &player, const Active &rest, std::string moves, std::vector<double> values)
{
    Candidate candidate{.rest = rest, .cells = player.rules.rotation->cells(rest), .moves = std::move(moves)};
    candidate.shares = player.evaluator.shares(values);
    candidate.values = std::move(values);
    return candidate;
}

void explainThesis(const Player &player, const Game &game, Explanation &explanation)
{
    const ThesisWeights weights = thesisWeights(player.evaluator);
    const std::int64_t left = movesLeft(game);
    for (const KeyCandidate &keys :
        elevenColumnCandidates(game.board(), thesisRotation, game.active()->piece)) {
        if (keys.length() >= left)
            continue;
        Board placed = game.board();
        stamp(placed, thesisRotation.shape(keys.rest), keys.rest.x, keys.rest.y);
        const ThesisReading reading = readThesis(placed);
        std::vector<double> values;
        for (const int value :
            {reading.bumpiness, reading.totalHeight, reading.holes, reading.fullRows, reading.highestColumn})
            values.push_back(value);
        Candidate candidate = makeCandidate(player, keys.rest, keys.moves(), std::move(values));
        candidate.rating = rateThesis(weights, reading);
        const auto &candidates = explanation.candidates;
        const int chosen = explanation.chosen;
        if (chosen < 0 || candidate.rating < candidates[static_cast<std::size_t>(chosen)].rating)
            explanation.chosen = static_cast<int>(candidates.size());
        explanation.candidates.push_back(std::move(candidate));
    }
}

void explainTetnet(const Player &player, const Game &game, Explanation &explanation)
{
    const TetnetCandidates decision = decideTetnet(player, game);
    for (const TetnetCandidate &found : decision.all()) {
        Candidate candidate = makeCandidate(player, found.keys.rest,
            lockingMoves(player.rules, found.keys.moves()), {found.reading.begin(), found.reading.end()});
        candidate.rating = found.rating;
        explanation.candidates.push_back(std::move(candidate));
    }
    explanation.chosen = decision.chosen;
}

void explainTakado(const Player &player, const Game &game, Explanation &explanation)
{
    const TakadoDecision decision = decideTakado(player, game);
    for (const TakadoCandidate &found : decision.all()) {
        Candidate candidate =
            makeCandidate(player, found.rest, takadoMoves(game.board(), game.active()->piece, found),
                {found.best.reading.begin(), found.best.reading.end()});
        candidate.rating = found.best.rating;
        explanation.candidates.push_back(std::move(candidate));
    }
    explanation.chosen = decision.chosen;
}

void explainPlacements(const Player &player, const Game &game, Explanation &explanation)
{
    const RatedPlacements placements = ratePlacements(player, game);
    Outcome outcome(game.board());
    for (const RatedPlacement &placement : placements.all()) {
        outcome.place(game.rules().rotation->shape(placement.rest), placement.rest.x, placement.rest.y);
        std::vector<double> values;
        for (const FeatureUse use : player.evaluator.shape().features)
            values.push_back(measure(use, outcome));
        Candidate candidate =
            makeCandidate(player, placement.rest, movesTo(player, game, placement), std::move(values));
        candidate.cells = game.rules().rotation->cells(placement.rest);
        candidate.rating = placement.rating;
        candidate.loses = placement.loses;
        explanation.candidates.push_back(std::move(candidate));
    }
    explanation.chosen = placements.best();
}

/// Equal ratings share a rank; those that lose come last.
void rank(std::vector<Candidate> &candidates, bool lowestWins)
{
    std::vector<std::size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto better = [&](std::size_t a, std::size_t b) {
        if (candidates[a].loses != candidates[b].loses)
            return candidates[b].loses;
        return lowestWins ? candidates[a].rating < candidates[b].rating
                          : candidates[a].rating > candidates[b].rating;
    };
    std::ranges::stable_sort(order, better);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool tied = i > 0 && !better(order[i - 1], order[i]);
        candidates[order[i]].rank = tied ? candidates[order[i - 1]].rank : static_cast<int>(i) + 1;
    }
}

} // namespace

Decider::Decider(Player player)
    : m_player(std::move(player))
{}

Expected<Decider> Decider::make(Player player)
{
    if (const auto checked = checkPlayer(player); !checked)
        return std::unexpected(checked.error());
    return Decider(std::move(player));
}

std::optional<std::string> Decider::choose(const Game &game) const
{
    if (game.isOver() || !game.active())
        return std::nullopt;
    switch (m_player.search.kind) {
    case Search::Thesis: {
        const auto chosen = chooseThesis(
            thesisWeights(m_player.evaluator), game.board(), game.active()->piece, movesLeft(game));
        return chosen ? std::optional(chosen->moves()) : std::nullopt;
    }
    case Search::Tetnet:
    case Search::TetnetDescribed: {
        const TetnetCandidates decision = decideTetnet(m_player, game);
        return lockingMoves(
            m_player.rules, decision.candidates[static_cast<std::size_t>(decision.chosen)].keys.moves());
    }
    case Search::Takado: {
        const TakadoDecision decision = decideTakado(m_player, game);
        return takadoMoves(game.board(), game.active()->piece,
            decision.candidates[static_cast<std::size_t>(decision.chosen)]);
    }
    default: {
        const RatedPlacements placements = ratePlacements(m_player, game);
        if (placements.count == 0)
            return std::nullopt;
        return movesTo(m_player, game, placements.placements[static_cast<std::size_t>(placements.best())]);
    }
    }
}

Explanation Decider::explain(const Game &game) const
{
    Explanation explanation;
    if (game.isOver() || !game.active())
        return explanation;
    switch (m_player.search.kind) {
    case Search::Thesis:
        explainThesis(m_player, game, explanation);
        break;
    case Search::Tetnet:
    case Search::TetnetDescribed:
        explainTetnet(m_player, game, explanation);
        break;
    case Search::Takado:
        explainTakado(m_player, game, explanation);
        break;
    default:
        explainPlacements(m_player, game, explanation);
        break;
    }
    rank(explanation.candidates, m_player.evaluator.shape().lowestWins);
    return explanation;
}

} // namespace tetrarium
