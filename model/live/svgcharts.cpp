// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "svgcharts.h"

#include <QLocale>
#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>

namespace tetrarium {

namespace {

constexpr std::array<const char *, 7> seriesColours{
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999"};

/// An element with its attributes; ends with the scope.
class Element
{
public:
    Element(QXmlStreamWriter &writer, const char *name,
        std::initializer_list<std::pair<const char *, QString>> attributes)
        : m_writer(writer)
    {
        writer.writeStartElement(QLatin1StringView(name));
        for (const auto &[key, value] : attributes)
            writer.writeAttribute(QLatin1StringView(key), value);
    }
    ~Element() { m_writer.writeEndElement(); }
    Element(const Element &) = delete;
    Element &operator=(const Element &) = delete;

private:
    QXmlStreamWriter &m_writer;
};

QString pixel(double value)
{
    return QString::number(value, 'f', 1);
}

QString colourOf(std::size_t series)
{
    return QLatin1StringView(seriesColours[series % seriesColours.size()]);
}

void text(QXmlStreamWriter &writer, QPointF at, const QString &words, const char *anchor)
{
    const Element element(writer, "text",
        {{"x", pixel(at.x())}, {"y", pixel(at.y())}, {"text-anchor", QLatin1StringView(anchor)}});
    writer.writeCharacters(words);
}

/// Where values stand in a drawing.
struct Frame
{
    QRectF values;
    QRectF pixels{70, 15, 680, 320};

    QPointF at(QPointF value) const
    {
        return {pixels.left() + (value.x() - values.left()) / values.width() * pixels.width(),
            pixels.bottom() - (value.y() - values.top()) / values.height() * pixels.height()};
    }
};

Frame frameOf(const std::vector<ChartSeries> &series)
{
    double left = 0;
    double right = 0;
    double low = 0;
    double high = 0;
    bool first = true;
    for (const ChartSeries &one : series) {
        for (const auto *points : {&one.points, &one.upper, &one.lower}) {
            for (const QPointF &point : *points) {
                left = first ? point.x() : std::min(left, point.x());
                right = first ? point.x() : std::max(right, point.x());
                low = first ? point.y() : std::min(low, point.y());
                high = first ? point.y() : std::max(high, point.y());
                first = false;
            }
        }
    }
    const double margin = high > low ? (high - low) * 0.05 : 1;
    return {QRectF(left, low - margin, right > left ? right - left : 1, high - low + 2 * margin)};
}

/// Round numbers, about five of them.
std::vector<double> ticks(double from, double to)
{
    const double rough = (to - from) / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double step = power
                        * (rough / power < 1.5    ? 1
                            : rough / power < 3.5 ? 2
                            : rough / power < 7.5 ? 5
                                                  : 10);
    std::vector<double> found;
    for (double value = std::ceil(from / step) * step; value <= to + step * 1e-9; value += step)
        found.push_back(value);
    return found;
}

void drawAxes(QXmlStreamWriter &writer, const Frame &frame, const ChartAxes &axes)
{
    const QLocale locale;
    const auto grid = [&](QPointF from, QPointF to) {
        const Element line(writer, "line",
            {{"x1", pixel(from.x())}, {"y1", pixel(from.y())}, {"x2", pixel(to.x())}, {"y2", pixel(to.y())},
                {"stroke", QStringLiteral("currentColor")}, {"stroke-opacity", QStringLiteral("0.15")}});
    };
    for (const double value : ticks(frame.values.left(), frame.values.right())) {
        const double x = frame.at({value, 0}).x();
        grid({x, frame.pixels.top()}, {x, frame.pixels.bottom()});
        text(writer, {x, frame.pixels.bottom() + 18}, locale.toString(value, 'g', 6), "middle");
    }
    for (const double value : ticks(frame.values.top(), frame.values.bottom())) {
        const double y = frame.at({0, value}).y();
        grid({frame.pixels.left(), y}, {frame.pixels.right(), y});
        text(writer, {frame.pixels.left() - 8, y + 4}, locale.toString(value, 'g', 6), "end");
    }
    text(writer, {frame.pixels.center().x(), frame.pixels.bottom() + 38}, axes.x, "middle");
    const Element turned(writer, "g",
        {{"transform",
            QStringLiteral("translate(16 %1) rotate(-90)").arg(pixel(frame.pixels.center().y()))}});
    text(writer, {0, 0}, axes.y, "middle");
}

QString pathOf(const Frame &frame, const std::vector<QPointF> &points, bool steps)
{
    QString path;
    QPointF before;
    for (const QPointF &point : points) {
        const QPointF at = frame.at(point);
        if (steps && !path.isEmpty())
            path += QStringLiteral(" L%1 %2").arg(pixel(at.x()), pixel(before.y()));
        path += QStringLiteral("%1%2 %3").arg(
            path.isEmpty() ? QStringLiteral("M") : QStringLiteral(" L"), pixel(at.x()), pixel(at.y()));
        before = at;
    }
    return path;
}

void drawSeries(
    QXmlStreamWriter &writer, const Frame &frame, const ChartSeries &series, const QString &colour)
{
    if (!series.upper.empty()) {
        std::vector<QPointF> around = series.upper;
        around.insert(around.end(), series.lower.rbegin(), series.lower.rend());
        const Element band(writer, "path",
            {{"d", pathOf(frame, around, false) + QStringLiteral(" Z")}, {"fill", colour},
                {"fill-opacity", QStringLiteral("0.18")}});
    }
    const Element line(writer, "path",
        {{"d", pathOf(frame, series.points, series.steps)}, {"fill", QStringLiteral("none")},
            {"stroke", colour}, {"stroke-width", QStringLiteral("2")}});
}

} // namespace

QString viridis(double share)
{
    constexpr std::array<std::array<double, 3>, 5> anchors{
        {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}};
    const double place = std::clamp(share, 0.0, 1.0) * (anchors.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), anchors.size() - 2);
    const double part = place - static_cast<double>(below);
    std::array<int, 3> colour{};
    for (std::size_t i = 0; i < colour.size(); ++i)
        colour[i] = static_cast<int>(
            std::lround(anchors[below][i] + part * (anchors[below + 1][i] - anchors[below][i])));
    return QStringLiteral("rgb(%1,%2,%3)").arg(colour[0]).arg(colour[1]).arg(colour[2]);
}

void lineChart(QXmlStreamWriter &writer, const ChartAxes &axes, const std::vector<ChartSeries> &series)
{
    const Frame frame = frameOf(series);
    const double height = 390 + 20 * static_cast<double>(series.size());
    const Element svg(writer, "svg",
        {{"viewBox", QStringLiteral("0 0 780 %1").arg(pixel(height))}, {"width", QStringLiteral("780")},
            {"role", QStringLiteral("img")}, {"aria-label", axes.y + QStringLiteral(" / ") + axes.x}});
    drawAxes(writer, frame, axes);
    for (std::size_t i = 0; i < series.size(); ++i) {
        drawSeries(writer, frame, series[i], colourOf(i));
        const double y = 390 + 20 * static_cast<double>(i);
        const Element mark(writer, "rect",
            {{"x", QStringLiteral("70")}, {"y", pixel(y)}, {"width", QStringLiteral("18")},
                {"height", QStringLiteral("4")}, {"fill", colourOf(i)}});
        writer.writeCharacters({});
    }
    for (std::size_t i = 0; i < series.size(); ++i)
        text(writer, {96, 395 + 20 * static_cast<double>(i)}, series[i].name, "start");
}

void heatMap(QXmlStreamWriter &writer, const HeatMap &map)
{
    constexpr double cellWidth = 52;
    constexpr double cellHeight = 26;
    constexpr double left = 110;
    constexpr double top = 50;
    const auto columns = static_cast<std::size_t>(map.columns.size());
    double low = 0;
    double high = 0;
    bool first = true;
    for (const std::optional<double> &value : map.values) {
        if (!value)
            continue;
        low = first ? *value : std::min(low, *value);
        high = first ? *value : std::max(high, *value);
        first = false;
    }
    const double width = left + cellWidth * static_cast<double>(columns) + 10;
    const double height = top + cellHeight * static_cast<double>(map.rows.size()) + 10;
    const Element svg(writer, "svg",
        {{"viewBox", QStringLiteral("0 0 %1 %2").arg(pixel(width), pixel(height))}, {"width", pixel(width)},
            {"role", QStringLiteral("img")},
            {"aria-label", map.rowTitle + QStringLiteral(" × ") + map.columnTitle}});
    text(writer, {left + cellWidth * static_cast<double>(columns) / 2, 16}, map.columnTitle, "middle");
    text(writer, {left - 8, 38}, map.rowTitle, "end");
    for (std::size_t column = 0; column < columns; ++column)
        text(writer, {left + cellWidth * (static_cast<double>(column) + 0.5), 40},
            map.columns[static_cast<qsizetype>(column)], "middle");
    for (std::size_t i = 0; i < map.values.size(); ++i) {
        const double x = left + cellWidth * static_cast<double>(i % columns);
        const double y = top + cellHeight * static_cast<double>(i / columns);
        if (i % columns == 0)
            text(writer, {left - 8, y + 17}, map.rows[static_cast<qsizetype>(i / columns)], "end");
        const double share = map.values[i] && high > low ? (*map.values[i] - low) / (high - low) : 0.5;
        const Element cell(writer, "g", {});
        writer.writeTextElement(QStringLiteral("title"), map.details[static_cast<qsizetype>(i)]);
        {
            const Element box(writer, "rect",
                {{"x", pixel(x)}, {"y", pixel(y)}, {"width", pixel(cellWidth)}, {"height", pixel(cellHeight)},
                    {"fill", map.values[i] ? viridis(share) : QStringLiteral("none")}});
        }
        const Element label(writer, "text",
            {{"x", pixel(x + cellWidth / 2)}, {"y", pixel(y + 17)}, {"text-anchor", QStringLiteral("middle")},
                {"style", QStringLiteral("fill:%1").arg(!map.values[i] ? QStringLiteral("currentColor")
                                                        : share < 0.55 ? QStringLiteral("#ffffff")
                                                                       : QStringLiteral("#000000"))}});
        writer.writeCharacters(map.values[i] ? QString::number(*map.values[i], 'f', 0) : QStringLiteral("–"));
    }
}

} // namespace tetrarium
