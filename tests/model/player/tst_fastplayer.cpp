// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "allocations.h"
#include "fastplayer.h"
#include "plainplayer.h"
#include "randomboards.h"
#include "randomizer.h"
#include "recordings.h"
#include "signature.h"

#include <QTest>

#include <hwy/targets.h>

#include <bit>

using namespace tetrarium;

namespace {

constexpr std::array closedForms{FeatureId::RowsCleared, FeatureId::LandingHeight,
    FeatureId::ErodedPieceCells, FeatureId::RowTransitions, FeatureId::ColumnTransitions, FeatureId::Holes,
    FeatureId::BoardWells, FeatureId::HoleDepth, FeatureId::RowsWithHoles, FeatureId::PatternDiversity,
    FeatureId::TotalHeight, FeatureId::HighestColumn, FeatureId::MaxHeight, FeatureId::Bumpiness};

/// Any of the features, in any order, some perhaps twice, with any weights.
LinearEvaluator randomEvaluator(Rng &rng)
{
    std::vector<WeightedFeature> terms(1 + rng.below(12));
    for (WeightedFeature &term : terms)
        term = {
            .feature = {.id = closedForms[rng.below(closedForms.size())]}, .weight = 20 * rng.unit() - 10};
    return LinearEvaluator(std::move(terms));
}

/// True when both give the same drops with the same bits in every rating, and choose the same.
bool sameRatings(const FastPlayer &fast, const PlainPlayer &plain, const Board &board, Piece piece)
{
    const RatedDrops ours = fast.rate(board, piece);
    const RatedDrops theirs = plain.rate(board, piece);
    const auto same = [](const RatedDrop &a, const RatedDrop &b) {
        return a.drop == b.drop && a.loses == b.loses
               && std::bit_cast<std::uint64_t>(a.rating) == std::bit_cast<std::uint64_t>(b.rating);
    };
    return std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end(), same)
           && fast.choose(board, piece) == plain.choose(board, piece);
}

/// The best first drop of a pair, by trying all pairs with the plain player.
Drop plainPair(const PlainPlayer &plain, const Board &board, Piece piece, Piece next, PairRating rating)
{
    const RatedDrops first = plain.rate(board, piece);
    const RatedDrop *chosen = nullptr;
    double best = 0;
    for (const RatedDrop &one : first) {
        if (one.loses)
            continue;
        Outcome outcome(board);
        outcome.place(researchRotation.shape(piece, one.drop.orientation), one.drop.x, one.drop.y);
        for (const RatedDrop &two : plain.rate(outcome.cleared, next)) {
            const double together = rating == PairRating::Sum ? one.rating + two.rating : two.rating;
            if (!two.loses && (!chosen || together > best)) {
                chosen = &one;
                best = together;
            }
        }
    }
    return chosen ? chosen->drop : first[first.best()].drop;
}

std::vector<LinearEvaluator> publishedEvaluators()
{
    return {published::dellacherie(), published::bcts(), published::dt10(), published::dt20()};
}

} // namespace

Q_DECLARE_METATYPE(tetrarium::FastPlayer::Path)

/// Every test runs for every instruction set that was compiled and that this machine has, and for the scalar path.
class TestFastPlayer : public QObject
{
    Q_OBJECT

private:
    void addTargets()
    {
        QTest::addColumn<qint64>("target");
        QTest::addColumn<FastPlayer::Path>("path");
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            const std::string name = hwy::TargetName(target);
            QTest::newRow(name.c_str()) << qint64{target} << FastPlayer::Path::Simd;
            QTest::newRow((name + ", scalar path").c_str()) << qint64{target} << FastPlayer::Path::Scalar;
        }
    }

    FastPlayer playerFor(const LinearEvaluator &evaluator)
    {
        QFETCH(const FastPlayer::Path, path);
        return *FastPlayer::make(researchRotation, evaluator, path);
    }

