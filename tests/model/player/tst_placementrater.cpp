// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "placementrater.h"
#include "randomboards.h"
#include "rules.h"

#include <QTest>

using namespace tetrarium;

namespace {

Board anyStack(Rng &rng)
{
    const int height = 20;
    const int highest = 1 + static_cast<int>(rng.below(height));
    switch (rng.below(3)) {
    case 0:
        return randomBoard(rng, height, highest);
    case 1:
        return flatBoard(rng, height, highest);
    default:
        return cavernBoard(rng, height, highest);
    }
}

/// An evaluator of every feature on every stage would hide a wrong one behind the others: each on its own.
LinearEvaluator only(FeatureUse use)
{
    return LinearEvaluator({{.feature = use, .weight = 1}});
}

/// Every place where the shapes of a piece fit, hanging in the air or not, up to some rows above the height.
void forEachPlace(const Board &board, Piece piece, auto &&visit)
{
    for (int r = 0; r < 4; ++r) {
        const Shape &shape = srsRotation.shape(piece, r);
        for (int x = 0; x < Board::width; ++x) {
            for (int y = 0; y < board.height() + 4; ++y) {
                if (fits(board, shape, x, y, board.height() + 4))
                    visit(shape, x, y);
            }
        }
    }
}

} // namespace

class TestPlacementRater : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresEveryFeatureAsItIsMeasuredAnew_data()
    {
        QTest::addColumn<FeatureUse>("use");
        for (const std::string_view name : featureNames()) {
            const FeatureId id = *featureFromName(name);
            for (const Stage stage : {Stage::Before, Stage::Placed, Stage::Cleared}) {
                const std::string row = std::string(name) + " " + std::string(nameOf(stage));
                QTest::newRow(row.c_str()) << FeatureUse{.id = id, .stage = stage};
            }
        }
    }
    void measuresEveryFeatureAsItIsMeasuredAnew()
    {
        QFETCH(const FeatureUse, use);
        const LinearEvaluator evaluator = only(use);
        Rng rng(4711);
        for (int i = 0; i < 30; ++i) {
            const Board board = anyStack(rng);
            PlacementRater rater(evaluator, board);
            Outcome outcome(board);
            forEachPlace(board, allPieces[rng.below(pieceCount)], [&](const Shape &shape, int x, int y) {
                outcome.place(shape, x, y);
                QCOMPARE(rater.rate(shape, x, y), measure(use, outcome));
            });
        }
    }

    void ratesToTheBitAsTheEvaluatorDoes()
    {
        const std::array evaluators{
            published::dellacherie(), published::bcts(), published::dt10(), published::dt20()};
        QVERIFY(holds("the same bits", [&] {
            Rng rng(*rc::gen::arbitrary<std::uint64_t>());
            const Board board = anyStack(rng);
            for (const LinearEvaluator &evaluator : evaluators) {
                PlacementRater rater(evaluator, board);
                Outcome outcome(board);
                for (const Piece piece : allPieces) {
                    forEachPlace(board, piece, [&](const Shape &shape, int x, int y) {
                        outcome.place(shape, x, y);
                        RC_ASSERT(rater.rate(shape, x, y) == evaluator.rate(outcome));
                    });
                }
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestPlacementRater)
#include "tst_placementrater.moc"
