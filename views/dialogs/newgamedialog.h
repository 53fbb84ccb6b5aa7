// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamerequest.h"
#include "playerlistmodel.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tetrarium {

/// Asks for a game: who plays, by which rules, with which pieces, and against whom.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// `players` outlives the dialog. The request fills the fields; a seed is always shown.
    NewGameDialog(
        const PlayerListModel &players, const GameRequest &request, quint64 freshSeed, QWidget *parent);

    GameRequest request() const;

    /// Says why the game could not be started.
    void setError(const QString &error);

Q_SIGNALS:
    void startRequested(const tetrarium::GameRequest &request);

private:
    void fill(const PlayerListModel &players);
    void fillIn(const GameRequest &request);
    void followRules();

    QComboBox *m_player = nullptr;
    QComboBox *m_rules = nullptr;
    QComboBox *m_randomizer = nullptr;
    QLineEdit *m_seed = nullptr;
    QPushButton *m_newSeed = nullptr;
    QSpinBox *m_level = nullptr;
    QComboBox *m_rival = nullptr;
    QLabel *m_error = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace tetrarium
