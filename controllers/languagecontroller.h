// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "translations.h"

#include <QObject>

namespace tetrarium {

class MainWindow;
class Settings;

/// The language of every text and the way numbers are written, changed at run time.
class LanguageController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    LanguageController(Settings &settings, MainWindow &window);

    /// Shows a language without remembering it; empty: the desktop's.
    void show(const QString &language);

Q_SIGNALS:
    void languageChanged();

private:
    void choose(const QString &language);

    Settings &m_settings;
    MainWindow &m_window;
    Translations m_translations;
};

} // namespace tetrarium
