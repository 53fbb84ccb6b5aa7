// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamerunner.h"
#include "playerfile.h"

#include <QFile>
#include <QTest>

using namespace tetrarium;

namespace {

/// The same game, move by move through the game's one door.
GameReport playSlowly(
    const Decider &decider, const Rules &rules, const Randomizer &randomizer, const GameCaps &caps)
{
    Rules shown = rules;
    shown.nextShown =
        static_cast<std::uint8_t>(std::max<int>(rules.nextShown, piecesAhead(decider.player())));
    Game game(shown, randomizer);
    while (!game.isOver() && (caps.pieces == 0 || game.tally().pieces < caps.pieces)) {
        const auto moves = decider.choose(game);
        if (!moves || !game.play(*moves))
            break;
    }
    const Tally &tally = game.tally();
    return {tally.score, tally.rows, tally.pieces, tally.moves, game.end()};
}

} // namespace

class TestGameRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fastGamesAreTheSameAsGamesPlayedMoveByMove_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("pieces");
        QTest::newRow("straight drops until it loses") << "dellacherie" << "research-8" << 0;
        QTest::newRow("straight drops with a cap") << "dt-10" << "research" << 300;
        QTest::newRow("two pieces") << "pair" << "research-10" << 200;
        QTest::newRow("the thesis's moves") << "thesis-genome" << "thesis" << 0;
        QTest::newRow("the thesis's moves as described") << "thesis-genome" << "thesis-described" << 0;
        QTest::newRow("no fast way") << "bdu-28" << "research-10" << 100;
    }

    void fastGamesAreTheSameAsGamesPlayedMoveByMove()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, rules);
        QFETCH(const int, pieces);
        QFile file(QStringLiteral(PLAYERS "/%1.toml").arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto player = readPlayer(file.readAll().toStdString());
        QVERIFY(player);
        player->rules = *findRules(rules.toStdString());
        const auto decider = Decider::make(*player);
        QVERIFY(decider);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Randomizer randomizer = *Randomizer::make("uniform", seed);
            const GameCaps caps{.pieces = pieces};
            const GameReport fast = playGame(*decider, player->rules, randomizer, caps);
            const GameReport slow = playSlowly(*decider, player->rules, randomizer, caps);
            QCOMPARE(fast.score, slow.score);
            QCOMPARE(fast.rows, slow.rows);
            QCOMPARE(fast.pieces, slow.pieces);
            QCOMPARE(fast.end == GameEnd::ToppedOut, slow.end == GameEnd::ToppedOut);
        }
    }

    void stopsWhenItIsAsked()
    {
        QFile file(QStringLiteral(PLAYERS "/takado-net.toml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto decider = Decider::make(*readPlayer(file.readAll().toStdString()));
        std::stop_source source;
        source.request_stop();
        const GameReport report = playGame(
            *decider, decider->player().rules, *Randomizer::make("takado", 1), {}, source.get_token());
        QCOMPARE(report.pieces, 0);
    }
};

QTEST_APPLESS_MAIN(TestGameRunner)
#include "tst_gamerunner.moc"
