// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gameclock.h"

#include <QSignalSpy>
#include <QTest>

using namespace tetrarium;

namespace {

/// A model and its clock in a time that stands still until it is moved.
struct Play
{
    explicit Play(std::string_view rules, std::string_view pieces, int level = 0, std::string_view stack = {})
    {
        GameStart start = GameStart::make(rules, std::nullopt, "list:" + std::string(pieces)).value();
        start.settings.startLevel = level;
        if (!stack.empty())
            start.stack = PaintedBoard::fromText(stack, start.rules.height).value();
        model.start(start).value();
    }

    void wait(qint64 ms)
    {
        now += ms;
        clock.advance();
    }

    void press(std::string_view letters)
    {
        for (const char letter : letters)
            model.move(*moveFromLetter(letter));
    }

    int row() const { return model.snapshot().active->y; }
    std::int64_t pieces() const { return model.snapshot().tally.pieces; }

    qint64 now = 0;
    GameModel model{nullptr, [this] { return now; }};
    GameClock clock{model};
};

constexpr double frameMs = 1000 / 60.0988;

} // namespace

class TestGameClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thesisFallsEvery150Ms()
    {
        Play play("thesis", "OO");
        const int top = play.row();
        play.wait(149);
        QCOMPARE(play.row(), top);
        play.wait(1);
        QCOMPARE(play.row(), top - 1);
        play.wait(450);
        QCOMPARE(play.row(), top - 4);
        // Late ticks lose no time.
        play.wait(149);
        play.wait(2);
        play.wait(149);
        QCOMPARE(play.row(), top - 6);
    }

    void thesisLocksWithTheFallThatIsBlocked()
    {
        Play play("thesis", "OO");
        play.press("ssssssssssssssssss");
        QVERIFY(play.model.snapshot().grounded);
        play.wait(149);
        QCOMPARE(play.pieces(), 0);
        play.wait(1);
        QCOMPARE(play.pieces(), 1);
    }

    void aRowByKeyRestartsTheWait()
    {
        Play play("thesis", "OO");
        const int top = play.row();
        play.wait(100);
        play.press("s");
        play.wait(149);
        QCOMPARE(play.row(), top - 1);
        play.wait(1);
        QCOMPARE(play.row(), top - 2);
    }

    void movesToTheSideDoNotHoldAPieceUp()
    {
        Play play("thesis", "OO");
        const int top = play.row();
        play.wait(100);
        play.press("a");
        play.wait(50);
        QCOMPARE(play.row(), top - 1);
    }

    void nothingHappensWhilePaused()
    {
        Play play("thesis", "OO");
        const int top = play.row();
        play.wait(100);
        play.model.setPaused(true);
        QVERIFY(!play.clock.dueMs());
        play.wait(10'000);
        QCOMPARE(play.row(), top);
        play.model.setPaused(false);
        play.wait(49);
        QCOMPARE(play.row(), top);
        play.wait(1);
        QCOMPARE(play.row(), top - 1);
    }

    void nothingHappensAfterTheEndOrInThePast()
    {
        Play play("thesis", "OOO");
        play.press("s");
        play.model.showMoment(0);
        QVERIFY(!play.clock.dueMs());
        play.model.continueFromMoment();
        QCOMPARE(play.clock.dueMs(), 150.0);
        play.model.giveUp();
        QVERIFY(!play.clock.dueMs());
    }

    void nothingFallsWherePlacementsAreChosen()
    {
        Play play("research", "OO");
        QVERIFY(!play.clock.dueMs());
    }

    void nesFallsByTheTable()
    {
        Play play("nes", "OO", 18);
        const int top = play.row();
        QCOMPARE(play.clock.dueMs(), 3 * frameMs);
        play.wait(50); // 3 frames are 49.92 ms
        QCOMPARE(play.row(), top - 1);
    }

    /// 10 frames in the two lowest rows, two more for every four rows above.
    void nesWaitsForTheNextPieceByHeight()
    {
        const std::vector<int> frames{
            10, 10, 12, 12, 12, 12, 14, 14, 14, 14, 16, 16, 16, 16, 18, 18, 18, 18, 18, 18};
        for (int row = 0; row < 20; ++row)
            QCOMPARE(nesEntryFrames(row), frames[static_cast<std::size_t>(row)]);

        Play play("nes", "OOO", 18);
        QVERIFY(!play.clock.isEntering());
        play.press("v");
        QVERIFY(play.clock.isEntering());
        QCOMPARE(play.clock.dueMs(), (10 + 3) * frameMs);
        const int top = play.row();
        play.wait(166); // 10 frames are 166.4 ms
        QVERIFY(play.clock.isEntering());
        play.wait(1);
        QVERIFY(!play.clock.isEntering());
        QCOMPARE(play.row(), top);
        play.wait(50);
        QCOMPARE(play.row(), top - 1);
    }

    void nesWaitsLongerAfterClearedRows()
    {
        Play play("nes", "IOO", 0, "GGG....GGG\n");
        play.press("v");
        QCOMPARE(play.model.snapshot().tally.rows, 1);
        QCOMPARE(play.clock.dueMs(), (10 + 20 + 48) * frameMs);
    }

    void guidelineLocksHalfASecondAfterLanding()
    {
        Play play("guideline", "OOOOOOOO", 1);
        play.press("sssssssssssssssssssssssss");
        play.wait(499);
        QCOMPARE(play.pieces(), 0);
        play.wait(1);
        QCOMPARE(play.pieces(), 1);
        QCOMPARE(play.model.replay({}, {}).inputs.back().action,
            (std::variant<Move, Placement, GameEnd>(Move::Lock)));
    }

    void guidelineMovesRestartTheDelayFifteenTimes()
    {
        Play play("guideline", "OOOOOOOO", 1);
        play.press("sssssssssssssssssssssssss");
        for (int i = 0; i < 15; ++i) {
            play.wait(400);
            play.press(i % 2 == 0 ? "a" : "d");
        }
        QCOMPARE(play.pieces(), 0);
        play.wait(400);
        play.press("d"); // the sixteenth does not
        play.wait(99);
        QCOMPARE(play.pieces(), 0);
        play.wait(1);
        QCOMPARE(play.pieces(), 1);
    }

    void guidelineADeeperRowStartsTheDelayAnew()
    {
        // O lands on a ledge, waits, and slips off it.
        Play play("guideline", "OOOOOOOO", 1, "....GG....\n....GG....\n");
        play.press("sssssssssssssssssssssssss");
        play.wait(400);
        play.press("aa");
        QVERIFY(!play.model.snapshot().grounded);
        play.press("ss");
        play.wait(499);
        QCOMPARE(play.pieces(), 0);
        play.wait(1);
        QCOMPARE(play.pieces(), 1);
    }

    void guidelineFallsManyRowsAtOnceOnHighLevels()
    {
        Play play("guideline", "OOOOOOOO", 20);
        play.wait(16);
        QVERIFY(play.model.snapshot().grounded);
        QCOMPARE(play.pieces(), 0);
    }

    void whatWasHeldEntersWithAFreshDelay()
    {
        Play play("guideline", "TOOOOOOO", 1);
        play.press("cv");
        play.press("sssssssssssssssssssssssss");
        play.wait(499);
        play.press("c");
        QCOMPARE(play.model.snapshot().active->piece, Piece::T);
        play.wait(999);
        QCOMPARE(play.row(), 19);
        play.wait(1);
        QCOMPARE(play.row(), 18);
    }

    /// Once with the real time, because all else moves it by hand.
    void itsTimerRuns()
    {
        GameModel model;
        const GameClock clock(model);
        QSignalSpy moved(&model, &GameModel::pieceMoved);
        QVERIFY(model.start(GameStart::make("thesis", 1).value()));
        QVERIFY(moved.wait(5000));
        QCOMPARE(std::get<Move>(model.replay({}, {}).inputs.front().action), Move::Gravity);
    }

    void recordedTimeNeverGoesBack()
    {
        Play play("guideline", "OOOOOOOOOOOOOOOO", 15);
        for (int i = 0; i < 200 && !play.model.snapshot().isOver(); ++i)
            play.wait(37);
        const Replay replay = play.model.replay({}, {});
        for (std::size_t i = 1; i < replay.inputs.size(); ++i)
            QVERIFY(replay.inputs[i].timeMs >= replay.inputs[i - 1].timeMs);
        QVERIFY(RecordedGame::playBack(Replay::fromText(replay.toText()).value()));
    }
};

QTEST_GUILESS_MAIN(TestGameClock)

#include "tst_gameclock.moc"
