// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"

#include "fieldrules.h"

#include <algorithm>
#include <format>

namespace tetrarium {

void MoveResult::add(const MoveResult &later)
{
    moved |= later.moved;
    points += later.points;
    over |= later.over;
    if (later.locked) {
        locked = true;
        rowsCleared = later.rowsCleared;
        clearedRows = later.clearedRows;
        tSpin = later.tSpin;
        placed = later.placed;
    }
}

Game::Game(const Rules &rules, Randomizer randomizer, const GameSettings &settings)
    : Game(rules, std::move(randomizer), PaintedBoard(rules.height), settings)
{}

Game::Game(const Rules &rules, Randomizer randomizer, const PaintedBoard &stack, const GameSettings &settings)
    : m_rules(rules)
    , m_settings(settings)
    , m_randomizer(std::move(randomizer))
    , m_board(stack.board())
    , m_painted(stack)
{
    m_settings.startLevel = std::max(m_settings.startLevel, lowestLevel(m_rules));
    m_tally.level = m_settings.startLevel;
    spawnNext();
}

void Game::fillNext()
{
    while (m_nextCount < m_rules.nextShown + 1) {
        const auto piece = m_randomizer.next(m_board);
        if (!piece)
            return;
        m_next[m_nextCount++] = *piece;
    }
}

void Game::spawnNext()
{
    m_active.reset();
    if (const auto limit = pieceLimit(); limit > 0 && m_tally.pieces >= limit)
        return finish(GameEnd::PieceLimit);
    fillNext();
    if (m_nextCount == 0)
        return finish(GameEnd::PiecesEnded);
    const Piece piece = m_next[0];
    std::shift_left(m_next.begin(), m_next.begin() + m_nextCount, 1);
    --m_nextCount;
    m_holdUsed = false;
    if (!enter(piece))
        finish(GameEnd::ToppedOut);
}

/// Puts a piece where it enters; false when the rules say that it cannot.
bool Game::enter(Piece piece)
{
    m_lockRestarts = 0;
    m_softDropRun = 0;
    m_lastWasTurn = false;

    if (m_rules.steering == Steering::Placements) {
        m_active = m_rules.rotation->spawns[static_cast<std::size_t>(indexOf(piece))];
        m_active->y = static_cast<std::int8_t>(m_rules.ceiling());
        return true;
    }
    const auto erased = erasedByEntering(m_rules, m_board, piece);
    m_active = enterPiece(m_rules, m_board, piece);
    if (m_active && erased)
        m_painted.empty(erased->x, erased->y);
    return m_active.has_value();
}

void Game::finish(GameEnd end)
{
    if (!isOver())
        m_end = end;
}

MoveResult Game::apply(Move move)
{
    MoveResult result;
    if (isOver() || !m_active)
        return result;
    if (m_rules.steering == Steering::Placements)
        applyToPlacement(move, result);
    else
        applyToPiece(move, result);
    result.over = isOver();
    return result;
}

void Game::applyToPiece(Move move, MoveResult &result)
{
    switch (move) {
    case Move::Left:
    case Move::Right:
        result.moved = shift(move == Move::Left ? -1 : 1);
        break;
    case Move::RotateRight:
        result.moved = turn(Spin::Clockwise);
        break;
    case Move::RotateLeft:
        result.moved = turn(Spin::CounterClockwise);
        break;
    case Move::Hold:
        result.moved = hold();
        break;
    case Move::Down:
        result.moved = down(result, true);
        break;
    case Move::Gravity:
        result.moved = down(result, false);
        return;
    case Move::HardDrop:
        return hardDrop(result);
    case Move::Lock:
        return lock(result);
    }
    if (result.moved)
        countMove();
}

/// Where only placements count, keys aim and a drop is the move.
void Game::applyToPlacement(Move move, MoveResult &result)
{
    switch (move) {
    case Move::Left:
    case Move::Right:
        result.moved = shiftPlacement(move == Move::Left ? -1 : 1);
        return;
    case Move::RotateRight:
        result.moved = turnPlacement(Spin::Clockwise);
        return;
    case Move::RotateLeft:
        result.moved = turnPlacement(Spin::CounterClockwise);
        return;
    case Move::Down:
    case Move::HardDrop:
    case Move::Lock:
        countMove();
        return lock(result);
    case Move::Gravity:
    case Move::Hold:
        return;
    }
}

Expected<MoveResult> Game::play(std::string_view moves)
{
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moveFromLetter(moves[i]))
            return fail(ErrorCode::Syntax, std::string(1, moves[i]), std::string(moveLetters), 0,
                static_cast<int>(i + 1));
    }
    Game after = *this;
    MoveResult total;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (total.locked || after.isOver())
            return fail(ErrorCode::Impossible, std::string(moves.substr(i)), std::string(moves.substr(0, i)),
                0, static_cast<int>(i + 1));
        total.add(after.apply(*moveFromLetter(moves[i])));
    }
    if (!total.locked)
        total.add(after.apply(Move::Lock));
    *this = after;
    return total;
}

