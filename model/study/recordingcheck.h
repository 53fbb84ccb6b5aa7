// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "game.h"
#include "paintedboard.h"
#include "shape.h"
#include "verification.h"

#include <format>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tetrarium {

/// A recording; ordered, because the order of a controller's weights is the order of its sum.
using Json = nlohmann::ordered_json;

/// A recording that is not what its kind says it is; caught in verifyRecording().
struct BadRecording
{
    Error error;
};

/// Compares what was recorded with what we do and keeps the first difference. Checks after it cost nothing and say nothing.
class RecordingCheck
{
public:
    const std::optional<Difference> &difference() const { return m_difference; }
    bool holds() const { return !m_difference; }

    template<typename T>
    bool equal(const std::string &what, const T &recorded, const T &ours)
    {
        if (recorded != ours)
            differs(what, std::format("{}", recorded), std::format("{}", ours));
        return holds();
    }

    /// To 1e-9.
    bool close(const std::string &what, double recorded, double ours);
    bool boards(const std::string &what, const Board &recorded, const Board &ours);
    bool boards(const std::string &what, const PaintedBoard &recorded, const PaintedBoard &ours);
    bool cells(const std::string &what, std::vector<Cell> recorded, const Cells &ours);
    /// Move strings, shown with the cells in which they end.
    bool moves(const std::string &what, const std::string &recorded, const Cells &recordedEnd,
        const std::string &ours, const Cells &ourEnd);
    void differs(const std::string &what, const std::string &recorded, const std::string &ours);

    /// The board on which what follows happens; shown beside a difference that is not one of boards.
    void happensOn(const Board &board) { m_scene = board; }

private:
    std::string picture(std::span<const Cell> cells) const;

    std::optional<Difference> m_difference;
    std::optional<Board> m_scene;
};

/// `moves[7]`
std::string numbered(std::string_view what, std::size_t index);

Piece pieceOfLetter(char letter);
Piece pieceOfThesisId(int id);
std::vector<Piece> piecesOfLetters(const std::string &letters);

/// Cells as [x, y] pairs, y from the floor, sorted.
std::vector<Cell> cellsOfPairs(const Json &pairs);

/// A whole number between two others.
std::int64_t integerOf(const Json &number, std::int64_t least, std::int64_t most);

/// Throws when a cell is above the height.
void demandHeight(const Board &board);

/// Boards as strings, top row first, nothing above the height.
Board boardOfLines(const Json &lines, int height);
/// The same with the thesis's ids as digits.
PaintedBoard thesisBoardOfLines(const Json &lines);
/// Boards as one number a row, bottom row first, bit x = column x. A piece that lost may stick out above the height.
Board boardOfRowBits(const Json &rows, int height);

/// How the recordings of a system whose games know the next piece name what they end with.
struct GameWords
{
    std::string lost;
    std::string capped;
    std::string score; ///< the field of the final score
};

/// Replays such a game. `decide(move, index)` compares its own decision with the recorded one and gives the keys to play.
void replayGame(RecordingCheck &check, const Json &recording, Game &game, const GameWords &words,
    const std::function<std::string(const Json &, std::size_t)> &decide);

std::optional<Difference> verifyThesisGame(const Json &recording);
std::optional<Difference> verifyThesisCandidates(const Json &recording);
std::optional<Difference> verifyThesisKeys(const Json &recording);
std::optional<Difference> verifyTetnetGame(const Json &recording);
std::optional<Difference> verifyTetnetState(const Json &recording);
std::optional<Difference> verifyTakadoGame(const Json &recording);
std::optional<Difference> verifyTakadoState(const Json &recording);
std::optional<Difference> verifyResearchGame(const Json &recording);
std::optional<Difference> verifyResearchState(const Json &recording);
std::optional<Difference> verifyCourseGame(const Json &recording);
std::optional<Difference> verifyThesisEvolution(const Json &recording);
std::optional<Difference> verifyTetnetEvolution(const Json &recording);

} // namespace tetrarium
