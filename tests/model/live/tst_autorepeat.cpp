// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "autorepeat.h"

#include <QSignalSpy>
#include <QTest>

using namespace tetrarium;

namespace {

struct Keys
{
    Keys()
    {
        QObject::connect(
            &repeat, &AutoRepeat::moveRequested, &repeat, [this](Move move) { moves += letterOf(move); });
    }

    std::string wait(qint64 ms)
    {
        now += ms;
        repeat.advance();
        return std::exchange(moves, {});
    }

    qint64 now = 0;
    std::string moves;
    AutoRepeat repeat{nullptr, [this] { return now; }};
};

} // namespace

class TestAutoRepeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAtOnceThenAfterTheDelayThenByTheInterval()
    {
        Keys keys;
        keys.repeat.press(Move::Left);
        QCOMPARE(keys.wait(0), "a");
        QCOMPARE(keys.wait(149), "");
        QCOMPARE(keys.wait(1), "a");
        QCOMPARE(keys.wait(32), "");
        QCOMPARE(keys.wait(1), "a");
        QCOMPARE(keys.wait(66), "aa");
        keys.repeat.release(Move::Left);
        QCOMPARE(keys.wait(1000), "");
    }

    void theDirectionPressedLastCounts()
    {
        Keys keys;
        keys.repeat.press(Move::Left);
        QCOMPARE(keys.wait(100), "a");
        keys.repeat.press(Move::Right);
        QCOMPARE(keys.wait(150), "dd");
        keys.repeat.release(Move::Right);
        QCOMPARE(keys.wait(149), "");
        QCOMPARE(keys.wait(1), "a");
    }

    void lettingGoOfTheOtherDirectionChangesNothing()
    {
        Keys keys;
        keys.repeat.press(Move::Left);
        keys.repeat.press(Move::Right);
        QCOMPARE(keys.wait(100), "ad");
        keys.repeat.release(Move::Left);
        QCOMPARE(keys.wait(50), "d");
    }

    void softDropHasItsOwnIntervalAndNoDelay()
    {
        Keys keys;
        keys.repeat.setTiming({.downIntervalMs = 20});
        keys.repeat.press(Move::Down);
        QCOMPARE(keys.wait(0), "s");
        QCOMPARE(keys.wait(60), "sss");
        keys.repeat.press(Move::Right);
        QCOMPARE(keys.wait(40), "dss");
    }

    void anIntervalOfZeroGoesToTheWallAtOnce()
    {
        Keys keys;
        keys.repeat.setTiming({.delayMs = 100, .intervalMs = 0});
        keys.repeat.press(Move::Right);
        QCOMPARE(keys.wait(99), "d");
        QCOMPARE(keys.wait(1), "ddddddddd");
    }

    void turnsAndDropsDoNotRepeat()
    {
        Keys keys;
        keys.repeat.press(Move::RotateRight);
        keys.repeat.press(Move::HardDrop);
        QCOMPARE(keys.wait(5000), "wv");
    }

    void lettingGoOfAllStopsAll()
    {
        Keys keys;
        keys.repeat.press(Move::Right);
        keys.repeat.press(Move::Down);
        QCOMPARE(keys.wait(0), "ds");
        keys.repeat.releaseAll();
        QCOMPARE(keys.wait(5000), "");
    }

    void itsTimerRuns()
    {
        AutoRepeat repeat;
        QSignalSpy moved(&repeat, &AutoRepeat::moveRequested);
        repeat.press(Move::Left);
        QCOMPARE(moved.size(), 1);
        QVERIFY(moved.wait(5000));
    }
};

QTEST_GUILESS_MAIN(TestAutoRepeat)

#include "tst_autorepeat.moc"