Expected<MoveResult> Game::place(int orientation, int column)
{
    if (m_rules.steering != Steering::Placements)
        return fail(
            ErrorCode::Impossible, std::format("{},{}", orientation, column), std::string(moveLetters));
    if (isOver() || !m_active)
        return fail(ErrorCode::Impossible, std::format("{},{}", orientation, column), {});
    const int orientations = m_rules.rotation->orientationCount(m_active->piece);
    if (orientation < 0 || orientation >= orientations)
        return fail(
            ErrorCode::OutOfRange, std::to_string(orientation), std::format("0..{}", orientations - 1));
    const int columns = Board::width - m_rules.rotation->shape(m_active->piece, orientation).width;
    if (column < 0 || column > columns)
        return fail(ErrorCode::OutOfRange, std::to_string(column), std::format("0..{}", columns));
    m_active->orientation = static_cast<std::uint8_t>(orientation);
    m_active->x = static_cast<std::int8_t>(column);
    return apply(Move::Lock);
}

bool Game::shiftPlacement(int dx)
{
    const int x = m_active->x + dx;
    if (x < 0 || x + m_rules.rotation->shape(*m_active).width > Board::width)
        return false;
    m_active->x = static_cast<std::int8_t>(x);
    return true;
}

bool Game::turnPlacement(Spin spin)
{
    const Turn &turn = m_rules.rotation->turn(*m_active, spin);
    if (turn.places == 0 || turn.to == m_active->orientation)
        return false;
    m_active->orientation = turn.to;
    const int rightmost = Board::width - m_rules.rotation->shape(*m_active).width;
    m_active->x = static_cast<std::int8_t>(std::min<int>(m_active->x, rightmost));
    return true;
}

bool Game::shift(int dx)
{
    const bool restarts = restartsLockDelay();
    m_softDropRun = 0;
    if (isStuck(m_rules, m_board, *m_active)
        || !tryShift(m_board, *m_rules.rotation, *m_active, dx, 0, m_rules.ceiling()))
        return false;
    m_lastWasTurn = false;
    m_lockRestarts += restarts || restartsLockDelay() ? 1 : 0;
    return true;
}

/// A turn leaves a soft drop unbroken, while a shift, even a blocked one, ends it: the NES program looks at the cross of
/// arrow keys only (drop_tetrimino in the disassembly).
bool Game::turn(Spin spin)
{
    if (isStuck(m_rules, m_board, *m_active))
        return false;
    const bool restarts = restartsLockDelay();
    const int kick = tryTurn(m_board, *m_rules.rotation, *m_active, spin, m_rules.ceiling());
    if (kick < 0)
        return false;
    m_lastWasTurn = true;
    m_lastKick = kick;
    m_lockRestarts += restarts || restartsLockDelay() ? 1 : 0;
    return true;
}

bool Game::restartsLockDelay() const
{
    return m_rules.lock == LockRule::Delay && isGrounded();
}

void Game::countMove()
{
    ++m_tally.moves;
    if (const auto limit = moveLimit(); limit > 0 && m_tally.moves >= limit)
        finish(GameEnd::MoveLimit);
}

