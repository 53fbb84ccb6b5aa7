// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thesisengine.h"

#include "boardfeatures.h"
#include "feature.h"
#include "fieldrules.h"

#include <algorithm>
#include <cstdlib>

namespace tetrarium {

namespace {

/// No piece reaches below this row while it is turned and moved where it enters, so under a stack this high every
/// candidate is a straight drop.
constexpr int entryFloor = 15;

constexpr int fieldHeight = 20;

/// One orientation with the columns that five steps to either side reach on an open field.
struct Lane
{
    Shape shape;
    std::uint8_t turns = 0;
    std::int8_t entryX = 0;
    std::int8_t entryY = 0;
    std::int8_t first = 0;
    std::int8_t last = 0;
};

struct Lanes
{
    std::array<Lane, 4> lanes{};
    int count = 0;
};

/// The distinct candidates of a piece on an open field. What the program tries beyond them (further turns of O, I, S and Z,
/// steps into the wall) repeats an earlier one with at least as many keys, so it is never chosen.
constexpr std::array<Lanes, pieceCount> makeLanes(const RotationSystem &system)
{
    constexpr int furthest = 5;
    const Board empty(fieldHeight);
    std::array<Lanes, pieceCount> all{};
    for (const Piece piece : allPieces) {
        Lanes &lanes = all[static_cast<std::size_t>(indexOf(piece))];
        Active active = system.spawns[static_cast<std::size_t>(indexOf(piece))];
        for (int turns = 0; turns < system.orientationCount(piece); ++turns) {
            if (turns > 0)
                tryTurn(empty, system, active, Spin::Clockwise, fieldHeight);
            const Shape &shape = system.shape(active);
            lanes.lanes[static_cast<std::size_t>(lanes.count++)] = Lane{
                .shape = shape,
                .turns = static_cast<std::uint8_t>(turns),
                .entryX = active.x,
                .entryY = active.y,
                .first = static_cast<std::int8_t>(std::max(0, active.x - furthest)),
                .last = static_cast<std::int8_t>(std::min(Board::width - shape.width, active.x + furthest)),
            };
        }
    }
    return all;
}

const std::array<Lanes, pieceCount> openLanes = makeLanes(thesisRotation);

/// A board with what the ratings need of it, kept up to date from piece to piece.
struct Stack
{
    Board board{fieldHeight};
    std::array<int, Board::width> heights{};
    int holes = 0;
    int highest = 0;

    void measure()
    {
        holes = features::holes(board);
        highest = board.highestColumn();
        for (int x = 0; x < Board::width; ++x)
            heights[static_cast<std::size_t>(x)] = board.columnHeight(x);
    }
};

/// Sums over columns to the left of and right of a piece, so that a candidate costs its own columns only.
struct Sides
{
    std::array<int, Board::width + 1> bumpsLeft{};    ///< bumpiness of the columns before x
    std::array<Column, Board::width + 1> fullLeft{};  ///< rows full in all columns before x
    std::array<Column, Board::width + 1> fullRight{}; ///< rows full in column x and all after it
    int totalHeight = 0;

