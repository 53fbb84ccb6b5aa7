// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lab.h"
#include "windowactions.h"

#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>

using namespace tetrarium;

namespace {

const QString english = QStringLiteral("en");
const QString swedish = QStringLiteral("sv");

/// Every text a person can read in the window, docks included.
QStringList textsOf(MainWindow &window)
{
    QStringList texts;
    for (const QAction *action : window.findChildren<QAction *>())
        texts += {action->text(), action->statusTip()};
    for (const DockId dock : allDocks) {
        texts.append(window.toggleAction(dock)->text());
        for (const QWidget *part : window.view(dock)->findChildren<QWidget *>()) {
            // A recipe's keys are the same in every language; their explanations are not.
            if (part->accessibleName() != part->objectName())
                texts.append(part->accessibleName());
            texts.append(part->accessibleDescription());
        }
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

} // namespace

class TestLanguageController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosingALanguageChangesEveryTextAtOnce()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Evolve, .language = english});
        QVERIFY(lab.waitUntilShown());
        const QStringList before = textsOf(lab.window());
        const auto *header =
            lab.window().view(DockId::Genomes)->findChild<QTableView *>()->horizontalHeader();
        QCOMPARE(lab.window().toggleAction(DockId::Board)->text(), QStringLiteral("&Board"));

        lab.actions().language(swedish)->trigger();
        QTRY_COMPARE(lab.window().toggleAction(DockId::Board)->text(), QStringLiteral("S&pelplan"));
        QCOMPARE(lab.actions().viewMenu()->title(), QStringLiteral("&Visa"));
        QCOMPARE(header->model()->headerData(GenomeTableModel::IdColumn, Qt::Horizontal).toString(),
            QStringLiteral("Genom"));
        QVERIFY(lab.actions().language(swedish)->isChecked());
        QCOMPARE(QLocale().language(), QLocale::Swedish);
        // Words that are the same in both languages, and names.
        const QStringList same{QStringLiteral("&Fitness"), QStringLiteral("&Histogram"),
            QStringLiteral("English"), QStringLiteral("Svenska"), QStringLiteral("Evolution"),
            QStringLiteral("Generation"), QStringLiteral("Filter"), QStringLiteral("Fitness"),
            QStringLiteral("&Arena"), QStringLiteral("Arena"), QStringLiteral("Data"),
            // Qt's own, on tab bars.
            QStringLiteral("Scroll Left"), QStringLiteral("Scroll Right")};
        for (const QString &text : textsOf(lab.window()))
            QVERIFY2(same.contains(text) || !before.contains(text), qPrintable(text));

        lab.actions().language(english)->trigger();
        QTRY_COMPARE(textsOf(lab.window()), before);
    }

    void everyMenuHasMnemonicsThatDiffer_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << english;
        QTest::newRow("Swedish") << swedish;
    }

    void everyMenuHasMnemonicsThatDiffer()
    {
        QFETCH(QString, language);
        const LabHome home;
        Lab lab(home, {.language = language});
        QCoreApplication::sendPostedEvents();
        QList<QList<QAction *>> menus{lab.window().menuBar()->actions()};
        for (const QMenu *menu : lab.window().menuBar()->findChildren<QMenu *>())
            menus.append(menu->actions());
        for (const QList<QAction *> &menu : menus) {
            QString seen;
            for (const QAction *action : menu) {
                if (action->isSeparator() || action->text() == QStringLiteral("English")
                    || action->text() == QStringLiteral("Svenska"))
                    continue;
                const qsizetype at = action->text().indexOf(QLatin1Char('&'));
                QVERIFY2(at >= 0, qPrintable(action->text()));
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(!seen.contains(letter), qPrintable(action->text()));
                seen += letter;
            }
        }
    }

    void theChosenLanguageIsRememberedAndTheAskedOneIsNot()
    {
        const LabHome home;
        {
            Lab lab(home);
            QVERIFY(lab.actions().language(english)->isChecked());
            lab.actions().language(swedish)->trigger();
            lab.window().close();
        }
        {
            Lab lab(home, {.language = english});
            QVERIFY(lab.actions().language(english)->isChecked());
            lab.window().close();
        }
        Lab lab(home);
        QVERIFY(lab.actions().language(swedish)->isChecked());
    }
};

QTEST_MAIN(TestLanguageController)
#include "tst_languagecontroller.moc"
