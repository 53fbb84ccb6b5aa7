// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "allocations.h"
#include "decider.h"
#include "expectation.h"
#include "fieldrules.h"
#include "plainplayer.h"
#include "randomboards.h"
#include "reachableplayer.h"

#include <QTest>

using namespace tetrarium;

namespace {

/// The definition, word for word: nothing pruned, everything measured anew.
class PlainExpectation
{
public:
    PlainExpectation(const Rules &rules, LinearEvaluator evaluator, const ExpectationSettings &settings)
        : m_rules(rules)
        , m_plain(*rules.rotation, std::move(evaluator))
        , m_settings(settings)
    {}

    std::optional<ValuedPlacement> best(
        const Board &before, std::vector<Piece> pieces, int unknown, bool isFirst = true) const
    {
        Board board = before;
        std::vector<ValuedPlacement> candidates = rated(board, pieces[0]);
        pieces.erase(pieces.begin());
        const bool isLast = pieces.empty() && unknown == 0;
        if (!isLast && !isFirst && m_settings.beam > 0)
            keepBestRated(candidates);
        std::optional<ValuedPlacement> chosen;
        for (auto [placement, value] : candidates) {
            if (!isLast) {
                Board after = board;
                stamp(after, m_rules.rotation->shape(placement), placement.x, placement.y);
                removeFullRows(m_rules, after, after.fullRows());
                const double later = valueOf(after, pieces, unknown);
                value = m_settings.accumulation == Accumulation::Sum ? value + later : later;
            }
            if (!chosen || value > chosen->value)
                chosen = {.placement = placement, .value = value};
        }
        return chosen;
    }

private:
    /// As many as the beam has room for, still in their order.
    void keepBestRated(std::vector<ValuedPlacement> &candidates) const
    {
        std::vector<ValuedPlacement> sorted = candidates;
        std::ranges::stable_sort(sorted, std::greater{}, &ValuedPlacement::value);
        sorted.resize(std::min(sorted.size(), static_cast<std::size_t>(m_settings.beam)));
        std::erase_if(
            candidates, [&sorted](const ValuedPlacement &at) { return !std::ranges::contains(sorted, at); });
    }

    double valueOf(const Board &board, const std::vector<Piece> &pieces, int unknown) const
    {
        if (!pieces.empty()) {
            const auto next = best(board, pieces, unknown, false);
            return next ? next->value : m_settings.lossValue;
        }
        double mean = 0.0;
        for (const Piece piece : allPieces) {
            const auto next = best(board, {piece}, unknown - 1, false);
            mean += m_settings.probabilities[static_cast<std::size_t>(indexOf(piece))]
                    * (next ? next->value : m_settings.lossValue);
        }
        return mean;
    }

    std::vector<ValuedPlacement> rated(Board &board, Piece piece) const
    {
        std::vector<ValuedPlacement> candidates;
        if (m_rules.steering == Steering::Keys) {
            const auto start = enterPiece(m_rules, board, piece);
            if (!start)
                return {};
            ReachablePlayer(m_rules, m_plain.evaluator())
                .forEachRated(board, *start, [&](const Active &placement, bool loses, double rating) {
                    if (!loses)
                        candidates.push_back({.placement = placement, .value = rating});
                });
            return candidates;
        }
        for (const auto &[drop, loses, rating] : m_plain.rate(board, piece)) {
            if (!loses)
                candidates.push_back(
                    {.placement = {piece, drop.orientation, drop.x, drop.y}, .value = rating});
        }
        return candidates;
    }

    Rules m_rules;
    PlainPlayer m_plain;
    ExpectationSettings m_settings;
};

struct Case
{
    const char *name;
    const char *rules;
    std::size_t known;
    ExpectationSettings settings;
};

constexpr ExpectationSettings onlySAndZ{.probabilities = {0, 0, 0, 0, 0.5, 0.5, 0}};

} // namespace

