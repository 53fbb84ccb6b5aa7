// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QPointF>
#include <QString>

namespace tetrarium {

/// What several lines of a plot have in common: one entry of the legend.
struct PlotKind
{
    QString name;
    int color = 0; ///< among Colors::series; with several runs the run's colour is used
    Qt::PenStyle style = Qt::SolidLine;
    bool hasMarks = false; ///< every point is marked: values that are few

    bool operator==(const PlotKind &) const = default;
};

/// Where lines come from. With more than one, each is an entry of the legend.
struct PlotRun
{
    int id = 0;
    QString name;
    int color = 0; ///< among Colors::series

    bool operator==(const PlotRun &) const = default;
};

struct PlotLine
{
    int kind = 0;               ///< in PlotData::kinds
    int run = 0;                ///< in PlotData::runs
    QList<QPointF> points = {}; ///< x ascends
    QList<double> lower = {};   ///< the same number: a band between these and the points. Else empty: a line

    bool isBand() const { return !lower.isEmpty(); }

    bool operator==(const PlotLine &) const = default;
};

/// All that a plot shows.
struct PlotData
{
    QString xTitle;
    QString yTitle;
    QList<PlotKind> kinds;
    QList<PlotRun> runs;
    QList<PlotLine> lines;
    bool isCounted = false;    ///< x is a number of generations: no fractions on the axis
    bool startsAtZero = false; ///< counts: the vertical axis begins at 0

    bool isEmpty() const
    {
        for (const PlotLine &line : lines) {
            if (!line.points.isEmpty())
                return false;
        }
        return true;
    }

    bool operator==(const PlotData &) const = default;
};

/// What is seen of a plot. Bottom and top are powers of ten where it is logarithmic.
struct PlotRange
{
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;
    bool logarithmic = false;

    bool operator==(const PlotRange &) const = default;
};

/// Everything there is, with a little air above and below. Where it is logarithmic, values of 0 and less have no place.
PlotRange wholeRange(const PlotData &data, bool logarithmic);

/// A value's height in the range's coordinates; NaN where it has none.
double heightOf(double value, bool logarithmic);

} // namespace tetrarium
