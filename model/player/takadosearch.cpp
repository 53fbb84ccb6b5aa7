// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "takadosearch.h"

#include "boardfeatures.h"
#include "feature.h"
#include "movement.h"

namespace tetrarium {

namespace {

const RotationSystem &rotation = takadoRotation;

/// A piece moved about by the search. Where it enters it may lie on locked cells of the piece before it: these stay and
/// block until it moves for the first time, and that move empties the cells it leaves, as the program's board does.
class Walker
{
public:
    /// `stack` is what lies there for good; a piece that enters on it stays stuck. (The program would erase cells; no
    /// recording shows it.)
    Walker(const Board &board, const Board &stack, Piece piece, std::string *keys = nullptr)
        : m_board(board)
        , m_active(rotation.spawns[static_cast<std::size_t>(indexOf(piece))])
        , m_stuck(!fits(stack, rotation, m_active, stack.height()))
        , m_keys(keys)
    {}

    const Board &board() const { return m_board; }
    const Active &active() const { return m_active; }
    void putBack(const Active &active)
    {
        leave();
        m_active = active;
    }

    bool left() { return shift(-1, 0, 'a'); }
    bool right() { return shift(1, 0, 'd'); }
    bool down() { return shift(0, -1, 's'); }
    bool turn()
    {
        Active turned = m_active;
        return !m_stuck && tryTurn(m_board, rotation, turned, Spin::Clockwise, m_board.height()) >= 0
               && moveTo(turned, 'w');
    }

private:
    bool shift(int dx, int dy, char key)
    {
        Active moved = m_active;
        return !m_stuck && tryShift(m_board, rotation, moved, dx, dy, m_board.height()) && moveTo(moved, key);
    }

    bool moveTo(const Active &to, char key)
    {
        leave();
        m_active = to;
        if (m_keys)
            m_keys->push_back(key);
        return true;
    }

    void leave()
    {
        for (const Cell cell : rotation.cells(m_active))
            m_board.empty(cell.x, cell.y);
    }

    Board m_board;
    Active m_active;
    bool m_stuck;
    std::string *m_keys;
};

constexpr int orientationsTried(Piece piece)
{
    switch (piece) {
    case Piece::O:
        return 1;
    case Piece::I:
    case Piece::S:
    case Piece::Z:
        return 2;
    default:
        return 4;
    }
}

constexpr int firstDowns(Piece piece)
{
    switch (piece) {
    case Piece::I:
        return 2;
    case Piece::T:
    case Piece::S:
    case Piece::Z:
        return 1;
    default:
        return 0;
    }
}

/// Calls visit(turns, right) with the walker standing above each candidate, in the program's order, until it returns
/// false.
void walkCandidates(Walker &walker, Piece piece, auto &&visit)
{
    constexpr int turnTries = 5;
    for (int i = 0; i < firstDowns(piece); ++i)
        walker.down();
    for (int turns = 0; turns < orientationsTried(piece); ++turns) {
        for (int tries = 0; turns > 0 && tries < turnTries && !walker.turn(); ++tries)
            walker.left();
        while (walker.left()) {
        }
        int right = 0;
        do {
            if (!visit(turns, right++))
                return;
        } while (walker.right());
    }
}

/// Drops the walker's piece, calls visit(board without it, where it rests), and puts it back.
void dropAndPutBack(Walker &walker, auto &&visit)
{
    const Active above = walker.active();
    while (walker.down()) {
    }
    visit(walker.board(), walker.active());
    walker.putBack(above);
}

TakadoLeaf rateLeaf(const Evaluator &net, Board board, const Active &second)
{
    TakadoLeaf leaf{.rest = second};
    const int rows = std::popcount(board.fullRows());
    stamp(board, rotation.shape(second), second.x, second.y);
    leaf.reading = {
        static_cast<double>(rows),
        static_cast<double>(features::holes(board)),
        static_cast<double>(features::totalHeight(board)),
        static_cast<double>(features::bumpiness(board)),
    };
    leaf.rating = net.rate(leaf.reading);
    return leaf;
}

void forEachLeaf(const Evaluator &net, const Board &board, const Active &first, Piece next, auto &&visit)
{
    Board locked = board;
    stamp(locked, rotation.shape(first), first.x, first.y);
    Walker walker(locked, board, next);
    walkCandidates(walker, next, [&](int, int) {
        dropAndPutBack(
            walker, [&](const Board &below, const Active &rest) { visit(rateLeaf(net, below, rest)); });
        return true;
    });
}

} // namespace

TakadoDecision decideTakado(const Evaluator &net, const Board &board, Piece piece, Piece next)
{
    TakadoDecision decision;
    Walker walker(board, board, piece);
    walkCandidates(walker, piece, [&](int turns, int right) {
        TakadoCandidate candidate{
            .turns = static_cast<std::uint8_t>(turns),
            .right = static_cast<std::uint8_t>(right),
        };
        dropAndPutBack(walker, [&](const Board &, const Active &rest) { candidate.rest = rest; });
        forEachLeaf(net, board, candidate.rest, next, [&](const TakadoLeaf &leaf) {
            if (candidate.leaves++ == 0 || leaf.rating > candidate.best.rating)
                candidate.best = leaf;
        });
        const TakadoCandidate &chosen = decision.candidates[static_cast<std::size_t>(decision.chosen)];
        if (decision.count > 0 && candidate.best.rating > chosen.best.rating)
            decision.chosen = decision.count;
        decision.candidates[static_cast<std::size_t>(decision.count++)] = candidate;
        return true;
    });
    return decision;
}

std::vector<TakadoLeaf> takadoLeaves(
    const Evaluator &net, const Board &board, const Active &first, Piece next)
{
    std::vector<TakadoLeaf> leaves;
    forEachLeaf(net, board, first, next, [&](const TakadoLeaf &leaf) { leaves.push_back(leaf); });
    return leaves;
}

std::string takadoMoves(const Board &board, Piece piece, const TakadoCandidate &candidate)
{
    // The keys of the search itself always lead there; the detours over the candidates before it are left out where
    // the direct way ends in the same place.
    std::string direct;
    Walker walker(board, board, piece, &direct);
    for (int i = 0; i < firstDowns(piece); ++i)
        walker.down();
    for (int turns = 0; turns < candidate.turns; ++turns)
        walker.turn();
    while (walker.left()) {
    }
    for (int right = 0; right < candidate.right; ++right)
        walker.right();
    while (walker.down()) {
    }
    if (walker.active() == candidate.rest)
        return direct + 's';

    std::string detour;
    Walker searching(board, board, piece, &detour);
    walkCandidates(searching, piece,
        [&](int turns, int right) { return turns != candidate.turns || right != candidate.right; });
    while (searching.down()) {
    }
    return detour + 's';
}

} // namespace tetrarium
