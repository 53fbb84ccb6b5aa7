// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "coordinator.h"

#include <QTest>

using namespace tetrarium;

namespace {

GameStart startOf(std::string_view rules, std::string_view pieces)
{
    return GameStart::make(rules, std::nullopt, "list:" + std::string(pieces)).value();
}

} // namespace

class TestCoordinator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveStringKeyByKeyIsTheSameGameAsAtOnce_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("moves");
        QTest::newRow("thesis") << QByteArray("thesis") << QByteArray("waassssss");
        QTest::newRow("a key down that locks") << QByteArray("tetnet") << QByteArray("aas");
        QTest::newRow("a hard drop") << QByteArray("guideline") << QByteArray("wddv");
        QTest::newRow("a placement") << QByteArray("research") << QByteArray("wdds");
        QTest::newRow("nothing: it locks where it is") << QByteArray("thesis") << QByteArray();
    }

    void aMoveStringKeyByKeyIsTheSameGameAsAtOnce()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, moves);
        GameModel byKey;
        GameModel whole;
        QVERIFY(byKey.start(startOf(rules.toStdString(), "TIO")));
        QVERIFY(whole.start(startOf(rules.toStdString(), "TIO")));
        Coordinator keys(byKey);
        Coordinator atOnce(whole);
        keys.setControl(Control::Player);
        atOnce.setControl(Control::Player);
        QVERIFY(atOnce.play(moves.toStdString()));
        keys.begin(moves.toStdString());
        int played = 0;
        while (keys.playNext())
            ++played;
        QCOMPARE(played, std::max(1, static_cast<int>(moves.size())));
        QVERIFY(byKey.game() == whole.game());
        QCOMPARE(byKey.snapshot().tally.pieces, 1);
    }

    void keysAreForPersonsAndStringsForPlayers()
    {
        GameModel model;
        QVERIFY(model.start(startOf("research", "OO")));
        Coordinator door(model);
        QVERIFY(door.play("v"));
        QCOMPARE(model.snapshot().inputs, 0U);
        door.press(Move::Left);
        door.release(Move::Left);
        QCOMPARE(model.snapshot().inputs, 1U);
        door.setControl(Control::Player);
        door.press(Move::Left);
        QCOMPARE(model.snapshot().inputs, 1U);
        QVERIFY(door.play("v"));
        QCOMPARE(model.snapshot().tally.pieces, 1);
    }

    void theNesTakesNoKeysWhileAPieceEnters()
    {
        qint64 now = 0;
        GameModel model(nullptr, [&now] { return now; });
        QVERIFY(model.start(startOf("nes", "OO")));
        Coordinator door(model, nullptr, [&now] { return now; });
        door.press(Move::HardDrop);
        QCOMPARE(model.snapshot().tally.pieces, 1);
        const int start = model.snapshot().active->x;
        door.press(Move::Left);
        door.release(Move::Left);
        QCOMPARE(model.snapshot().active->x, start);
        // The longest entry delay is 18 frames, some 300 ms.
        now += 320;
        door.press(Move::Left);
        QCOMPARE(model.snapshot().active->x, start - 1);
    }
};

QTEST_MAIN(TestCoordinator)
#include "tst_coordinator.moc"
