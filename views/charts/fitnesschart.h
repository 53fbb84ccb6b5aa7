// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotview.h"
#include "runcurve.h"

namespace tetrarium {

/// Fitness by generation: best, mean, median, the band from the 10% to the 90% quantile, and the best's score on games
/// that nobody was trained on; of one run or of several laid over each other.
class FitnessChart : public PlotView
{
    Q_OBJECT

public:
    explicit FitnessChart(QWidget *parent = nullptr);

    /// Replaces what is drawn; without points the empty state comes back.
    void setRuns(const QList<RunCurve> &runs);

protected:
    void retranslate() override;

private:
    void setLines(const QList<PlotRun> &runs, const QList<PlotLine> &lines);
};

} // namespace tetrarium
