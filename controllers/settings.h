// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamerequest.h"
#include "playerpanel.h"
#include "preferences.h"
#include "theme.h"
#include "workspace.h"

#include <QSettings>

namespace tetrarium {

/// What a person has chosen, kept across starts in one readable file. A value that is missing or makes no
/// sense reads as the default.
class Settings
{
public:
    /// `folder` is Paths::settings; it is made when something is first written.
    explicit Settings(const QString &folder);

    Theme theme() const;
    void setTheme(Theme theme);

    /// A language code, or empty: as the desktop is.
    QString language() const;
    void setLanguage(const QString &language);

    Workspace workspace() const;
    void setWorkspace(Workspace workspace);

    /// As QWidget::saveGeometry gave it; empty before the first close.
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// Directories of runs, the newest first.
    QStringList recentRuns() const;
    void addRecentRun(const QString &folder);

    /// Runs that the last close stopped.
    QStringList unfinishedRuns() const;
    void setUnfinishedRuns(const QStringList &folders);

    /// Theme and language included.
    Preferences preferences() const;
    void setPreferences(const Preferences &preferences);

    /// The game asked for last, without its seed.
    GameRequest game() const;
    void setGame(const GameRequest &request);

    /// The name under which a person's last score was kept.
    QString personName() const;
    void setPersonName(const QString &name);

    /// The player to watch, how fast, and what is drawn of its thinking.
    QString player() const;
    void setPlayer(const QString &name);
    int playerSpeed() const;
    void setPlayerSpeed(int step);
    CandidateDrawing drawing() const;
    void setDrawing(CandidateDrawing drawing);

    /// The newest first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);

private:
    KeyBindings keys() const;
    void addRecent(const QString &key, const QString &path);

    QSettings m_file;
};

/// The names of themes in the settings file and on the command line.
QString themeName(Theme theme);
std::optional<Theme> themeFromName(const QString &name);

} // namespace tetrarium
