// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolutionpanel.h"

#include "emptystate.h"

#include <QEvent>
#include <QVBoxLayout>

namespace tetrarium {

EvolutionPanel::EvolutionPanel(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("evolution"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    setFocusProxy(m_empty);
    retranslate();
}

void EvolutionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EvolutionPanel::retranslate()
{
    m_empty->setTexts(tr("The run under way is shown here: its recipe, generation and speed."),
        tr("It appears when a run starts."));
}

} // namespace tetrarium
