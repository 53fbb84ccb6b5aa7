// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replaybar.h"

#include "icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

namespace tetrarium {

ReplayBar::ReplayBar(QWidget *parent)
    : QWidget(parent)
    , m_play(new QPushButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
    , m_continue(new QPushButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 16, 8);
    row->setSpacing(8);
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    row->addWidget(m_place);
    row->addWidget(m_continue);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    connect(m_play, &QPushButton::clicked, this, &ReplayBar::playRequested);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::momentRequested);
    connect(m_continue, &QPushButton::clicked, this, &ReplayBar::continueRequested);
    clear();
    retranslate();
}

void ReplayBar::setSnapshot(const GameSnapshot &snapshot, bool awake)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setEnabled(awake && snapshot.inputsKept > 0);
    m_play->setEnabled(m_slider->isEnabled());
    m_slider->setRange(0, static_cast<int>(snapshot.inputsKept));
    m_slider->setPageStep(static_cast<int>(std::max<std::size_t>(10, snapshot.inputsKept / 20)));
    m_slider->setValue(static_cast<int>(snapshot.inputs));
    m_place->setText(
        awake ? QStringLiteral("%L1 / %L2").arg(snapshot.inputs).arg(snapshot.inputsKept) : QString());
    m_continue->setEnabled(awake && snapshot.isPast());
}

void ReplayBar::clear()
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, 0);
    m_slider->setEnabled(false);
    m_play->setEnabled(false);
    m_place->clear();
    m_continue->setEnabled(false);
}

void ReplayBar::setPlaying(bool playing)
{
    m_isPlaying = playing;
    retranslate();
}

void ReplayBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReplayBar::retranslate()
{
    const QString play = m_isPlaying ? tr("Stop playing back") : tr("Play back as it was played");
    m_play->setIcon(icon(m_isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setAccessibleName(play);
    m_play->setToolTip(play);
    m_slider->setAccessibleName(tr("Moments of the game"));
    m_slider->setToolTip(tr("Every moment of the game, also of one that is over"));
    m_continue->setText(tr("Continue from Here"));
    m_continue->setToolTip(tr("Forget what came after the moment shown and play on"));
}

} // namespace tetrarium
