// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "allocations.h"
#include "fieldrules.h"
#include "placements.h"
#include "playerfile.h"
#include "randomboards.h"
#include "takadosearch.h"
#include "tetnetsearch.h"
#include "thesisengine.h"

#include <QFile>
#include <QTest>

#include <functional>

using namespace tetrarium;

namespace {

Player galleryPlayer(const char *name)
{
    QFile file(QStringLiteral(PLAYERS "/%1.toml").arg(QLatin1StringView(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no player %s", name);
    return *readPlayer(file.readAll().toStdString());
}

/// A decision on a board that the piece can enter; returns something of it, so that it is not optimised away.
using Decision = std::function<int(const Board &board, Piece piece, Piece next)>;

Decision thesis()
{
    const ThesisWeights weights = thesisWeights(galleryPlayer("thesis-genome").evaluator);
    return [weights](const Board &board, Piece piece, Piece) {
        return chooseThesis(weights, board, piece, 1000)->length();
    };
}

Decision tetnet()
{
    const TetnetWeights weights{1, -0.1, -0.5, -0.1, -0.4, -0.2};
    return [weights](const Board &board, Piece piece, Piece next) {
        return decideTetnet(weights, board, piece, next).count;
    };
}

Decision takado()
{
    return [net = galleryPlayer("takado-net").evaluator](const Board &board, Piece piece, Piece next) {
        return decideTakado(net, board, piece, next).count;
    };
}

/// The searches that no published program brings along, through a game.
Decision placements(Search search, const char *rules)
{
    Player player = galleryPlayer("dellacherie");
    player.rules = *findRules(rules);
    player.search.kind = search;
    return [player](const Board &board, Piece piece, Piece next) {
        Rules shown = player.rules;
        shown.nextShown = 1;
        const Game game(shown, Randomizer::fromPieces({piece, next}), PaintedBoard(board));
        const std::int64_t before = allocationCount();
        const int count = ratePlacements(player, game).count;
        return allocationCount() == before ? count : -1;
    };
}

} // namespace

class TestSearchAllocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noDecisionOfAPublishedProgramAllocates_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<Decision>("decide");
        QTest::newRow("thesis") << "thesis" << thesis();
        QTest::newRow("tetnet") << "tetnet" << tetnet();
        QTest::newRow("takado") << "takado" << takado();
    }

    void noDecisionOfAPublishedProgramAllocates()
    {
        QFETCH(const QString, rules);
        QFETCH(const Decision, decide);
        const Rules under = *findRules(rules.toStdString());
        Rng rng(1);
        const std::int64_t before = allocationCount();
        for (int i = 0; i < 300; ++i) {
            Board board = randomBoard(rng, 20, 1 + static_cast<int>(rng.below(18)));
            const Piece piece = allPieces[rng.below(pieceCount)];
            if (enterPiece(under, board, piece))
                QVERIFY(decide(board, piece, allPieces[rng.below(pieceCount)]) >= 0);
        }
        QCOMPARE(allocationCount() - before, 0);
    }

    void noOtherSearchAllocates_data()
    {
        QTest::addColumn<Decision>("decide");
        QTest::newRow("drop") << placements(Search::Drop, "research");
        QTest::newRow("drop by keys") << placements(Search::Drop, "nes");
        QTest::newRow("pair-sum") << placements(Search::PairSum, "research");
        QTest::newRow("pair-after by keys") << placements(Search::PairAfter, "nes");
        QTest::newRow("reachable") << placements(Search::Reachable, "guideline");
    }

    void noOtherSearchAllocates()
    {
        QFETCH(const Decision, decide);
        Rng rng(2);
        for (int i = 0; i < 50; ++i) {
            const Board board = randomBoard(rng, 20, 1 + static_cast<int>(rng.below(15)));
            QVERIFY(decide(board, allPieces[rng.below(pieceCount)], allPieces[rng.below(pieceCount)]) > 0);
        }
    }

    void noGameOfTheThesisAllocates()
    {
        const ThesisWeights weights = thesisWeights(galleryPlayer("thesis-genome").evaluator);
        const Rules rules = *findRules("thesis");
        const Randomizer randomizer = *Randomizer::make("uniform", 7);
        const std::int64_t before = allocationCount();
        const ThesisGame game = playThesis(weights, rules, randomizer, 1000);
        QCOMPARE(allocationCount() - before, 0);
        QVERIFY(game.pieces > 10);
    }
};

QTEST_APPLESS_MAIN(TestSearchAllocations)
#include "tst_searchallocations.moc"
