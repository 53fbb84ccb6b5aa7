// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fitnesschart.h"

#include "colors.h"
#include "emptystate.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QStackedLayout>
#include <QValueAxis>

#include <algorithm>

namespace tetrarium {

FitnessChart::FitnessChart(QWidget *parent)
    : QWidget(parent)
    , m_chart(new QChart)
    , m_view(new QChartView(m_chart))
    , m_generationAxis(new QValueAxis(this))
    , m_fitnessAxis(new QValueAxis(this))
    , m_empty(new EmptyState(QStringLiteral("fitness")))
    , m_pages(new QStackedLayout(this))
{
    m_chart->addAxis(m_generationAxis, Qt::AlignBottom);
    m_chart->addAxis(m_fitnessAxis, Qt::AlignLeft);
    m_chart->setBackgroundRoundness(0);
    m_chart->setLocalizeNumbers(true);
    m_chart->legend()->setAlignment(Qt::AlignTop);
    m_generationAxis->setLabelFormat(QStringLiteral("%d"));
    m_best = addSeries();
    m_mean = addSeries();
    m_median = addSeries();

    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_view);
    setFocusProxy(m_empty);
    applyColors();
    retranslate();
}

QLineSeries *FitnessChart::addSeries()
{
    auto *series = new QLineSeries(this);
    m_chart->addSeries(series);
    series->attachAxis(m_generationAxis);
    series->attachAxis(m_fitnessAxis);
    return series;
}

void FitnessChart::setPoints(const QList<FitnessPoint> &points)
{
    const auto draw = [&points](QLineSeries *series, double FitnessPoint::*value) {
        QList<QPointF> line;
        line.reserve(points.size());
        for (const FitnessPoint &point : points)
            line.append(QPointF(point.generation, point.*value));
        series->replace(line);
    };
    draw(m_best, &FitnessPoint::best);
    draw(m_mean, &FitnessPoint::mean);
    draw(m_median, &FitnessPoint::median);
    if (!points.isEmpty())
        fitAxes(points);

    QWidget *page = m_empty;
    if (!points.isEmpty())
        page = m_view;
    m_pages->setCurrentWidget(page);
    setFocusProxy(page);
}

void FitnessChart::fitAxes(const QList<FitnessPoint> &points)
{
    double low = points.first().mean;
    double high = low;
    for (const FitnessPoint &point : points) {
        const auto [smallest, largest] = std::minmax({point.best, point.mean, point.median});
        low = std::min(low, smallest);
        high = std::max(high, largest);
    }
    m_generationAxis->setRange(
        points.first().generation, std::max(points.last().generation, points.first().generation + 1));
    m_fitnessAxis->setRange(low, high > low ? high : low + 1);
    m_fitnessAxis->applyNiceNumbers();
}

void FitnessChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        applyColors();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FitnessChart::applyColors()
{
    const Colors &colors = colorsOf(palette());
    m_view->setBackgroundBrush(colors.panel);
    m_chart->setBackgroundBrush(colors.panel);
    m_chart->legend()->setLabelColor(colors.text);
    for (QValueAxis *axis : {m_generationAxis, m_fitnessAxis}) {
        axis->setLabelsColor(colors.quietText);
        axis->setTitleBrush(colors.quietText);
        axis->setLinePenColor(colors.line);
        axis->setGridLineColor(colors.line);
    }
    m_best->setPen(QPen(colors.best, 2));
    m_mean->setPen(QPen(colors.mean, 2, Qt::DashLine));
    m_median->setPen(QPen(colors.median, 2, Qt::DotLine));
}

void FitnessChart::retranslate()
{
    setAccessibleName(tr("Fitness by generation"));
    m_empty->setTexts(tr("The fitness of a run is drawn here: best, mean and median."),
        tr("The first point appears when a run finishes a generation."));
    m_generationAxis->setTitleText(tr("Generation"));
    m_fitnessAxis->setTitleText(tr("Fitness"));
    m_best->setName(tr("Best"));
    m_mean->setName(tr("Mean"));
    m_median->setName(tr("Median"));
    m_chart->setLocale(QLocale());
}

} // namespace tetrarium
