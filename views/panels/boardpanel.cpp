// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpanel.h"

#include "boardview.h"
#include "replaybar.h"

#include <QVBoxLayout>

namespace tetrarium {

BoardPanel::BoardPanel(QWidget *parent)
    : QWidget(parent)
    , m_board(new BoardView(this))
    , m_replayBar(new ReplayBar(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_board, 1);
    column->addWidget(m_replayBar);
    setFocusProxy(m_board);
}

} // namespace tetrarium
