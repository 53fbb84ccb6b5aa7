// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotview.h"
#include "runcurve.h"

namespace tetrarium {

/// How different the genomes of a generation are from each other, by generation; of one run or of several.
class DiversityChart : public PlotView
{
    Q_OBJECT

public:
    explicit DiversityChart(QWidget *parent = nullptr);

    void setRuns(const QList<RunCurve> &runs);

protected:
    void retranslate() override;

private:
    void setLines(const QList<PlotRun> &runs, const QList<PlotLine> &lines);
};

} // namespace tetrarium
