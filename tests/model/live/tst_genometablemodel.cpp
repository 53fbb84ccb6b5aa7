// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometablemodel.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace tetrarium;

class TestGenomeTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void obeysTheRulesOfItemModels()
    {
        GenomeTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 2);
        model.setGenomes({QStringLiteral("holes"), QStringLiteral("rows")},
            {{QStringLiteral("0000000001"), 1234.5, {-0.25, 0.75}},
                {QStringLiteral("0000000002"), 2, {1, 0}}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 4);
        model.retranslate();
        model.setGenomes({}, {});
        QCOMPARE(model.rowCount(), 0);
        model.retranslate();
    }

    void givesNumbersForSortingAndTextForReading()
    {
        QLocale::setDefault(QLocale(QLocale::Swedish));
        GenomeTableModel model;
        model.setGenomes({QStringLiteral("holes")}, {{QStringLiteral("x"), 12.5, {-0.25}}});
        QCOMPARE(model.index(0, 0).data(), QVariant(QStringLiteral("x")));
        QCOMPARE(model.index(0, 1).data(Qt::EditRole), QVariant(12.5));
        QCOMPARE(model.index(0, 1).data(), QVariant(QStringLiteral("12,5")));
        QCOMPARE(model.index(0, 2).data(Qt::EditRole), QVariant(-0.25));
        QCOMPARE(model.index(0, 2).data(), QVariant(QStringLiteral("−0,25")));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(model.index(0, 1).data(), QVariant(QStringLiteral("12.5")));
    }

    void namesColumnsByGene()
    {
        GenomeTableModel model;
        model.setGenomes({QStringLiteral("holes")}, {});
        QCOMPARE(model.headerData(0, Qt::Horizontal), QVariant(QStringLiteral("Genome")));
        QCOMPARE(model.headerData(1, Qt::Horizontal), QVariant(QStringLiteral("Fitness")));
        QCOMPARE(model.headerData(2, Qt::Horizontal), QVariant(QStringLiteral("holes")));
        QVERIFY(!model.headerData(3, Qt::Horizontal).isValid());
    }
};

QTEST_GUILESS_MAIN(TestGenomeTableModel)
#include "tst_genometablemodel.moc"
