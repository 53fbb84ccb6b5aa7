// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"
#include "naivegame.h"

#include <QTest>
#include <deque>
#include <set>

using namespace tetrarium;
using naive::NaiveGame;

namespace {

using CellSet = std::set<std::pair<int, int>>; ///< (row from the top, column)

CellSet activeCells(const Game &game)
{
    CellSet cells;
    for (const Cell cell : game.rules().rotation->cells(*game.active()))
        cells.emplace(game.rules().height - 1 - cell.y, cell.x);
    return cells;
}

CellSet activeCells(const NaiveGame &game)
{
    return {game.active.begin(), game.active.end()};
}

void apply(Game &game, char letter)
{
    game.apply(*moveFromLetter(letter));
}

void apply(NaiveGame &game, char letter)
{
    game.apply(letter);
}

long long piecesOf(const Game &game)
{
    return game.tally().pieces;
}

long long piecesOf(const NaiveGame &game)
{
    return game.pieces;
}

/// Where the piece can come to rest: every state that keys reach, by flood. Time does not press; a soft drop that has
/// nowhere to go marks a place.
template<typename AnyGame>
std::map<CellSet, AnyGame> restingPlaces(const AnyGame &start)
{
    std::map<CellSet, AnyGame> places;
    std::set<std::vector<CellSet>> seen;
    std::deque<AnyGame> open{start};
    while (!open.empty()) {
        const AnyGame game = open.front();
        open.pop_front();
        // Two states with the same cells are the same if they also turn alike.
        std::vector<CellSet> key{activeCells(game)};
        for (const char turn : {'w', 'q'}) {
            AnyGame turned = game;
            apply(turned, turn);
            key.push_back(activeCells(turned));
        }
        if (!seen.insert(key).second)
            continue;
        AnyGame below = game;
        apply(below, 'g');
        if (piecesOf(below) > piecesOf(game) || activeCells(below) == activeCells(game)) {
            AnyGame locked = game;
            apply(locked, 'k');
            places.emplace(activeCells(game), locked);
        } else {
            open.push_back(below);
        }
        for (const char letter : {'a', 'd', 'w', 'q'}) {
            AnyGame next = game;
            apply(next, letter);
            open.push_back(next);
        }
    }
    return places;
}

/// Sequences of so many placements; the same cells by another way are the same placement.
template<typename AnyGame>
long long perft(const AnyGame &game, int depth)
{
    const auto places = restingPlaces(game);
    if (depth == 1)
        return static_cast<long long>(places.size());
    long long sum = 0;
    for (const auto &[cells, after] : places)
        sum += perft(after, depth - 1);
    return sum;
}

Game gameOn(const std::string &rules, const std::string &pieces, const std::string &stack)
{
    const Rules found = findRules(rules).value();
    return Game(found, Randomizer::make("list:" + pieces).value(),
        PaintedBoard::fromText(stack, found.height).value());
}

NaiveGame naiveOn(const std::string &rules, const std::string &pieces, const std::string &stack)
{
    std::map<naive::Place, char> field;
    const auto lines = static_cast<int>(stack.size() / 11);
    for (int i = 0; i < lines; ++i) {
        for (int x = 0; x < 10; ++x) {
            if (stack[static_cast<std::size_t>(i * 11 + x)] != '.')
                field[{20 - lines + i, x}] = 'G';
        }
    }
    return NaiveGame(rules, field, 0, [pieces](const NaiveGame &game) -> std::optional<char> {
        const auto drawn = static_cast<std::size_t>(game.pieces) + game.next.size();
        return drawn < pieces.size() ? std::optional(pieces[drawn]) : std::nullopt;
    });
}

const std::map<std::string, std::string> boards{
    {"empty", ""},
    {"a well", "GGGGGGGGG.\nGGGGGGGGG.\nGGGGGGGGG.\nGGGGGGGGG.\n"},
    {"a tunnel", "...GGGG...\n..........\nGGG....GGG\n"},
    {"a T-spin triple", "...G......\n..........\nGGG.GGGGGG\nGGG..GGGGG\nGGG.GGGGGG\n"},
    {"steps", "G.........\nGG........\nGGG.......\nGGGG......\nGGGGG.....\n"},
};

} // namespace

