// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QListWidget>

namespace tetrarium {

/// A form that scrolls where a dock is too low for it.
QWidget *scrolled(QWidget *form);

/// Players to choose several of.
class PlayerChecks : public QListWidget
{
    Q_OBJECT

public:
    explicit PlayerChecks(QWidget *parent = nullptr);

    /// Those that were chosen stay so.
    void setPlayers(const QStringList &names);
    void setChosen(const QStringList &names);
    QStringList chosen() const;

Q_SIGNALS:
    void chosenChanged();
};

} // namespace tetrarium
