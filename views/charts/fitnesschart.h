// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QChart;
class QChartView;
class QLineSeries;
class QStackedLayout;
class QValueAxis;

namespace tetrarium {

class EmptyState;

/// One generation of a run, as the chart shows it.
struct FitnessPoint
{
    int generation = 0;
    double best = 0;
    double mean = 0;
    double median = 0;

    bool operator==(const FitnessPoint &) const = default;
};

/// Fitness by generation: best, mean and median as lines.
class FitnessChart : public QWidget
{
    Q_OBJECT

public:
    explicit FitnessChart(QWidget *parent = nullptr);

    /// Replaces what is drawn; no points bring the empty state back. Generations ascend.
    void setPoints(const QList<FitnessPoint> &points);

protected:
    void changeEvent(QEvent *event) override;

private:
    QLineSeries *addSeries();
    void fitAxes(const QList<FitnessPoint> &points);
    void applyColors();
    void retranslate();

    QChart *m_chart = nullptr;
    QChartView *m_view = nullptr;
    QValueAxis *m_generationAxis = nullptr;
    QValueAxis *m_fitnessAxis = nullptr;
    QLineSeries *m_best = nullptr;
    QLineSeries *m_mean = nullptr;
    QLineSeries *m_median = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_pages = nullptr;
};

} // namespace tetrarium
