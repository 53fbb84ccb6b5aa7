// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plotchart.h"

#include "colors.h"
#include "decimation.h"
#include "ticks.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QFontMetrics>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>

#include <algorithm>
#include <cmath>

namespace tetrarium {

namespace {

constexpr int tickDistanceX = 96;
constexpr int tickDistanceY = 48;
constexpr qreal hiddenOpacity = 0.35;
constexpr double pixelsAPoint = 3; ///< closer is dense

QFont tabular(QFont font)
{
    font.setFeature("tnum", 1);
    return font;
}

/// Qt Charts has no way to ask an axis for less than all its labels, so they are made anew.
void setTicks(QCategoryAxis *axis, double low, double high, const QList<std::pair<double, QString>> &ticks)
{
    const QStringList before = axis->categoriesLabels();
    for (const QString &label : before)
        axis->remove(label);
    axis->setStartValue(low - (high - low));
    for (const auto &[place, label] : ticks)
        axis->append(label, place);
    axis->setRange(low, high);
}

} // namespace

PlotChart::PlotChart()
    : m_colors(&lightColors())
    , m_xAxis(new QCategoryAxis(this))
    , m_yAxis(new QCategoryAxis(this))
{
    addAxis(m_xAxis, Qt::AlignBottom);
    addAxis(m_yAxis, Qt::AlignLeft);
    for (QCategoryAxis *axis : {m_xAxis, m_yAxis}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
    }
    setBackgroundRoundness(0);
    setMargins(QMargins(8, 0, 8, 8));
    legend()->setAlignment(Qt::AlignTop);
}

void PlotChart::setData(const PlotData &data)
{
    const auto sameSeries = [](const PlotLine &a, const PlotLine &b) {
        return a.kind == b.kind && a.run == b.run && a.isBand() == b.isBand();
    };
    const bool same = m_data.kinds == data.kinds && m_data.runs == data.runs
                      && std::ranges::equal(m_data.lines, data.lines, sameSeries);
    m_data = data;
    if (!same)
        makeSeries();
    m_xAxis->setTitleText(data.xTitle);
    m_yAxis->setTitleText(data.yTitle);
}

void PlotChart::makeSeries()
{
    removeAllSeries();
    m_series.clear();
    m_entries.clear();
    // Bands first: lines are drawn over them.
    m_series.resize(m_data.lines.size());
    for (const bool bands : {true, false}) {
        for (qsizetype i = 0; i < m_data.lines.size(); ++i) {
            const PlotLine &line = m_data.lines[i];
            if (line.isBand() != bands)
                continue;
            Series &made = m_series[i];
            made.line = new QLineSeries(this);
            if (bands) {
                made.lower = new QLineSeries(this);
                made.area = new QAreaSeries(static_cast<QLineSeries *>(made.line), made.lower);
                attach(made.area);
            } else {
                attach(made.line);
            }
            if (m_data.kinds[line.kind].hasMarks) {
                made.marks = new QScatterSeries(this);
                attach(made.marks);
            }
        }
    }
    for (int kind = 0; kind < m_data.kinds.size(); ++kind)
        addEntry(m_data.kinds[kind].name, kind, -1);
    for (int run = 0; run < m_data.runs.size() && m_data.runs.size() > 1; ++run)
        addEntry(m_data.runs[run].name, -1, run);
    dress();
}

void PlotChart::attach(QAbstractSeries *series)
{
    addSeries(series);
    series->attachAxis(m_xAxis);
    series->attachAxis(m_yAxis);
    for (QLegendMarker *marker : legend()->markers(series))
        marker->setVisible(false);
}

void PlotChart::addEntry(const QString &name, int kind, int run)
{
    auto *series = new QLineSeries(this);
    series->setName(name);
    addSeries(series);
    m_entries.append({series, kind, run});
    for (QLegendMarker *marker : legend()->markers(series)) {
        connect(marker, &QLegendMarker::clicked, this, [this, kind, run] {
            if (kind >= 0)
                toggleKind(kind);
            else
                toggleRun(run);
        });
    }
}

void PlotChart::toggleKind(int kind)
{
    if (!m_hiddenKinds.remove(kind))
        m_hiddenKinds.insert(kind);
    dress();
}

void PlotChart::toggleRun(int run)
{
    const int id = m_data.runs[run].id;
    if (!m_hiddenRuns.remove(id))
        m_hiddenRuns.insert(id);
    dress();
}

void PlotChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    dress();
}

QColor PlotChart::colorOf(const PlotLine &line) const
{
    const int color = m_data.runs.size() > 1 ? m_data.runs[line.run].color : m_data.kinds[line.kind].color;
    return m_colors->series[static_cast<std::size_t>(color) % m_colors->series.size()];
}

/// The style's marks are the kind's; Qt Charts draws dashes of thin lines too short.
QPen PlotChart::penOf(const PlotKind &kind, const QColor &color) const
{
    if (m_isDense)
        return {color, 1.0};
    QPen pen(color, kind.style == Qt::SolidLine ? 2.0 : 1.5, kind.style);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::BevelJoin);
    return pen;
}

