// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studysteering.h"

#include "colors.h"
#include "durationtext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace tetrarium {

StudySteering::StudySteering(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_speed(new QLabel(this))
    , m_pause(new QPushButton(this))
    , m_stop(new QPushButton(this))
{
    for (QLabel *label : {m_text, m_problem, m_speed}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_speed->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_pause);
    buttons->addWidget(m_stop);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_problem, m_text, m_bar, m_speed})
        column->addWidget(widget);
    column->addLayout(buttons);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_status.canPause)
            Q_EMIT pauseRequested();
        else
            Q_EMIT resumeRequested();
    });
    connect(m_stop, &QPushButton::clicked, this, &StudySteering::stopRequested);
    setStatus({});
}

void StudySteering::setStatus(const StudyStatus &status)
{
    m_status = status;
    // Progress bars count in int.
    constexpr int steps = 1000;
    m_text->setText(status.text);
    m_problem->setText(status.problem);
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, colorsOf(palette()).series[1]);
    m_problem->setPalette(colors);
    // A range of nothing is drawn as busy.
    m_bar->setRange(0, status.planned > 0 ? steps : 0);
    m_bar->setValue(status.planned > 0
                        ? static_cast<int>(std::min(status.done, status.planned) * steps / status.planned)
                        : 0);
    m_bar->setFormat(status.count);
    QStringList speed;
    if (status.gamesPerSecond > 0)
        speed.append(tr("%1 games/s").arg(QLocale().toString(status.gamesPerSecond, 'f', 0)));
    if (status.secondsLeft >= 0)
        speed.append(tr("%1 left").arg(durationText(status.secondsLeft)));
    m_speed->setText(speed.join(QStringLiteral(" · ")));
    m_pause->setText(status.canPause || !status.canResume ? tr("&Pause") : tr("&Resume"));
    m_stop->setText(tr("S&top"));
    m_bar->setAccessibleName(tr("Progress"));
    m_pause->setEnabled(status.canPause || status.canResume);
    m_stop->setEnabled(status.canStop);
    m_problem->setVisible(!status.problem.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_bar, m_speed, m_pause, m_stop})
        widget->setVisible(!status.text.isEmpty());
}

void StudySteering::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setStatus(m_status);
    QWidget::changeEvent(event);
}

} // namespace tetrarium
