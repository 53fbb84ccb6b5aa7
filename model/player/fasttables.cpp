// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fasttables.h"

#include <bit>
#include <cstdlib>
#include <optional>

namespace tetrarium::fast {

namespace {

std::optional<Reading> readingOf(FeatureUse use)
{
    switch (use.id) {
    case FeatureId::LandingHeight:
        return LandingTwice;
    case FeatureId::ErodedPieceCells:
        return Eroded;
    case FeatureId::RowsCleared:
        return RowsCleared;
    default:
        break;
    }
    if (use.stage != Stage::Cleared)
        return std::nullopt;
    switch (use.id) {
    case FeatureId::RowTransitions:
        return RowTransitions;
    case FeatureId::ColumnTransitions:
        return ColumnTransitions;
    case FeatureId::Holes:
        return Holes;
    case FeatureId::BoardWells:
        return Wells;
    case FeatureId::HoleDepth:
        return HoleDepth;
    case FeatureId::RowsWithHoles:
        return RowsWithHoles;
    case FeatureId::PatternDiversity:
        return Diversity;
    case FeatureId::TotalHeight:
        return TotalHeight;
    case FeatureId::HighestColumn:
    case FeatureId::MaxHeight:
        return HighestColumn;
    case FeatureId::Bumpiness:
        return Bumpiness;
    default:
        return std::nullopt;
    }
}

Form formOf(const Shape &shape)
{
    Form form;
    form.width = shape.width;
    form.height = shape.height;
    const auto cellsOf = [&shape](int i) {
        return i < 0 || i >= shape.width ? 0U : unsigned{shape.columns[static_cast<std::size_t>(i)]};
    };
    for (int i = 0; i < shape.width; ++i) {
        const auto at = static_cast<std::size_t>(i);
        form.cells[at] = cellsOf(i);
        form.bottoms[at] = shape.bottoms[at];
        form.tops[at] = shape.tops[at];
        form.counts[at] = std::popcount(cellsOf(i));
        form.bottomSum += form.bottoms[at];
        form.topSum += form.tops[at];
        if (i > 0) {
            const int step = form.tops[at] - form.tops[at - 1];
            form.innerSteps |= stepBit(step);
            form.innerBumps += std::abs(step);
        }
    }
    // No tetromino looks at one cell of a column from both sides, so a bit a cell is enough.
    for (int i = -1; i <= shape.width; ++i) {
        const unsigned looked = (cellsOf(i - 1) | cellsOf(i + 1)) & ~cellsOf(i);
        form.faceRows[static_cast<std::size_t>(i + 1)] = looked;
        form.faces += std::popcount(looked);
    }
    return form;
}

} // namespace

std::optional<Tables> makeTables(const RotationSystem &system, const LinearEvaluator &evaluator)
{
    Tables tables;
    for (const WeightedFeature &term : evaluator.terms()) {
        const auto reading = readingOf(term.feature);
        if (!reading)
            return std::nullopt;
        tables.terms.push_back(
            {.reading = *reading, .weight = *reading == LandingTwice ? term.weight / 2 : term.weight});
        tables.wanted |= 1U << *reading;
    }
    for (const Piece piece : allPieces) {
        const auto p = static_cast<std::size_t>(indexOf(piece));
        tables.formCounts[p] = static_cast<std::uint8_t>(system.orientationCount(piece));
        for (int o = 0; o < system.orientationCount(piece); ++o)
            tables.forms[p][static_cast<std::size_t>(o)] = formOf(system.shape(piece, o));
    }
    return tables;
}

} // namespace tetrarium::fast
