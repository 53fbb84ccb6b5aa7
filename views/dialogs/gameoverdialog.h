// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"

#include <QDialog>

class QLineEdit;

namespace tetrarium {

/// The end of a person's game: what came of it, and the name under which it is kept. Enter keeps it and plays again.
class GameOverDialog : public QDialog
{
    Q_OBJECT

public:
    /// `best`: the highest score so far under the same rules, if there is one.
    GameOverDialog(
        const GameSnapshot &snapshot, const QString &name, std::optional<qint64> best, QWidget *parent);

    QLineEdit *nameField() const { return m_name; }

    /// Why a game is over, in a few words.
    static QString reason(GameEnd end);

Q_SIGNALS:
    void keepRequested(const QString &name, bool playAgain);

private:
    QLineEdit *m_name = nullptr;
};

} // namespace tetrarium
