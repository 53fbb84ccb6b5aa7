// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"
#include "colors.h"
#include "lab.h"
#include "windowactions.h"

#include <QApplication>
#include <QStyleHints>

using namespace tetrarium;

namespace {

QColor cornerOfTheBoard(Lab &lab)
{
    return lab.window().board()->grab().toImage().pixelColor(1, 1);
}

} // namespace

class TestThemeController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosingAThemeChangesThePaletteAndTheBoardAtOnce()
    {
        const LabHome home;
        Lab lab(home);
        QVERIFY(lab.waitUntilShown());
        lab.actions().theme(Theme::Dark)->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkColors().window);
        QTRY_COMPARE(cornerOfTheBoard(lab), darkColors().panel);
        QVERIFY(lab.actions().theme(Theme::Dark)->isChecked());
        lab.actions().theme(Theme::Light)->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightColors().window);
        QTRY_COMPARE(cornerOfTheBoard(lab), lightColors().panel);
    }

    /// Not a pixel of a view keeps the other theme's background.
    void everyViewFollows()
    {
        const LabHome home;
        Lab lab(home, {.workspace = Workspace::Evolve});
        QVERIFY(lab.waitUntilShown());
        for (const DockId dock : allDocks)
            lab.window().openDock(dock);
        const auto has = [&lab](DockId dock, const QColor &color) {
            const QImage picture = lab.window().view(dock)->grab().toImage();
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (picture.pixelColor(x, y) == color)
                        return true;
                }
            }
            return false;
        };
        for (const auto &[theme, colors, others] : {std::tuple(Theme::Dark, darkColors(), lightColors()),
                 std::tuple(Theme::Light, lightColors(), darkColors())}) {
            lab.actions().theme(theme)->trigger();
            for (const DockId dock : allDocks) {
                QTRY_VERIFY2(has(dock, colors.panel), qPrintable(dockName(dock)));
                QTRY_VERIFY2(!has(dock, others.panel), qPrintable(dockName(dock)));
                QTRY_VERIFY2(!has(dock, others.window), qPrintable(dockName(dock)));
            }
        }
    }

    void theChosenThemeIsRememberedAndTheAskedOneIsNot()
    {
        const LabHome home;
        {
            Lab lab(home);
            lab.actions().theme(Theme::Dark)->trigger();
            lab.window().close();
        }
        {
            Lab lab(home);
            QVERIFY(lab.actions().theme(Theme::Dark)->isChecked());
            QCOMPARE(QApplication::palette().color(QPalette::Window), darkColors().window);
        }
        {
            Lab lab(home, {.theme = Theme::Light});
            QCOMPARE(QApplication::palette().color(QPalette::Window), lightColors().window);
            lab.window().close();
        }
        Lab lab(home);
        QVERIFY(lab.actions().theme(Theme::Dark)->isChecked());
    }

    void theSystemIsFollowedWhenAsked()
    {
        const LabHome home;
        Lab lab(home);
        lab.actions().theme(Theme::System)->trigger();
        // What a desktop sends when it changes over at dusk.
        QStyleHints *desktop = QGuiApplication::styleHints();
        Q_EMIT desktop->colorSchemeChanged(Qt::ColorScheme::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkColors().window);
        QTRY_COMPARE(cornerOfTheBoard(lab), darkColors().panel);
        Q_EMIT desktop->colorSchemeChanged(Qt::ColorScheme::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightColors().window);
        // A chosen theme stays whatever the desktop does.
        lab.actions().theme(Theme::Dark)->trigger();
        Q_EMIT desktop->colorSchemeChanged(Qt::ColorScheme::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkColors().window);
    }
};

QTEST_MAIN(TestThemeController)
#include "tst_themecontroller.moc"
