// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena.h"
#include "arenafile.h"
#include "gamemaps.h"

#include <QTest>

#include <algorithm>

using namespace tetrarium;

namespace {

/// Straight drops rated by two features; what good players dislike has a negative weight.
Player playerOf(const std::string &name, double holes, double landing)
{
    Player player{.name = name, .title = name, .rules = *findRules("research-8")};
    EvaluatorShape shape;
    shape.features = {{FeatureId::Holes, Stage::Cleared}, {FeatureId::LandingHeight, Stage::Cleared}};
    player.evaluator = *Evaluator::make(shape, {holes, landing});
    return player;
}

std::vector<Player> threePlayers()
{
    return {playerOf("careless", 1, 0), playerOf("good", -4, -1), playerOf("good's twin", -8, -2)};
}

ArenaSettings settings(int games, bool earlyStop = false)
{
    return {.rules = *findRules("research-8"),
        .randomizer = "uniform",
        .games = games,
        .seed = 5,
        .earlyStop = earlyStop};
}

ArenaResult play(const ArenaSettings &settings, std::vector<Player> players, const GameMap &map = plainMap)
{
    Progress progress;
    return *Arena::make(settings, std::move(players))->play(map, {}, progress);
}

std::vector<GameValue> gamesOf(std::initializer_list<double> values)
{
    std::vector<GameValue> games;
    for (const double value : values)
        games.push_back({.value = value, .lines = static_cast<std::int64_t>(value)});
    return games;
}

} // namespace