void PlotChart::dress()
{
    setBackgroundBrush(m_colors->panel);
    legend()->setLabelColor(m_colors->text);
    for (QCategoryAxis *axis : {m_xAxis, m_yAxis}) {
        axis->setLabelsFont(tabular(font()));
        axis->setTitleFont(font());
        axis->setLabelsColor(m_colors->quietText);
        axis->setTitleBrush(m_colors->quietText);
        axis->setLinePen(QPen(m_colors->line, 1));
        axis->setGridLinePen(QPen(m_colors->line, 1));
    }
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        const PlotLine &line = m_data.lines[i];
        const Series &series = m_series[i];
        const QColor color = colorOf(line);
        const PlotKind &kind = m_data.kinds[line.kind];
        if (series.area) {
            QColor fill = color;
            fill.setAlphaF(0.18F);
            series.area->setBrush(fill);
            series.area->setPen(kind.style == Qt::NoPen ? QPen(Qt::NoPen) : penOf(kind, color));
            series.area->setVisible(isShown(line));
        } else {
            series.line->setPen(penOf(kind, color));
            series.line->setVisible(isShown(line));
        }
        if (auto *marks = qobject_cast<QScatterSeries *>(series.marks)) {
            marks->setMarkerSize(7);
            marks->setColor(color);
            marks->setBorderColor(m_colors->panel);
            marks->setVisible(isShown(line));
        }
        for (QAbstractSeries *own :
            std::initializer_list<QAbstractSeries *>{series.area, series.line, series.marks}) {
            if (!own)
                continue;
            for (QLegendMarker *marker : legend()->markers(own))
                marker->setVisible(false);
        }
    }
    for (const Entry &entry : m_entries) {
        const bool shown = entry.kind >= 0 ? isKindShown(entry.kind) : isRunShown(entry.run);
        const int color = entry.kind < 0            ? m_data.runs[entry.run].color
                          : m_data.runs.size() == 1 ? m_data.kinds[entry.kind].color
                                                    : -1;
        const QColor base = color < 0
                                ? m_colors->quietText
                                : m_colors->series[static_cast<std::size_t>(color) % m_colors->series.size()];
        entry.series->setColor(base);
        for (QLegendMarker *marker : legend()->markers(entry.series)) {
            QColor brush = base;
            QColor label = m_colors->text;
            brush.setAlphaF(shown ? 1.0F : static_cast<float>(hiddenOpacity));
            label.setAlphaF(shown ? 1.0F : static_cast<float>(hiddenOpacity));
            marker->setBrush(brush);
            marker->setPen(Qt::NoPen);
            marker->setLabelBrush(label);
        }
    }
}

bool PlotChart::isDenseIn(const PlotRange &range) const
{
    const double most = plotArea().width() / pixelsAPoint;
    return std::ranges::any_of(m_data.lines, [&](const PlotLine &line) {
        const auto x = [](const QPointF &point) { return point.x(); };
        const auto first = std::ranges::lower_bound(line.points, range.left, {}, x);
        const auto end = std::ranges::upper_bound(line.points, range.right, {}, x);
        return static_cast<double>(end - first) > most;
    });
}

void PlotChart::draw(const PlotRange &range)
{
    if (isDenseIn(range) != m_isDense) {
        m_isDense = !m_isDense;
        dress();
    }
    const int columns = std::max(64, static_cast<int>(std::lround(plotArea().width())));
    for (qsizetype i = 0; i < m_series.size(); ++i)
        drawLine(m_series[i], m_data.lines[i], range, columns);
    placeTicks(range);
}

void PlotChart::drawLine(
    const Series &series, const PlotLine &line, const PlotRange &range, int columns) const
{
    const auto raised = [&range](QList<QPointF> points) {
        if (range.logarithmic) {
            for (QPointF &point : points)
                point.setY(heightOf(point.y(), true));
            points.removeIf([](const QPointF &point) { return std::isnan(point.y()); });
        }
        return points;
    };
    if (!line.isBand()) {
        const QList<QPointF> points = raised(decimated(line.points, range.left, range.right, columns));
        series.line->replace(points);
        if (series.marks)
            series.marks->replace(points);
        return;
    }
    const PlotLine band = decimatedBand(line, range.left, range.right, columns);
    QList<QPointF> upper;
    QList<QPointF> lower;
    for (qsizetype i = 0; i < band.points.size(); ++i) {
        const double high = heightOf(band.points[i].y(), range.logarithmic);
        const double low = heightOf(band.lower[i], range.logarithmic);
        if (std::isnan(high))
            continue;
        upper.append({band.points[i].x(), high});
        lower.append({band.points[i].x(), std::isnan(low) ? range.bottom : low});
    }
    series.line->replace(upper);
    series.lower->replace(lower);
}

void PlotChart::placeTicks(const PlotRange &range)
{
    const QLocale locale;
    const auto label = [&locale](double value) {
        return std::abs(value) < 1e-12 ? locale.toString(0) : locale.toString(value, 'g', 6);
    };
    const auto room = [](qreal length, int distance) {
        return std::max(2, static_cast<int>(length) / distance);
    };
    QList<std::pair<double, QString>> ticks;
    for (const double tick :
        ticksBetween(range.left, range.right, room(plotArea().width(), tickDistanceX), m_data.isCounted))
        ticks.append({tick, label(tick)});
    setTicks(m_xAxis, range.left, range.right, ticks);

    ticks.clear();
    const int about = room(plotArea().height(), tickDistanceY);
    if (range.logarithmic) {
        for (const double tick : logTicksBetween(range.bottom, range.top, about))
            ticks.append({tick, label(std::pow(10, tick))});
    } else {
        for (const double tick : ticksBetween(range.bottom, range.top, about))
            ticks.append({tick, label(tick)});
    }
    setTicks(m_yAxis, range.bottom, range.top, ticks);
}

} // namespace tetrarium
