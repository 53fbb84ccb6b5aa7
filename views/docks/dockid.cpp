// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dockid.h"

#include <QCoreApplication>

namespace tetrarium {

namespace {

struct DockText
{
    const char *name;
    const char *menuText;
};

constexpr std::array<DockText, allDocks.size()> dockTexts{{
    {"board", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Board")},
    {"game", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Game")},
    {"player", QT_TRANSLATE_NOOP("tetrarium::Dock", "Pl&ayer")},
    {"candidates", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Candidates")},
    {"rival", QT_TRANSLATE_NOOP("tetrarium::Dock", "R&ival")},
    {"evolution", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Evolution")},
    {"fitness", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Fitness")},
    {"genomes", QT_TRANSLATE_NOOP("tetrarium::Dock", "Ge&nomes")},
    {"weights", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Weights")},
    {"diversity", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Diversity")},
    {"histogram", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Histogram")},
    {"coordinates", QT_TRANSLATE_NOOP("tetrarium::Dock", "Parallel Coordina&tes")},
    {"study", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Study")},
    {"heatmap", QT_TRANSLATE_NOOP("tetrarium::Dock", "Heat &Map")},
    {"tables", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Tables")},
    {"arena", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Arena")},
    {"ecdf", QT_TRANSLATE_NOOP("tetrarium::Dock", "&Distribution")},
    {"people", QT_TRANSLATE_NOOP("tetrarium::Dock", "&People Against Machines")},
}};

constexpr const DockText &textsOf(DockId dock)
{
    return dockTexts[static_cast<std::size_t>(dock)];
}

} // namespace

QString dockName(DockId dock)
{
    return QString::fromLatin1(textsOf(dock).name);
}

QStringList dockNames()
{
    QStringList names;
    for (const DockId dock : allDocks)
        names.append(dockName(dock));
    return names;
}

QString dockTitle(DockId dock)
{
    return dockMenuText(dock).remove(QLatin1Char('&'));
}

QString dockMenuText(DockId dock)
{
    return QCoreApplication::translate("tetrarium::Dock", textsOf(dock).menuText);
}

} // namespace tetrarium