private Q_SLOTS:
    void init()
    {
        // Without a row there is no target to fetch.
        if (QTest::currentDataTag()) {
            QFETCH(const qint64, target);
            hwy::SetSupportedTargetsForTest(target);
        }
    }

    void cleanup() { hwy::SetSupportedTargetsForTest(0); }

    void ratesAnyBoardWithAnyWeightsAsThePlainPlayerToTheBit_data() { addTargets(); }
    void ratesAnyBoardWithAnyWeightsAsThePlainPlayerToTheBit()
    {
        QVERIFY(holds("rates as the plain player", [this] {
            const Board board = anyBoard();
            Rng rng(*rc::gen::arbitrary<std::uint64_t>());
            const LinearEvaluator evaluator = randomEvaluator(rng);
            const FastPlayer fast = playerFor(evaluator);
            const PlainPlayer plain(researchRotation, evaluator);
            for (const Piece piece : allPieces)
                RC_ASSERT(sameRatings(fast, plain, board, piece));
        }));
    }

    void ratesRecordedBoardsWithPublishedWeightsToTheBit_data() { addTargets(); }
    void ratesRecordedBoardsWithPublishedWeightsToTheBit()
    {
        const auto states = recordings("research-state.jsonl");
        QVERIFY(!states.empty());
        for (const LinearEvaluator &evaluator : publishedEvaluators()) {
            const FastPlayer fast = playerFor(evaluator);
            const PlainPlayer plain(researchRotation, evaluator);
            for (const Recording &state : states) {
                const Board board = boardFromRows(state["rows"], state["height"]);
                for (const Piece piece : allPieces)
                    QVERIFY2(sameRatings(fast, plain, board, piece), state["id"].get<std::string>().c_str());
            }
        }
    }

    void decidesWholeGamesAsThePlainPlayer_data() { addTargets(); }
    void decidesWholeGamesAsThePlainPlayer()
    {
        for (const LinearEvaluator &evaluator : publishedEvaluators()) {
            for (int height = Board::minHeight; height <= Board::maxHeight; ++height) {
                const FastPlayer fast = playerFor(evaluator);
                const PlainPlayer plain(researchRotation, evaluator);
                DecisionSignature ours;
                DecisionSignature theirs;
                ours.addGames(researchRotation, height, 500,
                    [&](const Board &board, Piece piece) { return fast.choose(board, piece); });
                theirs.addGames(researchRotation, height, 500,
                    [&](const Board &board, Piece piece) { return plain.choose(board, piece); });
                QCOMPARE(ours.value(), theirs.value());
            }
        }
    }

    void choosesPairsAsTryingAllOfThemDoes_data() { addTargets(); }
    void choosesPairsAsTryingAllOfThemDoes()
    {
        Rng rng(7);
        const LinearEvaluator evaluator = published::bcts();
        const FastPlayer fast = playerFor(evaluator);
        const PlainPlayer plain(researchRotation, evaluator);
        for (int i = 0; i < 30; ++i) {
            const Board board = i % 3 == 0 ? randomBoard(rng, 10, 10) : flatBoard(rng, 20, 15);
            const Piece piece = allPieces[rng.below(pieceCount)];
            const Piece next = allPieces[rng.below(pieceCount)];
            for (const PairRating rating : {PairRating::Sum, PairRating::AfterBoth})
                QCOMPARE(fast.choosePair(board, piece, next, rating),
                    plainPair(plain, board, piece, next, rating));
        }
    }

    void playsWithTheCoursesOrientationsToo()
    {
        Rng rng(3);
        const LinearEvaluator evaluator = published::dt20();
        const auto fast = FastPlayer::make(courseRotation, evaluator);
        QVERIFY(fast);
        const PlainPlayer plain(courseRotation, evaluator);
        for (int i = 0; i < 50; ++i) {
            const Board board = flatBoard(rng, 20, 18);
            for (const Piece piece : allPieces)
                QVERIFY(sameRatings(*fast, plain, board, piece));
        }
    }

    void leavesFeaturesWithoutClosedFormToThePlainPlayer()
    {
        const auto takes = [](FeatureUse use) {
            return FastPlayer::make(researchRotation, LinearEvaluator({{.feature = use, .weight = 1}}))
                .has_value();
        };
        QVERIFY(takes({.id = FeatureId::Holes}));
        QVERIFY(!takes({.id = FeatureId::Holes, .stage = Stage::Placed}));
        QVERIFY(!takes({.id = FeatureId::WellMax}));
        QVERIFY(takes({.id = FeatureId::LandingHeight, .stage = Stage::Before}));
    }

    void choosesTheFirstDropWhenAllLose()
    {
        Board board(8);
        for (int x = 0; x < Board::width; ++x)
            board.setColumn(x, lowestRows(8) & ~(Column{1} << (x % 7)));
        const auto fast = FastPlayer::make(researchRotation, published::bcts());
        const Drop drop = fast->choose(board, Piece::T);
        QCOMPARE(int{drop.orientation}, 0);
        QCOMPARE(int{drop.x}, 0);
        QCOMPARE(fast->choosePair(board, Piece::T, Piece::O, PairRating::Sum), drop);
    }

    void drawsUniformPiecesAsTheRandomizerDoes()
    {
        UniformPieces quick(42);
        Randomizer randomizer = *Randomizer::make("uniform", 42);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(quick.next(Board()), randomizer.next(Board()));
    }

    void endsAGameAtItsLimits()
    {
        const auto fast = FastPlayer::make(researchRotation, published::bcts());
        const auto choose = [&](const Board &board, Piece piece) { return fast->choose(board, piece); };
        QCOMPARE(playDropGame(researchRotation, 20, UniformPieces(1), choose, {.pieces = 100}).pieces, 100);
        const auto list = Randomizer::fromPieces({Piece::O, Piece::I});
        const auto ended = playDropGame(researchRotation, 20, Randomizer(list), choose);
        QCOMPARE(ended, (DropGameResult{.pieces = 2, .rows = 0, .piecesEnded = true}));
        std::stop_source source;
        source.request_stop();
        QCOMPARE(
            playDropGame(researchRotation, 20, UniformPieces(1), choose, {.stop = source.get_token()}).pieces,
            0);
        // Nothing but S and Z fills any board in the end.
        Rng rng(5);
        std::vector<Piece> pieces(20000);
        for (Piece &piece : pieces)
            piece = rng.below(2) == 0 ? Piece::S : Piece::Z;
        QVERIFY(playDropGame(researchRotation, 10, Randomizer::fromPieces(pieces), choose).lost);
    }

    void allocatesNothingWhilePlaying()
    {
        const std::int64_t atStart = allocationCount();
        const PlainPlayer plain(researchRotation, published::bcts());
        const auto simd = FastPlayer::make(researchRotation, published::dt10());
        const auto scalar = FastPlayer::make(researchRotation, published::dt10(), FastPlayer::Path::Scalar);
        const auto play = [](auto &&choose) {
            return playDropGame(researchRotation, 20, UniformPieces(9), choose, {.pieces = 200}).pieces;
        };
        const std::int64_t before = allocationCount();
        QVERIFY(before > atStart); // the weights are kept on the heap, so it counts
        std::int64_t pieces = play([&](const Board &b, Piece p) { return plain.choose(b, p); });
        pieces += play([&](const Board &b, Piece p) { return simd->choose(b, p); });
        pieces += play([&](const Board &b, Piece p) { return scalar->choose(b, p); });
        pieces +=
            play([&](const Board &b, Piece p) { return simd->choosePair(b, p, Piece::T, PairRating::Sum); });
        QCOMPARE(allocationCount() - before, 0);
        QCOMPARE(pieces, 800);
    }
};

QTEST_APPLESS_MAIN(TestFastPlayer)
#include "tst_fastplayer.moc"
