// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplepanel.h"

#include "icons.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTableWidget>

namespace tetrarium {

namespace {

constexpr int formWidth = 264;

} // namespace

PeoplePanel::PeoplePanel(QWidget *parent)
    : QWidget(parent)
{
    auto *part = new QWidget;
    m_choiceLabel = new QLabel(part);
    m_choice = new QComboBox(part);
    m_choiceLabel->setBuddy(m_choice);
    m_open = new QPushButton(part);
    m_description = new QLabel(part);
    m_description->setWordWrap(true);
    m_description->setTextFormat(Qt::PlainText);
    m_description->setForegroundRole(QPalette::PlaceholderText);
    m_playersLabel = new QLabel(part);
    m_players = new PlayerChecks(part);
    m_players->setMinimumHeight(64);
    m_playersLabel->setBuddy(m_players);
    m_gamesLabel = new QLabel(part);
    m_games = new QSpinBox(part);
    m_games->setRange(1, 1'000'000);
    m_games->setValue(100);
    m_gamesLabel->setBuddy(m_games);
    m_start = new QPushButton(icon(QStringLiteral("play")), {}, part);
    m_steering = new StudySteering(part);
    m_sheet = new TextTableView(QStringLiteral("people"));

    auto *choice = new QHBoxLayout;
    choice->addWidget(m_choiceLabel);
    choice->addWidget(m_choice, 1);
    choice->addWidget(m_open);
    auto *games = new QHBoxLayout;
    games->addWidget(m_gamesLabel);
    games->addWidget(m_games, 1);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addLayout(choice);
    column->addWidget(m_description);
    column->addWidget(m_playersLabel);
    column->addWidget(m_players, 1);
    column->addLayout(games);
    column->addWidget(m_start);
    column->addWidget(m_steering);
    auto *halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(scrolled(part));
    halves->addWidget(m_sheet);
    halves->setStretchFactor(1, 1);
    halves->setSizes({formWidth, 2 * formWidth});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(halves);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { Q_EMIT peopleChosen(people()); });
    connect(m_open, &QPushButton::clicked, this, &PeoplePanel::openRequested);
    connect(m_start, &QPushButton::clicked, this, &PeoplePanel::startRequested);
    const auto enable = [this] { m_start->setEnabled(!m_players->chosen().isEmpty()); };
    connect(m_players, &PlayerChecks::chosenChanged, this, enable);
    enable();
    connect(m_sheet, &TextTableView::exported, this, &PeoplePanel::exported);
    connect(m_sheet, &TextTableView::exportFailed, this, &PeoplePanel::exportFailed);
    retranslate();
}

void PeoplePanel::setPeople(const QList<std::pair<QString, QString>> &people)
{
    const QString before = this->people();
    m_choice->clear();
    for (const auto &[text, name] : people)
        m_choice->addItem(text, name);
    choose(before);
}

QString PeoplePanel::people() const
{
    return m_choice->currentData().toString();
}

void PeoplePanel::choose(const QString &people)
{
    if (const int index = m_choice->findData(people); index >= 0)
        m_choice->setCurrentIndex(index);
}

void PeoplePanel::setDescription(const QString &text, bool fixed)
{
    m_description->setText(text);
    m_games->setEnabled(!fixed);
}

int PeoplePanel::gameCount() const
{
    return m_games->value();
}

void PeoplePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PeoplePanel::retranslate()
{
    setAccessibleName(tr("People against machines"));
    m_choiceLabel->setText(tr("Peop&le:"));
    m_choice->setAccessibleName(tr("People"));
    m_open->setText(tr("&Open…"));
    m_open->setToolTip(tr("Open people's games from a file"));
    m_playersLabel->setText(tr("Pla&yers:"));
    m_players->setAccessibleName(tr("Players"));
    m_gamesLabel->setText(tr("&Games a player:"));
    m_games->setAccessibleName(tr("Games a player"));
    m_start->setText(tr("&Compare"));
    m_sheet->table()->setAccessibleName(tr("Result sheet"));
    m_sheet->setEmptyTexts(
        tr("How people and players do is listed here."), tr("Choose people and players, then compare."));
}

} // namespace tetrarium
