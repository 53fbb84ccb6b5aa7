// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rivalpanel.h"

#include "boardview.h"
#include "emptystate.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tetrarium {

RivalPanel::RivalPanel(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_board(new BoardView(this))
{
    m_text->setContentsMargins(16, 8, 16, 0);
    m_text->setAlignment(Qt::AlignHCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text);
    column->addWidget(m_board, 1);
    setFocusProxy(m_board);
    retranslate();
}

void RivalPanel::setSnapshot(const GameSnapshot &snapshot, const QString &who)
{
    m_snapshot = snapshot;
    m_who = who;
    m_board->setSnapshot(snapshot);
    retranslate();
}

void RivalPanel::clear()
{
    m_snapshot.reset();
    m_board->clear();
    retranslate();
}

void RivalPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RivalPanel::retranslate()
{
    m_text->setText(m_snapshot ? tr("%1: %L2 points, %L3 lines")
                                     .arg(m_who)
                                     .arg(m_snapshot->tally.score)
                                     .arg(m_snapshot->tally.rows)
                               : QString());
    m_board->setEmptyTexts(tr("The rival of a race plays here, with the same pieces."),
        tr("Choose New Game and whom to play against."), QString());
    m_board->setAccessibleName(tr("Rival's board"));
}

} // namespace tetrarium
