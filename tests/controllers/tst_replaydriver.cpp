// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpanel.h"
#include "lab.h"
#include "recordedgame.h"
#include "replaybar.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QSlider>

#include <algorithm>

using namespace tetrarium;
using namespace Qt::StringLiterals;

namespace {

/// An O moved so many times, every so many milliseconds, then given up.
Replay replayOf(int moves, int everyMs)
{
    auto game = RecordedGame::start(GameStart::make("thesis", 7).value()).value();
    for (int i = 0; i < moves; ++i)
        game.apply(i % 2 == 0 ? Move::Left : Move::Right, (i + 1) * everyMs);
    game.finish(GameEnd::GaveUp, (moves + 1) * everyMs);
    return game.replay("Ada");
}

} // namespace

class TestReplayDriver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReplayIsPlayedBackAtItsRecordedSpeed()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        const Replay replay = replayOf(8, 50);
        QVERIFY(lab.desktop().games().show(replay));
        const ReplayBar *bar = lab.window().boardPanel()->replayBar();
        QTRY_VERIFY(bar->playButton()->isEnabled());
        bar->playButton()->setFocus();
        QElapsedTimer clock;
        std::vector<std::size_t> shown;
        bool isEarly = false;
        connect(&lab.desktop().game(), &GameModel::gameReset, this, [&](const GameSnapshot &snapshot) {
            shown.push_back(snapshot.inputs);
            isEarly = isEarly || clock.elapsed() < snapshot.timeMs;
        });
        clock.start();
        QTest::keyClick(bar->playButton(), Qt::Key_Space);
        QCOMPARE(bar->playButton()->accessibleName(), u"Stop playing back"_s);
        QTRY_COMPARE(lab.desktop().game().snapshot().inputs, replay.inputs.size());
        disconnect(&lab.desktop().game(), nullptr, this, nullptr);
        QVERIFY(!isEarly);
        QVERIFY(std::ranges::is_sorted(shown));
        QCOMPARE(shown.front(), 0U);
        QCOMPARE(bar->slider()->value(), bar->slider()->maximum());
        QCOMPARE(bar->playButton()->accessibleName(), u"Play back as it was played"_s);
        QCOMPARE(lab.desktop().game().replay({}, {}).inputs, replay.inputs);
    }

    void itStopsWhereItIsAndTheSliderMovesIt()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        constexpr int longMs = 600'000;
        QVERIFY(lab.desktop().games().show(replayOf(4, longMs)));
        const ReplayBar *bar = lab.window().boardPanel()->replayBar();
        QTRY_VERIFY(bar->playButton()->isEnabled());
        QTest::mouseClick(bar->playButton(), Qt::LeftButton);
        QCOMPARE(lab.desktop().game().snapshot().inputs, 0U);
        bar->slider()->setValue(3);
        QCOMPARE(lab.desktop().game().snapshot().inputs, 3U);
        QCOMPARE(bar->playButton()->accessibleName(), u"Stop playing back"_s);
        QTest::mouseClick(bar->playButton(), Qt::LeftButton);
        QCOMPARE(bar->playButton()->accessibleName(), u"Play back as it was played"_s);
        QCOMPARE(lab.desktop().game().snapshot().inputs, 3U);
        // Going on from here is a person's game; nothing plays back any more.
        QTest::mouseClick(bar->playButton(), Qt::LeftButton);
        bar->continueButton()->click();
        QCOMPARE(bar->playButton()->accessibleName(), u"Play back as it was played"_s);
        QVERIFY(!bar->playButton()->isEnabled());
    }
};

QTEST_MAIN(TestReplayDriver)
#include "tst_replaydriver.moc"
