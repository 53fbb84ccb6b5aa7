// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "languagecontroller.h"

#include "mainwindow.h"
#include "settings.h"

#include <QLocale>

namespace tetrarium {

LanguageController::LanguageController(Settings &settings, MainWindow &window)
    : m_settings(settings)
    , m_window(window)
{
    connect(&window, &MainWindow::languageRequested, this, &LanguageController::choose);
}

void LanguageController::choose(const QString &language)
{
    m_settings.setLanguage(language);
    show(language);
}

void LanguageController::show(const QString &language)
{
    const QString shown = m_translations.install(language);
    // With the language the desktop has, its own habits of writing numbers are kept (en_GB, sv_FI, …).
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(shown) ? system : QLocale(shown));
    m_window.setLanguage(shown);
    Q_EMIT languageChanged();
}

} // namespace tetrarium
