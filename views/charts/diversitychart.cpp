// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diversitychart.h"

namespace tetrarium {

DiversityChart::DiversityChart(QWidget *parent)
    : PlotView(QStringLiteral("diversity"), parent)
{
    retranslate();
}

void DiversityChart::setRuns(const QList<RunCurve> &runs)
{
    QList<PlotRun> names;
    QList<PlotLine> lines;
    for (int run = 0; run < runs.size(); ++run) {
        names.append({.id = runs[run].run, .name = runs[run].name, .color = runs[run].color});
        PlotLine line{.run = run};
        line.points.reserve(runs[run].points.size());
        for (const GenerationPoint &point : runs[run].points)
            line.points.append(QPointF(point.generation, point.diversity));
        lines.append(line);
    }
    setLines(names, lines);
}

void DiversityChart::setLines(const QList<PlotRun> &runs, const QList<PlotLine> &lines)
{
    setData({.xTitle = tr("Generation"),
        .yTitle = tr("Standard deviation of the weights"),
        .kinds = {{.name = tr("Diversity"), .color = 2}},
        .runs = runs,
        .lines = lines,
        .isCounted = true});
}

void DiversityChart::retranslate()
{
    setTexts(tr("Diversity by generation"),
        tr("How different the genomes of a generation are is drawn here."),
        tr("The first point appears when a run finishes a generation."));
    setLines(data().runs, data().lines);
}

} // namespace tetrarium
