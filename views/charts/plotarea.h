// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QChartView>

#include <optional>

namespace tetrarium {

/// Where a chart is explored: turns mouse, wheel and keys into what they mean for it. Positions are in the chart's
/// coordinates. Zooming and panning are told as fractions of the plot, so that nothing here knows an axis.
class PlotArea : public QChartView
{
    Q_OBJECT

public:
    explicit PlotArea(QChart *chart, QWidget *parent = nullptr);

    /// A vertical line through a point, or none.
    void setCrosshair(std::optional<qreal> x, const QColor &color);

Q_SIGNALS:
    /// A factor below 1 shows less; `at` stays where it is.
    void zoomRequested(double factor, const QPointF &at);
    void panRequested(const QPointF &fraction);
    void resetRequested();
    void clicked(const QPointF &at);
    void hovered(const QPointF &at, const QPoint &globalPosition);
    void left();
    void resized();

protected:
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    bool isInPlot(const QPoint &position) const;

    std::optional<qreal> m_crosshair;
    QColor m_crosshairColor;
    QPoint m_pressedAt;
    QPoint m_draggedTo;
    bool m_isPressed = false;
    bool m_isDragging = false;
};

} // namespace tetrarium
