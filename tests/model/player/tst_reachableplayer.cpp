// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "allocations.h"
#include "decider.h"
#include "fieldrules.h"
#include "game.h"
#include "keypath.h"
#include "randomboards.h"
#include "reachableplayer.h"

#include <QTest>

using namespace tetrarium;

namespace {

void addRulesWithKeys()
{
    QTest::addColumn<Rules>("rules");
    for (const Rules &rules : allRules()) {
        if (rules.steering == Steering::Keys)
            QTest::newRow(rules.name().c_str()) << rules;
    }
}

Evaluator evaluatorOf(const LinearEvaluator &linear)
{
    EvaluatorShape shape;
    std::vector<double> weights;
    for (const WeightedFeature &term : linear.terms()) {
        shape.features.push_back(term.feature);
        weights.push_back(term.weight);
    }
    return *Evaluator::make(std::move(shape), std::move(weights));
}

} // namespace

class TestReachablePlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ratesEveryPlacementAndChoosesTheFirstBest_data() { addRulesWithKeys(); }
    void ratesEveryPlacementAndChoosesTheFirstBest()
    {
        QFETCH(const Rules, rules);
        const ReachablePlayer player(rules, published::dellacherie());
        QVERIFY(holds("the evaluator's ratings, the first of the best", [&] {
            Rng rng(*rc::gen::arbitrary<std::uint64_t>());
            const int highest = 1 + static_cast<int>(rng.below(rules.height));
            Board board = rng.below(2) == 0 ? randomBoard(rng, rules.height, highest)
                                            : cavernBoard(rng, rules.height, highest);
            const auto start = enterPiece(rules, board, allPieces[rng.below(pieceCount)]);
            if (!start)
                return;
            std::vector<Active> places;
            player.search().placements(board, *start).forEach([&places](const Active &placement) {
                places.push_back(placement);
            });
            std::optional<Active> best;
            double highestRating = 0;
            std::size_t count = 0;
            Outcome outcome(board);
            player.forEachRated(board, *start, [&](const Active &placement, bool loses, double rating) {
                RC_ASSERT(placement == places[count++]);
                RC_ASSERT(loses == lockLoses(rules, placement));
                if (loses)
                    return;
                outcome.place(rules.rotation->shape(placement), placement.x, placement.y);
                RC_ASSERT(rating == player.evaluator().rate(outcome));
                if (!best || rating > highestRating) {
                    best = placement;
                    highestRating = rating;
                }
            });
            RC_ASSERT(count == places.size());
            if (!best && !places.empty())
                best = places[0];
            RC_ASSERT(player.choose(board, *start) == best);
        }));
    }

    void playsTheGameThatAGamePlaysWithItsKeys_data() { addRulesWithKeys(); }
    void playsTheGameThatAGamePlaysWithItsKeys()
    {
        QFETCH(const Rules, rules);
        const ReachablePlayer player(rules, published::dellacherie());
        Rng rng(20);
        std::vector<Piece> pieces(60);
        for (Piece &piece : pieces)
            piece = allPieces[rng.below(pieceCount)];
        Game game(rules, Randomizer::fromPieces(pieces), {.moveLimit = 0});
        Board board(rules.height);
        for (const Piece piece : pieces) {
            const auto chosen = player.choose(game.board(), *game.active());
            const auto keys = shortestKeys(rules, game.board(), *game.active(), *chosen);
            const auto played = game.play(*keys);
            QVERIFY(played->locked);
            QCOMPARE(player.play(board, piece), std::optional(played->rowsCleared));
            QCOMPARE(board, game.board());
        }
    }

    void decidesAsAPlayerWithTheSearchReachable_data() { addRulesWithKeys(); }
    void decidesAsAPlayerWithTheSearchReachable()
    {
        QFETCH(const Rules, rules);
        const ReachablePlayer player(rules, published::dellacherie());
        Player settings;
        settings.rules = rules;
        settings.search.kind = Search::Reachable;
        settings.evaluator = evaluatorOf(player.evaluator());
        const auto decider = Decider::make(settings);
        QVERIFY(decider.has_value());
        Rng rng(3);
        const Board stack = cavernBoard(rng, rules.height, 10);
        const Game game(rules, Randomizer::fromPieces({Piece::T}), PaintedBoard(stack));
        const Explanation explanation = decider->explain(game);
        const std::vector<Candidate> &candidates = explanation.candidates;
        std::size_t count = 0;
        player.forEachRated(
            game.board(), *game.active(), [&](const Active &placement, bool loses, double rating) {
                const Candidate &candidate = candidates[count++];
                QCOMPARE(candidate.rest, placement);
                QCOMPARE(candidate.loses, loses);
                QCOMPARE(candidate.rating, rating);
                Game played = game;
                QCOMPARE(rules.rotation->cells(played.play(candidate.moves)->placed), candidate.cells);
            });
        QCOMPARE(count, candidates.size());
        const Candidate &chosen = candidates[static_cast<std::size_t>(explanation.chosen)];
        QCOMPARE(std::optional(chosen.rest), player.choose(game.board(), *game.active()));
        QCOMPARE(decider->choose(game), std::optional(chosen.moves));
    }

    void losesWhenThePieceCannotEnter()
    {
        const ReachablePlayer player(*findRules("guideline"), published::dellacherie());
        Board board;
        for (int x = 1; x < Board::width; ++x)
            board.setColumn(x, lowestRows(22));
        QVERIFY(!player.play(board, Piece::T).has_value());
    }

    void allocatesNothingWhileItSearches()
    {
        const ReachablePlayer player(*findRules("guideline"), published::dellacherie());
        Board board;
        Rng rng(1);
        Board cavern = cavernBoard(rng, 20, 15);
        const std::int64_t before = allocationCount();
        for (int i = 0; i < 200; ++i) {
            QVERIFY(player.play(board, allPieces[rng.below(pieceCount)]).has_value());
            if (!player.play(cavern, allPieces[rng.below(pieceCount)]))
                cavern = cavernBoard(rng, 20, 15);
        }
        QCOMPARE(allocationCount() - before, 0);
        ::operator delete(::operator new(1)); // a plain new and delete may be optimised away
        QVERIFY(allocationCount() > before);
    }
};

QTEST_APPLESS_MAIN(TestReachablePlayer)
#include "tst_reachableplayer.moc"
