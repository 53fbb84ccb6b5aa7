// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "adversary.h"
#include "randomboards.h"

#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

using namespace tetrarium;

namespace {

/// The adversary read straight from its description, on pictures: rows of text, top row first, '#' filled.
using Picture = std::vector<std::string>;

const std::vector<std::vector<Picture>> orientations{
    {{"####"}, {"#", "#", "#", "#"}},
    {{"#..", "###"}, {"##", "#.", "#."}, {"###", "..#"}, {".#", ".#", "##"}},
    {{"..#", "###"}, {"#.", "#.", "##"}, {"###", "#.."}, {"##", ".#", ".#"}},
    {{"##", "##"}},
    {{".##", "##."}, {"#.", "##", ".#"}},
    {{"##.", ".##"}, {".#", "##", "#."}},
    {{".#.", "###"}, {"#.", "##", "#."}, {"###", ".#."}, {".#", "##", ".#"}},
};

bool collides(const Picture &field, const Picture &shape, std::size_t x, std::size_t top)
{
    for (std::size_t row = 0; row < shape.size(); ++row) {
        for (std::size_t column = 0; column < shape[row].size(); ++column) {
            if (shape[row][column] == '#'
                && (top + row >= field.size() || field[top + row][x + column] == '#'))
                return true;
        }
    }
    return false;
}

int columnHeight(const Picture &field, std::size_t x)
{
    for (std::size_t row = 0; row < field.size(); ++row) {
        if (field[row][x] == '#')
            return static_cast<int>(field.size() - row);
    }
    return 0;
}

int badnessOf(const Picture &field)
{
    int sum = 0;
    for (std::size_t x = 0; x < 10; ++x) {
        const int height = columnHeight(field, x);
        sum += height;
        for (std::size_t row = field.size() - static_cast<std::size_t>(height); row < field.size(); ++row)
            sum += field[row][x] == '.' ? 4 : 0;
        if (x < 9)
            sum += std::abs(height - columnHeight(field, x + 1));
    }
    return sum;
}

/// The best a piece can do; a million when it does not fit anywhere.
int bestOf(const Picture &field, const std::vector<Picture> &shapes)
{
    int best = 1000000;
    for (const Picture &shape : shapes) {
        for (std::size_t x = 0; x + shape[0].size() <= 10; ++x) {
            // Four free rows above the field, so that a piece that sticks out can be seen to do so.
            Picture after(4, std::string(10, '.'));
            after.insert(after.end(), field.begin(), field.end());
            std::size_t top = 0;
            while (!collides(after, shape, x, top + 1))
                ++top;
            if (top < 4)
                continue;
            for (std::size_t row = 0; row < shape.size(); ++row) {
                for (std::size_t column = 0; column < shape[row].size(); ++column) {
                    if (shape[row][column] == '#')
                        after[top + row][x + column] = '#';
                }
            }
            std::erase(after, std::string(10, '#'));
            best = std::min(best, badnessOf(after));
        }
    }
    return best;
}

PieceSet worstTwin(const Picture &field)
{
    std::vector<int> best;
    for (const auto &shapes : orientations)
        best.push_back(bestOf(field, shapes));
    PieceSet worst = 0;
    for (std::size_t piece = 0; piece < 7; ++piece) {
        if (best[piece] == *std::ranges::max_element(best))
            worst |= static_cast<PieceSet>(1U << piece);
    }
    return worst;
}

Picture pictureOf(const Board &board)
{
    Picture rows;
    std::string text = board.toText();
    for (std::size_t at = 0; at < text.size(); at += 11)
        rows.push_back(text.substr(at, 10));
    return rows;
}

constexpr PieceSet setOf(Piece piece)
{
    return static_cast<PieceSet>(1U << indexOf(piece));
}

} // namespace

class TestAdversary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Flat ground: S and Z alone must leave a hole or stand upright with a step on both sides.
    void givesSOrZOnAnEmptyBoard() { QCOMPARE(worstPieces(Board()), setOf(Piece::S) | setOf(Piece::Z)); }

    void givesEveryPieceWhenNoneFits()
    {
        Board board(8);
        for (int x = 0; x < 9; ++x)
            board.setColumn(x, lowestRows(8));
        board.fill(9, 7);
        QCOMPARE(worstPieces(board), everyPiece);
    }

    void badnessIsHeightsStepsAndFourAHole()
    {
        // Heights 3 1 0 0 0 0 0 0 0 2: sum 6; steps 2 + 1 + 2 = 5; one hole in the first column.
        const Board board = *Board::fromText("#.........\n.........#\n##.......#\n", 8);
        QCOMPARE(badness(board), 6 + 5 + 4);
    }

    void agreesWithItsPlainTwin()
    {
        QVERIFY(rc::check("on any board of any height", [] {
            const int height = *rc::gen::inRange(Board::minHeight, Board::maxHeight + 1);
            const Board board = *anyRows(height);
            RC_ASSERT(badness(board) == badnessOf(pictureOf(board)));
            RC_ASSERT(worstPieces(board) == worstTwin(pictureOf(board)));
        }));
    }
};

QTEST_APPLESS_MAIN(TestAdversary)
#include "tst_adversary.moc"
