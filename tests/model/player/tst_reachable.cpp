// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fieldrules.h"
#include "floodfill.h"
#include "game.h"
#include "keypath.h"
#include "randomboards.h"
#include "reachable.h"

#include <QTest>

using namespace tetrarium;

namespace {

/// Stacks of every kind and height, half of them so high that they get in the way where pieces enter.
Board anyStack(const Rules &rules)
{
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    const auto rows = static_cast<int>(rng.below(rng.below(2) == 0 ? 5U : rules.height));
    const int highest = rules.height - rows;
    switch (rng.below(4)) {
    case 0:
        return randomBoard(rng, rules.height, highest);
    case 1:
        return flatBoard(rng, rules.height, highest);
    case 2:
        return Board(rules.height);
    default:
        return cavernBoard(rng, rules.height, highest);
    }
}

FloodFill::CellSet cellsOf(const Rules &rules, const Active &active)
{
    FloodFill::CellSet set;
    for (const Cell cell : rules.rotation->cells(active))
        set.emplace(cell.x, cell.y);
    return set;
}

/// Sometimes where the piece enters, sometimes any free place.
std::optional<Active> anyStart(const Rules &rules, Board &board, Piece piece)
{
    auto start = enterPiece(rules, board, piece);
    if (start && *rc::gen::inRange(0, 4) == 0) {
        Active elsewhere = *start;
        elsewhere.orientation = static_cast<std::uint8_t>(*rc::gen::inRange(0, 4));
        elsewhere.x = static_cast<std::int8_t>(*rc::gen::inRange(0, int{Board::width}));
        elsewhere.y = static_cast<std::int8_t>(*rc::gen::inRange(0, rules.ceiling()));
        if (fits(board, *rules.rotation, elsewhere, rules.ceiling()))
            start = elsewhere;
    }
    return start;
}

void addRulesWithKeys()
{
    QTest::addColumn<Rules>("rules");
    for (const Rules &rules : allRules()) {
        if (rules.steering == Steering::Keys)
            QTest::newRow(rules.name().c_str()) << rules;
    }
}

std::vector<Active> listOf(const ReachablePlacements &placements)
{
    std::vector<Active> list;
    placements.forEach([&list](const Active &placement) { list.push_back(placement); });
    return list;
}

/// Plays the keys in a game and checks that the piece locks in the cells of the placement and nowhere else.
void checkReplay(const Rules &rules, const Board &stack, const Active &placement, const std::string &keys)
{
    Game game(rules, Randomizer::fromPieces({placement.piece}), PaintedBoard(stack));
    Board expected = game.board();
    const auto played = game.play(keys);
    RC_ASSERT(played.has_value());
    RC_ASSERT(played->locked);
    RC_ASSERT(cellsOf(rules, played->placed) == cellsOf(rules, placement));
    if (lockLoses(rules, placement)) {
        RC_ASSERT(game.end() == GameEnd::ToppedOut);
        return;
    }
    lockPiece(rules, expected, placement);
    RC_ASSERT(game.board() == expected);
}

} // namespace

