// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"
#include "piecepalette.h"

#include <QWidget>

class QLabel;

namespace tetrarium {

class BoardView;

/// The second board of a race, and how far it has come.
class RivalPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RivalPanel(QWidget *parent = nullptr);

    BoardView *board() const { return m_board; }

    void setSnapshot(const GameSnapshot &snapshot, const QString &who);
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text = nullptr;
    BoardView *m_board = nullptr;
    std::optional<GameSnapshot> m_snapshot;
    QString m_who;
};

} // namespace tetrarium
