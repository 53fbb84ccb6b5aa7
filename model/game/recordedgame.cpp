// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordedgame.h"

#include <algorithm>
#include <format>

namespace tetrarium {

namespace {

std::unexpected<Error> differs(std::string found, std::string expected, std::size_t move, int line)
{
    auto error = fail(ErrorCode::Differs, std::move(found), std::move(expected), line);
    error.error().move = static_cast<int>(move);
    return error;
}

template<typename Value>
std::string named(std::string_view name, const Value &value)
{
    return std::format("{} {}", name, value);
}

Expected<void> compare(const Checkpoint &played, const Checkpoint &claimed)
{
    const std::size_t move = claimed.inputs;
    if (played.piece != claimed.piece)
        return differs(std::string(1, letterOf(played.piece)), std::string(1, letterOf(claimed.piece)), move,
            claimed.line);
    if (played.score != claimed.score)
        return differs(named("score", played.score), named("score", claimed.score), move, claimed.line);
    if (played.board != claimed.board)
        return differs(std::format("board {:08x}", played.board), std::format("board {:08x}", claimed.board),
            move, claimed.line);
    return {};
}

Expected<void> compare(const Game &game, const ReplayResult &claimed, std::size_t move)
{
    const auto check = [&](std::string_view name, auto played, auto expected) -> Expected<void> {
        if (played != expected)
            return differs(named(name, played), named(name, expected), move, claimed.line);
        return {};
    };
    const Tally &tally = game.tally();
    return check("over", nameOf(game.end()), nameOf(claimed.end))
        .and_then([&] { return check("score", tally.score, claimed.tally.score); })
        .and_then([&] { return check("rows", tally.rows, claimed.tally.rows); })
        .and_then([&] { return check("pieces", tally.pieces, claimed.tally.pieces); })
        .and_then([&] { return check("moves", tally.moves, claimed.tally.moves); })
        .and_then([&] { return check("level", tally.level, claimed.tally.level); })
        .and_then([&]() -> Expected<void> {
            if (tally.clears != claimed.tally.clears)
                return differs("clears", "clears", move, claimed.line);
            if (game.painted() != claimed.board)
                return differs(game.painted().toText(), claimed.board.toText(), move, claimed.line);
            return {};
        });
}

/// The line that holds the input with that index, 0 if not known.
int lineOf(const Replay &replay, std::size_t index)
{
    const auto at = std::ranges::upper_bound(replay.checkpoints, index, {}, &Checkpoint::inputs);
    return at == replay.checkpoints.end() ? 0 : at->line;
}

} // namespace

RecordedGame::RecordedGame(GameStart start, const Game &game)
    : m_start(std::move(start))
    , m_game(game)
    , m_snapshots{game}
{
    if (m_game.active())
        m_piece = m_game.active()->piece;
}

Expected<RecordedGame> RecordedGame::start(GameStart start)
{
    const auto game = start.begin();
    if (!game)
        return std::unexpected(game.error());
    return RecordedGame(std::move(start), *game);
}

Expected<RecordedGame> RecordedGame::playBack(const Replay &replay)
{
    auto recorded = start(replay.start);
    if (!recorded)
        return recorded;
    auto claimed = replay.checkpoints.begin();
    for (std::size_t i = 0; i < replay.inputs.size(); ++i) {
        const Piece piece = recorded->m_piece;
        auto result = recorded->m_game.isOver()
                          ? fail(ErrorCode::Impossible, std::to_string(i + 1), std::to_string(i))
                          : recorded->add(replay.inputs[i]);
        if (!result) {
            result.error().move = static_cast<int>(i + 1);
            result.error().line = lineOf(replay, i);
            return std::unexpected(result.error());
        }
        if (claimed == replay.checkpoints.end() || claimed->inputs != i + 1)
            continue;
        Checkpoint played = recorded->checkpointNow();
        played.piece = piece;
        if (const auto same = compare(played, *claimed); !same)
            return std::unexpected(same.error());
        ++claimed;
    }
    if (const auto same = compare(recorded->m_game, replay.result, replay.inputs.size()); !same)
        return std::unexpected(same.error());
    return recorded;
}

Checkpoint RecordedGame::checkpointNow() const
{
    return {.inputs = m_inputs.size(),
        .piece = m_piece,
        .score = m_game.tally().score,
        .board = boardChecksum(m_game.board())};
}

Expected<MoveResult> RecordedGame::add(Input input)
{
    if (m_game.isOver())
        return MoveResult{};
    const auto result = perform(m_game, input);
    if (!result)
        return result;
    input.timeMs = std::max(input.timeMs, lastTimeMs());
    m_inputs.push_back(input);
    if (result->locked) {
        m_locks.push_back(checkpointNow());
        if (m_game.active())
            m_piece = m_game.active()->piece;
    }
    if (m_inputs.size() % snapshotInterval == 0)
        m_snapshots.push_back(m_game);
    return result;
}

MoveResult RecordedGame::apply(Move move, std::int64_t timeMs)
{
    return *add({timeMs, move});
}

Expected<MoveResult> RecordedGame::play(std::string_view moves, std::int64_t timeMs)
{
    Game trial = m_game;
    if (const auto possible = trial.play(moves); !possible)
        return possible;
    MoveResult total;
    for (const char letter : moves)
        total.add(apply(*moveFromLetter(letter), timeMs));
    if (!total.locked)
        total.add(apply(Move::Lock, timeMs));
    return total;
}

Expected<MoveResult> RecordedGame::place(int orientation, int column, std::int64_t timeMs)
{
    return add({timeMs, Placement{orientation, column}});
}

void RecordedGame::finish(GameEnd end, std::int64_t timeMs)
{
    if (end != GameEnd::None)
        add({timeMs, end}).value();
}

Game RecordedGame::at(std::size_t inputs) const
{
    inputs = std::min(inputs, m_inputs.size());
    std::size_t done = inputs / snapshotInterval;
    Game game = m_snapshots[done];
    for (done *= snapshotInterval; done < inputs; ++done)
        perform(game, m_inputs[done]).value();
    return game;
}

void RecordedGame::truncate(std::size_t inputs)
{
    if (inputs >= m_inputs.size())
        return;
    m_game = at(inputs);
    m_inputs.resize(inputs);
    m_snapshots.erase(
        m_snapshots.begin() + static_cast<std::ptrdiff_t>(inputs / snapshotInterval + 1), m_snapshots.end());
    std::erase_if(m_locks, [inputs](const Checkpoint &lock) { return lock.inputs > inputs; });
    if (const Game lineStart = at(m_locks.empty() ? 0 : m_locks.back().inputs); lineStart.active())
        m_piece = lineStart.active()->piece;
}

std::size_t RecordedGame::beforeLastPiece() const
{
    return m_locks.size() < 2 ? 0 : m_locks[m_locks.size() - 2].inputs;
}

Replay RecordedGame::replay(std::string player, std::string date) const
{
    Replay replay{.start = m_start,
        .player = std::move(player),
        .date = std::move(date),
        .inputs = m_inputs,
        .checkpoints = m_locks,
        .result = {.end = m_game.end(), .tally = m_game.tally(), .board = m_game.painted()}};
    if (m_inputs.size() > (m_locks.empty() ? 0 : m_locks.back().inputs))
        replay.checkpoints.push_back(checkpointNow());
    return replay;
}

} // namespace tetrarium
