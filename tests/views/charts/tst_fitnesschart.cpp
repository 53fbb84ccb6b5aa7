// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "emptystate.h"
#include "fitnesschart.h"

#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QTest>
#include <QValueAxis>

using namespace tetrarium;

class TestFitnessChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatItWillShowUntilThereIsAPoint()
    {
        FitnessChart chart;
        chart.show();
        const auto *view = chart.findChild<QChartView *>();
        const auto *empty = chart.findChild<EmptyState *>();
        QVERIFY(empty->isVisible());
        QVERIFY(!view->isVisible());
        chart.setPoints({{.generation = 0, .best = 3, .mean = 2, .median = 1}});
        QVERIFY(!empty->isVisible());
        QVERIFY(view->isVisible());
        chart.setPoints({});
        QVERIFY(empty->isVisible());
    }

    void drawsBestMeanAndMedianOfEveryGeneration()
    {
        FitnessChart chart;
        chart.setPoints({{.generation = 0, .best = 30, .mean = 20, .median = 10},
            {.generation = 1, .best = 95, .mean = 25, .median = -5}});
        const QChart *drawn = chart.findChild<QChartView *>()->chart();
        const auto series = drawn->series();
        QCOMPARE(series.size(), 3);
        const auto pointsOf = [&series](
                                  int index) { return qobject_cast<QLineSeries *>(series[index])->points(); };
        QCOMPARE(pointsOf(0), (QList<QPointF>{{0, 30}, {1, 95}}));
        QCOMPARE(pointsOf(1), (QList<QPointF>{{0, 20}, {1, 25}}));
        QCOMPARE(pointsOf(2), (QList<QPointF>{{0, 10}, {1, -5}}));

        const auto *vertical = qobject_cast<QValueAxis *>(drawn->axes(Qt::Vertical).constFirst());
        QVERIFY(vertical->min() <= -5);
        QVERIFY(vertical->max() >= 95);
    }

    void aSingleFlatGenerationHasAxesWithAnExtent()
    {
        FitnessChart chart;
        chart.setPoints({{.generation = 7, .best = 4, .mean = 4, .median = 4}});
        const QChart *drawn = chart.findChild<QChartView *>()->chart();
        for (const auto *axis : drawn->axes()) {
            const auto *value = qobject_cast<const QValueAxis *>(axis);
            QVERIFY(value->max() > value->min());
        }
    }

    void followsTheThemeOfItsPalette()
    {
        FitnessChart chart;
        chart.setPalette(paletteOf(darkColors()));
        QCOMPARE(chart.findChild<QChartView *>()->chart()->backgroundBrush().color(), darkColors().panel);
        chart.setPalette(paletteOf(lightColors()));
        QCOMPARE(chart.findChild<QChartView *>()->chart()->backgroundBrush().color(), lightColors().panel);
    }
};

QTEST_MAIN(TestFitnessChart)
#include "tst_fitnesschart.moc"
