// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ratingcolors.h"
#include "svgcharts.h"

#include <QList>
#include <QWidget>

#include <optional>

namespace tetrarium {

/// A heat map with its name.
struct NamedMap
{
    QString name;
    HeatMap map;
};

/// How values become colours.
enum class HeatScale
{
    Linear, ///< by value
    Rank    ///< by place among all values: differences show that one extreme value would hide
};

/// The drawing of heat maps side by side, each on its own scale with a bar that explains it. One cell may be current: under the
/// mouse, or reached by the arrow keys.
class HeatCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit HeatCanvas(QWidget *parent = nullptr);

    void setMaps(const QList<NamedMap> &maps);
    const QList<NamedMap> &maps() const { return m_maps; }
    void setScale(HeatScale scale);
    void setColorMap(ColorMap map);

    /// The colour of a value of 0 … 1 on the scale; none where nothing is known.
    std::optional<double> shareOf(int map, int cell) const;
    QRect cellRect(int map, int cell) const;
    /// What is known of a cell: where it is, and its value.
    QString cellText(int map, int cell) const;

    QSize minimumSizeHint() const override { return {240, 160}; }

Q_SIGNALS:
    void currentChanged(const QString &text);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    struct Place
    {
        int map = -1;
        int cell = -1;
        bool operator==(const Place &) const = default;
    };

    QRect gridRect(int map) const;
    Place placeAt(const QPoint &position) const;
    void setCurrent(const Place &place);
    void paintMap(QPainter &painter, int map) const;
    void paintBar(QPainter &painter, int map) const;

    QList<NamedMap> m_maps;
    QList<QList<double>> m_sorted; ///< the values of each map
    HeatScale m_scale = HeatScale::Linear;
    ColorMap m_colorMap = ColorMap::Viridis;
    Place m_current;
};

} // namespace tetrarium
