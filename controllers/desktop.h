// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evolutioncontroller.h"
#include "genometablemodel.h"
#include "languagecontroller.h"
#include "layoutcontroller.h"
#include "mainwindow.h"
#include "settings.h"
#include "themecontroller.h"

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

private:
    Settings m_settings;
    GenomeTableModel m_genomes;
    MainWindow m_window;
    ThemeController m_theme;
    LanguageController m_language;
    LayoutController m_layout;
    EvolutionController m_evolution;
};

} // namespace tetrarium
