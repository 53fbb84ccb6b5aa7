// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "playerchecks.h"
#include "studysteering.h"
#include "texttableview.h"

class QComboBox;
class QSpinBox;

namespace tetrarium {

/// Where people are compared with players: the thesis's twenty, one's own games or a file of games, on the same pieces
/// where their seeds are known; with the result sheet.
class PeoplePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PeoplePanel(QWidget *parent = nullptr);

    /// What can be chosen; the second of each is what peopleChosen() tells.
    void setPeople(const QList<std::pair<QString, QString>> &people);
    void setPlayers(const QStringList &names) { m_players->setPlayers(names); }
    /// What is known of the chosen people; `fixed`: how many games there are is theirs to say.
    void setDescription(const QString &text, bool fixed);
    void setStatus(const StudyStatus &status) { m_steering->setStatus(status); }
    void setSheet(const TextTable &sheet, const QString &csv) { m_sheet->setTable(sheet, csv); }

    QString people() const;
    void choose(const QString &people);
    QStringList chosenPlayers() const { return m_players->chosen(); }
    int gameCount() const;

    PlayerChecks *players() const { return m_players; }
    QComboBox *choice() const { return m_choice; }
    QPushButton *startButton() const { return m_start; }
    StudySteering *steering() const { return m_steering; }
    TextTableView *sheet() const { return m_sheet; }
    QLabel *description() const { return m_description; }

Q_SIGNALS:
    void peopleChosen(const QString &people);
    void openRequested();
    void startRequested();
    void exported(const QString &path);
    void exportFailed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_choiceLabel = nullptr;
    QComboBox *m_choice = nullptr;
    QPushButton *m_open = nullptr;
    QLabel *m_description = nullptr;
    QLabel *m_playersLabel = nullptr;
    PlayerChecks *m_players = nullptr;
    QLabel *m_gamesLabel = nullptr;
    QSpinBox *m_games = nullptr;
    QPushButton *m_start = nullptr;
    StudySteering *m_steering = nullptr;
    TextTableView *m_sheet = nullptr;
};

} // namespace tetrarium
