// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report.h"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

#include <map>
#include <memory>

namespace tetrarium {

class EmptyState;

/// The genomes of a generation as lines across one upright axis a gene and one for the fitness; the better, the more
/// yellow. Dragging along an axis brushes: only genomes that pass all brushes stay in colour. A click on an axis takes its
/// brush away, a double click all of them.
class ParallelCoordinates : public QWidget
{
    Q_OBJECT

public:
    explicit ParallelCoordinates(QWidget *parent = nullptr);

    /// Nothing: the empty state. Brushes stay as long as the genes are the same.
    void setGeneration(std::shared_ptr<const GenerationReport> report, const QStringList &genes);

    /// Numbers of the genomes that pass all brushes; all of them when there is none.
    QList<int> brushed() const;
    /// A brush from one value to another; axes are the genes, then the fitness.
    void setBrush(int axis, double low, double high);
    void clearBrushes();

    /// Where a value is on an axis, in this widget.
    QPoint positionOf(int axis, double value) const;

    /// The picture as png or svg, or the brushed genomes as csv; by the ending.
    bool writeTo(const QString &path);

    QSize minimumSizeHint() const override { return {160, 120}; }

Q_SIGNALS:
    void brushedChanged(const QList<int> &genomes);
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Axis
    {
        double low = 0;
        double high = 1;
    };

    int axisCount() const { return static_cast<int>(m_axes.size()); }
    double valueOf(const GenomeResult &genome, int axis) const;
    double axisX(int axis) const;
    double valueAt(int axis, double y) const;
    QRectF plot() const;
    int axisNear(double x) const;
    bool passes(const GenomeResult &genome) const;
    QPixmap drawLines() const;
    void drawAxes(QPainter &painter) const;
    void updateEmptyState();
    QString csv() const;
    void changed();

    std::shared_ptr<const GenerationReport> m_report;
    QStringList m_genes;
    std::vector<Axis> m_axes;
    std::map<int, std::pair<double, double>> m_brushes;
    QPixmap m_lines; ///< drawn once; the mouse does not draw them again
    EmptyState *m_empty = nullptr;
    int m_pressedAxis = -1;
    QPointF m_pressedAt;
};

} // namespace tetrarium
