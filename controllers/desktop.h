// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arenacontroller.h"
#include "candidatetablemodel.h"
#include "evolutioncontroller.h"
#include "filecontroller.h"
#include "gamecontroller.h"
#include "genometablemodel.h"
#include "keyfilter.h"
#include "languagecontroller.h"
#include "layoutcontroller.h"
#include "mainwindow.h"
#include "playerlistmodel.h"
#include "preferencescontroller.h"
#include "racecontroller.h"
#include "replaydriver.h"
#include "settings.h"
#include "studycontroller.h"
#include "themecontroller.h"
#include "watchcontroller.h"

#include <optional>

namespace tetrarium {

struct Paths;

/// What one start may ask for instead of what was chosen before. Nothing of it is remembered.
struct StartOptions
{
    std::optional<Theme> theme = {};
    std::optional<Workspace> workspace = {};
    QString language = {};
};

/// The whole desktop lab: settings, models, window and controllers, wired together. The window is shown by
/// whoever makes it.
class Desktop
{
public:
    explicit Desktop(const Paths &paths, const StartOptions &options = {});

    MainWindow &window() { return m_window; }
    GenomeTableModel &genomes() { return m_genomes; }
    EvolutionController &evolution() { return m_evolution; }
    CandidateTableModel &candidates() { return m_candidates; }
    PlayerListModel &players() { return m_players; }
    GameModel &game() { return m_game; }
    GameController &games() { return m_games; }
    WatchController &watching() { return m_watch; }
    RaceController &race() { return m_race; }
    FileController &files() { return m_files; }
    StudyController &studies() { return m_studies; }
    ArenaController &arenas() { return m_arenas; }

private:
    void connectAll();

    Settings m_settings;
    GenomeTableModel m_genomes;
    CandidateTableModel m_candidates;
    PlayerListModel m_players;
    GameModel m_game;
    MainWindow m_window;
    ThemeController m_theme;
    LanguageController m_language;
    LayoutController m_layout;
    Coordinator m_coordinator;
    GameController m_games;
    KeyFilter m_keys;
    PreferencesController m_preferences;
    WatchController m_watch;
    RaceController m_race;
    ReplayDriver m_replays;
    EvolutionController m_evolution;
    StudyController m_studies;
    ArenaController m_arenas;
    FileController m_files;
};

} // namespace tetrarium
