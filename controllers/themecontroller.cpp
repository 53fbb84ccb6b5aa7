// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "themecontroller.h"

#include "colors.h"
#include "labstyle.h"
#include "mainwindow.h"
#include "settings.h"

#include <QApplication>
#include <QStyleHints>

namespace tetrarium {

ThemeController::ThemeController(Settings &settings, MainWindow &window)
    : m_settings(settings)
    , m_window(window)
{
    connect(&window, &MainWindow::themeRequested, this, &ThemeController::choose);
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
        &ThemeController::followSystem);
}

void ThemeController::installStyle()
{
    QApplication::setStyle(new LabStyle);
    // Fusion draws no check mark where there is an icon, and what is on has to be seen.
    QCoreApplication::setAttribute(Qt::AA_DontShowIconsInMenus);
}

void ThemeController::choose(Theme theme)
{
    m_settings.setTheme(theme);
    show(theme);
}

void ThemeController::show(Theme theme)
{
    m_theme = theme;
    // Told to the desktop too, so that title bars and file dialogs of its own match.
    QStyleHints *hints = QGuiApplication::styleHints();
    if (theme == Theme::System) {
        hints->unsetColorScheme();
        followSystem(hints->colorScheme());
    } else {
        hints->setColorScheme(theme == Theme::Dark ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
        QApplication::setPalette(paletteOf(theme == Theme::Dark ? darkColors() : lightColors()));
    }
    m_window.setTheme(theme);
}

void ThemeController::followSystem(Qt::ColorScheme scheme)
{
    if (m_theme == Theme::System)
        QApplication::setPalette(paletteOf(scheme == Qt::ColorScheme::Dark ? darkColors() : lightColors()));
}

} // namespace tetrarium
