// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expectation.h"

#include "drop.h"
#include "fieldrules.h"
#include "placementrater.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace tetrarium {

namespace {

/// The least and the greatest value of a feature after a placement on a board without full rows.
std::pair<double, double> rangeOf(FeatureUse use, const Rules &rules)
{
    // Full rows above the height stay under some rules, so that a placement can meet them again.
    const double mostCleared = 4 + (rules.clearing == Clearing::HiddenStay ? rules.hiddenRows : 0);
    constexpr double rows = Board::maxRows;
    constexpr double cells = rows * Board::width;
    constexpr double stairs = Board::width * (rows * (rows + 1) / 2);
    switch (use.id) {
    case FeatureId::RowsCleared:
        return {0, mostCleared};
    case FeatureId::ErodedPieceCells:
        return {0, 4 * mostCleared};
    case FeatureId::PatternDiversity:
        return {0, 5};
    case FeatureId::HeightPower:
        return {0, std::pow(rows, 1.5)};
    case FeatureId::RowTransitions:
        // Between two walls a row that is not full changes at least twice.
        return {use.stage == Stage::Placed ? 0 : 2.0 * rules.height, (Board::width + 1) * rows};
    case FeatureId::ColumnTransitions:
        // From the floor to the sky a column changes at least once.
        return {Board::width, cells + Board::width};
    case FeatureId::BoardWells:
    case FeatureId::WeightedBlocks:
        return {0, stairs};
    case FeatureId::WeightedBlocksTop:
        return {-stairs, stairs};
    case FeatureId::TotalHeight:
    case FeatureId::Holes:
    case FeatureId::ConnectedHoles:
    case FeatureId::Bumpiness:
    case FeatureId::WellSum:
    case FeatureId::BlockCount:
    case FeatureId::HoleDepth:
        return {0, cells};
    default:
        return {0, rows};
    }
}

/// Rounding never turns an order round, so summing the greatest terms in the evaluator's own order bounds every rating,
/// to the bit.
double highestRating(const LinearEvaluator &evaluator, const Rules &rules)
{
    double sum = 0.0;
    for (const WeightedFeature &term : evaluator.terms()) {
        const auto [least, greatest] = rangeOf(term.feature, rules);
        sum += std::max(least * term.weight, greatest * term.weight);
    }
    return sum;
}

/// The order of candidates: orientation, column, row from above.
bool comesFirst(const Active &a, const Active &b)
{
    const auto order = [](const Active &at) { return std::tuple(at.orientation, at.x, -at.y); };
    return order(a) < order(b);
}

constexpr double nothingYet = -std::numeric_limits<double>::infinity();

} // namespace

struct ExpectationSearch::Ahead
{
    std::span<const Piece> known;
    int unknown = 0;

    bool isEmpty() const { return known.empty() && unknown == 0; }
};

ExpectationSearch::ExpectationSearch(
    const Rules &rules, LinearEvaluator evaluator, const ExpectationSettings &settings)
    : m_rules(rules)
    , m_evaluator(std::move(evaluator))
    , m_settings(settings)
    , m_highestRating(highestRating(m_evaluator, rules))
{
    if (rules.steering == Steering::Keys)
        m_reachable.emplace(rules);
}

/// Calls visit(placement, rating) for the candidates that do not lose at once. The piece enters, so the board may change.
void ExpectationSearch::forEachCandidate(Board &board, Piece piece, auto &&visit) const
{
    const RotationSystem &system = *m_rules.rotation;
    const auto start = m_reachable ? enterPiece(m_rules, board, piece) : std::nullopt;
    PlacementRater rater(m_evaluator, board);
    const auto rate = [&](const Active &placement) {
        if (!lockLoses(m_rules, placement))
            visit(placement, rater.rate(system.shape(placement), placement.x, placement.y));
    };
    if (start)
        m_reachable->placements(board, *start).forEach(rate);
    else if (!m_reachable)
        forEachDrop(board, system, piece, [&](const Shape &, const Drop &drop, bool) {
            rate({.piece = piece, .orientation = drop.orientation, .x = drop.x, .y = drop.y});
        });
}

double ExpectationSearch::combine(double own, double later) const
{
    return m_settings.accumulation == Accumulation::Sum ? own + later : later;
}

