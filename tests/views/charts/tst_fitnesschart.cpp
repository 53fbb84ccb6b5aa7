// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "emptystate.h"
#include "fitnesschart.h"
#include "pictures.h"

#include <QChart>
#include <QChartView>
#include <QElapsedTimer>
#include <QLineSeries>
#include <QMenu>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace tetrarium;

namespace {

GenerationPoint generation(int number, double best)
{
    GenerationPoint point{.generation = number,
        .best = best,
        .mean = best * 0.6,
        .median = best * 0.5,
        .low = best * 0.2,
        .high = best * 0.9,
        .diversity = 1};
    if (number % 5 == 0)
        point.heldOut = best * 0.8;
    return point;
}

RunCurve run(int id, int generations, double height)
{
    RunCurve curve{.run = id, .name = QStringLiteral("run %1").arg(id), .color = id};
    for (int i = 0; i < generations; ++i)
        curve.points.append(generation(i, height * (1 - std::exp(-i / 12.0)) + 20));
    return curve;
}

/// Shown, laid out and ready for the mouse.
void present(FitnessChart &chart)
{
    chart.setBackgroundRole(QPalette::Base);
    chart.setAutoFillBackground(true);
    chart.resize(800, 500);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QTRY_VERIFY(chart.findChild<QChartView *>()->chart()->plotArea().width() > 300);
}

QWidget *mouseTarget(FitnessChart &chart)
{
    return chart.findChild<QChartView *>()->viewport();
}

QPoint inTarget(FitnessChart &chart, QPointF value)
{
    return mouseTarget(chart)->mapFrom(&chart, chart.positionOf(value));
}

} // namespace

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
        chart.setRuns({run(1, 1, 100)});
        QVERIFY(!empty->isVisible());
        QVERIFY(view->isVisible());
        chart.setRuns({});
        QVERIFY(empty->isVisible());
    }

    void drawsBestMeanMedianBandAndHeldOutOfEveryRun()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 11, 100), run(2, 6, 80)});
        const PlotData &data = chart.data();
        QCOMPARE(data.runs.size(), 2);
        QCOMPARE(data.kinds.size(), 5);
        QCOMPARE(data.lines.size(), 10);
        const auto pointsOf = [&data](const QString &kind, int runId) {
            for (const PlotLine &line : data.lines) {
                if (data.kinds[line.kind].name == kind && data.runs[line.run].id == runId)
                    return line.points;
            }
            return QList<QPointF>();
        };
        QCOMPARE(pointsOf(QStringLiteral("Best"), 1).size(), 11);
        QCOMPARE(pointsOf(QStringLiteral("Best"), 2).first(), QPointF(0, 20));
        QCOMPARE(pointsOf(QStringLiteral("Mean"), 2).first(), QPointF(0, 12));
        QCOMPARE(pointsOf(QStringLiteral("Median"), 2).first(), QPointF(0, 10));
        // Every fifth generation has one.
        QCOMPARE(pointsOf(QStringLiteral("Held-out"), 1).size(), 3);
        QCOMPARE(pointsOf(QStringLiteral("Held-out"), 2).size(), 2);
        QVERIFY(chart.range().bottom <= 4);
        QVERIFY(chart.range().top >= 20);
    }

    void aSingleFlatGenerationHasAxesWithAnExtent()
    {
        FitnessChart chart;
        chart.setRuns({{.run = 1,
            .points = {{.generation = 7, .best = 4, .mean = 4, .median = 4, .low = 4, .high = 4}}}});
        QVERIFY(chart.range().right > chart.range().left);
        QVERIFY(chart.range().top > chart.range().bottom);
    }

    void aClickOnAPointNamesItsRunAndGeneration()
    {
        FitnessChart chart;
        chart.setRuns({run(3, 40, 1000), run(4, 40, 400)});
        present(chart);
        keepPicture(chart, QStringLiteral("fitness-two-runs-light"));
        QSignalSpy clicks(&chart, &PlotView::pointClicked);
        for (const auto &[id, height] : {std::pair(3, 1000.0), std::pair(4, 400.0)}) {
            QTest::mouseClick(mouseTarget(chart), Qt::LeftButton, {},
                inTarget(chart, {30, height * (1 - std::exp(-30 / 12.0)) + 20}));
            QCOMPARE(clicks.size(), 1);
            const QList<QVariant> click = clicks.takeFirst();
            QCOMPARE(click[0].toInt(), id);
            QCOMPARE(click[1].toDouble(), 30.0);
        }
    }

    void theWheelZoomsDraggingPansAndADoubleClickShowsAll()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 100, 1000)});
        present(chart);
        const PlotRange whole = chart.range();
        QWidget *target = mouseTarget(chart);
        const QPoint at = inTarget(chart, {50, 500});
        QWheelEvent wheel(at, target->mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(target, &wheel);
        const PlotRange zoomed = chart.range();
        QVERIFY(zoomed.right - zoomed.left < whole.right - whole.left);
        QVERIFY(zoomed.left < 50 && zoomed.right > 50);

        QTest::mousePress(target, Qt::LeftButton, {}, at);
        QTest::mouseMove(target, at - QPoint(60, 0));
        QTest::mouseMove(target, at - QPoint(120, 0));
        QTest::mouseRelease(target, Qt::LeftButton, {}, at - QPoint(120, 0));
        QVERIFY(chart.range().left > zoomed.left);
        QVERIFY(std::abs((chart.range().right - chart.range().left) - (zoomed.right - zoomed.left)) < 1e-9);

        // New generations leave what somebody looks at alone.
        const PlotRange panned = chart.range();
        chart.setRuns({run(1, 200, 1000)});
        QCOMPARE(chart.range(), panned);
        QTest::mouseDClick(target, Qt::LeftButton, {}, at);
        QCOMPARE(chart.range().right, 199.0);
        chart.setRuns({run(1, 300, 1000)});
        QCOMPARE(chart.range().right, 299.0);
    }

    void theKeyboardDoesTheSame()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 100, 1000)});
        present(chart);
        auto *area = chart.findChild<QChartView *>();
        const PlotRange whole = chart.range();
        QTest::keyClick(area, Qt::Key_Plus);
        QVERIFY(chart.range().right - chart.range().left < whole.right - whole.left);
        const double left = chart.range().left;
        QTest::keyClick(area, Qt::Key_Right);
        QVERIFY(chart.range().left > left);
        QTest::keyClick(area, Qt::Key_0);
        QCOMPARE(chart.range(), whole);
    }

    void theMouseOverAGenerationShowsItsValues()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 11, 100)});
        present(chart);
        const QPoint at = inTarget(chart, {5, 50});
        QMouseEvent move(
            QEvent::MouseMove, at, mouseTarget(chart)->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(mouseTarget(chart), &move);
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("Generation 5")));
        for (const char *name : {"Best", "Mean", "Median", "Held-out", "10–90%"})
            QVERIFY2(QToolTip::text().contains(QString::fromUtf8(name)), name);
    }

    void aLogarithmicAxisLeavesOutWhatHasNoLogarithm()
    {
        FitnessChart chart;
        chart.setRuns({{.run = 1,
            .points = {{.generation = 0, .best = 100, .mean = 0, .median = -5, .low = -10, .high = 90},
                {.generation = 1, .best = 100000, .mean = 1000, .median = 10, .low = 1, .high = 50000}}}});
        chart.setLogarithmic(true);
        present(chart);
        keepPicture(chart, QStringLiteral("fitness-logarithmic-light"));
        QVERIFY(chart.range().logarithmic);
        QVERIFY(chart.range().bottom <= 0 && chart.range().bottom > -1);
        QVERIFY(chart.range().top >= 5 && chart.range().top < 6);
    }

    void exportsPicturesAndValues()
    {
        const QTemporaryDir folder;
        FitnessChart chart;
        chart.setRuns({run(1, 11, 100)});
        present(chart);
        QSignalSpy exported(&chart, &PlotView::exported);
        const auto path = [&folder](const char *name) { return folder.filePath(QString::fromLatin1(name)); };
        QVERIFY(chart.writeTo(path("a.png")));
        QVERIFY(chart.writeTo(path("a.svg")));
        QVERIFY(chart.writeTo(path("a.csv")));
        QCOMPARE(exported.size(), 3);
        QVERIFY(!QImage(path("a.png")).isNull());
        QVERIFY(QSvgRenderer(path("a.svg")).isValid());
        QFile csv(path("a.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = csv.readAll().split('\n');
        QCOMPARE(lines.first(), QByteArray("run,series,\"Generation\",\"Fitness\",lower"));
        QVERIFY(lines.contains("\"run 1\",\"Best\",0,20,"));
        QVERIFY(lines.contains("\"run 1\",\"10–90%\",0,18,4"));

        QSignalSpy failed(&chart, &PlotView::exportFailed);
        QVERIFY(!chart.writeTo(path("nowhere/a.csv")));
        QCOMPARE(failed.size(), 1);
    }

    void theMenuTogglesSeries()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 11, 100)});
        present(chart);
        const auto menuAction = [&chart](const QString &name) {
            for (QAction *action : chart.makeMenu()->findChildren<QAction *>()) {
                if (action->text() == name)
                    return action;
            }
            return static_cast<QAction *>(nullptr);
        };
        const QImage before = chart.grab().toImage();
        menuAction(QStringLiteral("Best"))->trigger();
        QVERIFY(!menuAction(QStringLiteral("Best"))->isChecked());
        QVERIFY(chart.grab().toImage() != before);
        menuAction(QStringLiteral("Best"))->trigger();
        QVERIFY(menuAction(QStringLiteral("Best"))->isChecked());
        QCOMPARE(chart.grab().toImage(), before);
    }

    void aHundredThousandGenerationsAreDrawnWithoutLag()
    {
        const RunCurve curve = run(1, 100000, 1000);
        FitnessChart chart;
        chart.setRuns({curve});
        present(chart);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 5; ++i) {
            chart.setRuns({curve});
            chart.grab();
        }
        const qint64 ms = timer.elapsed() / 5;
        qInfo("%lld ms a drawing of 100,000 generations", ms);
        for (const auto *series : chart.findChild<QChartView *>()->chart()->series()) {
            if (const auto *line = qobject_cast<const QLineSeries *>(series))
                QVERIFY(line->count() < 5000);
        }
    }

    void followsTheThemeOfItsPalette()
    {
        FitnessChart chart;
        chart.setRuns({run(1, 50, 1000)});
        chart.setPalette(paletteOf(darkColors()));
        present(chart);
        QCOMPARE(chart.findChild<QChartView *>()->chart()->backgroundBrush().color(), darkColors().panel);
        keepPicture(chart, QStringLiteral("fitness-dark"));
        chart.setPalette(paletteOf(lightColors()));
        QCOMPARE(chart.findChild<QChartView *>()->chart()->backgroundBrush().color(), lightColors().panel);
        keepPicture(chart, QStringLiteral("fitness-light"));
    }
};

QTEST_MAIN(TestFitnessChart)
#include "tst_fitnesschart.moc"