class TestPerft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Straight drops on an empty board: columns times orientations, less what sticks out.
    void theResearchLineHasItsKnownNumberOfDrops()
    {
        const std::map<char, int> known{
            {'I', 17}, {'O', 9}, {'T', 34}, {'S', 17}, {'Z', 17}, {'J', 34}, {'L', 34}};
        for (const auto &[letter, count] : known) {
            std::set<std::string> results;
            int accepted = 0;
            for (int orientation = 0; orientation < 4; ++orientation) {
                for (int column = 0; column < Board::width; ++column) {
                    Game game = gameOn("research", std::string(1, letter), {});
                    if (game.place(orientation, column)) {
                        ++accepted;
                        results.insert(game.board().toText());
                    }
                }
            }
            QCOMPARE(accepted, count);
            QCOMPARE(static_cast<int>(results.size()), count);
        }
    }

    /// Turning both ways, keys reach all of these.
    void keysReachTheSamePlacesOnAnEmptyBoard()
    {
        const std::map<char, int> known{
            {'I', 17}, {'O', 9}, {'T', 34}, {'S', 17}, {'Z', 17}, {'J', 34}, {'L', 34}};
        for (const auto &[letter, count] : known) {
            const std::string pieces(8, letter);
            QCOMPARE(perft(gameOn("guideline", pieces, {}), 1), count);
            QCOMPARE(perft(gameOn("nes", pieces, {}), 1), count);
        }
    }

    void namedBoardsHaveAsManyPlacementsAsANaiveSearchFinds_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("board");
        for (const char *rules : {"thesis", "thesis-described", "tetnet", "takado", "nes", "guideline"}) {
            for (const auto &[name, stack] : boards)
                QTest::addRow("%s on %s", rules, name.c_str())
                    << QByteArray(rules) << QByteArray(name.c_str());
        }
    }

    void namedBoardsHaveAsManyPlacementsAsANaiveSearchFinds()
    {
        QFETCH(const QByteArray, rules);
        QFETCH(const QByteArray, board);
        const std::string &stack = boards.at(board.toStdString());
        for (const char letter : pieceLetters) {
            const std::string pieces = std::string(1, letter) + "OOOOOOO";
            const auto found = restingPlaces(gameOn(rules.toStdString(), pieces, stack));
            const auto expected = restingPlaces(naiveOn(rules.toStdString(), pieces, stack));
            std::vector<CellSet> foundCells;
            std::vector<CellSet> expectedCells;
            for (const auto &[cells, after] : found)
                foundCells.push_back(cells);
            for (const auto &[cells, after] : expected)
                expectedCells.push_back(cells);
            QCOMPARE(foundCells, expectedCells);
        }
    }

    void twoPiecesDeep_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("board");
        QTest::newRow("guideline on a tunnel") << QByteArray("guideline") << QByteArray("a tunnel");
        QTest::newRow("nes on steps") << QByteArray("nes") << QByteArray("steps");
    }

    void twoPiecesDeep()
    {
        QFETCH(const QByteArray, rules);
        QFETCH(const QByteArray, board);
        const std::string &stack = boards.at(board.toStdString());
        const std::string pieces = "SIOOOOOO";
        QCOMPARE(perft(gameOn(rules.toStdString(), pieces, stack), 2),
            perft(naiveOn(rules.toStdString(), pieces, stack), 2));
    }

    /// Only with the kicks does the T get into the triple's slot.
    void kicksOpenTheTSpinTriple()
    {
        const CellSet slot{{17, 3}, {18, 3}, {19, 3}, {18, 4}};
        const std::string &stack = boards.at("a T-spin triple");
        QVERIFY(restingPlaces(gameOn("guideline", "TOOOOOO", stack)).contains(slot));
        QVERIFY(!restingPlaces(gameOn("nes", "TOO", stack)).contains(slot));
    }
};

QTEST_GUILESS_MAIN(TestPerft)

#include "tst_perft.moc"
