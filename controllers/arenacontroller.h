// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "peoplesheet.h"
#include "studymodel.h"

#include <QObject>
#include <QTimer>

namespace tetrarium {

class MainWindow;
class PlayerListModel;

/// Arenas in the window: players against each other, and people against players. Arenas are kept among the studies' results,
/// as the terminal writes them.
class ArenaController : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` holds the folder `studies` and the score book. Everything outlives the controller.
    ArenaController(MainWindow &window, PlayerListModel &players, const QString &dataFolder);

    StudyModel &arena() { return m_arena; }
    StudyModel &people() { return m_contest; }

    /// Starts what the Arena dock asks for; where that is impossible, the dock says why.
    void start();
    /// Shows the folder of an arena.
    void open(const QString &folder);
    /// People's games: a data set of the program, a file, or empty for one's own.
    void choosePeople(const QString &nameOrFile);
    /// Starts what the People dock asks for.
    void compare();

    void retranslate();

Q_SIGNALS:
    /// An arena was kept in a folder.
    void kept();

private:
    void connectArena();
    void connectPeople();
    void listPlayers();
    void listPeople();
    Expected<std::vector<Player>> playersOf(const QStringList &names) const;
    Expected<Arena> requestedArena() const;
    Expected<Arena> requestedContest() const;
    void showArena();
    void showArenaStatus();
    void showPeopleStatus();
    void showSheet();
    void describePeople();
    void askForPeople();

    MainWindow &m_window;
    PlayerListModel &m_players;
    QString m_dataFolder;
    StudyModel m_arena;
    StudyModel m_contest;
    QTimer m_progress;
    std::optional<Error> m_arenaProblem;
    std::optional<Error> m_peopleProblem;
    QString m_peopleFile; ///< opened by hand
    Expected<std::vector<PersonGame>> m_people;
};

} // namespace tetrarium
