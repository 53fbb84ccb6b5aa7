// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "candidateoverlay.h"

#include <QLocale>

#include <algorithm>

namespace tetrarium {

namespace {

struct Range
{
    double best = 0;
    double worst = 0;
};

/// Of all candidates that do not lose, or of all when all lose.
Range rangeOf(const Explanation &explanation)
{
    const std::vector<Candidate> &all = explanation.candidates;
    const bool allLose = std::ranges::all_of(all, &Candidate::loses);
    const Candidate *best = nullptr;
    const Candidate *worst = nullptr;
    for (const Candidate &candidate : all) {
        if (candidate.loses && !allLose)
            continue;
        if (!best || candidate.rank < best->rank)
            best = &candidate;
        if (!worst || candidate.rank > worst->rank)
            worst = &candidate;
    }
    return best ? Range{best->rating, worst->rating} : Range{};
}

} // namespace

std::vector<double> goodnessOf(const Explanation &explanation)
{
    const Range range = rangeOf(explanation);
    std::vector<double> goodness;
    goodness.reserve(explanation.candidates.size());
    for (const Candidate &candidate : explanation.candidates) {
        const double width = range.best - range.worst;
        const double share = width == 0 ? 1 : (candidate.rating - range.worst) / width;
        goodness.push_back(candidate.loses ? 0 : std::clamp(share, 0.0, 1.0));
    }
    return goodness;
}

CandidateOverlay overlayOf(const Explanation &explanation)
{
    CandidateOverlay overlay;
    if (explanation.candidates.empty())
        return overlay;
    const std::vector<double> goodness = goodnessOf(explanation);
    for (std::size_t i = 0; i < goodness.size(); ++i)
        overlay.marks.push_back({explanation.candidates[i].cells, goodness[i]});
    if (explanation.chosen >= 0)
        overlay.chosen = overlay.marks[static_cast<std::size_t>(explanation.chosen)];
    const Range range = rangeOf(explanation);
    overlay.best = QLocale().toString(range.best, 'g', 4);
    overlay.worst = QLocale().toString(range.worst, 'g', 4);
    return overlay;
}

} // namespace tetrarium
