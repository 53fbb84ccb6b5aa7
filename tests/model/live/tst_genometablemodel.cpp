// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometablemodel.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

#include <cmath>

using namespace tetrarium;

namespace {

GenomeTableModel::Generation generation(int number, std::vector<std::pair<double, Genes>> genomes)
{
    auto report = std::make_shared<GenerationReport>();
    report->number = number;
    for (const auto &[fitness, genes] : genomes) {
        GenomeResult result;
        result.individual.id = std::to_string(number) + "/" + std::to_string(report->genomes.size());
        result.individual.genes = genes;
        result.individual.parents = {"a", "b"};
        result.fitness = fitness;
        result.moves = 12;
        report->genomes.push_back(result);
        if (fitness > report->genomes[report->best].fitness)
            report->best = report->genomes.size() - 1;
    }
    report->heldOut = HeldOutScore{.mean = 77, .standardError = 1, .games = 3};
    return report;
}

} // namespace

class TestGenomeTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void obeysTheRulesOfItemModels()
    {
        GenomeTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), int(GenomeTableModel::FirstGeneColumn));
        model.setGenerations(
            {QStringLiteral("holes"), QStringLiteral("rows")}, {generation(0, {{1, {2, 3}}, {4, {5, 6}}})});
        QCOMPARE(model.rowCount(), 2);
        model.append({generation(1, {{7, {8, 9}}})});
        QCOMPARE(model.rowCount(), 3);
        model.append({generation(2, {})});
        QCOMPARE(model.rowCount(), 3);
        model.retranslate();
        model.setGenerations({}, {});
        QCOMPARE(model.rowCount(), 0);
        model.retranslate();
    }

    void givesNumbersForSortingAndTextForReading()
    {
        QLocale::setDefault(QLocale(QLocale::Swedish));
        GenomeTableModel model;
        model.setGenerations({QStringLiteral("holes")}, {generation(3, {{12.5, {-0.25}}})});
        const auto cell = [&model](int column, int role) { return model.index(0, column).data(role); };
        QCOMPARE(cell(GenomeTableModel::IdColumn, Qt::DisplayRole), QVariant(QStringLiteral("3/0")));
        QCOMPARE(cell(GenomeTableModel::FitnessColumn, Qt::EditRole), QVariant(12.5));
        QCOMPARE(cell(GenomeTableModel::FitnessColumn, Qt::DisplayRole), QVariant(QStringLiteral("12,5")));
        QCOMPARE(cell(GenomeTableModel::FirstGeneColumn, Qt::EditRole), QVariant(-0.25));
        QCOMPARE(cell(GenomeTableModel::FirstGeneColumn, Qt::DisplayRole), QVariant(QStringLiteral("−0,25")));
        QCOMPARE(cell(GenomeTableModel::ParentsColumn, Qt::DisplayRole), QVariant(QStringLiteral("a, b")));
        QCOMPARE(cell(GenomeTableModel::MovesColumn, Qt::EditRole), QVariant(12.0));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(cell(GenomeTableModel::FitnessColumn, Qt::DisplayRole), QVariant(QStringLiteral("12.5")));
    }

    void findsRowsAcrossGenerations()
    {
        GenomeTableModel model;
        model.setGenerations(
            {}, {generation(4, {{1, {}}, {2, {}}}), generation(5, {{9, {}}, {3, {}}, {5, {}}})});
        QCOMPARE(model.number(1, GenomeTableModel::GenerationColumn), 4.0);
        QCOMPARE(model.number(2, GenomeTableModel::GenerationColumn), 5.0);
        QCOMPARE(model.genome(4).fitness, 5.0);
        QCOMPARE(model.bestRow(4), 1);
        QCOMPARE(model.bestRow(5), 2);
        QCOMPARE(model.bestRow(6), -1);
        // Only the best was played on the held-out games.
        QCOMPARE(model.number(1, GenomeTableModel::HeldOutColumn), 77.0);
        QVERIFY(std::isnan(model.number(0, GenomeTableModel::HeldOutColumn)));
        QVERIFY(!model.index(0, GenomeTableModel::HeldOutColumn).data().isValid());
    }

    void namesColumnsByGene()
    {
        GenomeTableModel model;
        model.setGenerations({QStringLiteral("holes")}, {});
        QCOMPARE(
            model.headerData(GenomeTableModel::IdColumn, Qt::Horizontal), QVariant(QStringLiteral("Genome")));
        QCOMPARE(model.headerData(GenomeTableModel::FitnessColumn, Qt::Horizontal),
            QVariant(QStringLiteral("Fitness")));
        QCOMPARE(model.headerData(GenomeTableModel::FirstGeneColumn, Qt::Horizontal),
            QVariant(QStringLiteral("holes")));
        QVERIFY(!model.headerData(GenomeTableModel::FirstGeneColumn + 1, Qt::Horizontal).isValid());
    }
};

QTEST_GUILESS_MAIN(TestGenomeTableModel)
#include "tst_genometablemodel.moc"
