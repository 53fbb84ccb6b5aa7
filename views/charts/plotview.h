// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plotdata.h"

#include <QWidget>

class QMenu;
class QStackedLayout;
class QToolButton;

namespace tetrarium {

class EmptyState;
class PlotArea;
class PlotChart;

/// A chart that is explored, and what all of them have in common: the wheel zooms, dragging pans, a double click (or 0)
/// shows all again, + − and the arrow keys do the same; the values under the mouse are shown; the legend toggles; a menu
/// offers a logarithmic axis and writes the picture as PNG or SVG and the values as CSV. Without values it says what will
/// be here.
class PlotView : public QWidget
{
    Q_OBJECT

public:
    explicit PlotView(const QString &iconName, QWidget *parent = nullptr);

    const PlotData &data() const;
    /// What part is seen. It grows with the data until somebody zooms or pans, and again after resetRange().
    const PlotRange &range() const { return m_range; }
    void resetRange();

    bool isLogarithmic() const { return m_isLogarithmic; }
    void setLogarithmic(bool logarithmic);

    /// Where a value is in this widget.
    QPoint positionOf(const QPointF &value) const;

    /// Writes what is seen, or the values, by the name's ending: png, svg or csv; whole or not at all. False: it could not.
    bool writeTo(const QString &path);

    /// Everything that can be done with the chart; made anew each time.
    QMenu *makeMenu();

Q_SIGNALS:
    /// Somebody clicked nearest to this value of this run.
    void pointClicked(int run, double x);
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void setData(const PlotData &data);
    void setTexts(const QString &name, const QString &emptySentence, const QString &emptyNextStep);
    /// Called when texts are to be made anew.
    virtual void retranslate() = 0;
    /// The first line of what is shown under the mouse.
    virtual QString headlineOf(double x) const;

    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void zoom(double factor, const QPointF &at);
    void pan(const QPointF &fraction);
    void hover(const QPointF &at, const QPoint &globalPosition);
    void click(const QPointF &at);
    void draw();
    void applyColors();
    QPointF valueAt(const QPointF &position) const;

    PlotChart *m_chart = nullptr;
    PlotArea *m_area = nullptr;
    QToolButton *m_menuButton = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_pages = nullptr;
    PlotRange m_range;
    bool m_isFollowing = true;
    bool m_isLogarithmic = false;
};

} // namespace tetrarium
