// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ecdfchart.h"

#include "studytexts.h"

namespace tetrarium {

EcdfChart::EcdfChart(QWidget *parent)
    : PlotView(QStringLiteral("ecdf"), parent)
{
    retranslate();
}

void EcdfChart::setResult(std::shared_ptr<const ArenaResult> result)
{
    m_result = std::move(result);
    PlotData data{.xTitle = m_result ? studyText(nameOf(m_result->settings.measure)) : QString(),
        .yTitle = tr("Share of games"),
        .kinds = {{.name = tr("Share"), .color = 0}},
        .runs = {},
        .lines = {},
        .startsAtZero = true};
    for (int player = 0; m_result && player < int(m_result->standings.size()); ++player) {
        const Standing &standing = m_result->standings[static_cast<std::size_t>(player)];
        data.runs.append({.id = player, .name = studyText(standing.name), .color = player % 8});
        PlotLine line{.kind = 0, .run = player};
        // Level, then up.
        double share = 0;
        for (const EcdfPoint &point : ecdf(standing.values())) {
            line.points.append(QPointF(point.value, share));
            line.points.append(QPointF(point.value, point.share));
            share = point.share;
        }
        data.lines.append(line);
    }
    setData(data);
}

void EcdfChart::retranslate()
{
    setTexts(tr("Distribution of an arena's games"),
        tr("What share of games reaches how much is drawn here."),
        tr("Start an arena, or open one that was played before."));
    setResult(m_result);
}

} // namespace tetrarium