class TestReachable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatAPlainFloodFillFinds_data() { addRulesWithKeys(); }
    void findsWhatAPlainFloodFillFinds()
    {
        QFETCH(const Rules, rules);
        const ReachableSearch search(rules);
        QVERIFY(holds("the same placements as the flood fill", [&] {
            Board board = anyStack(rules);
            for (const Piece piece : allPieces) {
                const auto start = anyStart(rules, board, piece);
                if (!start)
                    continue;
                const FloodFill plain(rules, board, *start);
                const auto expected = plain.placements();
                const auto found = listOf(search.placements(board, *start));
                std::set<FloodFill::CellSet> cells;
                for (const Active &placement : found)
                    RC_ASSERT(cells.insert(cellsOf(rules, placement)).second);
                RC_ASSERT(cells.size() == expected.size());
                for (const auto &[set, keys] : expected)
                    RC_ASSERT(cells.contains(set));
            }
        }));
    }

    void listsInOrderUnderTheFirstOrientation_data() { addRulesWithKeys(); }
    void listsInOrderUnderTheFirstOrientation()
    {
        QFETCH(const Rules, rules);
        const ReachableSearch search(rules);
        QVERIFY(holds("orientation, column, row from above; the first orientation of equal cells", [&] {
            Board board = anyStack(rules);
            for (const Piece piece : allPieces) {
                const auto start = anyStart(rules, board, piece);
                if (!start)
                    continue;
                const FloodFill plain(rules, board, *start);
                std::map<FloodFill::CellSet, FloodFill::Position> first;
                for (const auto &[position, keys] : plain.keys()) {
                    if (plain.rests(position))
                        first.try_emplace(plain.cells(position), position);
                }
                const auto key = [](const Active &at) { return std::tuple(at.orientation, at.x, -at.y); };
                const auto found = listOf(search.placements(board, *start));
                RC_ASSERT(std::ranges::is_sorted(found, std::less{}, key));
                const int orientations = rules.rotation->orientationCount(piece);
                for (const Active &placement : found) {
                    const auto position = first.at(cellsOf(rules, placement));
                    RC_ASSERT(placement.orientation == position.orientation % orientations);
                }
            }
        }));
    }

    void givesTheShortestKeysAndTheyLockItThere_data() { addRulesWithKeys(); }
    void givesTheShortestKeysAndTheyLockItThere()
    {
        QFETCH(const Rules, rules);
        const ReachableSearch search(rules);
        QVERIFY(holds("the flood fill's keys, and a game that ends in the placement", [&] {
            const Board stack = anyStack(rules);
            const Piece piece = *rc::gen::elementOf(allPieces);
            Board board = stack;
            const auto start = enterPiece(rules, board, piece);
            if (!start)
                return;
            const FloodFill plain(rules, board, *start);
            const auto expected = plain.placements();
            for (const Active &placement : listOf(search.placements(board, *start))) {
                const auto keys = shortestKeys(rules, board, *start, placement);
                RC_ASSERT(keys.has_value());
                RC_ASSERT(*keys == expected.at(cellsOf(rules, placement)));
                checkReplay(rules, stack, placement, *keys);
            }
        }));
    }

    void knowsTheTripleTSpin()
    {
        const Rules rules = *findRules("guideline");
        // The fifth place of the kick, five rows deep, as every table of the guideline shows it.
        const Board board = *Board::fromText("##........\n"
                                             "#.........\n"
                                             "#.########\n"
                                             "#..#######\n"
                                             "#.########\n");
        Board entered = board;
        const Active start = *enterPiece(rules, entered, Piece::T);
        const Active spin{.piece = Piece::T, .orientation = 1, .x = 1, .y = 0};
        const ReachableSearch search(rules);
        QVERIFY(search.placements(board, start).rests(1, 1) & 1U);
        const auto keys = shortestKeys(rules, board, start, spin);
        QVERIFY(keys.has_value());
        Game game(rules, Randomizer::fromPieces({Piece::T, Piece::I}), PaintedBoard(board));
        const auto played = game.play(*keys);
        QCOMPARE(played->rowsCleared, 3);
        QCOMPARE(played->tSpin, TSpin::Full);
    }

    void movesAPieceOutOfFilledCellsAsTheGameDoes()
    {
        const Rules rules = *findRules("nes");
        Board board(rules.height);
        board.fill(5, 18); // in the way of a T that enters
        const Active start = *enterPiece(rules, board, Piece::T);
        QVERIFY(!fits(board, *rules.rotation, start, rules.ceiling()));
        const ReachableSearch search(rules);
        QVERIFY(search.placements(board, start).size() > 0);
        for (const int x : {4, 5, 6})
            board.setColumn(x, lowestRows(22));
        QCOMPARE(search.placements(board, start).size(), 0);
        QVERIFY(!shortestKeys(rules, board, start, {.piece = Piece::T}).has_value());
    }

    void movesNothingThatIsStuck()
    {
        const Rules rules = *findRules("takado");
        Board board(rules.height);
        board.fill(4, 18);
        const Active start = *enterPiece(rules, board, Piece::L);
        QCOMPARE(ReachableSearch(rules).placements(board, start).size(), 0);
        QVERIFY(!shortestKeys(rules, board, start, {.piece = Piece::L, .x = 6, .y = 0}).has_value());
    }

    void countsThePlacementsOfAnEmptyBoard_data()
    {
        QTest::addColumn<char>("letter");
        QTest::addColumn<int>("placements");
        // Columns left for each distinct shape of the piece: 11 less its width.
        QTest::newRow("I: flat and upright") << 'I' << 7 + 10;
        QTest::newRow("J: four") << 'J' << 8 + 9 + 8 + 9;
        QTest::newRow("O: one") << 'O' << 9;
        QTest::newRow("S: flat and upright") << 'S' << 8 + 9;
        QTest::newRow("T: four") << 'T' << 8 + 9 + 8 + 9;
    }
    void countsThePlacementsOfAnEmptyBoard()
    {
        QFETCH(const char, letter);
        QFETCH(const int, placements);
        for (const char *name : {"nes", "guideline", "tetnet", "takado"}) {
            const Rules rules = *findRules(name);
            Board board(rules.height);
            const Active start = *enterPiece(rules, board, *pieceFromLetter(letter));
            QCOMPARE(ReachableSearch(rules).placements(board, start).size(), placements);
        }
    }

    void pressesTheKeysAPersonWould()
    {
        const Rules rules = *findRules("nes");
        Board board(rules.height);
        const Active start = *enterPiece(rules, board, Piece::O);
        const auto keys = shortestKeys(rules, board, start, {.piece = Piece::O, .x = 2, .y = 0});
        QCOMPARE(keys, std::optional(std::string("aa") + std::string(18, 's')));
        const Rules modern = *findRules("guideline");
        const Active above = *enterPiece(modern, board, Piece::O);
        QCOMPARE(shortestKeys(modern, board, above, {.piece = Piece::O, .x = 2, .y = 0}),
            std::optional<std::string>("aav"));
    }
};

QTEST_APPLESS_MAIN(TestReachable)
#include "tst_reachable.moc"
