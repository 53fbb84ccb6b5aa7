// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"
#include "recordingcheck.h"

namespace tetrarium {

namespace {

/// The course's piece numbers.
Piece pieceOfCourseId(std::size_t id)
{
    constexpr std::string_view letters = "OILJTSZ";
    if (id >= letters.size())
        throw BadRecording{{.code = ErrorCode::OutOfRange, .found = std::to_string(id), .expected = "0..6"}};
    return pieceOfLetter(letters[id]);
}

void checkTops(RecordingCheck &check, const std::string &what, const Json &recorded, const Board &board)
{
    for (int x = 0; x < Board::width; ++x) {
        const auto column = static_cast<std::size_t>(x);
        check.equal(
            what + numbered(" column", column), recorded.at(column).get<int>(), board.columnHeight(x));
    }
}

} // namespace

std::optional<Difference> verifyCourseGame(const Json &recording)
{
    RecordingCheck check;
    const Rules rules = *findRules("cs3243");
    std::vector<Piece> pieces;
    for (const Json &id : recording.at("pieces"))
        pieces.push_back(pieceOfCourseId(id.get<std::size_t>()));
    Game game(rules, Randomizer::fromPieces(pieces));

    const Json &moves = recording.at("moves");
    for (std::size_t i = 0; i < moves.size() && check.holds(); ++i) {
        check.happensOn(game.board());
        const auto placed = game.place(moves.at(i).at(0).get<int>(), moves.at(i).at(1).get<int>());
        if (!check.equal(numbered("move possible", i), true, placed.has_value()))
            break;
        check.equal(numbered("cleared_per_move", i), recording.at("cleared_per_move").at(i).get<int>(),
            placed->rowsCleared);
        checkTops(check, numbered("tops_after_move", i), recording.at("tops_after_move").at(i), game.board());
    }
    checkTops(check, "final_top", recording.at("final_top"), game.board());
    check.equal("rows_cleared", recording.at("rows_cleared").get<std::int64_t>(), game.tally().rows);
    check.equal("turn", recording.at("turn").get<std::int64_t>(), game.tally().pieces);
    check.equal("lost", recording.at("lost").get<bool>(), game.end() == GameEnd::ToppedOut);
    check.boards("final_rows", boardOfRowBits(recording.at("final_rows"), rules.height), game.board());
    return check.difference();
}

} // namespace tetrarium
