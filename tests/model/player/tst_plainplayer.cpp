// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainplayer.h"
#include "recordings.h"

#include <QTest>

using namespace tetrarium;

namespace {

LinearEvaluator evaluatorOf(const Recording &names, const Recording &weights)
{
    std::vector<WeightedFeature> terms;
    for (std::size_t i = 0; i < names.size(); ++i)
        terms.push_back(
            {.feature = {.id = *featureFromName(names[i].get<std::string>())}, .weight = weights[i]});
    return LinearEvaluator(std::move(terms));
}

Piece pieceOf(const Recording &letter)
{
    return *pieceFromLetter(letter.get<std::string>()[0]);
}

} // namespace

class TestPlainPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresAndRatesEveryRecordedCandidate_data()
    {
        QTest::addColumn<Recording>("state");
        for (const Recording &state : recordings("research-state.jsonl"))
            QTest::newRow(state["id"].get<std::string>().c_str()) << state;
    }

    void measuresAndRatesEveryRecordedCandidate()
    {
        QFETCH(const Recording, state);
        const Board board = boardFromRows(state["rows"], state["height"]);
        const PlainPlayer player(researchRotation, evaluatorOf(state["features"], state["weights"]));
        const Piece piece = pieceOf(state["piece"]);
        const RatedDrops drops = player.rate(board, piece);
        const Recording &candidates = state["candidates"];
        QCOMPARE(drops.size(), static_cast<int>(candidates.size()));
        for (int i = 0; i < drops.size(); ++i) {
            const Recording &candidate = candidates[static_cast<std::size_t>(i)];
            const RatedDrop &rated = drops[i];
            QCOMPARE(int{rated.drop.orientation}, candidate["o"].get<int>());
            QCOMPARE(int{rated.drop.x}, candidate["x"].get<int>());
            QCOMPARE(rated.loses, candidate["over"].get<bool>());
            if (rated.loses)
                continue;
            QVERIFY(std::abs(rated.rating - candidate["score"].get<double>()) <= 1e-9);
            Outcome outcome(board);
            outcome.place(researchRotation.shape(piece, rated.drop.orientation), rated.drop.x, rated.drop.y);
            QCOMPARE(outcome.rows, candidate["lines"].get<int>());
            std::size_t column = 0;
            for (const WeightedFeature &term : player.evaluator().terms())
                QCOMPARE(measure(term.feature, outcome), candidate["f"][column++].get<double>());
        }
        QCOMPARE(drops.best(), state["chosen"].get<int>());
        QCOMPARE(player.choose(board, piece), drops[drops.best()].drop);
    }

    void playsEveryRecordedGame_data()
    {
        QTest::addColumn<Recording>("game");
        for (const Recording &game : recordings("research-game.jsonl"))
            QTest::newRow(game["id"].get<std::string>().c_str()) << game;
    }

    void playsEveryRecordedGame()
    {
        QFETCH(const Recording, game);
        Recording names = Recording::array();
        Recording weights = Recording::array();
        for (const auto &[name, weight] : game["weights"].items()) {
            names.push_back(name);
            weights.push_back(weight);
        }
        const PlainPlayer player(researchRotation, evaluatorOf(names, weights));
        Outcome outcome(Board(game["height"].get<int>()));
        const auto pieces = game["pieces"].get<std::string>();
        for (std::size_t i = 0; i < game["orient"].get<std::string>().size(); ++i) {
            const Piece piece = *pieceFromLetter(pieces[i]);
            const Drop drop = player.choose(outcome.before, piece);
            QCOMPARE(drop.orientation, game["orient"].get<std::string>()[i] - '0');
            QCOMPARE(drop.x, game["col"].get<std::string>()[i] - '0');
            outcome.place(researchRotation.shape(piece, drop.orientation), drop.x, drop.y);
            // The piece that loses stays written and clears nothing.
            const bool lost = outcome.placed.highestColumn() > outcome.placed.height();
            QCOMPARE(lost ? 0 : outcome.rows, game["lines"].get<std::string>()[i] - '0');
            outcome.before = lost ? outcome.placed : outcome.cleared;
        }
        const int height = outcome.before.height();
        QCOMPARE(outcome.before, boardFromRows(game["final_rows"], height));
    }
};

QTEST_APPLESS_MAIN(TestPlainPlayer)
#include "tst_plainplayer.moc"
