// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings.h"

#include <QKeySequence>

namespace tetrarium {

namespace {

const QString themeKey = QStringLiteral("look/theme");
const QString languageKey = QStringLiteral("look/language");
const QString workspaceKey = QStringLiteral("window/workspace");
const QString geometryKey = QStringLiteral("window/geometry");
const QString recentRunsKey = QStringLiteral("evolve/recent");
const QString unfinishedRunsKey = QStringLiteral("evolve/unfinished");

const QString piecesKey = QStringLiteral("look/pieces");
const QString motionKey = QStringLiteral("look/reduced-motion");
const QString keysGroup = QStringLiteral("keys/");
const QString delayKey = QStringLiteral("repeat/delay-ms");
const QString intervalKey = QStringLiteral("repeat/interval-ms");
const QString downIntervalKey = QStringLiteral("repeat/down-interval-ms");
const QString rulesKey = QStringLiteral("game/rules");
const QString randomizerKey = QStringLiteral("game/randomizer");
const QString levelKey = QStringLiteral("game/start-level");
const QString whoKey = QStringLiteral("game/player");
const QString rivalKey = QStringLiteral("game/rival");
const QString nameKey = QStringLiteral("game/name");
const QString watchedKey = QStringLiteral("watch/player");
const QString speedKey = QStringLiteral("watch/speed");
const QString drawingKey = QStringLiteral("watch/candidates");
const QString recentFilesKey = QStringLiteral("files/recent");

constexpr qsizetype recentCount = 10;
const QStringList drawingNames{QStringLiteral("none"), QStringLiteral("all"), QStringLiteral("in-turn")};
const QString distinctName = QStringLiteral("distinct");
const QString classicName = QStringLiteral("classic");

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
    addRecent(recentRunsKey, folder);
}

QStringList Settings::unfinishedRuns() const
{
    return m_file.value(unfinishedRunsKey).toStringList();
}

void Settings::setUnfinishedRuns(const QStringList &folders)
{
    m_file.setValue(unfinishedRunsKey, folders);
}

KeyBindings Settings::keys() const
{
    KeyBindings bindings;
    for (const GameKey meaning : allGameKeys) {
        const QString key = keysGroup + gameKeyName(meaning);
        if (!m_file.contains(key))
            continue;
        QList<Qt::Key> keys;
        for (const QString &name : m_file.value(key).toStringList()) {
            const QKeySequence sequence(name, QKeySequence::PortableText);
            if (sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown)
                keys.append(sequence[0].key());
        }
        bindings.setKeys(meaning, keys);
    }
    return bindings;
}

Preferences Settings::preferences() const
{
    const RepeatTiming usual;
    const auto ms = [this](const QString &key, int least, int usualMs) {
        bool isNumber = false;
        const int value = m_file.value(key, usualMs).toInt(&isNumber);
        return isNumber && value >= least && value <= 1000 ? value : usualMs;
    };
    return {
        .keys = keys(),
        .timing = {.delayMs = ms(delayKey, 0, usual.delayMs),
            .intervalMs = ms(intervalKey, 0, usual.intervalMs),
            .downIntervalMs = ms(downIntervalKey, 1, usual.downIntervalMs)},
        .theme = theme(),
        .language = language(),
        .pieces = m_file.value(piecesKey) == distinctName ? PiecePalette::Distinct : PiecePalette::Classic,
        .reducedMotion = m_file.value(motionKey).toBool(),
    };
}

void Settings::setPreferences(const Preferences &preferences)
{
    for (const GameKey meaning : allGameKeys) {
        QStringList names;
        for (const Qt::Key key : preferences.keys.keys(meaning))
            names.append(QKeySequence(key).toString(QKeySequence::PortableText));
        m_file.setValue(keysGroup + gameKeyName(meaning), names);
    }
    m_file.setValue(delayKey, preferences.timing.delayMs);
    m_file.setValue(intervalKey, preferences.timing.intervalMs);
    m_file.setValue(downIntervalKey, preferences.timing.downIntervalMs);
    setTheme(preferences.theme);
    setLanguage(preferences.language);
    m_file.setValue(piecesKey, preferences.pieces == PiecePalette::Distinct ? distinctName : classicName);
    m_file.setValue(motionKey, preferences.reducedMotion);
}

GameRequest Settings::game() const
{
    const GameRequest usual;
    return {
        .rules = m_file.value(rulesKey, usual.rules).toString(),
        .randomizer = m_file.value(randomizerKey).toString(),
        .startLevel = m_file.value(levelKey).toInt(),
        .player = m_file.value(whoKey).toString(),
        .rival = m_file.value(rivalKey).toString(),
    };
}

void Settings::setGame(const GameRequest &request)
{
    m_file.setValue(rulesKey, request.rules);
    m_file.setValue(randomizerKey, request.randomizer);
    m_file.setValue(levelKey, request.startLevel);
    m_file.setValue(whoKey, request.player);
    m_file.setValue(rivalKey, request.rival);
}

QString Settings::personName() const
{
    return m_file.value(nameKey).toString();
}

void Settings::setPersonName(const QString &name)
{
    m_file.setValue(nameKey, name);
}

QString Settings::player() const
{
    return m_file.value(watchedKey).toString();
}

void Settings::setPlayer(const QString &name)
{
    m_file.setValue(watchedKey, name);
}

int Settings::playerSpeed() const
{
    bool isNumber = false;
    const int step = m_file.value(speedKey, PlayerSpeed::usual).toInt(&isNumber);
    return isNumber && step >= PlayerSpeed::singleStep && step <= PlayerSpeed::fastest ? step
                                                                                       : PlayerSpeed::usual;
}

void Settings::setPlayerSpeed(int step)
{
    m_file.setValue(speedKey, step);
}

CandidateDrawing Settings::drawing() const
{
    const auto found = drawingNames.indexOf(m_file.value(drawingKey, drawingNames[1]).toString());
    return found < 0 ? CandidateDrawing::All : static_cast<CandidateDrawing>(found);
}

void Settings::setDrawing(CandidateDrawing drawing)
{
    m_file.setValue(drawingKey, drawingNames[static_cast<qsizetype>(drawing)]);
}

QStringList Settings::recentFiles() const
{
    return m_file.value(recentFilesKey).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    addRecent(recentFilesKey, path);
}

void Settings::addRecent(const QString &key, const QString &path)
{
    QStringList paths = m_file.value(key).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    m_file.setValue(key, paths.first(std::min(recentCount, paths.size())));
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