class TestExpectation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesWhatTheDefinitionGives_data()
    {
        QTest::addColumn<Case>("search");
        for (const Case &search : {
                 Case{"one known piece alone", "research-10", 1, {.unknownPieces = 0}},
                 Case{"two known pieces", "research-10", 2, {.unknownPieces = 0}},
                 Case{"two known pieces, summed", "research-10", 2,
                     {.unknownPieces = 0, .accumulation = Accumulation::Sum}},
                 Case{"one unknown piece", "research-10", 1, {}},
                 Case{"one unknown piece, summed", "research-10", 1, {.accumulation = Accumulation::Sum}},
                 Case{"one unknown piece, unpruned", "research-10", 1, {.prune = false}},
                 Case{"two known, one unknown, beam of 3", "research-10", 2, {.beam = 3}},
                 Case{"one known, two unknown, beam of 2", "research-8", 1, {.unknownPieces = 2, .beam = 2}},
                 Case{"two unknown, beam of 2, summed", "research-8", 1,
                     {.unknownPieces = 2, .beam = 2, .accumulation = Accumulation::Sum}},
                 Case{"only S and Z may come", "research-10", 1, onlySAndZ},
                 Case{"reachable placements, beam of 3", "guideline", 1, {.beam = 3}},
                 Case{"the thesis's game, beam of 3", "thesis", 2, {.beam = 3}},
             })
            QTest::newRow(search.name) << search;
    }
    void givesWhatTheDefinitionGives()
    {
        QFETCH(const Case, search);
        const Rules rules = *findRules(search.rules);
        Rng rng(99);
        for (int i = 0; i < 12; ++i) {
            const LinearEvaluator evaluator = i % 2 == 0 ? published::dellacherie() : published::bcts();
            const ExpectationSearch fast(rules, evaluator, search.settings);
            const PlainExpectation plain(rules, evaluator, search.settings);
            // High stacks too: what cannot enter or must lose is part of the definition.
            const int highest = i < 6 ? rules.height / 2 : rules.height - 1;
            const Board board =
                i % 3 == 0 ? randomBoard(rng, rules.height, highest) : flatBoard(rng, rules.height, highest);
            std::vector<Piece> known(search.known);
            for (Piece &piece : known)
                piece = allPieces[rng.below(pieceCount)];
            QCOMPARE(fast.choose(board, known), plain.best(board, known, search.settings.unknownPieces));
        }
    }

    void valuesEveryPlacementForThePlayerThatUsesIt_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("placements, no next piece shown") << QByteArray("research");
        QTest::newRow("keys, the next piece shown") << QByteArray("nes");
    }
    void valuesEveryPlacementForThePlayerThatUsesIt()
    {
        QFETCH(const QByteArray, rules);
        Player player;
        player.rules = *findRules(rules.constData());
        player.search = {.kind = Search::Expectation, .beam = 2};
        EvaluatorShape shape;
        shape.features = {{FeatureId::Holes}, {FeatureId::TotalHeight}};
        player.evaluator = *Evaluator::make(shape, {-2, -1});
        const LinearEvaluator linear = *player.evaluator.linear();
        const ExpectationSearch search(player.rules, linear, {.beam = 2});
        const auto decider = Decider::make(player);
        QVERIFY(decider.has_value());
        Rng rng(8);
        const Board stack = flatBoard(rng, player.rules.height, 6);
        const Game game(player.rules, Randomizer::fromPieces({Piece::J, Piece::S}), PaintedBoard(stack));
        std::vector<Piece> known{Piece::J};
        if (game.nextCount() > 0)
            known.push_back(game.next(0));
        const auto expected = search.choose(stack, known);
        const Explanation explanation = decider->explain(game);
        const Candidate &chosen = explanation.candidates[static_cast<std::size_t>(explanation.chosen)];
        QCOMPARE(chosen.rest, expected->placement);
        QCOMPARE(chosen.rating, expected->value);
        QCOMPARE(decider->choose(game), std::optional(chosen.moves));
        Game played = game;
        QCOMPARE(player.rules.rotation->cells(played.play(chosen.moves)->placed), chosen.cells);
    }

    void isRefusedToAPlayerWithHiddenLayers()
    {
        Player player;
        player.rules = *findRules("research");
        player.search.kind = Search::Expectation;
        EvaluatorShape shape;
        shape.features = {{FeatureId::Holes}};
        shape.hidden = {2};
        player.evaluator = *Evaluator::make(shape, {1, 2, 3, 4});
        QCOMPARE(Decider::make(player).error().code, ErrorCode::Impossible);
    }

    void isWorthALossWhenNothingCanFollow()
    {
        const Rules rules = *findRules("research-8");
        const Board board = *Board::fromText("#########.\n"
                                             "#########.\n"
                                             "#########.\n"
                                             "#########.\n"
                                             ".########.\n"
                                             ".########.\n"
                                             ".########.\n"
                                             ".########.\n",
            rules.height);
        // An upright I fits on the right and clears nothing; a J cannot follow it.
        const ExpectationSearch search(
            rules, published::dellacherie(), {.probabilities = {0, 1, 0, 0, 0, 0, 0}, .lossValue = -1234});
        const auto chosen = search.choose(board, std::array{Piece::I});
        QVERIFY(chosen.has_value());
        QCOMPARE(int{chosen->placement.x}, 9);
        QCOMPARE(chosen->value, -1234.0);
        QVERIFY(!search.choose(board, std::array{Piece::O}).has_value());
    }

    void allocatesNothingWhileItSearches()
    {
        const std::array known{Piece::T, Piece::S};
        const ExpectationSearch drops(*findRules("research-10"), published::bcts(), {.beam = 3});
        const ExpectationSearch reachable(*findRules("guideline"), published::bcts(), {.beam = 3});
        const std::int64_t before = allocationCount();
        QVERIFY(drops.choose(Board(10), known).has_value());
        QVERIFY(reachable.choose(Board(20), known).has_value());
        QCOMPARE(allocationCount() - before, 0);
    }
};

QTEST_APPLESS_MAIN(TestExpectation)
#include "tst_expectation.moc"
