// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "emptystate.h"
#include "histogram.h"
#include "parallelcoordinates.h"
#include "pictures.h"
#include "weightschart.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;

namespace {

/// Genome i has the weights i/10, -i/5 and (i*7 mod 10)/10, and the fitness 10 i.
std::shared_ptr<const GenerationReport> generation(int genomes)
{
    auto report = std::make_shared<GenerationReport>();
    report->number = 4;
    for (int i = 0; i < genomes; ++i) {
        GenomeResult genome;
        genome.individual.id = "g" + std::to_string(i);
        genome.individual.genes = {i / 10.0, -i / 5.0, (i * 7 % 10) / 10.0};
        genome.fitness = 10.0 * i;
        report->genomes.push_back(genome);
    }
    report->best = static_cast<std::size_t>(genomes - 1);
    return report;
}

const QStringList geneNames{QStringLiteral("holes"), QStringLiteral("height"), QStringLiteral("bumpiness")};

void present(QWidget &widget)
{
    widget.setBackgroundRole(QPalette::Base);
    widget.setAutoFillBackground(true);
    widget.resize(700, 400);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

} // namespace

class TestGenerationCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void binsCountEveryValueOnce()
    {
        const Bins bins = binsOf({0, 1, 2, 3, 4, 5, 6, 7, 8, 10});
        QCOMPARE(bins.counts, (QList<int>{2, 2, 2, 2, 2}));
        QCOMPARE(bins.low, 0.0);
        QCOMPARE(bins.width, 2.0);
        QCOMPARE(binsOf({3, 3, 3}).counts, QList<int>{3});
        QVERIFY(binsOf({}).counts.isEmpty());
    }

    void theHistogramShowsHowMany()
    {
        Histogram chart;
        chart.setPalette(paletteOf(darkColors()));
        QVERIFY(chart.data().isEmpty());
        chart.setGeneration(generation(60));
        present(chart);
        keepPicture(chart, QStringLiteral("histogram-dark"));
        double area = 0;
        const QList<QPointF> &stairs = chart.data().lines.first().points;
        for (qsizetype i = 1; i + 1 < stairs.size(); i += 2)
            area += stairs[i].y();
        QCOMPARE(area, 60.0);
        QCOMPARE(chart.range().bottom, 0.0);
        chart.setGeneration(nullptr);
        QVERIFY(chart.findChild<EmptyState *>()->isVisible());
    }

    void theWeightsOfTheBestAreALineAGene()
    {
        WeightsChart chart;
        RunCurve run{.run = 1, .genes = geneNames};
        for (int i = 0; i < 30; ++i)
            run.points.append({.generation = i, .bestGenes = {i * 0.1, -i * 0.05, 1.0 / (i + 1)}});
        chart.setRun(run);
        present(chart);
        keepPicture(chart, QStringLiteral("weights-light"));
        QCOMPARE(chart.data().lines.size(), 3);
        QCOMPARE(chart.data().kinds[1].name, QStringLiteral("height"));
        QCOMPARE(chart.data().lines[1].points[20], QPointF(20, -1));
    }

    void brushesPickGenomes()
    {
        ParallelCoordinates chart;
        QSignalSpy changes(&chart, &ParallelCoordinates::brushedChanged);
        chart.setGeneration(generation(10), geneNames);
        QCOMPARE(chart.brushed().size(), 10);
        chart.setBrush(0, 0.5, 0.2);
        QCOMPARE(chart.brushed(), (QList<int>{2, 3, 4, 5}));
        chart.setBrush(3, 35, 1000); // fitness
        QCOMPARE(chart.brushed(), (QList<int>{4, 5}));
        QCOMPARE(changes.size(), 3);
        QCOMPARE(changes.last().first().value<QList<int>>(), (QList<int>{4, 5}));
        chart.clearBrushes();
        QCOMPARE(chart.brushed().size(), 10);
    }

    void draggingAlongAnAxisBrushesAndAClickTakesItAway()
    {
        ParallelCoordinates chart;
        chart.setGeneration(generation(10), geneNames);
        present(chart);
        const QImage before = chart.grab().toImage();
        const QPoint from = chart.positionOf(0, 0.55);
        const QPoint to = chart.positionOf(0, 0.15);
        QTest::mousePress(&chart, Qt::LeftButton, {}, from);
        QTest::mouseMove(&chart, (from + to) / 2);
        QTest::mouseMove(&chart, to);
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, to);
        QCOMPARE(chart.brushed(), (QList<int>{2, 3, 4, 5}));
        QVERIFY(chart.grab().toImage() != before);
        keepPicture(chart, QStringLiteral("coordinates-light"));
        chart.setPalette(paletteOf(darkColors()));
        keepPicture(chart, QStringLiteral("coordinates-dark"));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, from);
        QCOMPARE(chart.brushed().size(), 10);
    }

    void brushesStayForTheNextGenerationOfTheSameGenes()
    {
        ParallelCoordinates chart;
        chart.setGeneration(generation(10), geneNames);
        chart.setBrush(0, 0.2, 0.5);
        chart.setGeneration(generation(20), geneNames);
        QCOMPARE(chart.brushed().size(), 4);
        chart.setGeneration(generation(20), {QStringLiteral("other")});
        QCOMPARE(chart.brushed().size(), 20);
    }

    void writesTheBrushedGenomes()
    {
        const QTemporaryDir folder;
        ParallelCoordinates chart;
        chart.setGeneration(generation(10), geneNames);
        chart.setBrush(0, 0.2, 0.3);
        QVERIFY(chart.writeTo(folder.filePath(QStringLiteral("a.csv"))));
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(),
            QByteArray("id,fitness,holes,height,bumpiness\ng2,20,0.2,-0.4,0.4\ng3,30,0.3,-0.6,0.1\n"));
        QVERIFY(chart.writeTo(folder.filePath(QStringLiteral("a.svg"))));
    }
};

QTEST_MAIN(TestGenerationCharts)
#include "tst_generationcharts.moc"
