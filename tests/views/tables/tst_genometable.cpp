// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"
#include "emptystate.h"
#include "genomefilter.h"
#include "genometable.h"
#include "genometablemodel.h"
#include "pictures.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace tetrarium;

namespace {

GenomeTableModel::Generation generation(int number, const std::vector<double> &fitness)
{
    auto report = std::make_shared<GenerationReport>();
    report->number = number;
    for (const double value : fitness) {
        GenomeResult result;
        result.individual.id = std::string(1, static_cast<char>('a' + report->genomes.size() % 26));
        result.individual.genes = {value / 10, -value / 10};
        result.fitness = value;
        report->genomes.push_back(result);
    }
    return report;
}

const QStringList genes{QStringLiteral("holes"), QStringLiteral("height")};

QString order(const QTableView *view)
{
    QString ids;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        ids += view->model()->index(row, GenomeTableModel::IdColumn).data().toString();
    return ids;
}

class CountingModel : public GenomeTableModel
{
public:
    QVariant data(const QModelIndex &index, int role) const override
    {
        ++reads;
        return GenomeTableModel::data(index, role);
    }

    mutable int reads = 0;
};

} // namespace

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
        model.setGenerations(genes, {generation(0, {1})});
        QVERIFY(!empty->isVisible());
        QVERIFY(view->accessibleDescription().isEmpty());
        model.setGenerations({}, {});
        QVERIFY(empty->isVisible());
    }

    void sortsNumbersAsNumbers()
    {
        GenomeTableModel model;
        model.setGenerations(genes, {generation(0, {9, 100, -1})});
        GenomeTable table(&model);
        auto *view = table.findChild<QTableView *>();
        QCOMPARE(order(view), QStringLiteral("abc"));
        view->sortByColumn(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
        QCOMPARE(order(view), QStringLiteral("bac"));
        view->sortByColumn(GenomeTableModel::FitnessColumn, Qt::AscendingOrder);
        QCOMPARE(order(view), QStringLiteral("cab"));
    }

    void filtersByIdAndByComparison()
    {
        GenomeTableModel model;
        model.setGenerations(genes, {generation(0, {10, 20, 30, 40})});
        GenomeTable table(&model);
        table.show();
        const auto *view = table.findChild<QTableView *>();
        auto *filter = table.findChild<QLineEdit *>(QString(), Qt::FindChildrenRecursively);
        for (QLineEdit *edit : table.findChildren<QLineEdit *>()) {
            if (!edit->placeholderText().isEmpty())
                filter = edit;
        }
        const auto listedAfter = [&](const char *text) {
            filter->setText(QString::fromLatin1(text));
            return order(view);
        };
        QCOMPARE(listedAfter("b"), QStringLiteral("b"));
        QCOMPARE(listedAfter("fitness > 10"), QStringLiteral("bcd"));
        QCOMPARE(listedAfter("Fitness >= 20, holes < 4"), QStringLiteral("bc"));
        QCOMPARE(listedAfter("height<=-3"), QStringLiteral("cd"));
        QCOMPARE(listedAfter("fitness = 40"), QStringLiteral("d"));
        QVERIFY(filter->toolTip().isEmpty());
        QCOMPARE(listedAfter("nonsense > 3"), QStringLiteral("abcd"));
        QVERIFY(!filter->toolTip().isEmpty());
        QCOMPARE(listedAfter(""), QStringLiteral("abcd"));
        table.setPicked(QSet<int>{1, 3});
        QCOMPARE(order(view), QStringLiteral("bd"));
        table.setPicked({});
        QCOMPARE(order(view), QStringLiteral("abcd"));
    }

    void theFilterObeysTheRulesOfItemModels()
    {
        GenomeTableModel model;
        GenomeFilter filter(&model);
        const QAbstractItemModelTester tester(
            &filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGenerations(genes, {generation(0, {10, 20, 30, 40})});
        filter.setFilter(QStringLiteral("fitness > 15"));
        filter.sort(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
        model.append({generation(1, {12, 50})});
        QCOMPARE(filter.rowCount(), 4);
        filter.setFilter({});
        QCOMPARE(filter.rowCount(), 6);
    }

    void asksForWhatIsToBeDoneWithTheSelectedGenome()
    {
        GenomeTableModel model;
        model.setGenerations(genes, {generation(0, {10, 20, 30, 40})});
        GenomeTable table(&model);
        table.resize(900, 300);
        table.show();
        table.findChild<QTableView *>()->sortByColumn(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
        QSignalSpy watched(&table, &GenomeTable::watchRequested);
        QSignalSpy saved(&table, &GenomeTable::saveRequested);
        const auto action = [&table](const char *text) {
            for (QAction *found : table.findChildren<QAction *>()) {
                if (found->text() == QString::fromUtf8(text))
                    return found;
            }
            return static_cast<QAction *>(nullptr);
        };
        QVERIFY(!action("&Watch it play")->isEnabled());
        table.select(2);
        QVERIFY(action("&Watch it play")->isEnabled());
        action("&Watch it play")->trigger();
        action("&Save as player…")->trigger();
        QCOMPARE(watched.takeFirst().first().toInt(), 2);
        QCOMPARE(saved.takeFirst().first().toInt(), 2);
        keepPicture(table, QStringLiteral("genomes-light"));
        QCOMPARE(table.selectedText(),
            QStringLiteral("Generation\tGenome\tFitness\tHeld-"
                           "out\tMoves\tParents\tholes\theight\n0\tc\t30\t\t0\t\t3\t-3\n"));
    }

    void exportsTheSelectionOrAllThatIsListed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("genomes.csv"));
        GenomeTableModel model;
        model.setGenerations(genes, {generation(0, {10, 1.0 / 3})});
        GenomeTable table(&model);
        const auto content = [&path] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
        };
        QVERIFY(table.exportTo(path));
        QCOMPARE(content().size(), 4);
        QCOMPARE(
            content()[2], QByteArray("0,b,0.3333333333333333,,0,,0.03333333333333333,-0.03333333333333333"));
        table.select(0);
        QVERIFY(table.exportTo(path));
        QCOMPARE(content().size(), 3);
        QVERIFY(!table.exportTo(folder.filePath(QStringLiteral("nowhere/genomes.csv"))));
    }

    /// How long it takes is measured by bench_desktop.
    void ofAHundredThousandRowsOnlyThoseSeenAreRead()
    {
        std::vector<GenomeTableModel::Generation> generations;
        for (int i = 0; i < 1000; ++i)
            generations.push_back(generation(i, std::vector<double>(100, i)));
        CountingModel model;
        model.setGenerations(genes, std::move(generations));
        GenomeTable table(&model);
        table.resize(900, 600);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto *view = table.findChild<QTableView *>();
        QCOMPARE(view->model()->rowCount(), 100000);
        view->sortByColumn(GenomeTableModel::FitnessColumn, Qt::DescendingOrder);
        const int cells = (view->viewport()->height() / view->rowHeight(0) + 2) * model.columnCount();
        constexpr int readsACell = 20; // a delegate asks for about a dozen roles
        for (const int place : {1, 2, 3}) {
            view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum() / 4 * place);
            model.reads = 0;
            view->viewport()->repaint();
            QCOMPARE_GT(model.reads, 0);
            QCOMPARE_LE(model.reads, cells * readsACell);
        }
    }
};

QTEST_MAIN(TestGenomeTable)
#include "tst_genometable.moc"
