// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordingcheck.h"
#include "takadosearch.h"

namespace tetrarium {

namespace {

Evaluator netOf(const Json &genome)
{
    EvaluatorShape shape{
        .features = {{FeatureId::RowsCleared, Stage::Placed}, {FeatureId::Holes, Stage::Placed},
            {FeatureId::TotalHeight, Stage::Placed}, {FeatureId::Bumpiness, Stage::Placed}},
        .hidden = {2}};
    std::vector<double> weights;
    for (const char *gene : {"h0_lines", "h0_holes", "h0_height", "h0_diff", "h1_lines", "h1_holes",
             "h1_height", "h1_diff", "out0", "out1"})
        weights.push_back(genome.at(gene).get<double>());
    return *Evaluator::make(std::move(shape), std::move(weights));
}

void checkLeaves(
    RecordingCheck &check, const std::string &what, const Json &recorded, std::span<const TakadoLeaf> ours)
{
    check.equal(what + " all_leaves", recorded.size(), ours.size());
    for (std::size_t i = 0; i < recorded.size() && check.holds(); ++i) {
        const Json &leaf = recorded.at(i);
        const std::string which = what + numbered(" leaf", i);
        check.cells(which, cellsOfPairs(leaf.at(0)), takadoRotation.cells(ours[i].rest));
        for (std::size_t f = 0; f < ours[i].reading.size(); ++f)
            check.close(which + numbered(" feature", f), leaf.at(1).at(f).get<double>(), ours[i].reading[f]);
        check.close(which + " rating", leaf.at(2).get<double>(), ours[i].rating);
    }
}

} // namespace

std::optional<Difference> verifyTakadoGame(const Json &recording)
{
    RecordingCheck check;
    const Evaluator net = netOf(recording.at("genome"));
    const std::vector<Piece> pieces = piecesOfLetters(recording.at("pieces").get<std::string>());
    const auto cap = recording.at("cap").get<std::int32_t>();
    Game game(*findRules("takado"), Randomizer::fromPieces(pieces), {.pieceLimit = cap});

    replayGame(check, recording, game, {.lost = "gameover", .capped = "cap", .score = "score"},
        [&](const Json &move, std::size_t i) {
            const Piece piece = game.active()->piece;
            const TakadoDecision decision = decideTakado(net, game.board(), piece, game.next(0));
            const TakadoCandidate &chosen = decision.candidates[static_cast<std::size_t>(decision.chosen)];
            check.cells(
                numbered("cells", i), cellsOfPairs(move.at("cells")), takadoRotation.cells(chosen.rest));
            check.equal(numbered("rot", i), move.at("rot").get<int>(), int{chosen.turns});
            check.equal(numbered("right", i), move.at("right").get<int>(), int{chosen.right});
            return takadoMoves(game.board(), piece, chosen);
        });
    return check.difference();
}

std::optional<Difference> verifyTakadoState(const Json &recording)
{
    RecordingCheck check;
    const Evaluator net = netOf(recording.at("genome"));
    const Board board = boardOfLines(recording.at("board"), 20);
    const Piece piece = pieceOfLetter(recording.at("piece").get<std::string>().at(0));
    const Piece next = pieceOfLetter(recording.at("next").get<std::string>().at(0));
    check.happensOn(board);

    const TakadoDecision decision = decideTakado(net, board, piece, next);
    const Json &candidates = recording.at("candidates");
    if (!check.equal("candidates", candidates.size(), decision.all().size()))
        return check.difference();
    for (std::size_t i = 0; i < candidates.size() && check.holds(); ++i) {
        const Json &recorded = candidates.at(i);
        const TakadoCandidate &ours = decision.candidates[i];
        const std::string what = numbered("candidates", i);
        check.equal(what + " rot", recorded.at("rot").get<int>(), int{ours.turns});
        check.equal(what + " right", recorded.at("right").get<int>(), int{ours.right});
        check.cells(what + " cells", cellsOfPairs(recorded.at("cells")), takadoRotation.cells(ours.rest));
        if (recorded.contains("all_leaves"))
            checkLeaves(check, what, recorded.at("all_leaves"), takadoLeaves(net, board, ours.rest, next));
        check.equal(what + " leaves", recorded.at("leaves").get<int>(), ours.leaves);
        check.cells(what + " best_leaf_cells", cellsOfPairs(recorded.at("best_leaf_cells")),
            takadoRotation.cells(ours.best.rest));
        for (std::size_t f = 0; f < ours.best.reading.size(); ++f) {
            check.close(what + numbered(" best_leaf_features", f),
                recorded.at("best_leaf_features").at(f).get<double>(), ours.best.reading[f]);
        }
        check.close(what + " value", recorded.at("value").get<double>(), ours.best.rating);
    }
    const TakadoCandidate &chosen = decision.candidates[static_cast<std::size_t>(decision.chosen)];
    check.equal("chosen", recording.at("chosen").get<int>(), decision.chosen);
    check.equal("chosen_rot", recording.at("chosen_rot").get<int>(), int{chosen.turns});
    check.equal("chosen_right", recording.at("chosen_right").get<int>(), int{chosen.right});
    check.cells("locked", cellsOfPairs(recording.at("locked")), takadoRotation.cells(chosen.rest));

    Game game(*findRules("takado"), Randomizer::fromPieces({piece, next}), PaintedBoard(board));
    const std::string keys = takadoMoves(board, piece, chosen);
    if (const auto played = game.play(keys); !played)
        check.differs("locked", keys, played.error().expected);
    check.equal("score", recording.at("score").get<std::int64_t>(), game.tally().score);
    check.boards("board_after", boardOfLines(recording.at("board_after"), 20), game.board());
    check.equal("gameover", recording.at("gameover").get<bool>(), game.end() == GameEnd::ToppedOut);
    return check.difference();
}

} // namespace tetrarium
