// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace tetrarium {

class BoardView;
class ReplayBar;

/// The board and what goes through its moments.
class BoardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPanel(QWidget *parent = nullptr);

    BoardView *board() const { return m_board; }
    ReplayBar *replayBar() const { return m_replayBar; }

private:
    BoardView *m_board = nullptr;
    ReplayBar *m_replayBar = nullptr;
};

} // namespace tetrarium