    explicit Sides(const Stack &stack)
    {
        fullLeft[0] = ~Column{0};
        fullRight[Board::width] = ~Column{0};
        for (std::size_t x = 0; x < Board::width; ++x) {
            totalHeight += stack.heights[x];
            fullLeft[x + 1] = fullLeft[x] & stack.board.column(static_cast<int>(x));
            const std::size_t back = Board::width - 1 - x;
            fullRight[back] = fullRight[back + 1] & stack.board.column(static_cast<int>(back));
            if (x > 0)
                bumpsLeft[x] = bumpsLeft[x - 1] + std::abs(stack.heights[x] - stack.heights[x - 1]);
        }
    }
};

/// The reading after dropping a shape with its left edge in column x and its lower edge in row y.
ThesisReading readDrop(const Stack &stack, const Sides &sides, const Shape &shape, int x, int y)
{
    const std::size_t width = shape.width;
    const auto left = static_cast<std::size_t>(x);
    ThesisReading reading;
    int total = sides.totalHeight;
    int holes = stack.holes;
    // Bumpiness outside the piece: up to its left neighbour, and from its right neighbour on.
    int bumps = x > 0 ? sides.bumpsLeft[left - 1] : 0;
    int before = x > 0 ? stack.heights[left - 1] : -1;
    Column full = sides.fullLeft[left] & sides.fullRight[left + width];
    for (std::size_t i = 0; i < width; ++i) {
        const int old = stack.heights[left + i];
        const int top = y + shape.tops[i];
        holes += y + shape.bottoms[i] - old;
        total += top - old;
        bumps += before >= 0 ? std::abs(top - before) : 0;
        before = top;
        full &= stack.board.column(x + static_cast<int>(i)) | (Column{shape.columns[i]} << y);
    }
    if (const std::size_t right = left + width; right < Board::width) {
        bumps += std::abs(stack.heights[right] - before);
        bumps += sides.bumpsLeft[Board::width - 1] - sides.bumpsLeft[right];
    }
    reading.bumpiness = bumps;
    reading.totalHeight = total;
    reading.holes = holes;
    reading.fullRows = std::popcount(full);
    reading.highestColumn = std::max(stack.highest, y + shape.height);
    return reading;
}

std::optional<KeyCandidate> chooseOpen(
    const ThesisWeights &weights, const Stack &stack, Piece piece, std::int64_t movesLeft)
{
    const Sides sides(stack);
    const Lanes &lanes = openLanes[static_cast<std::size_t>(indexOf(piece))];
    std::optional<KeyCandidate> best;
    double lowest = 0;
    for (int l = 0; l < lanes.count; ++l) {
        const Lane &lane = lanes.lanes[static_cast<std::size_t>(l)];
        for (int x = lane.first; x <= lane.last; ++x) {
            int y = 0;
            for (std::size_t i = 0; i < lane.shape.width; ++i)
                y = std::max(y, stack.heights[static_cast<std::size_t>(x) + i] - lane.shape.bottoms[i]);
            const int downs = lane.entryY - y;
            const int steps = x - lane.entryX;
            if (lane.turns + std::abs(steps) + downs >= movesLeft)
                continue;
            const double rating = rateThesis(weights, readDrop(stack, sides, lane.shape, x, y));
            if (best && !(rating < lowest))
                continue;
            lowest = rating;
            best = KeyCandidate{
                .rest = {piece, lane.turns, static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)},
                .turns = lane.turns,
                .asked = static_cast<std::int8_t>(steps),
                .steps = static_cast<std::int8_t>(steps),
                .downs = static_cast<std::uint8_t>(downs),
            };
        }
    }
    return best;
}

/// A candidate that fills the same cells as an earlier one with at least as many keys: the one before it, stopped by the
/// same wall, or the same steps after fewer turns.
bool repeatsEarlier(const KeyCandidates &candidates, int i)
{
    constexpr int perTurn = 11;
    const KeyCandidate &candidate = candidates[i];
    if (i % perTurn > 0 && candidates[i - 1].steps == candidate.steps)
        return true;
    for (int earlier = i - perTurn; earlier >= 0; earlier -= perTurn) {
        const Active &rest = candidates[earlier].rest;
        if (rest.x == candidate.rest.x && rest.y == candidate.rest.y
            && thesisRotation.shape(rest) == thesisRotation.shape(candidate.rest))
            return true;
    }
    return false;
}

/// Near the top, where turns and steps can be blocked: every key is tried.
std::optional<KeyCandidate> chooseTight(
    const ThesisWeights &weights, const Board &board, Piece piece, std::int64_t movesLeft)
{
    const KeyCandidates candidates = elevenColumnCandidates(board, thesisRotation, piece);
    std::optional<KeyCandidate> best;
    double lowest = 0;
    for (int i = 0; i < candidates.size(); ++i) {
        const KeyCandidate &candidate = candidates[i];
        if (candidate.length() >= movesLeft || repeatsEarlier(candidates, i))
            continue;
        Board placed = board;
        stamp(placed, thesisRotation.shape(candidate.rest), candidate.rest.x, candidate.rest.y);
        const double rating = rateThesis(weights, readThesis(placed));
        if (!best || rating < lowest) {
            lowest = rating;
            best = candidate;
        }
    }
    return best;
}

/// `draw(board)` gives the next piece, or nothing at the pieces' end.
ThesisGame playDrawn(const ThesisWeights &weights, const Rules &rules, auto &&draw, std::int64_t moveLimit)
{
    ThesisGame game;
    Stack stack;
    while (const std::optional<Piece> drawn = draw(stack.board)) {
        const Piece piece = *drawn;
        if (!canEnter(rules, stack.board, piece)) {
            game.toppedOut = true;
            return game;
        }
        if (const auto erased = erasedByEntering(rules, stack.board, piece)) {
            stack.board.empty(erased->x, erased->y);
            stack.measure();
        }
        const std::int64_t movesLeft = moveLimit - game.moves;
        const auto chosen = stack.highest > entryFloor ? chooseTight(weights, stack.board, piece, movesLeft)
                                                       : chooseOpen(weights, stack, piece, movesLeft);
        if (!chosen)
            return game;
        const Shape &shape = thesisRotation.shape(chosen->rest);
        stamp(stack.board, shape, chosen->rest.x, chosen->rest.y);
        const Column full = stack.board.fullRows();
        const int rows = std::popcount(full);
        if (rows > 0)
            removeFullRows(rules, stack.board, full);
        stack.measure();
        ++game.pieces;
        game.rows += rows;
        game.moves += chosen->length();
        game.score += chosen->downs + rules.scoring.rows[static_cast<std::size_t>(rows)];
    }
    game.piecesEnded = true;
    return game;
}

} // namespace

