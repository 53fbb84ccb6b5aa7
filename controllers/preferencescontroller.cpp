// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "preferencescontroller.h"

#include "boardview.h"
#include "coordinator.h"
#include "gameactions.h"
#include "gamecontroller.h"
#include "gamepanel.h"
#include "keyfilter.h"
#include "mainwindow.h"
#include "preferencesdialog.h"
#include "rivalpanel.h"
#include "settings.h"
#include "windowactions.h"

#include <QAction>

namespace tetrarium {

PreferencesController::PreferencesController(
    Settings &settings, MainWindow &window, KeyFilter &keys, Coordinator &coordinator, GameController &games)
    : m_settings(settings)
    , m_window(window)
    , m_keys(keys)
    , m_coordinator(coordinator)
    , m_games(games)
{
    connect(window.actions().game().action(GameCommand::Preferences), &QAction::triggered, this,
        &PreferencesController::ask);
    apply(settings.preferences());
}

void PreferencesController::ask()
{
    m_games.pause();
    auto *dialog = new PreferencesDialog(m_settings.preferences(), &m_window);
    connect(dialog, &PreferencesDialog::applied, this, &PreferencesController::set);
    dialog->open();
}

void PreferencesController::set(const Preferences &preferences)
{
    const Preferences before = m_settings.preferences();
    m_settings.setPreferences(preferences);
    apply(preferences);
    if (preferences.theme != before.theme)
        Q_EMIT m_window.themeRequested(preferences.theme);
    if (preferences.language != before.language)
        Q_EMIT m_window.languageRequested(preferences.language);
}

void PreferencesController::apply(const Preferences &preferences)
{
    m_keys.setBindings(preferences.keys);
    m_games.setKeys(preferences.keys);
    m_window.actions().game().setKeys(preferences.keys);
    m_coordinator.setTiming(preferences.timing);
    for (BoardView *board : {m_window.board(), m_window.rivalPanel()->board()}) {
        board->setPiecePalette(preferences.pieces);
        board->setReducedMotion(preferences.reducedMotion);
    }
    m_window.gamePanel()->setPiecePalette(preferences.pieces);
}

} // namespace tetrarium
