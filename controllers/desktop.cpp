// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desktop.h"

#include "paths.h"

namespace tetrarium {

Desktop::Desktop(const Paths &paths, const StartOptions &options)
    : m_settings(paths.settings)
    , m_window({.genomes = &m_genomes, .candidates = &m_candidates, .players = &m_players})
    , m_theme(m_settings, m_window)
    , m_language(m_settings, m_window)
    , m_layout(m_settings, m_window, paths.settings + QStringLiteral("/layouts"))
    , m_coordinator(m_game)
    , m_games(m_settings, m_window, m_coordinator, m_players, paths.data)
    , m_keys([this](GameKey key) { return m_games.wants(key); })
    , m_preferences(m_settings, m_window, m_keys, m_coordinator, m_games)
    , m_watch(m_settings, m_window, m_games, m_coordinator, m_players, m_candidates)
    , m_race(m_window, m_games, m_game, m_players)
    , m_replays(m_window, m_games, m_game)
    , m_evolution(m_settings, m_window, m_genomes, paths.data)
    , m_studies(m_window, paths.data)
    , m_arenas(m_window, m_players, paths.data)
    , m_files(m_settings, m_window, m_games, m_watch, m_evolution, m_studies, m_players)
{
    connectAll();
    m_theme.show(options.theme.value_or(m_settings.theme()));
    m_language.show(options.language.isEmpty() ? m_settings.language() : options.language);
    m_layout.start(options.workspace.value_or(m_settings.workspace()));
    m_evolution.offerToResume();
}

void Desktop::connectAll()
{
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_genomes, &GenomeTableModel::retranslate);
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_candidates, &CandidateTableModel::retranslate);
    QObject::connect(&m_language, &LanguageController::languageChanged, &m_games, &GameController::refresh);
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_evolution, &EvolutionController::retranslate);
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_studies, &StudyController::retranslate);
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_arenas, &ArenaController::retranslate);
    QObject::connect(&m_studies, &StudyController::arenaChosen, &m_arenas, &ArenaController::open);
    QObject::connect(&m_arenas, &ArenaController::kept, &m_studies, &StudyController::listResults);
    QObject::connect(&m_keys, &KeyFilter::pressed, &m_games, &GameController::press);
    QObject::connect(&m_keys, &KeyFilter::released, &m_games, &GameController::release);
    QObject::connect(&m_watch, &WatchController::speedChanged, &m_race, &RaceController::setSpeed);
    GenomeController &genomes = m_evolution.genomes();
    QObject::connect(&genomes, &GenomeController::watchRequested, &m_watch,
        [this](const Player &player) { m_watch.watch(player); });
    QObject::connect(&genomes, &GenomeController::raceRequested, &m_watch, &WatchController::raceAgainst);
    m_race.setSpeed(m_settings.playerSpeed());
}

} // namespace tetrarium
