// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordingcheck.h"

#include <algorithm>
#include <cmath>

namespace tetrarium {

namespace {

[[noreturn]] void bad(ErrorCode code, std::string found, std::string expected)
{
    throw BadRecording{{.code = code, .found = std::move(found), .expected = std::move(expected)}};
}

std::string describe(const std::vector<Cell> &cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += std::format("{}({}, {})", text.empty() ? "" : " ", cell.x, cell.y);
    return text;
}

std::string joinLines(const Json &lines)
{
    std::string picture;
    for (const Json &line : lines)
        picture += line.get<std::string>() + '\n';
    return picture;
}

} // namespace

bool RecordingCheck::close(const std::string &what, double recorded, double ours)
{
    constexpr double tolerance = 1e-9;
    if (!(std::abs(recorded - ours) <= tolerance))
        differs(what, std::format("{}", recorded), std::format("{}", ours));
    return holds();
}

bool RecordingCheck::boards(const std::string &what, const Board &recorded, const Board &ours)
{
    if (recorded.columns() != ours.columns() && holds())
        m_difference = Difference{what, {}, {}, recorded.toText(), ours.toText()};
    return holds();
}

bool RecordingCheck::boards(const std::string &what, const PaintedBoard &recorded, const PaintedBoard &ours)
{
    if (recorded != ours && holds())
        m_difference = Difference{what, {}, {}, recorded.toText(), ours.toText()};
    return holds();
}

bool RecordingCheck::cells(const std::string &what, std::vector<Cell> recorded, const Cells &ours)
{
    std::vector<Cell> sorted(ours.begin(), ours.end());
    std::ranges::sort(sorted);
    std::ranges::sort(recorded);
    if (recorded == sorted || !holds())
        return holds();
    differs(what, describe(recorded), describe(sorted));
    m_difference->recordedBoard = picture(recorded);
    m_difference->ourBoard = picture(sorted);
    return false;
}

bool RecordingCheck::moves(const std::string &what, const std::string &recorded, const Cells &recordedEnd,
    const std::string &ours, const Cells &ourEnd)
{
    if (recorded == ours || !holds())
        return holds();
    differs(what, recorded, ours);
    m_difference->recordedBoard = picture(recordedEnd);
    m_difference->ourBoard = picture(ourEnd);
    return false;
}

/// The scene with these cells in it; nothing without a scene.
std::string RecordingCheck::picture(std::span<const Cell> cells) const
{
    if (!m_scene)
        return {};
    PaintedBoard board(*m_scene);
    for (const Cell cell : cells) {
        if (cell.x >= 0 && cell.x < Board::width && cell.y >= 0 && cell.y < Board::maxRows)
            board.paint(cell.x, cell.y, Piece::O);
    }
    return board.toText();
}

void RecordingCheck::differs(const std::string &what, const std::string &recorded, const std::string &ours)
{
    if (!holds())
        return;
    m_difference = Difference{what, recorded, ours, {}, {}};
    if (m_scene)
        m_difference->recordedBoard = m_difference->ourBoard = m_scene->toText();
}

std::string numbered(std::string_view what, std::size_t index)
{
    return std::format("{}[{}]", what, index);
}

Piece pieceOfLetter(char letter)
{
    const auto piece = pieceFromLetter(letter);
    if (!piece)
        bad(ErrorCode::UnknownName, std::string(1, letter), std::string(pieceLetters));
    return *piece;
}

Piece pieceOfThesisId(int id)
{
    if (id < 1 || id > pieceCount)
        bad(ErrorCode::OutOfRange, std::to_string(id), "1..7");
    return static_cast<Piece>(id - 1);
}

std::vector<Piece> piecesOfLetters(const std::string &letters)
{
    std::vector<Piece> pieces(letters.size());
    std::ranges::transform(letters, pieces.begin(), pieceOfLetter);
    return pieces;
}

std::int64_t integerOf(const Json &number, std::int64_t least, std::int64_t most)
{
    const auto value = number.get<std::int64_t>();
    if (!number.is_number_integer() || value < least || value > most)
        bad(ErrorCode::OutOfRange, number.dump(), std::format("{}..{}", least, most));
    return value;
}

void demandHeight(const Board &board)
{
    if (board.highestColumn() > board.height())
        bad(ErrorCode::OutOfRange, std::format("row {}", board.highestColumn()),
            std::format("1..{}", board.height()));
}

std::vector<Cell> cellsOfPairs(const Json &pairs)
{
    std::vector<Cell> cells;
    for (const Json &pair : pairs)
        cells.push_back({pair.at(0).get<std::int8_t>(), pair.at(1).get<std::int8_t>()});
    std::ranges::sort(cells);
    return cells;
}

Board boardOfLines(const Json &lines, int height)
{
    const auto board = Board::fromText(joinLines(lines), height);
    if (!board)
        throw BadRecording{board.error()};
    demandHeight(*board);
    return *board;
}

PaintedBoard thesisBoardOfLines(const Json &lines)
{
    std::string picture = joinLines(lines);
    for (char &letter : picture) {
        if (letter >= '1' && letter <= '7')
            letter = letterOf(pieceOfThesisId(letter - '0'));
        else if (letter != '\n' && letter != '0')
            bad(ErrorCode::OutOfRange, std::string(1, letter), "0..7");
    }
    const auto board = PaintedBoard::fromText(picture, 20);
    if (!board)
        throw BadRecording{board.error()};
    demandHeight(board->board());
    return *board;
}

Board boardOfRowBits(const Json &rows, int height)
{
    if (rows.size() > Board::maxRows)
        bad(ErrorCode::WrongSize, std::to_string(rows.size()),
            std::format("at most {}", int{Board::maxRows}));
    Board board(height);
    int y = 0;
    for (const Json &row : rows) {
        const auto bits = row.get<std::uint32_t>();
        if (bits >> Board::width != 0)
            bad(ErrorCode::OutOfRange, std::to_string(bits), "0..1023");
        for (int x = 0; x < Board::width; ++x) {
            if ((bits >> x) & 1U)
                board.fill(x, y);
        }
        ++y;
    }
    return board;
}

void replayGame(RecordingCheck &check, const Json &recording, Game &game, const GameWords &words,
    const std::function<std::string(const Json &, std::size_t)> &decide)
{
    const Json &moves = recording.at("moves");
    for (std::size_t i = 0; i < moves.size() && check.holds(); ++i) {
        const Json &move = moves.at(i);
        check.happensOn(game.board());
        if (!check.equal(numbered("game over before move", i), false, game.isOver() || game.nextCount() == 0))
            break;
        check.equal(numbered("piece", i), move.at("piece").get<std::string>(),
            std::string(1, letterOf(game.active()->piece)));
        const std::string keys = decide(move, i);
        const auto played = game.play(keys);
        if (!played) {
            check.differs(numbered("moves", i), keys, played.error().expected);
            break;
        }
        check.equal(numbered("lines", i), move.at("lines").get<int>(), played->rowsCleared);
        check.equal(numbered("score", i), move.at("score").get<std::int64_t>(), game.tally().score);
    }
    check.boards("final", boardOfLines(recording.at("final"), game.rules().height), game.board());
    const bool lost = game.end() == GameEnd::ToppedOut;
    check.equal("end", recording.at("end").get<std::string>(), lost ? words.lost : words.capped);
    check.equal(words.score, recording.at(words.score).get<std::int64_t>(), game.tally().score);
}

} // namespace tetrarium
