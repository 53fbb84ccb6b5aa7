// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lab.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QToolBar>

using namespace tetrarium;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWithMenusToolbarStatusBarAndEveryDock()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QVERIFY(lab.window().menuBar()->isVisible());
        QVERIFY(lab.window().statusBar()->isVisible());
        QVERIFY(lab.window().findChild<QToolBar *>()->isVisible());
        QTRY_VERIFY(lab.window().view(DockId::Board)->hasFocus());
        for (const DockId dock : allDocks) {
            if (!lab.window().toggleAction(dock)->isChecked())
                lab.window().toggleAction(dock)->trigger();
            QTRY_VERIFY2(lab.window().view(dock)->isVisible(), qPrintable(dockName(dock)));
            QCOMPARE(lab.window().view(dock)->window(), &lab.window());
        }
    }

    void theViewMenuListsAndTogglesEveryDock()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        QList<QAction *> listed = lab.actions().viewMenu()->actions();
        for (const QMenu *menu : lab.actions().viewMenu()->findChildren<QMenu *>())
            listed += menu->actions();
        for (const DockId dock : allDocks) {
            QAction *toggle = lab.window().toggleAction(dock);
            QVERIFY(listed.contains(toggle));
            QVERIFY(toggle->isCheckable());
            QVERIFY(!toggle->icon().isNull());
            for (int i = 0; i < 2; ++i) {
                const bool wasOpen = toggle->isChecked();
                toggle->trigger();
                QCOMPARE(toggle->isChecked(), !wasOpen);
                QCOMPARE(lab.window().view(dock)->isVisible(), !wasOpen);
            }
        }
    }

    void theTitleBarsButtonsFloatAndClose()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        const auto press = [&lab](const QString &name) {
            // The title bar is beside the stack of pages that holds the view.
            const QWidget *group = lab.window().view(DockId::Game);
            QAbstractButton *found = nullptr;
            while (!found && (group = group->parentWidget())) {
                for (auto *button : group->findChildren<QAbstractButton *>()) {
                    if (button->accessibleName() == name && button->isVisible())
                        found = button;
                }
            }
            QVERIFY(found);
            QTest::mouseClick(found, Qt::LeftButton);
        };
        press(QStringLiteral("Float or dock this dock"));
        QTRY_COMPARE(lab.floatingDocks(), names({DockId::Game}));
        press(QStringLiteral("Close this dock"));
        QTRY_COMPARE(lab.openDocks(), names({DockId::Board, DockId::Player, DockId::Candidates}));
    }

    void theKeyboardAloneReachesEveryOpenDock()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Evolve});
        QVERIFY(lab.waitUntilShown());
        lab.window().view(DockId::Board)->setFocus();
        const auto focused = [&lab] {
            for (const DockId dock : allDocks) {
                QWidget *view = lab.window().view(dock);
                QWidget *focus = QApplication::focusWidget();
                if (focus == view || view->isAncestorOf(focus))
                    return dockName(dock);
            }
            return QString();
        };
        for (const DockId dock : {DockId::Evolution, DockId::Fitness, DockId::Genomes, DockId::Weights,
                 DockId::Diversity, DockId::Histogram, DockId::Coordinates, DockId::Board}) {
            QTest::keyClick(&lab.window(), Qt::Key_F6);
            QTRY_COMPARE(focused(), dockName(dock));
        }
        QTest::keyClick(&lab.window(), Qt::Key_F6, Qt::ShiftModifier);
        QTRY_COMPARE(focused(), dockName(DockId::Coordinates));

        lab.actions().floatDock()->trigger();
        QTRY_COMPARE(lab.floatingDocks(), names({DockId::Coordinates}));
        QTRY_COMPARE(focused(), dockName(DockId::Coordinates));
        lab.actions().floatDock()->trigger();
        QTRY_COMPARE(lab.floatingDocks(), QStringList());
    }

    void theFocusCanBeSeen()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        for (const DockId dock : {DockId::Board, DockId::Game}) {
            QWidget *view = lab.window().view(dock);
            lab.window().menuBar()->setFocus();
            const QImage without = view->grab().toImage();
            view->setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(view->grab().toImage() != without);
        }
    }

    void everythingHasANameForScreenReaders()
    {
        const LabHome home;
        Lab lab(home);
        for (const DockId dock : allDocks) {
            const QWidget *view = lab.window().view(dock);
            const QWidget *reader = view->focusProxy() ? view->focusProxy() : view;
            QVERIFY2(!reader->accessibleName().isEmpty(), qPrintable(dockName(dock)));
        }
        for (const QMenu *menu : lab.window().menuBar()->findChildren<QMenu *>()) {
            for (const QAction *action : menu->actions())
                QVERIFY(action->isSeparator() || !action->text().isEmpty());
        }
    }

    void aboutNamesTheVersionAndDoesNotBlock()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.actions().about()->trigger();
        auto *box = lab.window().findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY(box->text().contains(QStringLiteral(PROJECT_VERSION)));
        box->close();
    }

    void nothingIsWrittenOutsideTheGivenHome()
    {
        const LabHome home;
        const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
        const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
        const auto ours = [&] {
            return (LabHome::filesBelow(config) + LabHome::filesBelow(data))
                .filter(QStringLiteral("tetrarium"), Qt::CaseInsensitive);
        };
        const QStringList before = ours();
        {
            Lab lab(home);
            QVERIFY(lab.waitUntilShown());
            lab.actions().theme(Theme::Dark)->trigger();
            lab.actions().language(QStringLiteral("sv"))->trigger();
            lab.actions().workspace(Workspace::Evolve)->trigger();
            lab.window().close();
        }
        QCOMPARE(ours(), before);
        QCOMPARE(home.files(),
            (QStringList{QStringLiteral("settings/layouts/evolve.json"),
                QStringLiteral("settings/layouts/play.json"), QStringLiteral("settings/tetrarium.ini")}));
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
