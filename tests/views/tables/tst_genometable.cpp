// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "emptystate.h"
#include "genometable.h"
#include "genometablemodel.h"

#include <QHeaderView>
#include <QTableView>
#include <QTest>

using namespace tetrarium;

class TestGenomeTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatItWillListWhileThereAreNoRows()
    {
        GenomeTableModel model;
        GenomeTable table(&model);
        table.show();
        const auto *empty = table.findChild<EmptyState *>();
        const auto *view = table.findChild<QTableView *>();
        QVERIFY(empty->isVisible());
        QCOMPARE(view->accessibleDescription(), empty->sentence());
        model.setGenomes({QStringLiteral("holes")}, {{QStringLiteral("a"), 1, {0.5}}});
        QVERIFY(!empty->isVisible());
        QVERIFY(view->accessibleDescription().isEmpty());
        model.setGenomes({}, {});
        QVERIFY(empty->isVisible());
    }

    void sortsNumbersAsNumbers()
    {
        GenomeTableModel model;
        model.setGenomes({},
            {{QStringLiteral("a"), 9, {}}, {QStringLiteral("b"), 100, {}}, {QStringLiteral("c"), -1, {}}});
        GenomeTable table(&model);
        auto *view = table.findChild<QTableView *>();
        const auto order = [view] {
            QString ids;
            for (int row = 0; row < view->model()->rowCount(); ++row)
                ids += view->model()->index(row, GenomeTableModel::IdColumn).data().toString();
            return ids;
        };
        QCOMPARE(order(), QStringLiteral("abc"));
        view->sortByColumn(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
        QCOMPARE(order(), QStringLiteral("bac"));
        view->sortByColumn(GenomeTableModel::FitnessColumn, Qt::AscendingOrder);
        QCOMPARE(order(), QStringLiteral("cab"));
    }
};

QTEST_MAIN(TestGenomeTable)
#include "tst_genometable.moc"
