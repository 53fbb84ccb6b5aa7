// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QString>
#include <QStringList>
#include <QXmlStreamWriter>

#include <optional>
#include <vector>

/// Drawings for reports, as SVG within a page. Colours are safe for colour-blind eyes: Okabe and Ito's for lines, viridis for
/// heat maps.
namespace tetrarium {

struct ChartSeries
{
    QString name;
    std::vector<QPointF> points;
    std::vector<QPointF> upper = {}; ///< with `lower`, a band behind the line
    std::vector<QPointF> lower = {};
    bool steps = false; ///< a distribution: level, then up
};

struct ChartAxes
{
    QString x;
    QString y;
};

void lineChart(QXmlStreamWriter &writer, const ChartAxes &axes, const std::vector<ChartSeries> &series);

struct HeatMap
{
    QString rowTitle;
    QString columnTitle;
    QStringList rows;
    QStringList columns;
    std::vector<std::optional<double>> values; ///< row by row; none: nothing is known
    QStringList details;                       ///< shown on hover, one for each value
};

void heatMap(QXmlStreamWriter &writer, const HeatMap &map);

/// The viridis colour of a share of 0 … 1, as SVG writes it.
QString viridis(double share);

} // namespace tetrarium
