// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamepanel.h"

#include "emptystate.h"

#include <QEvent>
#include <QVBoxLayout>

namespace tetrarium {

GamePanel::GamePanel(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("game"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    setFocusProxy(m_empty);
    retranslate();
}

void GamePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GamePanel::retranslate()
{
    m_empty->setTexts(tr("Score, lines, level and the next pieces are shown here."),
        tr("They appear when a game begins on the board."));
}

} // namespace tetrarium
