// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "preferences.h"

#include <QObject>

namespace tetrarium {

class Coordinator;
class GameController;
class KeyFilter;
class MainWindow;
class Settings;

/// Makes what a person prefers so, at the start and whenever it changes.
class PreferencesController : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the controller.
    PreferencesController(Settings &settings, MainWindow &window, KeyFilter &keys, Coordinator &coordinator,
        GameController &games);

    /// Remembers and applies; theme and language too.
    void set(const Preferences &preferences);

private:
    void ask();
    void apply(const Preferences &preferences);

    Settings &m_settings;
    MainWindow &m_window;
    KeyFilter &m_keys;
    Coordinator &m_coordinator;
    GameController &m_games;
};

} // namespace tetrarium
