// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desktop.h"

#include "paths.h"

namespace tetrarium {

Desktop::Desktop(const Paths &paths, const StartOptions &options)
    : m_settings(paths.settings)
    , m_window(&m_genomes)
    , m_theme(m_settings, m_window)
    , m_language(m_settings, m_window)
    , m_layout(m_settings, m_window, paths.settings + QStringLiteral("/layouts"))
    , m_evolution(m_settings, m_window, m_genomes, paths.data)
{
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_genomes, &GenomeTableModel::retranslate);
    QObject::connect(
        &m_language, &LanguageController::languageChanged, &m_evolution, &EvolutionController::retranslate);
    m_theme.show(options.theme.value_or(m_settings.theme()));
    m_language.show(options.language.isEmpty() ? m_settings.language() : options.language);
    m_layout.start(options.workspace.value_or(m_settings.workspace()));
    m_evolution.offerToResume();
}

} // namespace tetrarium
