// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"
#include "naivegame.h"
#include "randomboards.h"
#include "replay.h"

#include <QTest>
#include <limits>

using namespace tetrarium;
using naive::NaiveGame;

namespace {

/// How often things happened that the properties are about: a property over games in which nothing happens shows nothing.
struct Seen
{
    long long locks = 0;
    long long clears = 0;
    long long multiple = 0;
    int toppedOut = 0;
};

Board boardOf(const std::map<naive::Place, char> &field, int height)
{
    Board board(height);
    for (const auto &[at, letter] : field)
        board.fill(at.second, height - 1 - at.first);
    return board;
}

std::map<naive::Place, char> fieldOf(const PaintedBoard &board)
{
    std::map<naive::Place, char> field;
    for (int y = 0; y < Board::maxRows; ++y) {
        for (int x = 0; x < Board::width; ++x) {
            if (const Paint paint = board.cell(x, y); paint != Paint::None)
                field[{board.height() - 1 - y, x}] = "IJLOSZTG"[static_cast<std::size_t>(paint)];
        }
    }
    return field;
}

naive::Places activeOf(const Game &game)
{
    naive::Places cells;
    if (game.active()) {
        for (const Cell cell : game.rules().rotation->cells(*game.active()))
            cells.emplace_back(game.rules().height - 1 - cell.y, cell.x);
    }
    std::ranges::sort(cells);
    return cells;
}

void compare(const Game &game, const NaiveGame &twin)
{
    const Tally &tally = game.tally();
    RC_ASSERT(std::string(nameOf(game.end())) == twin.end);
    RC_ASSERT(tally.score == twin.score);
    RC_ASSERT(tally.rows == twin.rows);
    RC_ASSERT(tally.pieces == twin.pieces);
    RC_ASSERT(tally.moves == twin.moves);
    RC_ASSERT(tally.level == twin.level);
    RC_ASSERT((std::vector<long long>(tally.clears.begin(), tally.clears.end())
               == std::vector<long long>(twin.clears.begin(), twin.clears.end())));
    RC_ASSERT(fieldOf(game.painted()) == twin.field);
    RC_ASSERT(game.painted().board() == game.board());
    RC_ASSERT(game.held().has_value() == twin.held.has_value());
    if (game.held())
        RC_ASSERT(letterOf(*game.held()) == *twin.held);
    std::vector<char> next;
    for (int i = 0; i < game.nextCount(); ++i)
        next.push_back(letterOf(game.next(i)));
    RC_ASSERT(next == twin.next);
    if (game.rules().steering == Steering::Keys) {
        naive::Places cells = twin.active;
        std::ranges::sort(cells);
        RC_ASSERT(activeOf(game) == cells);
    }
    if (game.active())
        RC_ASSERT(letterOf(game.active()->piece) == twin.piece);
}

/// Often a piece is taken somewhere and dropped, so that games go on for a while; sometimes any key at all.
std::string randomMoves(Rng &rng)
{
    std::string moves;
    if (rng.below(3) == 0) {
        moves += moveLetters[rng.below(static_cast<std::uint32_t>(moveLetters.size()))];
        return moves;
    }
    moves.append(rng.below(4), rng.below(4) == 0 ? 'q' : 'w');
    moves.append(rng.below(6), rng.below(2) == 0 ? 'a' : 'd');
    moves.append(rng.below(20), rng.below(3) == 0 ? 'g' : 's');
    moves.append(rng.below(2), rng.below(2) == 0 ? 'a' : 'd');
    moves.append(rng.below(2), rng.below(2) == 0 ? 'w' : 'q');
    moves.append(rng.below(2), 'v');
    return moves;
}

/// Of some random move strings the one that leaves the lowest columns, so that games last and rows are cleared.
std::string goodMoves(const Game &game, Rng &rng)
{
    std::string best;
    int lowest = std::numeric_limits<int>::max();
    for (int i = 0; i < 20; ++i) {
        const std::string moves = randomMoves(rng);
        Game after = game;
        for (const char letter : moves)
            after.apply(*moveFromLetter(letter));
        int sum = after.tally().pieces == game.tally().pieces ? 6 : 0;
        for (int x = 0; x < Board::width; ++x)
            sum += after.board().columnHeight(x);
        if (sum < lowest) {
            lowest = sum;
            best = moves;
        }
    }
    return best;
}

/// Rows with a gap of one to four cells each, mostly below one another: pieces often complete some of them.
Board gappedBoard(Rng &rng, int height)
{
    Board board(height);
    const auto top = static_cast<int>(rng.below(static_cast<std::uint32_t>(height - 4)));
    int left = 0;
    int right = 0;
    for (int y = 0; y < top; ++y) {
        if (y == 0 || rng.below(4) == 0) {
            left = static_cast<int>(rng.below(Board::width));
            right = left + static_cast<int>(rng.below(4));
        }
        for (int x = 0; x < Board::width; ++x) {
            if (x < left || x > right)
                board.fill(x, y);
        }
    }
    return board;
}

void playBoth(const Rules &rules, std::string_view randomizerName, std::uint64_t seed, Seen &seen)
{
    Rng rng(seed);
    const Randomizer randomizer = Randomizer::make(randomizerName, seed).value();
    const Board stack =
        rng.below(4) > 0 ? gappedBoard(rng, rules.height) : flatBoard(rng, rules.height, rules.height / 2);
    const int level = rules.countsLevels() ? static_cast<int>(rng.below(20)) : 0;
    Game game(rules, randomizer, PaintedBoard(stack), {.startLevel = level});
    NaiveGame twin(rules.name(), fieldOf(PaintedBoard(stack)), level,
        [drawn = randomizer, height = int{rules.height}](
            const NaiveGame &naive) mutable -> std::optional<char> {
            return drawn.next(boardOf(naive.field, height)).transform([](Piece piece) {
                return letterOf(piece);
            });
        });
    compare(game, twin);
    for (int turn = 0; turn < 50 && !game.isOver(); ++turn) {
        if (rules.steering == Steering::Placements && rng.below(4) == 0) {
            const auto orientation = static_cast<int>(rng.below(
                static_cast<std::uint32_t>(rules.rotation->orientationCount(game.active()->piece))));
            const auto column = static_cast<int>(rng.below(static_cast<std::uint32_t>(
                Board::width - rules.rotation->shape(game.active()->piece, orientation).width + 1)));
            game.place(orientation, column).value();
            twin.place(orientation, column);
            compare(game, twin);
            continue;
        }
        for (const char letter : goodMoves(game, rng)) {
            const Tally before = game.tally();
            const MoveResult result = game.apply(*moveFromLetter(letter));
            twin.apply(letter);
            compare(game, twin);
            RC_ASSERT(result.points == game.tally().score - before.score);
            RC_ASSERT(result.rowsCleared == game.tally().rows - before.rows);
            RC_ASSERT(result.locked == (game.tally().pieces > before.pieces));
        }
    }
    seen.locks += game.tally().pieces;
    seen.clears += game.tally().rows;
    seen.multiple += game.tally().clears[2] + game.tally().clears[3] + game.tally().clears[4];
    seen.toppedOut += game.end() == GameEnd::ToppedOut ? 1 : 0;
}

} // namespace

class TestGameProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAsItsNaiveTwin_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("randomizer");
        for (const Rules &rules : allRules()) {
            const QByteArray name = QByteArray::fromStdString(rules.name());
            const QByteArray own = QByteArray::fromStdString(std::string(rules.randomizer));
            QTest::addRow("%s with its own pieces", name.constData()) << name << own;
            QTest::addRow("%s against the adversary", name.constData()) << name << QByteArray("adversary");
        }
        QTest::newRow("research with 8 rows") << QByteArray("research-8") << QByteArray("uniform");
        QTest::newRow("research with 24 rows") << QByteArray("research-24") << QByteArray("uniform");
    }

    void playsAsItsNaiveTwin()
    {
        QFETCH(const QByteArray, rules);
        QFETCH(const QByteArray, randomizer);
        const Rules found = findRules(rules.toStdString()).value();
        Seen seen;
        QVERIFY(
            rc::check([&](std::uint64_t seed) { playBoth(found, randomizer.toStdString(), seed, seen); }));
        // Loose, because every run plays other games, and the adversary lets few rows be cleared.
        QVERIFY(seen.locks > 200);
        QVERIFY(seen.clears > 0);
        QVERIFY(seen.multiple > 0 || randomizer == "adversary");
        QVERIFY(seen.toppedOut > 0);
    }

    /// A copy is a snapshot: what is played on one does not touch the other, and from it the same game follows.
    void aCopyGoesOnAlike()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Rng rng(seed);
            const Rules &rules = allRules()[rng.below(static_cast<std::uint32_t>(allRules().size()))];
            Game game(rules, Randomizer::make(rules.randomizer, seed).value());
            const auto some = [&rng] { return static_cast<Move>(rng.below(9)); };
            for (int i = 0; i < 50; ++i)
                game.apply(some());
            const Game snapshot = game;
            std::vector<Move> moves;
            for (int i = 0; i < 50; ++i)
                moves.push_back(some());
            for (const Move move : moves)
                game.apply(move);
            const Game played = game;
            game = snapshot;
            RC_ASSERT(game == snapshot);
            for (const Move move : moves)
                game.apply(move);
            RC_ASSERT(game == played);
        }));
    }

    /// A move string is its moves one after the other, and the lock.
    void aMoveStringIsItsMoves()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Rng rng(seed);
            const Rules &rules = allRules()[rng.below(static_cast<std::uint32_t>(allRules().size()))];
            Game game(rules, Randomizer::make(rules.randomizer, seed).value());
            const Game before = game;
            const std::string moves = randomMoves(rng);
            Game single = game;
            MoveResult total;
            bool early = false;
            for (const char letter : moves) {
                early = early || total.locked || single.isOver();
                if (!early)
                    total.add(single.apply(*moveFromLetter(letter)));
            }
            if (!total.locked)
                total.add(single.apply(Move::Lock));
            const auto result = game.play(moves);
            RC_ASSERT(result.has_value() == !early);
            RC_ASSERT(game == (early ? before : single));
            if (result)
                RC_ASSERT(*result == total);
        }));
    }
};

QTEST_GUILESS_MAIN(TestGameProperties)

#include "tst_gameproperties.moc"