ThesisWeights thesisWeights(const Evaluator &evaluator)
{
    const std::span<const double> weights = evaluator.weights();
    return {
        .rowsCleared = weights[3],
        .weightedHeight = weights[4],
        .cumulativeHeight = weights[1],
        .holes = weights[2],
        .bumpiness = weights[0],
    };
}

ThesisReading readThesis(const Board &placed)
{
    return {
        .bumpiness = features::bumpiness(placed),
        .totalHeight = features::totalHeight(placed),
        .holes = features::holes(placed),
        .fullRows = std::popcount(placed.fullRows()),
        .highestColumn = placed.highestColumn(),
    };
}

double rateThesis(const ThesisWeights &weights, const ThesisReading &reading)
{
    double rating = 0.0;
    rating += reading.bumpiness * weights.bumpiness;
    rating += reading.totalHeight * weights.cumulativeHeight;
    rating += reading.holes * weights.holes;
    rating += reading.fullRows * weights.rowsCleared;
    rating += reading.highestColumn * weights.weightedHeight;
    return rating;
}

std::optional<KeyCandidate> chooseThesis(
    const ThesisWeights &weights, const Board &board, Piece piece, std::int64_t movesLeft)
{
    if (board.highestColumn() > entryFloor)
        return chooseTight(weights, board, piece, movesLeft);
    Stack stack;
    stack.board = board;
    stack.measure();
    return chooseOpen(weights, stack, piece, movesLeft);
}

ThesisGame playThesis(
    const ThesisWeights &weights, const Rules &rules, std::span<const Piece> pieces, std::int64_t moveLimit)
{
    auto draw = [left = pieces](const Board &) mutable {
        if (left.empty())
            return std::optional<Piece>();
        const Piece piece = left.front();
        left = left.subspan(1);
        return std::optional(piece);
    };
    return playDrawn(weights, rules, draw, moveLimit);
}

ThesisGame playThesis(
    const ThesisWeights &weights, const Rules &rules, Randomizer randomizer, std::int64_t moveLimit)
{
    const auto draw = [&randomizer](const Board &board) { return randomizer.next(board); };
    return playDrawn(weights, rules, draw, moveLimit);
}

} // namespace tetrarium
