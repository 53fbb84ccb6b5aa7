// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "theme.h"

#include <QObject>

namespace tetrarium {

class MainWindow;
class Settings;

/// Gives the application its style and palette, and changes them when a person or the desktop does.
class ThemeController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    ThemeController(Settings &settings, MainWindow &window);

    /// Shows a theme without remembering it.
    void show(Theme theme);

    /// Qt's Fusion style on every desktop; before the first window.
    static void installStyle();

private:
    void choose(Theme theme);
    void followSystem(Qt::ColorScheme scheme);

    Settings &m_settings;
    MainWindow &m_window;
    Theme m_theme = Theme::System;
};

} // namespace tetrarium
