// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordedgame.h"

#include <QTest>
#include <rapidcheck.h>

using namespace tetrarium;

namespace {

GameStart startOf(std::string_view rules, std::uint64_t seed)
{
    return GameStart::make(rules, seed).value();
}

/// Random keys, or random places where the rules know no keys, at random times.
RecordedGame randomGame(std::string_view rules, std::uint64_t seed, int inputs)
{
    RecordedGame recorded = RecordedGame::start(startOf(rules, seed)).value();
    Rng rng(seed);
    std::int64_t timeMs = 0;
    for (int i = 0; i < inputs; ++i) {
        timeMs += rng.below(3) * rng.below(500);
        if (recorded.game().rules().steering == Steering::Placements && rng.below(2) == 0)
            (void)recorded.place(
                static_cast<int>(rng.below(4)), static_cast<int>(rng.below(10)), timeMs); // may be refused
        else
            recorded.apply(
                static_cast<Move>(rng.below(static_cast<std::uint32_t>(moveLetters.size()))), timeMs);
    }
    return recorded;
}

const std::string written = "tetrarium-replay 1\n"
                            "rules thesis\n"
                            "randomizer list:OOI\n"
                            "level 0\n"
                            "player Anna\n"
                            "date 2026-01-05\n"
                            "moves\n"
                            "O 100 aa+50a+250gk = 1 fef76ec5\n"
                            "result\n"
                            "over none\n"
                            "score 1\n"
                            "rows 0\n"
                            "pieces 1\n"
                            "moves 3\n"
                            "level 0\n"
                            "clears 1 0 0 0 0\n"
                            "board\n";

std::string empty(int rows)
{
    std::string text;
    for (int i = 0; i < rows; ++i)
        text += "|..........|\n";
    return text;
}

std::string example()
{
    return written + empty(1) + "|.OO.......|\n|.OO.......|\n" + empty(17) + "end\n";
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    const auto at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsDocumented()
    {
        GameStart start = startOf("thesis", 0);
        start.seed.reset();
        start.randomizer = Randomizer::make("list:OOI").value();
        RecordedGame recorded = RecordedGame::start(start).value();
        recorded.apply(Move::Left, 100);
        recorded.apply(Move::Left, 100);
        recorded.apply(Move::Left, 150);
        recorded.apply(Move::Gravity, 400);
        recorded.apply(Move::Lock, 400);
        QCOMPARE(recorded.replay("Anna", "2026-01-05").toText(), example());
        const auto read = Replay::fromText(example());
        QVERIFY(read);
        QCOMPARE(*read, recorded.replay("Anna", "2026-01-05"));
    }

    void readsWhatItWrites_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Rules &rules : allRules())
            QTest::addRow("random games of %s", rules.name().c_str())
                << QByteArray::fromStdString(rules.name());
    }

    void readsWhatItWrites()
    {
        QFETCH(const QByteArray, rules);
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const RecordedGame recorded = randomGame(rules.toStdString(), seed, 400);
            const Replay replay = recorded.replay("Åsa", "today");
            const auto read = Replay::fromText(replay.toText());
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == replay);
            const auto played = RecordedGame::playBack(*read);
            RC_ASSERT(played.has_value());
            RC_ASSERT(played->game() == recorded.game());
        }));
    }

    void anyMomentCanBeGoneBackTo()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            RecordedGame recorded = RecordedGame::start(GameStart::make("guideline", seed).value()).value();
            Rng rng(seed);
            std::vector<Game> moments{recorded.game()};
            while (moments.size() < 300 && !recorded.game().isOver()) {
                recorded.apply(static_cast<Move>(rng.below(9)), static_cast<std::int64_t>(moments.size()));
                moments.push_back(recorded.game());
            }
            const std::size_t moment = rng.below(static_cast<std::uint32_t>(moments.size()));
            RC_ASSERT(recorded.at(moment) == moments[moment]);
            RC_ASSERT(recorded.inputs().size() + 1 == moments.size());

            recorded.truncate(moment);
            RC_ASSERT(recorded.game() == moments[moment]);
            RC_ASSERT(recorded.inputs().size() == moment);
            // Going on gives a replay as good as any.
            recorded.apply(Move::HardDrop, 1000);
            recorded.apply(Move::HardDrop, 1000);
            RC_ASSERT(RecordedGame::playBack(recorded.replay()).has_value());
        }));
    }

    void aPieceCanBeTakenBack()
    {
        RecordedGame recorded = RecordedGame::start(startOf("thesis", 7)).value();
        recorded.apply(Move::Left, 10);
        recorded.apply(Move::HardDrop, 20);
        const Game second = recorded.game();
        recorded.apply(Move::Right, 30);
        recorded.apply(Move::HardDrop, 40);
        recorded.apply(Move::Gravity, 50);
        recorded.truncate(recorded.beforeLastPiece());
        QVERIFY(recorded.game() == second);
        recorded.truncate(recorded.beforeLastPiece());
        QCOMPARE(recorded.inputs().size(), 0U);
    }

    void nothingIsKeptAfterTheEnd()
    {
        RecordedGame recorded = RecordedGame::start(startOf("nes", 7)).value();
        recorded.apply(Move::Left, 10);
        recorded.finish(GameEnd::GaveUp, 20);
        recorded.apply(Move::Left, 30);
        QCOMPARE(recorded.inputs().size(), 2U);
        const auto read = Replay::fromText(recorded.replay().toText());
        QVERIFY(read);
        const auto played = RecordedGame::playBack(*read);
        QVERIFY(played);
        QCOMPARE(played->game().end(), GameEnd::GaveUp);
    }

    void timesNeverGoBack()
    {
        RecordedGame recorded = RecordedGame::start(startOf("nes", 7)).value();
        recorded.apply(Move::Left, 100);
        recorded.apply(Move::Left, 50);
        QCOMPARE(recorded.inputs()[1].timeMs, 100);
    }

    void startsOnAStack()
    {
        GameStart start = startOf("guideline", 3);
        start.stack = PaintedBoard::fromText("IIII.ZZ.GG\n").value();
        start.settings.startLevel = 5;
        start.settings.pieceLimit = 2;
        RecordedGame recorded = RecordedGame::start(start).value();
        recorded.apply(Move::HardDrop, 1);
        recorded.apply(Move::HardDrop, 2);
        const auto read = Replay::fromText(recorded.replay().toText());
        QVERIFY(read);
        QCOMPARE(read->start, start);
        QVERIFY(RecordedGame::playBack(*read));
    }

    void aRandomizerThatNoSeedGivesIsSavedWhole()
    {
        GameStart start = startOf("guideline", 3);
        start.randomizer.next(Board());
        const RecordedGame recorded = RecordedGame::start(start).value();
        const auto read = Replay::fromText(recorded.replay().toText());
        QVERIFY(read);
        QCOMPARE(read->start, start);
    }

    void refusesStacksThatDoNotFit()
    {
        GameStart start = startOf("thesis", 3);
        start.stack = PaintedBoard(16);
        QCOMPARE(start.begin().error().code, ErrorCode::WrongSize);
        start.stack = PaintedBoard(20);
        start.stack->paint(0, 20, Piece::T);
        QCOMPARE(start.begin().error().code, ErrorCode::WrongSize);
        start.stack.reset();
        start.settings.startLevel = -1;
        QCOMPARE(start.begin().error().code, ErrorCode::OutOfRange);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const std::string &text, ErrorCode code, int line) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << code << line;
        };
        const std::string good = example();
        row("an empty file", "", ErrorCode::Empty, 0);
        row("another kind of file", "<html>", ErrorCode::Syntax, 1);
        row("a later version", replaced(good, "replay 1", "replay 2"), ErrorCode::UnknownVersion, 1);
        row("cut in half", good.substr(0, good.size() / 2), ErrorCode::EndsEarly, 20);
        row("cut within a piece's line", good.substr(0, good.find("+250")), ErrorCode::EndsEarly, 8);
        row("cut before its last line", good.substr(0, good.find("end\n")), ErrorCode::EndsEarly, 38);
        row("no rules", replaced(good, "rules thesis\n", ""), ErrorCode::Missing, 2);
        row("unknown rules", replaced(good, "rules thesis", "rules chess"), ErrorCode::UnknownName, 2);
        row("no randomizer", replaced(good, "randomizer list:OOI\n", ""), ErrorCode::Missing, 6);
        row("an unknown randomizer", replaced(good, "list:OOI", "dice"), ErrorCode::UnknownName, 3);
        row("an unknown piece in the list", replaced(good, "list:OOI", "list:OXI"), ErrorCode::Syntax, 3);
        row("a level that is no number", replaced(good, "level 0", "level high"), ErrorCode::NotANumber, 4);
        row("a level out of range", replaced(good, "level 0", "level 100"), ErrorCode::OutOfRange, 4);
        row("an unknown key", replaced(good, "player Anna", "colour red"), ErrorCode::Syntax, 5);
        row("a key given twice", replaced(good, "player Anna", "level 1"), ErrorCode::Syntax, 5);
        row("an unknown move", replaced(good, "aa+50a", "aa+50y"), ErrorCode::Syntax, 8);
        row("an unknown piece", replaced(good, "O 100", "X 100"), ErrorCode::Syntax, 8);
        row("a pause that is no number", replaced(good, "+50a", "+a"), ErrorCode::NotANumber, 8);
        row("a time that is no number", replaced(good, "O 100", "O soon"), ErrorCode::NotANumber, 8);
        row("no moves in a line", replaced(good, "100 aa+50a+250gk", "100"), ErrorCode::EndsEarly, 8);
        row("no claim in a line", replaced(good, " = 1", ""), ErrorCode::EndsEarly, 8);
        row("time going backwards", replaced(good, "= 1 fef76ec5\n", "= 1 fef76ec5\nO 399 a = 1 fef76ec5\n"),
            ErrorCode::OutOfRange, 9);
        row("an unknown end", replaced(good, "over none", "over won"), ErrorCode::UnknownName, 10);
        row("a missing result", replaced(good, "rows 0\n", ""), ErrorCode::Missing, 37);
        row("four clears", replaced(good, "clears 1 0 0 0 0", "clears 1 0 0 0"), ErrorCode::NotANumber, 16);
        row("six clears", replaced(good, "clears 1 0 0 0 0", "clears 1 0 0 0 0 0"), ErrorCode::Syntax, 16);
        row("a board row that is too wide", replaced(good, "|.OO.......|", "|.OO........|"),
            ErrorCode::WrongSize, 19);
        row("a board row without its wall", replaced(good, "|.OO.......|", "|.OO......."), ErrorCode::Syntax,
            19);
        row("something after the end", good + "more\n", ErrorCode::Syntax, 39);
    }

    void saysWhatIsWrong()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const ErrorCode, code);
        QFETCH(const int, line);
        const auto read = Replay::fromText(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, code);
        QCOMPARE(read.error().line, line);
    }

    void saysWhereAPlaybackDiffers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("move");
        const auto row = [](const char *name, const std::string &text, ErrorCode code, int line, int move) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << code << line << move;
        };
        const std::string good = example();
        row("another piece", replaced(good, "O 100", "T 100"), ErrorCode::Differs, 8, 5);
        row("another score", replaced(good, "= 1 ", "= 2 "), ErrorCode::Differs, 8, 5);
        row("another board", replaced(good, "aa+50a", "aa+50d"), ErrorCode::Differs, 8, 5);
        row("another final score", replaced(good, "score 1", "score 100"), ErrorCode::Differs, 9, 5);
        row("another end", replaced(good, "over none", "over gave-up"), ErrorCode::Differs, 9, 5);
        row("a painted cell", replaced(good, ".OO", ".OI"), ErrorCode::Differs, 9, 5);
        row("a placement where keys rule", replaced(good, "aa+50a", "aap00"), ErrorCode::Impossible, 8, 3);
        row("a move after the end", replaced(good, "list:OOI", "list:O") + "", ErrorCode::Differs, 9, 5);
        row("moves after the pieces ended",
            replaced(replaced(good, "list:OOI", "list:O"), "result\n", "O 400 aa = 1 fef76ec5\nresult\n"),
            ErrorCode::Impossible, 9, 6);
    }

    void saysWhereAPlaybackDiffers()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const ErrorCode, code);
        QFETCH(const int, line);
        QFETCH(const int, move);
        const auto read = Replay::fromText(text.toStdString());
        QVERIFY(read);
        const auto played = RecordedGame::playBack(*read);
        QVERIFY(!played);
        QCOMPARE(played.error().code, code);
        QCOMPARE(played.error().line, line);
        QCOMPARE(played.error().move, move);
    }

    void noCutOrChangedByteCrashesIt()
    {
        const std::string text = randomGame("guideline", 5, 300).replay("Bo", "now").toText();
        QVERIFY(rc::check([&] {
            std::string broken = text;
            const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
            if (*rc::gen::arbitrary<bool>())
                broken.resize(at);
            else
                broken[at] = *rc::gen::arbitrary<char>();
            if (const auto read = Replay::fromText(broken))
                RC_ASSERT(RecordedGame::playBack(*read) || read->inputs.size() <= text.size());
            else
                RC_ASSERT(read.error().line > 0 || broken.empty());
        }));
    }
};

QTEST_GUILESS_MAIN(TestReplay)

#include "tst_replay.moc"
