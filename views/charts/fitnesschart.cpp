// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fitnesschart.h"

namespace tetrarium {

namespace {

enum Kind
{
    Band,
    Best,
    Mean,
    Median,
    HeldOut
};

PlotLine lineOf(int kind, int run, const QList<GenerationPoint> &points, double GenerationPoint::*value)
{
    PlotLine line{.kind = kind, .run = run};
    line.points.reserve(points.size());
    for (const GenerationPoint &point : points)
        line.points.append(QPointF(point.generation, point.*value));
    return line;
}

PlotLine bandOf(int run, const QList<GenerationPoint> &points)
{
    PlotLine band = lineOf(Band, run, points, &GenerationPoint::high);
    band.lower.reserve(points.size());
    for (const GenerationPoint &point : points)
        band.lower.append(point.low);
    return band;
}

PlotLine heldOutOf(int run, const QList<GenerationPoint> &points)
{
    PlotLine line{.kind = HeldOut, .run = run};
    for (const GenerationPoint &point : points) {
        if (point.heldOut)
            line.points.append(QPointF(point.generation, *point.heldOut));
    }
    return line;
}

} // namespace

FitnessChart::FitnessChart(QWidget *parent)
    : PlotView(QStringLiteral("fitness"), parent)
{
    retranslate();
}

void FitnessChart::setRuns(const QList<RunCurve> &runs)
{
    QList<PlotRun> names;
    QList<PlotLine> lines;
    for (int run = 0; run < runs.size(); ++run) {
        const QList<GenerationPoint> &points = runs[run].points;
        names.append({.id = runs[run].run, .name = runs[run].name, .color = runs[run].color});
        if (points.isEmpty())
            continue;
        lines.append(bandOf(run, points));
        lines.append(lineOf(Best, run, points, &GenerationPoint::best));
        lines.append(lineOf(Mean, run, points, &GenerationPoint::mean));
        lines.append(lineOf(Median, run, points, &GenerationPoint::median));
        lines.append(heldOutOf(run, points));
    }
    setLines(names, lines);
}

void FitnessChart::setLines(const QList<PlotRun> &runs, const QList<PlotLine> &lines)
{
    setData({.xTitle = tr("Generation"),
        .yTitle = tr("Fitness"),
        .kinds = {{.name = tr("10–90%"), .color = 0, .style = Qt::NoPen}, {.name = tr("Best"), .color = 0},
            {.name = tr("Mean"), .color = 1, .style = Qt::DashLine},
            {.name = tr("Median"), .color = 2, .style = Qt::DotLine},
            {.name = tr("Held-out"), .color = 3, .style = Qt::DashDotLine, .hasMarks = true}},
        .runs = runs,
        .lines = lines,
        .isCounted = true});
}

void FitnessChart::retranslate()
{
    setTexts(tr("Fitness by generation"),
        tr("The fitness of a run is drawn here: best, mean, median and held-out."),
        tr("The first point appears when a run finishes a generation."));
    setLines(data().runs, data().lines);
}

} // namespace tetrarium