bool Game::down(MoveResult &result, bool byKey)
{
    const Scoring &scoring = m_rules.scoring;
    if (!byKey)
        m_softDropRun = 0;
    if (!isStuck(m_rules, m_board, *m_active)
        && tryShift(m_board, *m_rules.rotation, *m_active, 0, -1, m_rules.ceiling())) {
        m_lastWasTurn = false;
        m_softDropRun += byKey ? 1 : 0;
        award(scoring.down + (byKey ? scoring.softDrop : 0), result);
        return true;
    }
    if (m_rules.lock == LockRule::DownLocks || (m_rules.lock == LockRule::GravityLocks && !byKey)) {
        if (scoring.lockingDown)
            award(scoring.down, result);
        lock(result);
    }
    return false;
}

/// Where the rules have no hard drop of their own it is as many keys down as the fall has rows, and the lock.
void Game::hardDrop(MoveResult &result)
{
    if (m_rules.lock == LockRule::Delay) {
        const int rows = fallDistance(m_board, *m_rules.rotation, *m_active, m_rules.ceiling());
        m_active->y = static_cast<std::int8_t>(m_active->y - rows);
        m_lastWasTurn = m_lastWasTurn && rows == 0;
        award(std::int64_t{m_rules.scoring.hardDrop} * rows, result);
        result.moved = true;
        countMove();
        return lock(result);
    }
    while (down(result, true)) {
        result.moved = true;
        countMove();
        if (isOver())
            return;
    }
    if (!result.locked)
        lock(result);
}

bool Game::hold()
{
    if (!mayHold())
        return false;
    const Piece piece = m_active->piece;
    const std::optional<Piece> held = m_held;
    m_held = piece;
    if (!held) {
        spawnNext();
    } else if (!enter(*held)) {
        m_active.reset();
        finish(GameEnd::ToppedOut);
    }
    m_holdUsed = true;
    return true;
}

bool Game::isGrounded() const
{
    if (!m_active || m_rules.steering == Steering::Placements)
        return false;
    Active below = *m_active;
    return isStuck(m_rules, m_board, *m_active)
           || !tryShift(m_board, *m_rules.rotation, below, 0, -1, m_rules.ceiling());
}

std::optional<Active> Game::ghost() const
{
    if (!m_active || isStuck(m_rules, m_board, *m_active))
        return m_active;
    Active rest = *m_active;
    if (m_rules.steering == Steering::Placements)
        rest.y = static_cast<std::int8_t>(restingRow(m_board, m_rules.rotation->shape(rest), rest.x));
    else
        rest.y = static_cast<std::int8_t>(
            rest.y - fallDistance(m_board, *m_rules.rotation, rest, m_rules.ceiling()));
    return rest;
}

void Game::lock(MoveResult &result)
{
    if (m_rules.steering == Steering::Placements)
        m_active = ghost();
    const Active active = *m_active;
    if (m_rules.spawnCheck == SpawnCheck::WhenLocking
        && !fits(m_board, *m_rules.rotation, active, m_rules.ceiling())) {
        m_active.reset();
        return finish(GameEnd::ToppedOut);
    }
    result.locked = true;
    result.placed = active;
    ++m_tally.pieces;
    result.tSpin = m_rules.scoring.spinsAndChains ? detectTSpin(active) : TSpin::None;

    const bool loses = lockLoses(m_rules, active);
    if (!loses || m_rules.lockOut != LockOut::ReachesTopRemoved) {
        for (const Cell cell : m_rules.rotation->cells(active)) {
            m_board.fill(cell.x, cell.y);
            m_painted.paint(cell.x, cell.y, active.piece);
        }
    }
    m_active.reset();
    if (loses) {
        ++m_tally.clears[0];
        return finish(GameEnd::ToppedOut);
    }
    clearRows(result);
    scoreClear(result);
    if (!isOver())
        spawnNext();
}

void Game::clearRows(MoveResult &result)
{
    result.clearedRows = clearableRows(m_rules, m_board);
    result.rowsCleared = std::popcount(result.clearedRows);
    if (result.rowsCleared == 0)
        return;
    removeFullRows(m_rules, m_board, result.clearedRows);
    removeFullRows(m_rules, m_painted, result.clearedRows);
}

} // namespace tetrarium
