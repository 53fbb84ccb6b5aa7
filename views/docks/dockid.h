// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <array>

namespace tetrarium {

/// Every dock there is.
enum class DockId
{
    Board,
    Game,
    Player,
    Candidates,
    Rival,
    Evolution,
    Fitness,
    Genomes,
    Weights,
    Diversity,
    Histogram,
    Coordinates,
    Study,
    HeatMap,
    Tables,
    Arena,
    Distribution,
    People
};

inline constexpr std::array allDocks{DockId::Board, DockId::Game, DockId::Player, DockId::Candidates,
    DockId::Rival, DockId::Evolution, DockId::Fitness, DockId::Genomes, DockId::Weights, DockId::Diversity,
    DockId::Histogram, DockId::Coordinates, DockId::Study, DockId::HeatMap, DockId::Tables, DockId::Arena,
    DockId::Distribution, DockId::People};

/// The name in layout files, and of the dock's icon: never translated, never changed, never used twice.
QString dockName(DockId dock);
QStringList dockNames();

/// What people read on the dock and, with a mnemonic, in the View menu.
QString dockTitle(DockId dock);
QString dockMenuText(DockId dock);

} // namespace tetrarium