class TestArena : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGoodPlayerIsRankedAboveABadOneAndItsTwinBesideIt()
    {
        // Twice the weights decide alike: the same games, and nothing to tell them apart.
        const ArenaResult result = play(settings(60), threePlayers());
        QCOMPARE(result.standings[0].rank, 3);
        QCOMPARE(result.standings[1].rank, 1);
        QCOMPARE(result.standings[2].rank, 1);
        QCOMPARE(result.standings[1].games, result.standings[2].games);
        QCOMPARE(result.byRank(), (std::vector<std::size_t>{1, 2, 0}));
        QCOMPARE(result.pairs.size(), 3U);
        QVERIFY(result.pairs[0].decided && result.pairs[1].decided && !result.pairs[2].decided);
        QCOMPARE(result.pairs[2].ranks.a12, 0.5);
        QVERIFY(result.standings[1].mean.low < result.standings[1].summary.mean);
        QVERIFY(result.standings[1].mean.high > result.standings[1].summary.mean);
    }

    void anyNumberOfThreadsGivesTheSameBytes()
    {
        for (const bool earlyStop : {false, true}) {
            const ArenaResult plain = play(settings(30, earlyStop), threePlayers());
            for (const int threads : {1, 2, 7}) {
                const ArenaResult result = play(settings(30, earlyStop), threePlayers(), threadMap(threads));
                QCOMPARE(writeArena(result, "v"), writeArena(plain, "v"));
                QCOMPARE(writeArenaGames(result), writeArenaGames(plain));
            }
        }
    }

    void anEarlyStopComesAtABarrierAndSplitsTheLevel()
    {
        QCOMPARE(arenaBarriers(settings(100, true)), (std::vector<int>{13, 25, 50, 100}));
        QCOMPARE(arenaBarriers(settings(2, true)), (std::vector<int>{1, 2}));
        QCOMPARE(arenaBarriers(settings(100)), std::vector<int>{100});
        auto players = threePlayers();
        players.pop_back();
        const ArenaResult decided = play(settings(400, true), players);
        QCOMPARE(decided.games, 50);
        QCOMPARE(decided.level, arenaAlpha / 4);
        const ArenaResult open = play(settings(40, true), threePlayers());
        QCOMPARE(open.games, 40);
        QCOMPARE(play(settings(40), threePlayers()).level, arenaAlpha);
    }

    void ranksCountWhoIsSignificantlyBetter()
    {
        // Nine values against nine without overlap: p = 2 / 48620, far below any level; the third overlaps with both.
        const std::vector<std::string> names{"low", "high", "between"};
        const ArenaResult result = judgeArena(settings(9), names,
            {gamesOf({1, 2, 3, 4, 5, 6, 7, 8, 9}), gamesOf({11, 12, 13, 14, 15, 16, 17, 18, 19}),
                gamesOf({1, 3, 5, 10, 10, 10, 13, 15, 17})});
        QVERIFY(result.pairs[0].decided);
        QCOMPARE(result.pairs[0].ranks.a12, 0.0);
        QVERIFY(std::abs(result.pairs[0].ranks.pValue - 2.0 / 48620) < 1e-12);
        QVERIFY(std::abs(result.pairs[0].corrected - 6.0 / 48620) < 1e-12);
        for (const Standing &standing : result.standings) {
            const auto better = std::ranges::count_if(result.pairs, [&](const ArenaPair &pair) {
                const bool isFirst = names[pair.first] == standing.name;
                const bool isSecond = names[pair.second] == standing.name;
                return pair.decided
                       && ((isFirst && pair.ranks.a12 < 0.5) || (isSecond && pair.ranks.a12 > 0.5));
            });
            QCOMPARE(standing.rank, 1 + static_cast<int>(better));
        }
        QCOMPARE(result.standings[1].summary.median, 15.0);
        QCOMPARE(result.standings[1].quantiles[1], 13.0); // type 7: the third of nine
    }

    void theDistributionHasOneStepAValue()
    {
        constexpr std::array<double, 4> sample{3, 1, 3, 2};
        QCOMPARE(ecdf(sample), (std::vector<EcdfPoint>{{1, 0.25}, {2, 0.5}, {3, 1}}));
        QVERIFY(ecdf({}).empty());
    }

    void filesGiveTheSameResultBack()
    {
        auto players = threePlayers();
        players[1].name = "good, \"quoted\" <player>";
        const ArenaResult result = play(settings(16, true), players);
        const auto read = readArena(writeArena(result, "1.2.3"), writeArenaGames(result));
        QVERIFY(read.has_value());
        QCOMPARE(read->program, std::string("1.2.3"));
        QCOMPARE(writeArena(read->result, "1.2.3"), writeArena(result, "1.2.3"));
        QCOMPARE(writeArenaGames(read->result), writeArenaGames(result));
    }

    void brokenFilesAreRefused()
    {
        const ArenaResult result = play(settings(4), threePlayers());
        const std::string json = writeArena(result, "v");
        const std::string games = writeArenaGames(result);
        QCOMPARE(readArena("{", games).error().code, ErrorCode::Syntax);
        QCOMPARE(readArena("{\"format\": 7}", games).error().code, ErrorCode::UnknownVersion);
        std::string cut = games;
        cut.resize(cut.rfind('\n', cut.size() - 2) + 1);
        QCOMPARE(readArena(json, cut).error().code, ErrorCode::WrongSize);
        std::string wrong = games;
        wrong.replace(wrong.find("\n\"") + 2, 8, "nobody");
        QCOMPARE(readArena(json, wrong).error().code, ErrorCode::UnknownName);
        QCOMPARE(readArena(json, wrong).error().line, 2);
        QCOMPARE(readArena(json, games + "\"open").error().code, ErrorCode::Syntax);
    }

    void whatCannotBePlayedIsRefused()
    {
        QCOMPARE(Arena::make(settings(3), {}).error().code, ErrorCode::Missing);
        auto twins = threePlayers();
        twins[0].name = twins[1].name;
        QCOMPARE(Arena::make(settings(3), twins).error().code, ErrorCode::Impossible);
        auto players = threePlayers();
        players[0].search.kind = Search::Thesis;
        const auto refused = Arena::make(settings(3), players);
        QVERIFY(!refused);
        QCOMPARE(refused.error().file, std::string("careless"));
        ArenaSettings others = settings(3);
        others.measure = Measure::Swarm;
        QVERIFY(!Arena::make(others, threePlayers()));
    }

    void aStopGivesNothing()
    {
        std::stop_source stop;
        stop.request_stop();
        Progress progress;
        QVERIFY(!Arena::make(settings(3), threePlayers())->play(plainMap, stop.get_token(), progress));
        QCOMPARE(progress.games.load(), 0);
    }
};

QTEST_APPLESS_MAIN(TestArena)
#include "tst_arena.moc"
