// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "histogram.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tetrarium {

Bins binsOf(const QList<double> &values)
{
    if (values.isEmpty())
        return {};
    const auto [low, high] = std::ranges::minmax(values);
    if (low == high)
        return {.low = low - 0.5, .width = 1, .counts = {static_cast<int>(values.size())}};
    const int count = std::clamp(static_cast<int>(std::ceil(std::sqrt(values.size()))), 5, 50);
    Bins bins{.low = low, .width = (high - low) / count, .counts = QList<int>(count, 0)};
    for (const double value : values)
        ++bins.counts[std::clamp(static_cast<int>((value - low) / bins.width), 0, count - 1)];
    return bins;
}

Histogram::Histogram(QWidget *parent)
    : PlotView(QStringLiteral("histogram"), parent)
{
    retranslate();
}

void Histogram::setGeneration(std::shared_ptr<const GenerationReport> report)
{
    m_report = std::move(report);
    PlotData data{.xTitle = tr("Fitness"),
        .yTitle = tr("Genomes"),
        .kinds = {{.name = m_report ? tr("Generation %1").arg(m_report->number) : QString(), .color = 0}},
        .runs = {{.id = 0, .name = {}, .color = 0}},
        .lines = {},
        .startsAtZero = true};
    if (m_report && !m_report->genomes.empty()) {
        QList<double> values;
        for (const GenomeResult &genome : m_report->genomes)
            values.append(genome.fitness);
        const Bins bins = binsOf(values);
        // A staircase: two points an interval, down to the ground at both ends.
        PlotLine line;
        const double end = bins.low + bins.width * static_cast<double>(bins.counts.size());
        line.points.append(QPointF(bins.low, 0));
        for (qsizetype i = 0; i < bins.counts.size(); ++i) {
            line.points.append(QPointF(bins.low + bins.width * static_cast<double>(i), bins.counts[i]));
            line.points.append(QPointF(bins.low + bins.width * static_cast<double>(i + 1), bins.counts[i]));
        }
        line.points.append(QPointF(end, 0));
        line.lower = QList<double>(line.points.size(), 0);
        data.lines.append(line);
    }
    setData(data);
}

QString Histogram::headlineOf(double x) const
{
    return tr("Fitness %1").arg(QLocale().toString(x, 'g', 6));
}

void Histogram::retranslate()
{
    setTexts(tr("Histogram of a generation"),
        tr("How the fitness of a generation's genomes is spread is drawn here."),
        tr("Choose a generation, or start a run."));
    setGeneration(m_report);
}

} // namespace tetrarium
