// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"

#include <QString>

#include <optional>
#include <vector>

namespace tetrarium {

/// A candidate as it is drawn over the board.
struct CandidateMark
{
    Cells cells{};
    double goodness = 0; ///< 0 the worst of the decision … 1 the best

    bool operator==(const CandidateMark &) const = default;
};

/// What is drawn over the board of a player's decision, as a value.
struct CandidateOverlay
{
    std::vector<CandidateMark>
        marks; ///< all that are shown; a cell takes the colour of the best that covers it
    std::optional<CandidateMark> chosen = {};   ///< outlined
    std::optional<CandidateMark> selected = {}; ///< drawn whole above all others
    QString best = {};                          ///< the ratings at the ends of the scale, for the legend
    QString worst = {};

    bool isEmpty() const { return marks.empty() && !chosen && !selected; }

    bool operator==(const CandidateOverlay &) const = default;
};

/// How good each candidate is among the others, by its rating: 1 for the best, 0 for the worst and for all that lose.
std::vector<double> goodnessOf(const Explanation &explanation);

/// Everything at once, the chosen one outlined.
CandidateOverlay overlayOf(const Explanation &explanation);

} // namespace tetrarium
