// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamepanel.h"

#include "emptystate.h"
#include "panelscroll.h"
#include "piecebox.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array rowNames{"player", "rules", "lines", "level", "pieces", "moves", "time", "seed"};

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QString timeText(std::int64_t timeMs)
{
    const std::int64_t seconds = timeMs / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

GamePanel::GamePanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_empty(new EmptyState(u"game"_s, this))
{
    m_pages->addWidget(m_empty);
    auto *page = new QWidget(this);
    auto *scroll = new PanelScroll(page, this);
    m_pages->addWidget(scroll);
    setFocusProxy(m_empty);

    m_scoreTitle = quietLabel(page);
    m_score = new QLabel(page);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.4);
    large.setWeight(QFont::DemiBold);
    large.setFeature(QFont::Tag("tnum"), 1);
    m_score->setFont(large);
    m_score->setObjectName("score");
    m_practice = quietLabel(page);
    m_practice->setWordWrap(true);

    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(0);
    column->addWidget(m_scoreTitle);
    column->addWidget(m_score);
    column->addWidget(m_practice);
    column->addSpacing(16);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    for (int row = 0; row < RowCount; ++row) {
        const auto at = static_cast<std::size_t>(row);
        m_titles[at] = quietLabel(page);
        m_values[at] = new QLabel(page);
        m_values[at]->setObjectName(QLatin1StringView(rowNames[at]));
        m_values[at]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_values[at]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        QFont tabular = font();
        tabular.setFeature(QFont::Tag("tnum"), 1);
        m_values[at]->setFont(tabular);
        grid->addWidget(m_titles[at], row, 0);
        grid->addWidget(m_values[at], row, 1);
    }
    column->addLayout(grid);
    column->addSpacing(24);

    m_nextTitle = quietLabel(page);
    m_next = new PieceBox(page);
    m_holdTitle = quietLabel(page);
    m_hold = new PieceBox(page);
    column->addWidget(m_nextTitle);
    column->addSpacing(8);
    column->addWidget(m_next);
    column->addSpacing(16);
    column->addWidget(m_holdTitle);
    column->addSpacing(8);
    column->addWidget(m_hold);
    column->addStretch();
    retranslate();
}

void GamePanel::setSnapshot(const GameSnapshot &snapshot, const QString &who, bool practice)
{
    m_snapshot = snapshot;
    m_who = who;
    m_isPractice = practice;
    refresh();
}

void GamePanel::clear()
{
    m_snapshot.reset();
    refresh();
}

void GamePanel::setPiecePalette(PiecePalette palette)
{
    m_next->setPiecePalette(palette);
    m_hold->setPiecePalette(palette);
}

QString GamePanel::text(const QString &row) const
{
    const auto *label = findChild<QLabel *>(row);
    return label ? label->text() : QString();
}

void GamePanel::refresh()
{
    m_pages->setCurrentIndex(m_snapshot ? 1 : 0);
    if (!m_snapshot)
        return;
    const QLocale locale;
    const GameSnapshot &game = *m_snapshot;
    const auto number = [&locale](std::int64_t value) { return locale.toString(qint64(value)); };
    const auto ofLimit = [&](std::int64_t value, std::int64_t limit) {
        return limit > 0 ? tr("%1 of %2").arg(number(value), number(limit)) : number(value);
    };
    m_score->setText(number(game.tally.score));
    m_score->setAccessibleDescription(m_scoreTitle->text());
    m_practice->setVisible(m_isPractice);
    m_values[Who]->setText(m_who);
    m_values[RulesRow]->setText(QString::fromStdString(game.rules.name()));
    m_values[Lines]->setText(number(game.tally.rows));
    m_values[Level]->setText(number(game.tally.level));
    m_values[Pieces]->setText(ofLimit(game.tally.pieces, game.pieceLimit));
    m_values[Moves]->setText(ofLimit(game.tally.moves, game.moveLimit));
    m_values[Time]->setText(timeText(game.timeMs));
    m_values[Seed]->setText(game.seed ? QString::number(*game.seed) : tr("none"));
    m_values[Seed]->setToolTip(QString::fromStdString(game.randomizer));
    m_titles[Level]->setVisible(game.rules.countsLevels());
    m_values[Level]->setVisible(game.rules.countsLevels());

    m_nextTitle->setVisible(game.rules.nextShown > 0);
    m_next->setVisible(game.rules.nextShown > 0);
    m_next->setPieces(game.rules, game.paused && !game.isPast() ? std::vector<Piece>{} : game.next);
    m_holdTitle->setVisible(game.rules.hold);
    m_hold->setVisible(game.rules.hold);
    m_hold->setPieces(game.rules, game.held ? std::vector{*game.held} : std::vector<Piece>{}, !game.mayHold);
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
    setAccessibleName(tr("Game"));
    m_scoreTitle->setText(tr("Score"));
    m_practice->setText(tr("Practice: it does not count as a score."));
    m_titles[Who]->setText(tr("Played by"));
    m_titles[RulesRow]->setText(tr("Rules"));
    m_titles[Lines]->setText(tr("Lines"));
    m_titles[Level]->setText(tr("Level"));
    m_titles[Pieces]->setText(tr("Pieces"));
    m_titles[Moves]->setText(tr("Moves"));
    m_titles[Time]->setText(tr("Time"));
    m_titles[Seed]->setText(tr("Seed"));
    m_nextTitle->setText(tr("Next"));
    m_holdTitle->setText(tr("Hold"));
    m_next->setAccessibleName(m_nextTitle->text());
    m_hold->setAccessibleName(m_holdTitle->text());
    refresh();
}

} // namespace tetrarium
