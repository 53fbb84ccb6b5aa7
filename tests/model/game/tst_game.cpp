// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"

#include <QTest>

using namespace tetrarium;

namespace {

std::string times(int count, const std::string &text)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

Game gameOf(std::string_view rules, std::string_view pieces, const std::string &stack = {}, int level = 0)
{
    const Rules found = findRules(rules).value();
    return Game(found, Randomizer::make("list:" + std::string(pieces)).value(),
        PaintedBoard::fromText(stack, found.height).value(), {.startLevel = level});
}

/// The moves one by one; what they did together.
MoveResult applied(Game &game, const std::string &moves)
{
    MoveResult total;
    for (const char letter : moves) {
        const MoveResult result = game.apply(*moveFromLetter(letter));
        total.points += result.points;
        total.rowsCleared += result.rowsCleared;
        total.tSpin = result.tSpin;
    }
    return total;
}

const std::string wellAtFive = "GGGGG.GGGG\n";

} // namespace

Q_DECLARE_METATYPE(tetrarium::TSpin)

class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // NES

    void nesPaysRowsTimesTheLevelPlusOne_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("points");
        const std::array<int, 4> table{40, 100, 300, 1200};
        for (int rows = 1; rows <= 4; ++rows) {
            for (const int level : {0, 5, 18})
                QTest::addRow("%d rows on level %d", rows, level)
                    << rows << level << table[static_cast<std::size_t>(rows - 1)] * (level + 1);
        }
    }

    void nesPaysRowsTimesTheLevelPlusOne()
    {
        QFETCH(const int, rows);
        QFETCH(const int, level);
        QFETCH(const int, points);
        Game game = gameOf("nes", "III", times(rows, wellAtFive), level);
        const MoveResult result = applied(game, "w" + times(20, "g"));
        QCOMPARE(result.rowsCleared, rows);
        QCOMPARE(result.points, points);
    }

    /// Rows 9 to 12 end on level 1 and are paid as on level 1. An upright I falls 18 rows and locks with the next.
    void nesPaysTheLevelThatTheRowsReach()
    {
        Game game = gameOf("nes", "IIIII", times(12, wellAtFive));
        QCOMPARE(applied(game, "w" + times(19, "g")).points, 1200);
        QCOMPARE(game.tally().level, 0);
        QCOMPARE(applied(game, "w" + times(19, "g")).points, 1200);
        QCOMPARE(game.tally().level, 0);
        QCOMPARE(applied(game, "w" + times(19, "g")).points, 2400);
        QCOMPARE(game.tally().level, 1);
    }

    void nesPaysTheLastUnbrokenSoftDrop_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<int>("points");
        // O falls 18 rows; the nineteenth key down locks it.
        const auto row = [](const char *name, const std::string &moves, int points) {
            QTest::newRow(name) << QByteArray::fromStdString(moves) << points;
        };
        row("all the way", times(19, "s"), 18);
        row("from the middle", times(8, "g") + times(11, "s"), 10);
        row("broken by a shift", times(8, "s") + "a" + times(11, "s"), 10);
        row("broken by a blocked shift", "aaaa" + times(8, "s") + "a" + times(11, "s"), 10);
        row("not broken by a turn", times(8, "s") + "w" + times(11, "s"), 18);
        row("broken by gravity", times(8, "s") + "g" + times(10, "s"), 9);
        row("let go before the lock", times(18, "s") + "g", 0);
    }

    void nesPaysTheLastUnbrokenSoftDrop()
    {
        QFETCH(const QByteArray, moves);
        QFETCH(const int, points);
        Game game = gameOf("nes", "OO");
        QCOMPARE(applied(game, moves.toStdString()).points, points);
        QCOMPARE(game.tally().pieces, 1);
    }

    void nesPieceInFilledCellsMayStillEscape()
    {
        // T enters in (0, 4) (0, 5) (0, 6) (1, 5); only (1, 5) is filled.
        Game game = gameOf("nes", "TT", ".....G....\n" + times(18, "..........\n"));
        QVERIFY(!game.isOver());
        QVERIFY(game.apply(Move::Left).moved);
        QVERIFY(!game.isOver());
    }

    void nesPieceInFilledCellsLosesWhenItLocks()
    {
        Game game = gameOf("nes", "TT", "....GGG...\n" + times(18, "....G.....\n"));
        QVERIFY(!game.isOver());
        const MoveResult result = game.apply(Move::Gravity);
        QVERIFY(result.over && !result.locked);
        QCOMPARE(game.end(), GameEnd::ToppedOut);
        QCOMPARE(game.tally().pieces, 0);
    }

    /// What is locked above the field never comes down, and the top row is empty after a row was cleared.
    void nesHiddenRowsStay()
    {
        Game game = gameOf("nes", "IO", "GGGGG.GGGG\n" + times(18, ".....G....\n"));
        QCOMPARE(applied(game, "wg").rowsCleared, 1);
        QVERIFY(game.board().isFilled(5, 21));
        QVERIFY(game.board().isFilled(5, 20));
        QVERIFY(!game.board().isFilled(5, 19));
        QVERIFY(game.board().isFilled(5, 18));
        QCOMPARE(game.board().filledCells(), 21);
    }

    // Guideline

    void guidelinePaysRowsTimesTheLevel_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("points");
        const std::array<int, 4> table{100, 300, 500, 800};
        for (int rows = 1; rows <= 4; ++rows) {
            for (const int level : {1, 7})
                QTest::addRow("%d rows on level %d", rows, level)
                    << rows << level << table[static_cast<std::size_t>(rows - 1)] * level;
        }
    }

    void guidelinePaysRowsTimesTheLevel()
    {
        QFETCH(const int, rows);
        QFETCH(const int, level);
        QFETCH(const int, points);
        Game game = gameOf("guideline", "IIIIIII", times(rows, wellAtFive), level);
        const MoveResult result = applied(game, "w" + times(25, "g") + "k");
        QCOMPARE(result.rowsCleared, rows);
        QCOMPARE(result.points, points);
    }

    /// A piece enters in row 21, falls one row at once, and so has 18 below it (O: 18; its lower edge starts in row 20).
    void guidelinePaysDropsByTheCell()
    {
        Game soft = gameOf("guideline", "OOOOOOO");
        QCOMPARE(applied(soft, times(30, "s")).points, 19);
        Game hard = gameOf("guideline", "OOOOOOO", {}, 9);
        QCOMPARE(applied(hard, "v").points, 38);
        QCOMPARE(hard.tally().moves, 1);
    }

    void guidelineTwoTetrisesBackToBack()
    {
        Game game = gameOf("guideline", "IIIIIIIII", times(12, wellAtFive));
        QCOMPARE(applied(game, "w" + times(25, "g") + "k").points, 800);
        QVERIFY(game.backToBack());
        // The second in a row is also a chain of two.
        QCOMPARE(applied(game, "w" + times(25, "g") + "k").points, 1200 + 50);
        // Rows 9 to 12 end on level 2 but are paid as on level 1.
        QCOMPARE(applied(game, "w" + times(25, "g") + "k").points, 1200 + 100);
        QCOMPARE(game.tally().level, 2);
    }

    void guidelineAnEasyClearEndsBackToBack()
    {
        Game game = gameOf("guideline", "IIIIIIIIIIIII", times(7, wellAtFive));
        QCOMPARE(applied(game, "w" + times(25, "g") + "k").points, 800);
        QCOMPARE(applied(game, "w" + times(25, "g") + "k").points, 500 + 50);
        QVERIFY(!game.backToBack());
    }

    void guidelineChainsPayFiftyMoreEach()
    {
        // Three times a level I fills the gap of one row.
        Game game = gameOf("guideline", "IIIIIIIII", times(3, "GGG....GGG\n"), 2);
        QCOMPARE(applied(game, times(25, "g") + "k").points, 200);
        QCOMPARE(applied(game, times(25, "g") + "k").points, 200 + 100);
        QCOMPARE(applied(game, times(25, "g") + "k").points, 200 + 200);
        QCOMPARE(game.combo(), 3);
        applied(game, times(25, "g") + "k");
        QCOMPARE(game.combo(), 0);
    }

    void guidelineTSpins_data()
    {
        QTest::addColumn<QByteArray>("stack");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<TSpin>("spin");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, const std::string &stack, const std::string &moves, TSpin spin,
                             int rows, int points) {
            QTest::newRow(name) << QByteArray::fromStdString(stack) << QByteArray::fromStdString(moves)
                                << spin << rows << points;
        };
        const std::string fall = times(25, "g");
        const std::string under = "w" + fall + "wk";
        row("double", "...G......\nGGG...GGGG\nGGGG.GGGGG\n", under, TSpin::Full, 2, 1200);
        row("single", "...G......\nGGG...GGGG\nGGGG.GGGG.\n", under, TSpin::Full, 1, 800);
        row("none cleared", "...G......\nGGG...GGG.\nGGGG.GGGG.\n", under, TSpin::Full, 0, 400);
        row("two corners are no T-spin", "GGG...GGGG\nGGGG.GGGGG\n", under, TSpin::None, 2, 300);
        row("a fall after the turn is no T-spin", "...G......\nGGG...GGGG\nGGGG.GGGGG\n", "ww" + fall + "k",
            TSpin::None, 0, 0);

        const std::string back = "q" + fall + "wk";
        row("mini single", ".....G....\nGGG...GGGG\nGGGG.GGGGG\n", back, TSpin::Mini, 1, 200);
        row("mini, none cleared", ".....G....\nGGG...GGG.\nGGGG.GGGG.\n", back, TSpin::Mini, 0, 100);

        // In from the side under a roof, then the fifth place of the kick: one left and two down.
        const std::string triple = "d" + fall + "awk";
        row("triple", "...G......\n..........\nGGG.GGGGGG\nGGG..GGGGG\nGGG.GGGGGG\n", triple, TSpin::Full, 3,
            1600);
        row("full by its fifth kick", "...G......\n..........\nGGG.GGGGGG\nGGG..GGGGG\nGGG..GGGGG\n", triple,
            TSpin::Full, 2, 1200);
    }

    void guidelineTSpins()
    {
        QFETCH(const QByteArray, stack);
        QFETCH(const QByteArray, moves);
        QFETCH(const TSpin, spin);
        QFETCH(const int, rows);
        QFETCH(const int, points);
        Game game = gameOf("guideline", "TOOOOOO", stack.toStdString());
        const MoveResult result = applied(game, moves.toStdString());
        QCOMPARE(result.tSpin, spin);
        QCOMPARE(result.rowsCleared, rows);
        QCOMPARE(result.points, points);
        QCOMPARE(game.backToBack(), spin != TSpin::None && rows > 0);
    }

    void guidelineHoldsOnceAPiece()
    {
        Game game = gameOf("guideline", "TIOSZJL");
        QVERIFY(game.mayHold());
        applied(game, "dwc");
        QCOMPARE(game.held(), Piece::T);
        QCOMPARE(game.active()->piece, Piece::I);
        QVERIFY(!game.mayHold());
        QVERIFY(!game.apply(Move::Hold).moved);
        game.apply(Move::HardDrop);
        QCOMPARE(game.active()->piece, Piece::O);
        // What was held enters anew, as it entered first.
        QVERIFY(game.apply(Move::Hold).moved);
        QCOMPARE(game.held(), Piece::O);
        QCOMPARE(game.active()->piece, Piece::T);
        QCOMPARE(int(game.active()->orientation), 0);
        QCOMPARE(int(game.active()->x), 3);
    }

    void guidelineShowsFiveNextPieces()
    {
        const Game game = gameOf("guideline", "TIOSZJLTT");
        std::string next;
        for (int i = 0; i < game.nextCount(); ++i)
            next += letterOf(game.next(i));
        QCOMPARE(next, "IOSZJ");
    }

    void guidelineLockOut()
    {
        Game game = gameOf("guideline", "OOOOOOO", times(20, "....GG....\n"));
        const MoveResult result = game.apply(Move::HardDrop);
        QVERIFY(result.locked && result.over);
        QCOMPARE(game.end(), GameEnd::ToppedOut);
    }

    void guidelineAPiecePartlyVisibleIsNoLockOut()
    {
        Game game = gameOf("guideline", "OOOOOOO", times(19, "....GG....\n"));
        game.apply(Move::HardDrop);
        // But the next one cannot enter.
        QCOMPARE(game.tally().pieces, 1);
        QCOMPARE(game.end(), GameEnd::ToppedOut);
    }

    void guidelineBlockOut()
    {
        const Game game = gameOf("guideline", "OOOOOOO", ".....G....\n" + times(20, "..........\n"));
        QCOMPARE(game.end(), GameEnd::ToppedOut);
        QCOMPARE(game.tally().pieces, 0);
    }

    void guidelineMovesRestartTheLockDelayOfAPieceAtRest()
    {
        Game game = gameOf("guideline", "TOOOOOO");
        applied(game, "adw");
        QCOMPARE(game.lockRestarts(), 0);
        applied(game, "q" + times(30, "g"));
        QVERIFY(game.isGrounded());
        applied(game, "ad");
        QCOMPARE(game.lockRestarts(), 2);
        applied(game, "aaaaaaaaaa"); // three succeed
        QCOMPARE(game.lockRestarts(), 5);
        game.apply(Move::HardDrop);
        QCOMPARE(game.lockRestarts(), 0);
    }

    // All

    void onlyTheRulesDecideWhatLocks()
    {
        Game thesis = gameOf("thesis", "OO");
        applied(thesis, times(30, "s"));
        QCOMPARE(thesis.tally().pieces, 0);
        thesis.apply(Move::Gravity);
        QCOMPARE(thesis.tally().pieces, 1);
        Game tetnet = gameOf("tetnet", "OOO");
        applied(tetnet, times(19, "s"));
        QCOMPARE(tetnet.tally().pieces, 1);
        Game guideline = gameOf("guideline", "OOOOOOO");
        applied(guideline, times(30, "g") + times(30, "s"));
        QCOMPARE(guideline.tally().pieces, 0);
    }

    void theMoveLimitEndsTheGame()
    {
        const Rules thesis = findRules("thesis").value();
        Game game(thesis, Randomizer::make("list:OO").value(), {.moveLimit = 3});
        QVERIFY(!applied(game, "aaaaa").over);
        QCOMPARE(game.end(), GameEnd::MoveLimit);
        QCOMPARE(game.tally().moves, 3);
    }

    void thePieceLimitEndsTheGame()
    {
        const Rules nes = findRules("nes").value();
        Game game(nes, Randomizer::make("nes").value(), {.pieceLimit = 2});
        applied(game, "vv");
        QCOMPARE(game.end(), GameEnd::PieceLimit);
        QVERIFY(!game.active());
    }

    /// The adversary must see the board on which its piece will be played.
    void piecesAreDrawnNoEarlierThanTheyAreShown()
    {
        QCOMPARE(gameOf("thesis", "OTI").nextCount(), 0);
        QCOMPARE(gameOf("nes", "OTI").nextCount(), 1);
    }

    void aBrokenMoveStringLeavesTheGameAlone()
    {
        Game game = gameOf("thesis", "OOO");
        const Game before = game;
        const Error unknown = game.play("aay").error();
        QCOMPARE(unknown.code, ErrorCode::Syntax);
        QCOMPARE(unknown.column, 3);
        QVERIFY(game == before);
        const Error after = game.play("avd").error();
        QCOMPARE(after.code, ErrorCode::Impossible);
        QCOMPARE(after.column, 3);
        QVERIFY(game == before);
        QCOMPARE(game.play("as").value().points, 1);
    }

    void placementsAreForTheirRules()
    {
        Game keys = gameOf("thesis", "OO");
        QCOMPARE(keys.place(0, 0).error().code, ErrorCode::Impossible);
        Game research = gameOf("research", "IO");
        QCOMPARE(research.place(2, 0).error().code, ErrorCode::OutOfRange);
        QCOMPARE(research.place(1, 7).error().code, ErrorCode::OutOfRange);
        QVERIFY(research.place(1, 6)->locked);
        QCOMPARE(research.tally().moves, 1);
    }
};

QTEST_GUILESS_MAIN(TestGame)

#include "tst_game.moc"
