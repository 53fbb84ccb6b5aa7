// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerpanel.h"

#include "panelscroll.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace tetrarium {

PlayerPanel::PlayerPanel(QAbstractItemModel *players, QWidget *parent)
    : QWidget(parent)
    , m_players(new QComboBox(this))
    , m_about(new QLabel(this))
    , m_setGenome(new QPushButton(this))
    , m_watch(new QPushButton(this))
    , m_step(new QPushButton(this))
    , m_hint(new QPushButton(this))
    , m_speedTitle(new QLabel(this))
    , m_speedText(new QLabel(this))
    , m_speed(new QSlider(Qt::Horizontal, this))
    , m_drawingTitle(new QLabel(this))
    , m_drawing(new QComboBox(this))
{
    m_players->setModel(players);
    m_players->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_players->setMinimumContentsLength(12);
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_speed->setRange(PlayerSpeed::singleStep, PlayerSpeed::fastest);
    m_speed->setPageStep(1);
    m_speed->setTickPosition(QSlider::TicksBelow);
    m_speedText->setForegroundRole(QPalette::PlaceholderText);
    for (const CandidateDrawing drawing :
        {CandidateDrawing::None, CandidateDrawing::All, CandidateDrawing::InTurn})
        m_drawing->addItem(QString(), QVariant::fromValue(static_cast<int>(drawing)));
    setFocusProxy(m_players);

    auto *page = new QWidget(this);
    auto *scroll = new PanelScroll(page, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    const auto addRow = [column](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        for (QWidget *widget : widgets)
            row->addWidget(widget, widget == *widgets.begin() ? 1 : 0);
        column->addLayout(row);
    };
    addRow({m_players, m_setGenome});
    column->addWidget(m_about);
    column->addSpacing(8);
    addRow({m_watch, m_step});
    column->addSpacing(8);
    addRow({m_speedTitle, m_speedText});
    column->addWidget(m_speed);
    column->addSpacing(8);
    addRow({m_drawingTitle, m_drawing});
    column->addWidget(m_hint);
    column->addStretch();

    connect(m_players, &QComboBox::activated, this, &PlayerPanel::playerChosen);
    connect(m_setGenome, &QPushButton::clicked, this, &PlayerPanel::setGenomeRequested);
    connect(m_watch, &QPushButton::clicked, this, &PlayerPanel::watchRequested);
    connect(m_step, &QPushButton::clicked, this, &PlayerPanel::stepRequested);
    connect(m_hint, &QPushButton::clicked, this, &PlayerPanel::hintRequested);
    connect(m_speed, &QSlider::valueChanged, this, [this](int step) {
        describeSpeed();
        Q_EMIT speedChanged(step);
    });
    connect(m_drawing, &QComboBox::activated, this,
        [this](int row) { Q_EMIT drawingChosen(static_cast<CandidateDrawing>(row)); });
    retranslate();
}

void PlayerPanel::setPlayer(int row, const Player &player)
{
    m_player = player;
    m_players->setCurrentIndex(row);
    describePlayer();
}

void PlayerPanel::describePlayer()
{
    const Provenance &from = m_player.provenance;
    QStringList lines{QString::fromStdString(m_player.title)};
    if (!from.source.empty())
        lines.append(tr("From: %1").arg(QString::fromStdString(from.source)));
    if (!from.heldOut.empty())
        lines.append(tr("Held-out: %1").arg(QString::fromStdString(from.heldOut)));
    lines.append(tr("Rules: %1").arg(QString::fromStdString(m_player.rules.name())));
    lines.removeAll(QString());
    m_about->setText(lines.join(QLatin1Char('\n')));
}

void PlayerPanel::setDrawing(CandidateDrawing drawing)
{
    m_drawing->setCurrentIndex(static_cast<int>(drawing));
}

void PlayerPanel::setSpeed(int step)
{
    const QSignalBlocker quiet(m_speed);
    m_speed->setValue(step);
    describeSpeed();
}

void PlayerPanel::setWatching(bool watching)
{
    m_watching = watching;
    m_step->setEnabled(watching);
    m_hint->setEnabled(!watching);
}

void PlayerPanel::describeSpeed()
{
    const int step = m_speed->value();
    if (step == PlayerSpeed::singleStep)
        m_speedText->setText(tr("single step"));
    else if (step == PlayerSpeed::fastest)
        m_speedText->setText(tr("as fast as it goes"));
    else
        m_speedText->setText(tr("%L1 ms a key").arg(PlayerSpeed::keyMs(step)));
    m_speed->setAccessibleDescription(m_speedText->text());
}

void PlayerPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlayerPanel::retranslate()
{
    setAccessibleName(tr("Player"));
    m_players->setAccessibleName(tr("Player to watch"));
    m_setGenome->setText(tr("Set Genome…"));
    m_watch->setText(tr("Watch"));
    m_watch->setToolTip(tr("Start a game of this player under its own rules"));
    m_step->setText(tr("Step"));
    m_step->setToolTip(tr("The next key, or the next candidate, in single step"));
    m_hint->setText(tr("What Would It Do Here?"));
    m_hint->setToolTip(tr("Show what this player would do with the piece of your own game"));
    m_speedTitle->setText(tr("Speed"));
    m_speed->setAccessibleName(m_speedTitle->text());
    m_drawingTitle->setText(tr("Candidates on the board"));
    m_drawing->setAccessibleName(m_drawingTitle->text());
    m_drawing->setItemText(0, tr("hidden"));
    m_drawing->setItemText(1, tr("all at once"));
    m_drawing->setItemText(2, tr("one after another"));
    describeSpeed();
    describePlayer();
}

} // namespace tetrarium
