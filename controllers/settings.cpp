// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings.h"

namespace tetrarium {

namespace {

const QString themeKey = QStringLiteral("look/theme");
const QString languageKey = QStringLiteral("look/language");
const QString workspaceKey = QStringLiteral("window/workspace");
const QString geometryKey = QStringLiteral("window/geometry");
const QString recentRunsKey = QStringLiteral("evolve/recent");
const QString unfinishedRunsKey = QStringLiteral("evolve/unfinished");

constexpr qsizetype recentRunCount = 10;

} // namespace

Settings::Settings(const QString &folder)
    : m_file(folder + QStringLiteral("/tetrarium.ini"), QSettings::IniFormat)
{}

Theme Settings::theme() const
{
    return themeFromName(m_file.value(themeKey).toString()).value_or(Theme::System);
}

void Settings::setTheme(Theme theme)
{
    m_file.setValue(themeKey, themeName(theme));
}

QString Settings::language() const
{
    return m_file.value(languageKey).toString();
}

void Settings::setLanguage(const QString &language)
{
    m_file.setValue(languageKey, language);
}

Workspace Settings::workspace() const
{
    return workspaceFromName(m_file.value(workspaceKey).toString()).value_or(Workspace::Play);
}

void Settings::setWorkspace(Workspace workspace)
{
    m_file.setValue(workspaceKey, workspaceName(workspace));
}

QByteArray Settings::geometry() const
{
    return m_file.value(geometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_file.setValue(geometryKey, geometry);
}

QStringList Settings::recentRuns() const
{
    return m_file.value(recentRunsKey).toStringList();
}

void Settings::addRecentRun(const QString &folder)
{
    QStringList folders = recentRuns();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_file.setValue(recentRunsKey, folders.first(std::min(recentRunCount, folders.size())));
}

QStringList Settings::unfinishedRuns() const
{
    return m_file.value(unfinishedRunsKey).toStringList();
}

void Settings::setUnfinishedRuns(const QStringList &folders)
{
    m_file.setValue(unfinishedRunsKey, folders);
}

QString themeName(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    case Theme::System:
        break;
    }
    return QStringLiteral("system");
}

std::optional<Theme> themeFromName(const QString &name)
{
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
        if (themeName(theme) == name)
            return theme;
    }
    return std::nullopt;
}

} // namespace tetrarium
