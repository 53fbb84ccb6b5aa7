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
    const Tally &tally = game.tally();
    while (!game.isOver() && (caps.pieces == 0 || tally.pieces < caps.pieces)
           && (caps.rows == 0 || tally.rows < caps.rows)) {
        const auto moves = decider.choose(game);
        if (!moves || !game.play(*moves))
            game.finish(rules.moveLimit > 0 ? GameEnd::MoveLimit : GameEnd::ToppedOut);
    }
    return {tally.score, tally.rows, tally.pieces, tally.moves, game.end()};
}

Player galleryPlayer(const QString &name)
{
    QFile file(QStringLiteral(PLAYERS "/%1.toml").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no player %s", qPrintable(name));
    return *readPlayer(file.readAll().toStdString());
}

/// The same player wanting the opposite, so that its games are short.
void turnRound(Player &player)
{
    std::vector<double> weights(player.evaluator.weights().begin(), player.evaluator.weights().end());
    for (double &weight : weights)
        weight = -weight;
    player.evaluator = *Evaluator::make(player.evaluator.shape(), weights);
}

enum class Will : std::uint8_t
{
    Good,
    Bad
};

} // namespace

class TestGameRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fastGamesAreTheSameAsGamesPlayedMoveByMove_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("pieces");
        QTest::addColumn<int>("rows");
        QTest::addColumn<Will>("will");
        const auto row = [](const char *title, const char *name, const char *search, const char *rules,
                             int pieces, int rows, Will will) {
            QTest::newRow(title) << name << search << rules << pieces << rows << will;
        };
        row("straight drops until it loses", "dellacherie", "drop", "research-8", 0, 0, Will::Good);
        row("straight drops with a cap", "dt-10", "drop", "research", 300, 0, Will::Good);
        row("straight drops until so many rows", "bcts", "drop", "research", 0, 50, Will::Good);
        row("features without closed form", "bdu-28", "drop", "research-10", 100, 0, Will::Good);
        row("features without closed form until it loses", "bdu-28", "drop", "research", 0, 0, Will::Bad);
        row("the course's rules", "swarm", "drop", "cs3243", 300, 0, Will::Good);
        row("the course's rules until it loses", "swarm", "drop", "cs3243", 0, 0, Will::Bad);
        row("two pieces", "pair", "pair-sum", "research-10", 200, 0, Will::Good);
        row("two pieces rated after both", "pair", "pair-after", "research-10", 200, 0, Will::Good);
        row("two pieces until it loses", "pair", "pair-sum", "research-10", 0, 0, Will::Bad);
        row("two pieces under the course's rules", "dellacherie", "pair-sum", "cs3243", 0, 0, Will::Bad);
        row("the thesis's moves", "thesis-genome", "thesis", "thesis", 0, 0, Will::Good);
        row("the thesis's moves as described", "thesis-genome", "thesis", "thesis-described", 0, 0,
            Will::Good);
        row("the thesis's moves until it loses", "thesis-genome", "thesis", "thesis", 0, 0, Will::Bad);
        for (const char *rules : {"thesis", "thesis-described", "tetnet", "takado", "nes", "guideline"}) {
            row(qPrintable(QStringLiteral("reachable placements under %1").arg(QLatin1StringView(rules))),
                "dellacherie", "reachable", rules, 150, 0, Will::Good);
            row(qPrintable(QStringLiteral("reachable placements under %1 until it loses")
                        .arg(QLatin1StringView(rules))),
                "dellacherie", "reachable", rules, 0, 0, Will::Bad);
        }
    }

    void fastGamesAreTheSameAsGamesPlayedMoveByMove()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, search);
        QFETCH(const QString, rules);
        QFETCH(const int, pieces);
        QFETCH(const int, rows);
        QFETCH(const Will, will);
        Player player = galleryPlayer(name);
        player.rules = *findRules(rules.toStdString());
        player.search.kind = *searchFromName(search.toStdString());
        if (will == Will::Bad)
            turnRound(player);
        const auto decider = Decider::make(player);
        QVERIFY(decider);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Randomizer randomizer = *Randomizer::make("uniform", seed);
            const GameCaps caps{.pieces = pieces, .rows = rows};
            const GameReport fast = playGame(*decider, player.rules, randomizer, caps);
            QCOMPARE(fast, playSlowly(*decider, player.rules, randomizer, caps));
            if (will == Will::Bad)
                QCOMPARE(fast.end, GameEnd::ToppedOut);
        }
    }

    void saysThatAListWasTooShort_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
            {"dellacherie", "bdu-28", "swarm", "pair", "thesis-genome", "tetnet-genome", "takado-net"})
            QTest::newRow(name) << name;
    }

    void saysThatAListWasTooShort()
    {
        QFETCH(const QString, name);
        const auto decider = Decider::make(galleryPlayer(name));
        const Rules &rules = decider->player().rules;
        const Randomizer three = *Randomizer::make("list:TOI");
        const GameReport report = playGame(*decider, rules, three);
        QCOMPARE(report.end, GameEnd::PiecesEnded);
        QCOMPARE(report.pieces, 3);
        QVERIFY(playGame(*decider, rules, three, {.pieces = 3}).end == GameEnd::None);
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
