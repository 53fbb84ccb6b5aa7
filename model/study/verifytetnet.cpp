// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordingcheck.h"
#include "tetnetsearch.h"

namespace tetrarium {

namespace {

TetnetWeights weightsOf(const Json &genome)
{
    return {
        .rowsCleared = genome.at("rowsCleared").get<double>(),
        .weightedHeight = genome.at("weightedHeight").get<double>(),
        .cumulativeHeight = genome.at("cumulativeHeight").get<double>(),
        .relativeHeight = genome.at("relativeHeight").get<double>(),
        .holes = genome.at("holes").get<double>(),
        .roughness = genome.at("roughness").get<double>(),
    };
}

/// The candidate's keys and the down that locks.
std::string lockingMoves(const KeyCandidate &candidate)
{
    return candidate.moves() + 's';
}

} // namespace

std::optional<Difference> verifyTetnetGame(const Json &recording)
{
    RecordingCheck check;
    const TetnetWeights weights = weightsOf(recording.at("genome"));
    const std::vector<Piece> pieces = piecesOfLetters(recording.at("pieces").get<std::string>());
    const auto cap = recording.at("cap").get<std::int32_t>();
    Game game(*findRules("tetnet"), Randomizer::fromPieces(pieces), {.pieceLimit = cap});

    replayGame(check, recording, game, {.lost = "lose", .capped = "limit", .score = "fitness"},
        [&](const Json &move, std::size_t i) {
            const TetnetCandidates decision =
                decideTetnet(weights, game.board(), game.active()->piece, game.next(0));
            const KeyCandidate &chosen = decision.candidates[static_cast<std::size_t>(decision.chosen)].keys;
            check.cells(
                numbered("cells", i), cellsOfPairs(move.at("cells")), tetnetRotation.cells(chosen.rest));
            return lockingMoves(chosen);
        });
    return check.difference();
}

std::optional<Difference> verifyTetnetState(const Json &recording)
{
    RecordingCheck check;
    const TetnetWeights weights = weightsOf(recording.at("genome"));
    const Board board = boardOfLines(recording.at("board"), 20);
    const Piece piece = pieceOfLetter(recording.at("piece").get<std::string>().at(0));
    const Piece next = pieceOfLetter(recording.at("next").get<std::string>().at(0));
    check.happensOn(board);

    const TetnetCandidates decision = decideTetnet(weights, board, piece, next);
    const Json &candidates = recording.at("candidates");
    if (!check.equal("candidates", candidates.size(), decision.all().size()))
        return check.difference();
    for (std::size_t i = 0; i < candidates.size() && check.holds(); ++i) {
        const Json &recorded = candidates.at(i);
        const TetnetCandidate &ours = decision.candidates[i];
        const std::string what = numbered("candidates", i);
        check.equal(what + " rotation", recorded.at(0).get<int>(), int{ours.keys.turns});
        check.equal(what + " shift", recorded.at(1).get<int>(), int{ours.keys.asked});
        check.cells(what + " cells", cellsOfPairs(recorded.at(2)), tetnetRotation.cells(ours.keys.rest));
        for (std::size_t f = 0; f < ours.reading.size(); ++f)
            check.close(what + numbered(" feature", f), recorded.at(3).at(f).get<double>(), ours.reading[f]);
        check.close(what + " rating", recorded.at(4).get<double>(), ours.rating);
    }
    check.equal("chosen", recording.at("chosen").get<int>(), decision.chosen);

    Game game(*findRules("tetnet"), Randomizer::fromPieces({piece, next}), PaintedBoard(board));
    const KeyCandidate &chosen = decision.candidates[static_cast<std::size_t>(decision.chosen)].keys;
    check.cells("locked", cellsOfPairs(recording.at("locked")), tetnetRotation.cells(chosen.rest));
    const auto played = game.play(lockingMoves(chosen));
    if (!played) {
        check.differs("locked", lockingMoves(chosen), played.error().expected);
        return check.difference();
    }
    check.equal("lines", recording.at("lines").get<int>(), played->rowsCleared);
    check.equal("lose", recording.at("lose").get<bool>(), game.end() == GameEnd::ToppedOut);
    check.equal("drop_score", recording.at("drop_score").get<int>(), played->points);
    return check.difference();
}

} // namespace tetrarium
