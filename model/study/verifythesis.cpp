// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"
#include "recordingcheck.h"
#include "thesisengine.h"

namespace tetrarium {

namespace {

Rules thesisRules()
{
    return *findRules("thesis");
}

ThesisWeights weightsOf(const Json &recording)
{
    const Json &weights = recording.at("weights");
    return {
        .rowsCleared = weights.at(0).get<double>(),
        .weightedHeight = weights.at(1).get<double>(),
        .cumulativeHeight = weights.at(2).get<double>(),
        .holes = weights.at(3).get<double>(),
        .bumpiness = weights.at(4).get<double>(),
    };
}

/// Cells recorded as [row from the top, column, −id].
std::vector<Cell> activeCells(const Json &recorded)
{
    std::vector<Cell> cells;
    for (const Json &cell : recorded)
        cells.push_back(
            {cell.at(1).get<std::int8_t>(), static_cast<std::int8_t>(19 - cell.at(0).get<int>())});
    return cells;
}

void checkActive(RecordingCheck &check, const Json &recorded, const Game &game)
{
    const bool recordedActive = !recorded.empty();
    if (check.equal("active", recordedActive, game.active().has_value()) && recordedActive) {
        check.cells("active", activeCells(recorded), game.rules().rotation->cells(*game.active()));
        check.equal("active piece", -recorded.at(0).at(2).get<int>(), indexOf(game.active()->piece) + 1);
    }
}

/// Where the keys leave the piece.
Cells endOf(Game game, const std::string &keys)
{
    for (const char key : keys) {
        if (const auto move = moveFromLetter(key))
            game.apply(*move);
    }
    return game.active() ? thesisRotation.cells(*game.active()) : Cells{};
}

void checkGameResult(RecordingCheck &check, const Json &recording, const Game &game)
{
    const Tally &tally = game.tally();
    const bool toppedOut = game.end() == GameEnd::ToppedOut;
    check.equal(
        "end", recording.at("end").get<std::string>(), std::string(toppedOut ? "topout" : "movelimit"));
    // The program draws one more piece to find out that it cannot enter; at the limit another one before that.
    check.equal("popped", recording.at("popped").get<std::int64_t>(), tally.pieces + (toppedOut ? 1 : 2));
    check.equal("placed", recording.at("placed").get<std::int64_t>(), tally.pieces);
    check.equal("score", recording.at("score").get<std::int64_t>(), tally.score);
    check.equal("movesTaken", recording.at("movesTaken").get<std::int64_t>(), tally.moves);
    check.equal("numberOfMoves", recording.at("numberOfMoves").get<std::int64_t>(), tally.moves);
    check.equal("lines", recording.at("lines").get<std::int64_t>(), tally.rows);
    for (std::size_t rows = 0; rows < tally.clears.size(); ++rows) {
        check.equal(numbered("clears", rows), recording.at("clears").at(rows).get<std::int64_t>(),
            tally.clears[rows]);
    }
    check.boards("rows", thesisBoardOfLines(recording.at("rows")), game.painted());
    checkActive(check, recording.at("active"), game);
}

void checkEngine(RecordingCheck &check, const ThesisGame &engine, const Game &game)
{
    check.equal("engine: score", game.tally().score, engine.score);
    check.equal("engine: moves", game.tally().moves, engine.moves);
    check.equal("engine: placed", game.tally().pieces, std::int64_t{engine.pieces});
    check.equal("engine: topped out", game.end() == GameEnd::ToppedOut, engine.toppedOut);
}

} // namespace

std::optional<Difference> verifyThesisGame(const Json &recording)
{
    RecordingCheck check;
    const Rules rules = thesisRules();
    const ThesisWeights weights = weightsOf(recording);
    const auto limit = recording.at("moveLimit").get<std::int32_t>();
    std::vector<Piece> pieces;
    for (const Json &id : recording.at("pieces"))
        pieces.push_back(pieceOfThesisId(id.get<int>()));

    Game game(rules, Randomizer::fromPieces(pieces), {.moveLimit = limit});
    const Json &moves = recording.at("moves");
    for (std::size_t i = 0; i < moves.size() && check.holds(); ++i) {
        const auto recorded = moves.at(i).get<std::string>();
        check.happensOn(game.board());
        if (!check.equal(numbered("game over before move", i), false, game.isOver()))
            break;
        const auto chosen =
            chooseThesis(weights, game.board(), game.active()->piece, limit - game.tally().moves);
        if (chosen)
            check.moves(numbered("moves", i), recorded, endOf(game, recorded), chosen->moves(),
                thesisRotation.cells(chosen->rest));
        else
            check.equal(numbered("moves", i), recorded, std::string("none"));
        if (const auto played = game.play(recorded); !played)
            check.differs(numbered("moves", i), recorded, played.error().expected);
    }
    if (!check.holds())
        return check.difference();
    if (game.active()) {
        const auto further =
            chooseThesis(weights, game.board(), game.active()->piece, limit - game.tally().moves);
        check.equal("a further move", std::string("none"), further ? further->moves() : std::string("none"));
    }
    checkGameResult(check, recording, game);
    checkEngine(check, playThesis(weights, rules, pieces, limit), game);
    return check.difference();
}

std::optional<Difference> verifyThesisCandidates(const Json &recording)
{
    RecordingCheck check;
    const ThesisWeights weights = weightsOf(recording);
    const Piece piece = pieceOfThesisId(recording.at("piece").get<int>());
    const auto movesTaken = recording.at("movesTaken").get<std::int64_t>();
    const std::int64_t movesLeft = recording.at("moveLimit").get<std::int64_t>() - movesTaken;

    Game game(thesisRules(), Randomizer::fromPieces({piece}), thesisBoardOfLines(recording.at("rows")),
        {.moveLimit = 0});
    check.happensOn(game.board());
    check.equal("spawned", recording.at("spawned").get<bool>(), !game.isOver());
    if (!check.holds() || game.isOver())
        return check.difference();

    const Json &candidates = recording.at("candidates");
    std::size_t count = 0;
    for (const KeyCandidate &candidate : elevenColumnCandidates(game.board(), thesisRotation, piece)) {
        if (candidate.length() >= movesLeft)
            continue;
        const std::size_t i = count++;
        if (i >= candidates.size())
            continue;
        const Json &recorded = candidates.at(i);
        Board placed = game.board();
        stamp(placed, thesisRotation.shape(candidate.rest), candidate.rest.x, candidate.rest.y);
        const ThesisReading reading = readThesis(placed);
        const std::string what = numbered("candidates", i);
        check.equal(what + ".m", recorded.at("m").get<std::string>(), candidate.moves());
        check.equal(what + ".bump", recorded.at("bump").get<int>(), reading.bumpiness);
        check.equal(what + ".total", recorded.at("total").get<int>(), reading.totalHeight);
        check.equal(what + ".holes", recorded.at("holes").get<int>(), reading.holes);
        check.equal(what + ".lines", recorded.at("lines").get<int>(), reading.fullRows);
        check.equal(what + ".high", recorded.at("high").get<int>(), reading.highestColumn);
        check.close(what + ".score", recorded.at("score").get<double>(), rateThesis(weights, reading));
    }
    check.equal("candidates", candidates.size(), count);

    const auto index = recording.at("chosen").get<int>();
    const auto chosen = chooseThesis(weights, game.board(), piece, movesLeft);
    const std::string recordedMoves =
        index < 0 ? "none" : candidates.at(static_cast<std::size_t>(index)).at("m").get<std::string>();
    check.equal("chosen", recordedMoves, chosen ? chosen->moves() : std::string("none"));
    if (!check.holds())
        return check.difference();
    if (chosen)
        (void)game.play(chosen->moves());
    check.equal("scoreAfter", recording.at("scoreAfter").get<std::int64_t>(), game.tally().score);
    check.equal("movesTakenAfter", recording.at("movesTakenAfter").get<std::int64_t>(),
        movesTaken + game.tally().moves);
    check.boards("rowsAfter", thesisBoardOfLines(recording.at("rowsAfter")), game.painted());
    checkActive(check, recording.at("activeAfter"), game);
    return check.difference();
}

std::optional<Difference> verifyThesisKeys(const Json &recording)
{
    RecordingCheck check;
    const Piece piece = pieceOfThesisId(recording.at("piece").get<int>());
    Game game(thesisRules(), Randomizer::fromPieces({piece}), thesisBoardOfLines(recording.at("rows")),
        {.moveLimit = 0});
    check.happensOn(game.board());
    const auto keys = recording.at("keys").get<std::string>();
    const auto recordedOk = recording.at("ok").get<std::string>();
    std::string ok;
    for (const char key : keys) {
        const auto move = moveFromLetter(key);
        ok += move && game.apply(*move).moved ? '1' : '0';
    }
    check.equal("ok", recordedOk, ok);
    check.boards("rowsBeforeLock", thesisBoardOfLines(recording.at("rowsBeforeLock")), game.painted());
    checkActive(check, recording.at("active"), game);
    if (!check.holds())
        return check.difference();
    const MoveResult locked = game.apply(Move::Lock);
    check.equal("fullRows", recording.at("fullRows").get<int>(), locked.rowsCleared);
    check.equal("cleared", recording.at("cleared").get<int>(), locked.rowsCleared);
    check.boards("rowsAfterClear", thesisBoardOfLines(recording.at("rowsAfterClear")), game.painted());
    return check.difference();
}

} // namespace tetrarium
