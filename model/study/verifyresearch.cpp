// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"
#include "plainplayer.h"
#include "recordingcheck.h"

namespace tetrarium {

namespace {

FeatureUse featureNamed(const std::string &name)
{
    const auto id = featureFromName(name);
    if (!id)
        throw BadRecording{id.error()};
    return {.id = *id, .stage = Stage::Cleared};
}

Rules rulesOf(const Json &recording)
{
    if (recording.at("width").get<int>() != Board::width)
        throw BadRecording{
            {.code = ErrorCode::OutOfRange, .found = recording.at("width").dump(), .expected = "10"}};
    const auto rules = findRules(std::format("research-{}", recording.at("height").get<int>()));
    if (!rules)
        throw BadRecording{rules.error()};
    return *rules;
}

int digitAt(const std::string &digits, std::size_t i)
{
    return digits.at(i) - '0';
}

} // namespace

std::optional<Difference> verifyResearchGame(const Json &recording)
{
    RecordingCheck check;
    const Rules rules = rulesOf(recording);
    std::vector<WeightedFeature> terms;
    for (const auto &[name, weight] : recording.at("weights").items())
        terms.push_back({featureNamed(name), weight.get<double>()});
    const PlainPlayer player(researchRotation, LinearEvaluator(terms));

    const auto letters = recording.at("pieces").get<std::string>();
    const auto orientations = recording.at("orient").get<std::string>();
    const auto columns = recording.at("col").get<std::string>();
    const auto lines = recording.at("lines").get<std::string>();
    const Json &cells = recording.at("cells");
    Game game(rules, Randomizer::fromPieces(piecesOfLetters(letters)));
    for (std::size_t i = 0; i < orientations.size() && check.holds(); ++i) {
        check.happensOn(game.board());
        if (!check.equal(numbered("game over before piece", i), false, game.isOver()))
            break;
        const Drop drop = player.choose(game.board(), game.active()->piece);
        check.equal(numbered("orient", i), digitAt(orientations, i), int{drop.orientation});
        check.equal(numbered("col", i), digitAt(columns, i), int{drop.x});
        check.cells(numbered("cells", i), cellsOfPairs(cells.at(i)),
            researchRotation.shape(game.active()->piece, drop.orientation).cellsAt(drop.x, drop.y));
        const auto placed = game.place(drop.orientation, drop.x);
        check.equal(numbered("lines", i), digitAt(lines, i), placed ? placed->rowsCleared : -1);
    }
    check.equal("total_lines", recording.at("total_lines").get<std::int64_t>(), game.tally().rows);
    check.equal("game_over", recording.at("game_over").get<bool>(), game.end() == GameEnd::ToppedOut);
    check.boards("final_rows", boardOfRowBits(recording.at("final_rows"), rules.height), game.board());
    return check.difference();
}

std::optional<Difference> verifyResearchState(const Json &recording)
{
    RecordingCheck check;
    const Rules rules = rulesOf(recording);
    const Board board = boardOfRowBits(recording.at("rows"), rules.height);
    demandHeight(board);
    const Piece piece = pieceOfLetter(recording.at("piece").get<std::string>().at(0));
    std::vector<WeightedFeature> terms;
    for (std::size_t i = 0; i < recording.at("features").size(); ++i) {
        terms.push_back({featureNamed(recording.at("features").at(i).get<std::string>()),
            recording.at("weights").at(i).get<double>()});
    }
    const PlainPlayer player(researchRotation, LinearEvaluator(terms));
    check.happensOn(board);

    const RatedDrops drops = player.rate(board, piece);
    const Json &candidates = recording.at("candidates");
    if (!check.equal("candidates", candidates.size(), static_cast<std::size_t>(drops.size())))
        return check.difference();
    for (int i = 0; i < drops.size() && check.holds(); ++i) {
        const RatedDrop &ours = drops[i];
        const Json &recorded = candidates.at(static_cast<std::size_t>(i));
        const std::string what = numbered("candidates", static_cast<std::size_t>(i));
        const Shape &shape = researchRotation.shape(piece, ours.drop.orientation);
        check.equal(what + ".o", recorded.at("o").get<int>(), int{ours.drop.orientation});
        check.equal(what + ".x", recorded.at("x").get<int>(), int{ours.drop.x});
        check.cells(
            what + ".cells", cellsOfPairs(recorded.at("cells")), shape.cellsAt(ours.drop.x, ours.drop.y));
        check.equal(what + ".over", recorded.at("over").get<bool>(), ours.loses);
        if (ours.loses)
            continue;
        Outcome outcome(board);
        outcome.place(shape, ours.drop.x, ours.drop.y);
        check.equal(what + ".lines", recorded.at("lines").get<int>(), outcome.rows);
        for (std::size_t f = 0; f < terms.size(); ++f) {
            check.close(what + numbered(".f", f), recorded.at("f").at(f).get<double>(),
                measure(terms[f].feature, outcome));
        }
        check.close(what + ".score", recorded.at("score").get<double>(), ours.rating);
    }
    check.equal("chosen", recording.at("chosen").get<int>(), drops.best());
    return check.difference();
}

} // namespace tetrarium
