// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "player.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace tetrarium {

/// Takes weights that somebody pastes, for a player that is otherwise as the one chosen; or a whole player file.
class GenomeDialog : public QDialog
{
    Q_OBJECT

public:
    GenomeDialog(const Player &like, QWidget *parent);

    QPlainTextEdit *weightsField() const { return m_weights; }
    void setError(const QString &error);

Q_SIGNALS:
    void genomeEntered(const QString &name, const QString &weights);

private:
    QLineEdit *m_name = nullptr;
    QPlainTextEdit *m_weights = nullptr;
    QLabel *m_error = nullptr;
};

} // namespace tetrarium
