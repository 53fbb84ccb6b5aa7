// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "heatcanvas.h"

#include "colors.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int margin = 8;
constexpr int barHeight = 12;
constexpr int gap = 24;
constexpr int barSteps = 64;

int columnsOf(const HeatMap &map)
{
    return static_cast<int>(map.columns.size());
}

} // namespace

HeatCanvas::HeatCanvas(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void HeatCanvas::setMaps(const QList<NamedMap> &maps)
{
    m_maps = maps;
    m_sorted.clear();
    for (const NamedMap &named : maps) {
        m_sorted.append(QList<double>());
        for (const std::optional<double> &value : named.map.values) {
            if (value)
                m_sorted.last().append(*value);
        }
        std::ranges::sort(m_sorted.last());
    }
    if (m_current.map >= maps.size()
        || (m_current.map >= 0 && m_current.cell >= int(maps[m_current.map].map.values.size())))
        m_current = {};
    update();
}

void HeatCanvas::setScale(HeatScale scale)
{
    m_scale = scale;
    update();
}

void HeatCanvas::setColorMap(ColorMap map)
{
    m_colorMap = map;
    update();
}

std::optional<double> HeatCanvas::shareOf(int map, int cell) const
{
    const std::optional<double> &value = m_maps[map].map.values[static_cast<std::size_t>(cell)];
    if (!value)
        return std::nullopt;
    const QList<double> &sorted = m_sorted[map];
    if (sorted.first() == sorted.last())
        return 0.5;
    if (m_scale == HeatScale::Linear)
        return (*value - sorted.first()) / (sorted.last() - sorted.first());
    // Equal values share the middle of their places.
    const auto [first, last] = std::ranges::equal_range(sorted, *value);
    const auto middle = static_cast<double>((first - sorted.begin()) + (last - sorted.begin()) - 1) / 2;
    return middle / static_cast<double>(sorted.size() - 1);
}

QRect HeatCanvas::gridRect(int map) const
{
    const QFontMetrics metrics(font());
    const int line = metrics.height() + 4;
    int labels = metrics.horizontalAdvance(m_maps[map].map.rowTitle) / 2;
    for (const QString &label : m_maps[map].map.rows)
        labels = std::max(labels, metrics.horizontalAdvance(label));
    const int share = (width() - 2 * margin - gap * (int(m_maps.size()) - 1)) / int(m_maps.size());
    const int left = margin + map * (share + gap) + labels + margin;
    const int top = margin + 3 * line;
    const int bottom = height() - 2 * margin - barHeight - line;
    return {left, top, std::max(1, share - labels - margin), std::max(1, bottom - top)};
}

QRect HeatCanvas::cellRect(int map, int cell) const
{
    const QRect grid = gridRect(map);
    const int columns = columnsOf(m_maps[map].map);
    const auto rows = static_cast<int>(m_maps[map].map.rows.size());
    const int column = cell % columns;
    const int row = cell / columns;
    const int left = grid.left() + grid.width() * column / columns;
    const int top = grid.top() + grid.height() * row / rows;
    return {QPoint(left, top), QPoint(grid.left() + grid.width() * (column + 1) / columns - 1,
                                   grid.top() + grid.height() * (row + 1) / rows - 1)};
}

QString HeatCanvas::cellText(int map, int cell) const
{
    const HeatMap &heat = m_maps[map].map;
    return tr("%1 %2, %3 %4: %5")
        .arg(heat.rowTitle, heat.rows[cell / columnsOf(heat)], heat.columnTitle,
            heat.columns[cell % columnsOf(heat)], heat.details[cell]);
}

HeatCanvas::Place HeatCanvas::placeAt(const QPoint &position) const
{
    for (int map = 0; map < m_maps.size(); ++map) {
        for (int cell = 0; cell < int(m_maps[map].map.values.size()); ++cell) {
            if (cellRect(map, cell).contains(position))
                return {map, cell};
        }
    }
    return {};
}

void HeatCanvas::setCurrent(const Place &place)
{
    if (place == m_current)
        return;
    m_current = place;
    update();
    const QString text = place.map < 0 ? QString() : cellText(place.map, place.cell);
    setAccessibleDescription(text);
    Q_EMIT currentChanged(text);
}

bool HeatCanvas::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const Place place = placeAt(help->pos()); place.map >= 0)
        QToolTip::showText(help->globalPos(), cellText(place.map, place.cell), this);
    else
        QToolTip::hideText();
    return true;
}

void HeatCanvas::mouseMoveEvent(QMouseEvent *event)
{
    setCurrent(placeAt(event->position().toPoint()));
}

void HeatCanvas::leaveEvent(QEvent *)
{
    if (!hasFocus())
        setCurrent({});
}

void HeatCanvas::focusInEvent(QFocusEvent *event)
{
    if (m_current.map < 0 && !m_maps.isEmpty() && event->reason() != Qt::MouseFocusReason)
        setCurrent({0, 0});
    QWidget::focusInEvent(event);
}

