// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plotarea.h"

#include <QApplication>
#include <QChart>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace tetrarium {

namespace {

constexpr double zoomStep = 0.8;
constexpr double panStep = 0.1;
constexpr double wheelNotch = 120;

} // namespace

PlotArea::PlotArea(QChart *chart, QWidget *parent)
    : QChartView(chart, parent)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void PlotArea::setCrosshair(std::optional<qreal> x, const QColor &color)
{
    if (x == m_crosshair)
        return;
    m_crosshair = x;
    m_crosshairColor = color;
    viewport()->update();
}

bool PlotArea::isInPlot(const QPoint &position) const
{
    return chart()->plotArea().contains(mapToScene(position));
}

void PlotArea::wheelEvent(QWheelEvent *event)
{
    if (isInPlot(event->position().toPoint()))
        Q_EMIT zoomRequested(std::pow(zoomStep, event->angleDelta().y() / wheelNotch),
            mapToScene(event->position().toPoint()));
    event->accept();
}

void PlotArea::mousePressEvent(QMouseEvent *event)
{
    // The legend takes its own clicks.
    if (event->button() != Qt::LeftButton || !isInPlot(event->pos())) {
        QChartView::mousePressEvent(event);
        return;
    }
    m_isPressed = true;
    m_isDragging = false;
    m_pressedAt = event->pos();
    m_draggedTo = m_pressedAt;
}

void PlotArea::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPressed) {
        if (isInPlot(event->pos()))
            Q_EMIT hovered(mapToScene(event->pos()), event->globalPosition().toPoint());
        else
            Q_EMIT left();
        QChartView::mouseMoveEvent(event);
        return;
    }
    if ((event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_isDragging = true;
    if (!m_isDragging)
        return;
    const QPointF moved = event->pos() - m_draggedTo;
    m_draggedTo = event->pos();
    const QSizeF plot = chart()->plotArea().size();
    Q_EMIT panRequested(QPointF(-moved.x() / plot.width(), moved.y() / plot.height()));
}

void PlotArea::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isPressed && !m_isDragging)
        Q_EMIT clicked(mapToScene(event->pos()));
    if (!m_isPressed)
        QChartView::mouseReleaseEvent(event);
    m_isPressed = false;
}

void PlotArea::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (isInPlot(event->pos()))
        Q_EMIT resetRequested();
    else
        QChartView::mouseDoubleClickEvent(event);
}

void PlotArea::leaveEvent(QEvent *event)
{
    Q_EMIT left();
    QChartView::leaveEvent(event);
}

void PlotArea::keyPressEvent(QKeyEvent *event)
{
    const QPointF centre = chart()->plotArea().center();
    switch (event->key()) {
    case Qt::Key_Plus:
        return Q_EMIT zoomRequested(zoomStep, centre);
    case Qt::Key_Minus:
        return Q_EMIT zoomRequested(1 / zoomStep, centre);
    case Qt::Key_0:
        return Q_EMIT resetRequested();
    case Qt::Key_Left:
        return Q_EMIT panRequested({-panStep, 0});
    case Qt::Key_Right:
        return Q_EMIT panRequested({panStep, 0});
    case Qt::Key_Up:
        return Q_EMIT panRequested({0, panStep});
    case Qt::Key_Down:
        return Q_EMIT panRequested({0, -panStep});
    default:
        QChartView::keyPressEvent(event);
    }
}

void PlotArea::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    Q_EMIT resized();
}

void PlotArea::drawForeground(QPainter *painter, const QRectF &)
{
    if (!m_crosshair)
        return;
    const QRectF plot = chart()->plotArea();
    painter->setPen(QPen(m_crosshairColor, 1));
    painter->drawLine(QPointF(*m_crosshair, plot.top()), QPointF(*m_crosshair, plot.bottom()));
}

} // namespace tetrarium
