// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomizer.h"
#include "recordings.h"

#include <QTest>
#include <map>
#include <rapidcheck.h>
#include <set>

using namespace tetrarium;

namespace {

const std::vector<std::string> names{"uniform", "bag7", "sz:0.4", "adversary", "nes", "nes:1", "tetnet",
    "takado", "thesis-java", "list:TIOJLSZZZZTIOJ"};

Randomizer made(std::string_view name, std::optional<std::uint64_t> seed = std::nullopt)
{
    return Randomizer::make(name, seed).value();
}

std::string letters(Randomizer randomizer, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        const auto piece = randomizer.next(Board());
        if (!piece)
            break;
        text += letterOf(*piece);
    }
    return text;
}

std::map<char, int> counts(const std::string &text)
{
    std::map<char, int> count;
    for (const char letter : text)
        ++count[letter];
    return count;
}

/// The NES rule read straight from the table, on a register of sixteen separate bits (bits[0] is the lowest).
std::string nesTwin(int frames, unsigned seed, int count)
{
    const std::string table = "TJZOSLI";
    const std::vector<int> codes{0x02, 0x07, 0x08, 0x0A, 0x0B, 0x0E, 0x12};
    std::vector<int> bits(16);
    for (std::size_t i = 0; i < 16; ++i)
        bits[i] = (seed >> i) & 1U;
    const auto step = [&bits] {
        const int carry = bits[1] == bits[9] ? 0 : 1;
        bits.erase(bits.begin());
        bits.push_back(carry);
    };
    const auto highByte = [&bits] {
        int value = 0;
        for (std::size_t i = 15; i >= 8; --i)
            value = value * 2 + bits[i];
        return value;
    };
    std::string pieces;
    int lastCode = 0;
    for (int spawnCount = 1; spawnCount <= count; ++spawnCount) {
        for (int frame = 0; frame < frames; ++frame)
            step();
        int index = (highByte() + spawnCount) % 8;
        if (index == 7 || codes[static_cast<std::size_t>(index)] == lastCode) {
            step();
            index = (highByte() % 8 + lastCode) % 7;
        }
        lastCode = codes[static_cast<std::size_t>(index)];
        pieces += table[static_cast<std::size_t>(index)];
    }
    return pieces;
}

} // namespace

class TestRandomizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tetnetStartsAsDocumented() { QCOMPARE(letters(made("tetnet"), 14), std::string("JOLZTISTOSJLIZ")); }

    void givesTheRecordedPieces_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("seedField");
        QTest::addColumn<QString>("name");
        QTest::newRow("tetnet's own bags") << "tetnet-game.jsonl" << "rnd_seed" << "tetnet";
        QTest::newRow("takado's own bags") << "takado-game.jsonl" << "java_seed" << "takado";
    }

    void givesTheRecordedPieces()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, seedField);
        QFETCH(const QString, name);
        int compared = 0;
        for (const auto &recording : recordings(file.toStdString())) {
            if (!recording["seq_kind"].get<std::string>().starts_with("native"))
                continue;
            const auto pieces = recording["pieces"].get<std::string>();
            const auto seed = recording[seedField.toStdString()].get<std::uint64_t>();
            QCOMPARE(letters(made(name.toStdString(), seed), static_cast<int>(pieces.size())), pieces);
            ++compared;
        }
        QVERIFY(compared >= 7);
    }

    /// java.util.Random(31337).nextInt(7) + 1 as ids, through the generator checked in tst_javarandom.
    void thesisListsAreJavasInts()
    {
        JavaRandom random(31337);
        std::string expected;
        for (int i = 0; i < 1000; ++i)
            expected += pieceLetters[static_cast<std::size_t>(random.nextInt(7))];
        QCOMPARE(letters(made("thesis-java", 31337), 1000), expected);
    }

    /// One step before every piece, from the power-up state. New bit 15 = bit 1 xor bit 9; the high byte plus
    /// the piece's number, & 7, looks into T J Z O S L I:
    ///   8988 → 44C4: 44+1 = 45, 5: L            44C4 → 2262: 22+2 = 24, 4: S
    ///   2262 → 1131: 11+3 = 14, 4: S again; → 0898: (0 + 0B) % 7 = 4: S
    ///   0898 → 044C: 04+4 = 08, 0: T            044C → 0226: 02+5, 7; → 0113: (1 + 02) % 7 = 3: O
    ///   0113 → 8089: 80+6 = 86, 6: I            8089 → 4044: 40+7, 7; → 2022: (0 + 12) % 7 = 4: S
    void nesGivesTheHandWorkedFirstPieces()
    {
        QCOMPARE(letters(made("nes:1"), 7), std::string("LSSTOIS"));
        QCOMPARE(nesTwin(1, 0x8988, 7), std::string("LSSTOIS"));
    }

    void nesFollowsItsPlainTwin()
    {
        QCOMPARE(letters(made("nes"), 1000), nesTwin(64, 0x8988, 1000));
        QVERIFY(rc::check("any register, any number of frames", [] {
            const int frames = *rc::gen::inRange(1, 200);
            const auto seed = *rc::gen::inRange<unsigned>(2, 0x10000);
            RC_ASSERT(letters(made("nes:" + std::to_string(frames), seed), 50) == nesTwin(frames, seed, 50));
        }));
    }

    void nesSeedsOutsideTheRegisterStillGiveDifferentGames()
    {
        std::set<std::string> games;
        for (std::uint64_t seed = 0xFFFFFFFFFFFF0000U; seed < 0xFFFFFFFFFFFF0064U; ++seed)
            games.insert(letters(made("nes", seed), 30));
        QVERIFY(games.size() > 95);
        QVERIFY(counts(letters(made("nes", 0), 700)).size() == 7);
        QVERIFY(letters(made("nes", 0), 30) != letters(made("nes", 1), 30));
    }

    void bagsHoldEveryPieceOnce_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"bag7", "tetnet", "takado"})
            QTest::newRow(name) << name;
    }

    void bagsHoldEveryPieceOnce()
    {
        QFETCH(const QString, name);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const std::string text = letters(made(name.toStdString(), seed), 70);
            for (std::size_t bag = 0; bag < 70; bag += 7) {
                std::string sorted = text.substr(bag, 7);
                std::ranges::sort(sorted);
                QCOMPARE(sorted, std::string("IJLOSTZ"));
            }
        }
    }

    /// 7! = 5040 orders; 50,400 bags give each about 10 times, so hardly one of them never.
    void bag7ShufflesEvenly()
    {
        const std::string text = letters(made("bag7", 1), 7 * 50400);
        std::map<std::string, int> orders;
        for (std::size_t bag = 0; bag < text.size(); bag += 7)
            ++orders[text.substr(bag, 7)];
        QVERIFY(orders.size() > 5030);
        for (const auto &[order, count] : orders)
            QVERIFY(count < 35);
    }

    void sharesAreAsPromised_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("szShare");
        QTest::newRow("uniform") << "uniform" << 2.0 / 7;
        QTest::newRow("java's uniform") << "thesis-java" << 2.0 / 7;
        QTest::newRow("a raised share") << "sz:0.4" << 0.4;
        QTest::newRow("S and Z only") << "sz:1" << 1.0;
        QTest::newRow("neither S nor Z") << "sz:0" << 0.0;
    }

    void sharesAreAsPromised()
    {
        QFETCH(const QString, name);
        QFETCH(const double, szShare);
        constexpr int draws = 70000;
        auto count = counts(letters(made(name.toStdString(), 4711), draws));
        for (const char letter : pieceLetters) {
            const double share = letter == 'S' || letter == 'Z' ? szShare / 2 : (1 - szShare) / 5;
            // Five standard deviations.
            const double tolerance = 5 * std::sqrt(draws * share * (1 - share));
            QVERIFY(std::abs(count[letter] - draws * share) <= tolerance);
        }
    }

    /// On the empty board S and Z are equally bad (tst_adversary), and a seed draws both.
    void theAdversaryDrawsAmongTheWorstPieces()
    {
        auto count = counts(letters(made("adversary", 1), 200));
        QCOMPARE(count.size(), 2U);
        QVERIFY(count['S'] > 60 && count['Z'] > 60);
        QVERIFY(letters(made("adversary", 1), 30) != letters(made("adversary", 2), 30));
    }

    void aListEndsWithTheNumberOfTheMissingPiece()
    {
        Randomizer list = Randomizer::fromPieces({Piece::T, Piece::I});
        QCOMPARE(list.next(Board()), Piece::T);
        QCOMPARE(list.next(Board()), Piece::I);
        QCOMPARE(list.next(Board()), std::nullopt);
        QCOMPARE(list.next(Board()), std::nullopt);
        QCOMPARE(list.exhausted().code, ErrorCode::EndsEarly);
        QCOMPARE(list.exhausted().expected, std::string("piece 3"));
    }

    void aSnapshotGoesOnWithTheSamePieces()
    {
        for (const std::string &name : names) {
            Randomizer randomizer = made(name, 5);
            letters(randomizer, 3);
            randomizer.next(Board());
            const Randomizer snapshot = randomizer;
            const std::string expected = letters(randomizer, 20);
            randomizer.next(Board());
            QVERIFY(randomizer != snapshot);
            QCOMPARE(letters(snapshot, 20), expected);
        }
    }

    void isRestoredAtAnyMoment()
    {
        QVERIFY(rc::check("a restored randomizer is equal and goes on identically", [] {
            const auto name = *rc::gen::elementOf(names);
            Randomizer randomizer = made(name, *rc::gen::arbitrary<std::uint64_t>());
            for (int given = *rc::gen::inRange(0, 30); given > 0; --given)
                randomizer.next(Board());
            const std::string saved = randomizer.saveState();
            const auto restored = Randomizer::restore(saved);
            RC_ASSERT(restored.has_value());
            RC_ASSERT(*restored == randomizer);
            RC_ASSERT(restored->saveState() == saved);
            RC_ASSERT(letters(*restored, 30) == letters(randomizer, 30));
        }));
    }

    void aNameMakesTheSameKind()
    {
        for (const std::string &name : names) {
            QCOMPARE(made(name, 9).name(), name);
            QVERIFY(name.starts_with(made(name).kind()));
        }
        QCOMPARE(made("nes:64").name(), std::string("nes"));
        QCOMPARE(Randomizer::kinds().size(), 9U);
    }

    void saysWhatIsWrongWithAName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, ErrorCode code, const char *found) {
            QTest::newRow(name) << name << static_cast<int>(code) << found;
        };
        row("bag8", ErrorCode::UnknownName, "bag8");
        row("", ErrorCode::UnknownName, "");
        row("sz", ErrorCode::Missing, "");
        row("sz:", ErrorCode::NotANumber, "");
        row("sz:much", ErrorCode::NotANumber, "much");
        row("sz:0.4x", ErrorCode::NotANumber, "0.4x");
        row("sz:1.5", ErrorCode::OutOfRange, "1.5");
        row("sz:nan", ErrorCode::OutOfRange, "nan");
        row("nes:0", ErrorCode::OutOfRange, "0");
        row("nes:65536", ErrorCode::OutOfRange, "65536");
        row("nes:x", ErrorCode::NotANumber, "x");
        row("list", ErrorCode::Missing, "");
        row("list:TIX", ErrorCode::Syntax, "X");
        row("uniform:3", ErrorCode::Syntax, "uniform:3");
    }

    void saysWhatIsWrongWithAName()
    {
        QFETCH(const QString, name);
        QFETCH(const int, code);
        QFETCH(const QString, found);
        const auto randomizer = Randomizer::make(name.toStdString(), 1);
        QVERIFY(!randomizer);
        QCOMPARE(static_cast<int>(randomizer.error().code), code);
        QCOMPARE(randomizer.error().found, found.toStdString());
    }

    void saysWhereASavedStateIsWrong_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("column");
        const auto row = [](const char *title, const char *state, ErrorCode code, int column) {
            QTest::newRow(title) << state << static_cast<int>(code) << column;
        };
        row("nothing", "", ErrorCode::UnknownName, 1);
        row("a wrong name", "dice 1", ErrorCode::UnknownName, 1);
        row("a wrong piece", "list:TIX 0", ErrorCode::Syntax, 8);
        row("a list past its end", "list:TIO 4", ErrorCode::OutOfRange, 10);
        row("no fields", "uniform", ErrorCode::EndsEarly, 8 + 1);
        row("a missing field", "uniform 1 2 3", ErrorCode::EndsEarly, 15);
        row("one field too many", "uniform 1 2 3 4 5", ErrorCode::Syntax, 16);
        row("a wrong digit", "uniform 1 2g 3 4", ErrorCode::NotANumber, 11);
        row("an empty field", "uniform 1  3 4", ErrorCode::NotANumber, 11);
        row("a generator of zeros", "uniform 0 0 0 0", ErrorCode::Impossible, 15);
        row("a full bag", "bag7 1 2 3 4 7f", ErrorCode::OutOfRange, 14);
        row("a piece twice", "takado 1 IOTLJSS 7", ErrorCode::Syntax, 10);
        row("a bag of eight", "takado 1 IOTLJSZ 8", ErrorCode::OutOfRange, 18);
    }

    void saysWhereASavedStateIsWrong()
    {
        QFETCH(const QString, state);
        QFETCH(const int, code);
        QFETCH(const int, column);
        const auto randomizer = Randomizer::restore(state.toStdString());
        QVERIFY(!randomizer);
        QCOMPARE(static_cast<int>(randomizer.error().code), code);
        QCOMPARE(randomizer.error().line, 1);
        QCOMPARE(randomizer.error().column, column);
    }
};

QTEST_APPLESS_MAIN(TestRandomizer)
#include "tst_randomizer.moc"
