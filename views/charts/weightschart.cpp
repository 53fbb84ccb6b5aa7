// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "weightschart.h"

#include <array>

namespace tetrarium {

namespace {

constexpr int colors = 8;
constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

} // namespace

WeightsChart::WeightsChart(QWidget *parent)
    : PlotView(QStringLiteral("weights"), parent)
{
    retranslate();
}

void WeightsChart::setRun(const RunCurve &run)
{
    PlotData data;
    data.isCounted = true;
    data.runs.append({.id = run.run, .name = run.name, .color = run.color});
    for (int gene = 0; gene < run.genes.size(); ++gene) {
        data.kinds.append({.name = run.genes[gene],
            .color = gene % colors,
            .style = styles[static_cast<std::size_t>(gene / colors) % styles.size()]});
        PlotLine line{.kind = gene};
        line.points.reserve(run.points.size());
        for (const GenerationPoint &point : run.points) {
            if (static_cast<std::size_t>(gene) < point.bestGenes.size())
                line.points.append(
                    QPointF(point.generation, point.bestGenes[static_cast<std::size_t>(gene)]));
        }
        data.lines.append(line);
    }
    setTitled(data);
}

void WeightsChart::setTitled(PlotData data)
{
    data.xTitle = tr("Generation");
    data.yTitle = tr("Weight of the best");
    setData(data);
}

void WeightsChart::retranslate()
{
    setTexts(tr("Weights of the best by generation"),
        tr("The weights of every generation's best genome are drawn here."),
        tr("Choose a run, or start one: the first point appears when it finishes a generation."));
    setTitled(data());
}

} // namespace tetrarium
