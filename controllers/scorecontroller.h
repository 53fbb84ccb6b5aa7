// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "scorebook.h"
#include "scoretablemodel.h"

#include <QObject>

namespace tetrarium {

class MainWindow;
class Settings;

/// What people reach: asks for a name at the end of a game, keeps the score, shows the table.
class ScoreController : public QObject
{
    Q_OBJECT

public:
    /// `folder` holds the score files. Everything outlives the controller.
    ScoreController(Settings &settings, MainWindow &window, const QString &folder);

    /// Does not wait for the answer.
    void ask(const GameSnapshot &snapshot);
    void showTable();

Q_SIGNALS:
    void playAgainRequested();

private:
    void keep(const GameSnapshot &snapshot, const QString &name);
    std::optional<qint64> best(const QString &rules) const;

    Settings &m_settings;
    MainWindow &m_window;
    ScoreBook m_book;
    ScoreTableModel m_table;
};

} // namespace tetrarium
