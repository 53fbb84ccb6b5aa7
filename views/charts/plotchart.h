// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotdata.h"

#include <QChart>
#include <QSet>

class QAreaSeries;
class QCategoryAxis;
class QLineSeries;
class QXYSeries;

namespace tetrarium {

struct Colors;

/// The picture of a plot in Qt Charts: series, axes and a legend that toggles. Only what is visible at the present width is
/// handed to Qt Charts.
class PlotChart : public QChart
{
    Q_OBJECT

public:
    PlotChart();

    /// What is drawn next. The series are made anew only where their number or kind has changed.
    void setData(const PlotData &data);
    const PlotData &data() const { return m_data; }
    void setColors(const Colors &colors);

    /// Draws what lies in the range.
    void draw(const PlotRange &range);

    /// Points lie so close that dashes and soft edges could not be told apart; painted with them, such lines take a hundred
    /// times as long.
    bool isDense() const { return m_isDense; }

    /// Entries of the legend that are off stay off when the data change.
    bool isKindShown(int kind) const { return !m_hiddenKinds.contains(kind); }
    bool isRunShown(int run) const
    {
        return run < m_data.runs.size() && !m_hiddenRuns.contains(m_data.runs[run].id);
    }
    bool isShown(const PlotLine &line) const { return isKindShown(line.kind) && isRunShown(line.run); }
    void toggleKind(int kind);
    void toggleRun(int run);

private:
    /// What shows one PlotLine.
    struct Series
    {
        QXYSeries *line = nullptr; ///< of a band: its upper edge
        QLineSeries *lower = nullptr;
        QAreaSeries *area = nullptr;
        QXYSeries *marks = nullptr;
    };
    /// A series without points that stands in the legend.
    struct Entry
    {
        QLineSeries *series = nullptr;
        int kind = -1;
        int run = -1;
    };

    void makeSeries();
    void attach(QAbstractSeries *series);
    void addEntry(const QString &name, int kind, int run);
    void drawLine(const Series &series, const PlotLine &line, const PlotRange &range, int columns) const;
    void placeTicks(const PlotRange &range);
    void dress();
    bool isDenseIn(const PlotRange &range) const;
    QPen penOf(const PlotKind &kind, const QColor &color) const;
    QColor colorOf(const PlotLine &line) const;

    PlotData m_data;
    const Colors *m_colors = nullptr;
    QCategoryAxis *m_xAxis = nullptr;
    QCategoryAxis *m_yAxis = nullptr;
    QList<Series> m_series;
    QList<Entry> m_entries;
    QSet<int> m_hiddenKinds;
    QSet<int> m_hiddenRuns; ///< by id
    bool m_isDense = false;
};

} // namespace tetrarium
