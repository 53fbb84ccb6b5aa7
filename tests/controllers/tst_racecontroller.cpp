// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "lab.h"

using namespace tetrarium;
using namespace Qt::StringLiterals;

class TestRaceController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPlayersMeetTheSamePieces()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.desktop().watching().setSpeed(PlayerSpeed::fastest);
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s,
            .randomizer = u"list:OITSZJLOITSZJL"_s,
            .player = u"dellacherie"_s,
            .rival = u"bcts"_s}));
        QVERIFY(lab.openDocks().contains(dockName(DockId::Rival)));
        QTRY_VERIFY(lab.desktop().game().snapshot().isOver());
        QTRY_VERIFY(lab.desktop().race().rival().snapshot().isOver());
        QCOMPARE(lab.desktop().game().snapshot().tally.pieces, 14);
        QCOMPARE(lab.desktop().race().rival().snapshot().tally.pieces, 14);
    }

    void aPersonRacesAPlayerAndPausesBoth()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.desktop().watching().setSpeed(1);
        QVERIFY(lab.desktop().games().start({.rules = u"research"_s, .seed = 3, .rival = u"dellacherie"_s}));
        const GameModel &rival = lab.desktop().race().rival();
        QCOMPARE(rival.snapshot().active->piece, lab.desktop().game().snapshot().active->piece);
        QTest::keyClick(lab.window().board(), ' ');
        QCOMPARE(lab.desktop().game().snapshot().tally.pieces, 1);
        QTest::keyClick(lab.window().board(), 'p');
        QVERIFY(rival.snapshot().paused);
        QTest::keyClick(lab.window().board(), 'p');
        QVERIFY(!rival.snapshot().paused);
        QTRY_VERIFY(rival.snapshot().inputs > 0);
    }
};

QTEST_MAIN(TestRaceController)
#include "tst_racecontroller.moc"
