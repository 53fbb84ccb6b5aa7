// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplesheet.h"

#include <QTest>

using namespace tetrarium;

namespace {

constexpr std::string_view book =
    "{\"name\":\"Ada\",\"rules\":\"thesis\",\"randomizer\":\"uniform\",\"score\":3100,\"seed\":\"7\"}\n"
    "{\"name\":\"Bo\",\"rules\":\"thesis\",\"randomizer\":\"uniform\",\"score\":2000,\"seed\":"
    "\"18446744073709551615\"}\n"
    "{\"name\":\"Bo\",\"rules\":\"thesis\",\"randomizer\":\"uniform\",\"score\":2500,\"seed\":\"7\"}\n";

ArenaSettings anything()
{
    return {.rules = *findRules("research-10"), .randomizer = "bag7", .games = 40, .seed = 3};
}

} // namespace

class TestPeopleSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeKindsOfTextAreRead()
    {
        const auto fromBook = readPeopleGames(book);
        QVERIFY(fromBook.has_value());
        QCOMPARE(fromBook->size(), 3U);
        const PersonGame bo{.name = "Bo",
            .score = 2000,
            .rules = "thesis",
            .randomizer = "uniform",
            .seed = 18446744073709551615ULL};
        QVERIFY((*fromBook)[1] == bo);
        const auto fromThesis =
            readPeopleGames("2026-01-05 20:15:00\tScore: 2786\tSpeed: 150\tName: Ada L\tMoves: 992\r\n");
        QVERIFY(fromThesis.has_value());
        const PersonGame ada{.name = "Ada L", .score = 2786, .rules = "thesis"};
        QVERIFY(fromThesis->front() == ada);
        const auto fromTable = readPeopleGames("name,score,seed\n\"A, B\",5,9\nC,6,\n");
        QVERIFY(fromTable.has_value());
        QCOMPARE((*fromTable)[0].name, std::string("A, B"));
        QCOMPARE(*(*fromTable)[0].seed, 9U);
        QVERIFY(!(*fromTable)[1].seed);
    }

    void whatIsWrongIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const QByteArray &text, ErrorCode code, int line) {
            QTest::newRow(name) << text << static_cast<int>(code) << line;
        };
        row("a broken object", "{\"score\":1}\n{\"score\"", ErrorCode::Syntax, 2);
        row("a seed that is no number", "{\"score\":1,\"seed\":\"x\"}", ErrorCode::NotANumber, 1);
        row("a line without a score", "now\tScore: 1\nnow\tName: A\n", ErrorCode::Missing, 2);
        row("a table without scores", "name\nA\n", ErrorCode::Missing, 2);
        row("nothing", "", ErrorCode::Empty, 0);
    }
    void whatIsWrongIsNamedWithItsLine()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, code);
        QFETCH(const int, line);
        const auto games = readPeopleGames(text.toStdString());
        QVERIFY(!games.has_value());
        QCOMPARE(static_cast<int>(games.error().code), code);
        QCOMPARE(games.error().line, line);
    }

    void playersGetThePiecesThatPeopleHad()
    {
        const auto settings = arenaForPeople(*readPeopleGames(book), anything());
        QVERIFY(settings.has_value());
        QCOMPARE(settings->rules.name(), std::string("thesis"));
        QCOMPARE(settings->randomizer, std::string("uniform"));
        QCOMPARE(settings->games, 2);
        QCOMPARE(arenaSeed(*settings, 0), 7U);
        QCOMPARE(arenaSeed(*settings, 1), 18446744073709551615ULL);
        QVERIFY(settings->measure == Measure::Score);
    }

    void whereNoSeedIsKnownTheGamesAreOthers()
    {
        const auto settings = arenaForPeople(*readPeopleGames("score\n5\n"), anything());
        QVERIFY(settings.has_value());
        QVERIFY(settings->seeds.empty());
        QCOMPARE(settings->games, 40);
        QVERIFY(settings->measure == Measure::Score);
    }

    void gamesOfDifferentKindsAreNotMixed()
    {
        auto games = *readPeopleGames(book);
        games[2].rules = "nes";
        QCOMPARE(arenaForPeople(games, anything()).error().code, ErrorCode::Differs);
        games[2].rules = "thesis";
        games[1].seed.reset();
        QCOMPARE(arenaForPeople(games, anything()).error().code, ErrorCode::Differs);
    }

    void theSheetIsThatByHand()
    {
        // A player with 2000 and 6000: twice the mean of 1000, 2000, 3000. Of six pairs it wins four and ties one.
        const std::vector<std::string> names{"machine"};
        std::vector<std::vector<GameValue>> values{{{.value = 2000}, {.value = 6000}}};
        const ArenaResult arena = judgeArena(anything(), names, values);
        const auto rows = peopleSheet("people", *readPeopleGames("score\n1000\n2000\n3000\n"), arena);
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].comparison.relative, 1.0);
        QCOMPARE(rows[1].comparison.relative, 2.0);
        QCOMPARE(rows[1].ranks.a12, 4.5 / 6);
        const std::string text = writeSheet(rows);
        QVERIFY(text.starts_with("who,count,minimum,maximum,mean,standard_deviation,relative,a12,p\n"
                                 "\"people\",3,1000,3000,2000,1000,1,"));
        QVERIFY(text.contains("\"machine\",2,2000,6000,4000,"));
    }
};

QTEST_APPLESS_MAIN(TestPeopleSheet)
#include "tst_peoplesheet.moc"
