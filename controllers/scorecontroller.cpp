// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scorecontroller.h"

#include "errortext.h"
#include "gameactions.h"
#include "gameoverdialog.h"
#include "mainwindow.h"
#include "scoresdialog.h"
#include "settings.h"
#include "windowactions.h"

#include <QAction>

namespace tetrarium {

ScoreController::ScoreController(Settings &settings, MainWindow &window, const QString &folder)
    : m_settings(settings)
    , m_window(window)
    , m_book(folder)
{
    connect(window.actions().game().action(GameCommand::Scores), &QAction::triggered, this,
        &ScoreController::showTable);
}

std::optional<qint64> ScoreController::best(const QString &rules) const
{
    std::optional<qint64> best;
    for (const ScoreEntry &entry : m_book.entries()) {
        if (entry.rules == rules)
            best = std::max(best.value_or(entry.score), entry.score);
    }
    return best;
}

void ScoreController::ask(const GameSnapshot &snapshot)
{
    auto *dialog = new GameOverDialog(
        snapshot, m_settings.personName(), best(QString::fromStdString(snapshot.rules.name())), &m_window);
    connect(
        dialog, &GameOverDialog::keepRequested, this, [this, snapshot](const QString &name, bool playAgain) {
            keep(snapshot, name);
            if (playAgain)
                Q_EMIT playAgainRequested();
        });
    dialog->open();
}

void ScoreController::keep(const GameSnapshot &snapshot, const QString &name)
{
    m_settings.setPersonName(name);
    const auto kept = m_book.add(ScoreEntry::of(snapshot, name, QDateTime::currentDateTime()));
    if (kept)
        m_window.showMessage(tr("The score is kept in %1.").arg(m_book.textFile()));
    else
        m_window.showError(tr("The score could not be kept."), errorText(kept.error()));
}

void ScoreController::showTable()
{
    m_table.setEntries(m_book.entries());
    (new ScoresDialog(&m_table, m_book.textFile(), &m_window))->open();
}

} // namespace tetrarium