void HeatCanvas::keyPressEvent(QKeyEvent *event)
{
    if (m_maps.isEmpty())
        return QWidget::keyPressEvent(event);
    const Place from = m_current.map < 0 ? Place{0, 0} : m_current;
    const HeatMap &heat = m_maps[from.map].map;
    const int columns = columnsOf(heat);
    const auto rows = static_cast<int>(heat.rows.size());
    Place to = from;
    switch (event->key()) {
    case Qt::Key_Left:
        if (from.cell % columns > 0)
            to.cell -= 1;
        else if (from.map > 0)
            to = {from.map - 1, from.cell + columns - 1};
        break;
    case Qt::Key_Right:
        if (from.cell % columns < columns - 1)
            to.cell += 1;
        else if (from.map + 1 < m_maps.size())
            to = {from.map + 1, from.cell - columns + 1};
        break;
    case Qt::Key_Up:
        to.cell -= from.cell / columns > 0 ? columns : 0;
        break;
    case Qt::Key_Down:
        to.cell += from.cell / columns < rows - 1 ? columns : 0;
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    setCurrent(to);
}

void HeatCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = colorsOf(palette());
    painter.fillRect(rect(), colors.panel);
    for (int map = 0; map < m_maps.size(); ++map) {
        paintMap(painter, map);
        paintBar(painter, map);
    }
    if (m_current.map >= 0) {
        const QRect cell = cellRect(m_current.map, m_current.cell);
        painter.setPen(QPen(colors.panel, 4));
        painter.drawRect(cell);
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRect(cell);
    }
}

void HeatCanvas::paintMap(QPainter &painter, int map) const
{
    const Colors &colors = colorsOf(palette());
    const HeatMap &heat = m_maps[map].map;
    const QFontMetrics metrics(font());
    const QRect grid = gridRect(map);
    const int line = metrics.height() + 4;
    painter.setPen(colors.text);
    painter.drawText(QRect(grid.left(), margin, grid.width(), line), Qt::AlignCenter,
        metrics.elidedText(m_maps[map].name, Qt::ElideRight, grid.width()));
    painter.setPen(colors.quietText);
    painter.drawText(
        QRect(grid.left(), margin + line, grid.width(), line), Qt::AlignCenter, heat.columnTitle);
    painter.drawText(QPoint(std::max(margin, grid.left() - margin - metrics.horizontalAdvance(heat.rowTitle)),
                         margin + line + metrics.ascent()),
        heat.rowTitle);
    const int columns = columnsOf(heat);
    const QRect first = cellRect(map, 0);
    int widest = 1;
    for (const QString &label : heat.columns)
        widest = std::max(widest, metrics.horizontalAdvance(label) + margin);
    const int step = std::max(1, (widest + first.width() - 1) / first.width());
    const int rowStep = std::max(1, (metrics.height() + first.height() - 1) / first.height());
    for (int column = 0; column < columns; column += step) {
        const QRect cell = cellRect(map, column);
        painter.drawText(QRect(cell.center().x() - widest, grid.top() - line, 2 * widest, line),
            Qt::AlignCenter, heat.columns[column]);
    }
    const bool showsValues = first.width() >= metrics.horizontalAdvance(QStringLiteral("00000"))
                             && first.height() >= metrics.height();
    for (int cell = 0; cell < int(heat.values.size()); ++cell) {
        const QRect place = cellRect(map, cell);
        if (cell % columns == 0 && cell / columns % rowStep == 0) {
            painter.setPen(colors.quietText);
            painter.drawText(QRect(0, place.center().y() - line, grid.left() - margin, 2 * line),
                Qt::AlignRight | Qt::AlignVCenter, heat.rows[cell / columns]);
        }
        const std::optional<double> share = shareOf(map, cell);
        const QColor fill = share ? mapColor(m_colorMap, *share) : colors.panelStripe;
        painter.fillRect(place, fill);
        if (!showsValues || !share)
            continue;
        painter.setPen(fill.lightnessF() < 0.45 ? lightColors().panel : lightColors().text);
        painter.drawText(
            place, Qt::AlignCenter, QString::number(*heat.values[static_cast<std::size_t>(cell)], 'f', 0));
    }
}

void HeatCanvas::paintBar(QPainter &painter, int map) const
{
    const Colors &colors = colorsOf(palette());
    const QList<double> &sorted = m_sorted[map];
    if (sorted.isEmpty())
        return;
    const QRect grid = gridRect(map);
    const int width = std::min(360, grid.width());
    const QFontMetrics metrics(font());
    const int line = metrics.height() + 4;
    const QRect bar(grid.left(), height() - margin - line - barHeight, width, barHeight);
    for (int i = 0; i < barSteps; ++i) {
        const int left = bar.left() + bar.width() * i / barSteps;
        painter.fillRect(QRect(QPoint(left, bar.top()),
                             QPoint(bar.left() + bar.width() * (i + 1) / barSteps - 1, bar.bottom())),
            mapColor(m_colorMap, (i + 0.5) / barSteps));
    }
    // What stands in the middle of the bar tells the two scales apart.
    const double middle =
        m_scale == HeatScale::Linear ? (sorted.first() + sorted.last()) / 2 : sorted[sorted.size() / 2];
    const QRect labels(bar.left(), bar.bottom() + 1, bar.width(), line);
    const QLocale locale;
    painter.setPen(colors.quietText);
    painter.drawText(labels, Qt::AlignLeft | Qt::AlignVCenter, locale.toString(sorted.first(), 'f', 0));
    painter.drawText(labels, Qt::AlignCenter, locale.toString(middle, 'f', 0));
    painter.drawText(labels, Qt::AlignRight | Qt::AlignVCenter, locale.toString(sorted.last(), 'f', 0));
}

} // namespace tetrarium