/// No piece that is followed by so many unknown ones can be worth more. Computed as values are, step by step, so that it
/// bounds them to the bit.
double ExpectationSearch::highestValue(int unknown) const
{
    double value = std::max(m_highestRating, m_settings.lossValue);
    for (int piece = 0; piece < unknown; ++piece) {
        double sum = 0.0;
        for (const double probability : m_settings.probabilities)
            sum += probability * value;
        value = std::max(combine(m_highestRating, sum), m_settings.lossValue);
    }
    return value;
}

std::optional<ValuedPlacement> ExpectationSearch::bestRated(const Board &before, Piece piece) const
{
    Board board = before;
    std::optional<ValuedPlacement> chosen;
    forEachCandidate(board, piece, [&chosen](const Active &placement, double rating) {
        if (!chosen || rating > chosen->value)
            chosen = {.placement = placement, .value = rating};
    });
    return chosen;
}

/// The best placement of a piece. It is exact if its value is at least `toBeat`; otherwise it only is less either.
std::optional<ValuedPlacement> ExpectationSearch::best(
    const Board &before, Piece piece, const Ahead &ahead, int beam, double toBeat) const
{
    if (ahead.isEmpty())
        return bestRated(before, piece);
    Board board = before;
    std::array<ValuedPlacement, ReachablePlacements::capacity> candidates;
    std::size_t count = 0;
    forEachCandidate(board, piece, [&](const Active &placement, double rating) {
        candidates[count++] = {.placement = placement, .value = rating};
    });
    // The best rated first: for the beam, and because a good value early on lets more be given up later.
    const auto all = std::span(candidates).first(count);
    std::ranges::sort(all, [](const ValuedPlacement &a, const ValuedPlacement &b) {
        return a.value != b.value ? a.value > b.value : comesFirst(a.placement, b.placement);
    });
    const std::size_t followed = beam > 0 ? std::min(count, static_cast<std::size_t>(beam)) : count;

    std::optional<ValuedPlacement> chosen;
    for (const auto &[placement, rating] : all.first(followed)) {
        Board after = board;
        lockPiece(m_rules, after, placement);
        const double value = follow(after, ahead, rating, chosen ? std::max(chosen->value, toBeat) : toBeat);
        if (!chosen || value > chosen->value
            || (value == chosen->value && comesFirst(placement, chosen->placement)))
            chosen = {.placement = placement, .value = value};
    }
    return chosen;
}

/// The value of a placement rated `own` that leaves this board; if that is less than `toBeat`, anything less.
double ExpectationSearch::follow(const Board &board, const Ahead &ahead, double own, double toBeat) const
{
    if (ahead.known.empty())
        return expected(board, ahead.unknown, own, toBeat);
    // A sum has no exact inverse, so there the next piece cannot be told what it has to beat.
    const double nextToBeat = m_settings.accumulation == Accumulation::Last ? toBeat : nothingYet;
    const auto next =
        best(board, ahead.known[0], {ahead.known.subspan(1), ahead.unknown}, m_settings.beam, nextToBeat);
    return combine(own, next ? next->value : m_settings.lossValue);
}

double ExpectationSearch::expected(const Board &board, int unknown, double own, double toBeat) const
{
    const double highest = highestValue(unknown - 1);
    double sum = 0.0;
    for (std::size_t i = 0; i < allPieces.size(); ++i) {
        double bound = sum;
        for (std::size_t rest = i; rest < allPieces.size(); ++rest)
            bound += m_settings.probabilities[rest] * highest;
        if (m_settings.prune && combine(own, bound) < toBeat)
            return nothingYet;
        if (m_settings.probabilities[i] == 0)
            continue;
        const auto next = best(board, allPieces[i], {{}, unknown - 1}, m_settings.beam, nothingYet);
        sum += m_settings.probabilities[i] * (next ? next->value : m_settings.lossValue);
    }
    return combine(own, sum);
}

std::optional<ValuedPlacement> ExpectationSearch::choose(
    const Board &board, std::span<const Piece> known) const
{
    return best(board, known[0], {known.subspan(1), m_settings.unknownPieces}, 0, nothingYet);
}

double ExpectationSearch::valueAfter(const Board &board, double rating, std::span<const Piece> next) const
{
    const Ahead ahead{next, m_settings.unknownPieces};
    return ahead.isEmpty() ? rating : follow(board, ahead, rating, nothingYet);
}

} // namespace tetrarium
