// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arenapanel.h"

#include "board.h"
#include "icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tetrarium {

namespace {

constexpr int formWidth = 264;

/// Pairs, as writeSheet() writes people: by arena.json's names.
QString pairsCsv(const ArenaResult &result)
{
    QString text = QStringLiteral("first,second,a12,u,p,p_corrected,decided\n");
    const auto quoted = [](const std::string &name) {
        return u'"' + studyText(name).replace(u'"', QStringLiteral("\"\"")) + u'"';
    };
    for (const ArenaPair &pair : result.pairs) {
        text +=
            QStringLiteral("%1,%2,%3,%4,%5,%6,%7\n")
                .arg(quoted(result.standings[pair.first].name), quoted(result.standings[pair.second].name))
                .arg(pair.ranks.a12)
                .arg(pair.ranks.u)
                .arg(pair.ranks.pValue)
                .arg(pair.corrected)
                .arg(pair.decided ? 1 : 0);
    }
    return text;
}

QString standingsCsv(const ArenaResult &result)
{
    QString text =
        QStringLiteral("player,rank,games,mean,low,high,standard_deviation,median,q05,q25,q75,q95\n");
    for (const std::size_t player : result.byRank()) {
        const Standing &standing = result.standings[player];
        QStringList fields{u'"' + studyText(standing.name).replace(u'"', QStringLiteral("\"\"")) + u'"',
            QString::number(standing.rank), QString::number(standing.summary.count)};
        for (const double value : {standing.summary.mean, standing.mean.low, standing.mean.high,
                 standing.summary.standardDeviation, standing.summary.median, standing.quantiles[0],
                 standing.quantiles[1], standing.quantiles[2], standing.quantiles[3]})
            fields.append(QString::number(value, 'g', QLocale::FloatingPointShortest));
        text += fields.join(u',') + u'\n';
    }
    return text;
}

} // namespace

ArenaPanel::ArenaPanel(QWidget *parent)
    : QWidget(parent)
{
    m_pages = new QTabWidget(this);
    m_pages->setDocumentMode(true);
    m_standings = new TextTableView(QStringLiteral("arena"));
    m_pairs = new TextTableView(QStringLiteral("arena"));
    m_explanation = new QLabel;
    m_explanation->setWordWrap(true);
    m_explanation->setMargin(8);
    m_explanation->setForegroundRole(QPalette::PlaceholderText);
    auto *pairsPage = new QWidget;
    auto *pairsColumn = new QVBoxLayout(pairsPage);
    pairsColumn->setContentsMargins(0, 0, 0, 0);
    pairsColumn->addWidget(m_pairs, 1);
    pairsColumn->addWidget(m_explanation);
    m_pages->addTab(m_standings, {});
    m_pages->addTab(pairsPage, {});
    for (TextTableView *table : {m_standings, m_pairs}) {
        connect(table, &TextTableView::exported, this, &ArenaPanel::exported);
        connect(table, &TextTableView::exportFailed, this, &ArenaPanel::exportFailed);
    }
    auto *halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(scrolled(makeForm()));
    halves->addWidget(m_pages);
    halves->setStretchFactor(1, 1);
    halves->setSizes({formWidth, 2 * formWidth});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(halves);
    setFocusProxy(m_players);
    retranslate();
}

QWidget *ArenaPanel::makeForm()
{
    auto *part = new QWidget;
    m_playersLabel = new QLabel(part);
    m_players = new PlayerChecks(part);
    m_players->setMinimumHeight(64);
    m_playersLabel->setBuddy(m_players);
    m_rules = new QComboBox(part);
    m_height = new QSpinBox(part);
    m_height->setRange(0, Board::maxHeight);
    m_games = new QSpinBox(part);
    m_games->setRange(1, 10'000'000);
    m_games->setValue(100);
    m_seed = new QLineEdit(QStringLiteral("1"), part);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,19}")), m_seed));
    m_measure = new QComboBox(part);
    for (const char *name : {"lines", "score", "pieces"})
        m_measure->addItem(QString(), QString::fromLatin1(name));
    m_earlyStop = new QCheckBox(part);
    m_start = new QPushButton(icon(QStringLiteral("play")), {}, part);
    m_steering = new StudySteering(part);
    m_form = new QFormLayout;
    for (QWidget *field : std::initializer_list<QWidget *>{m_rules, m_height, m_games, m_seed, m_measure})
        m_form->addRow(new QLabel(part), field);
    m_form->addRow(m_earlyStop);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_playersLabel);
    column->addWidget(m_players, 1);
    column->addLayout(m_form);
    column->addWidget(m_start);
    column->addWidget(m_steering);
    connect(m_start, &QPushButton::clicked, this, &ArenaPanel::startRequested);
    const auto enable = [this] { m_start->setEnabled(!m_players->chosen().isEmpty()); };
    connect(m_players, &PlayerChecks::chosenChanged, this, enable);
    enable();
    return part;
}

void ArenaPanel::setRules(const QStringList &names)
{
    m_rules->clear();
    m_rules->addItem(QString(), QString());
    for (const QString &name : names)
        m_rules->addItem(name, name);
    retranslate();
}

ArenaRequest ArenaPanel::request() const
{
    return {.players = m_players->chosen(),
        .rules = m_rules->currentData().toString(),
        .height = m_height->value(),
        .games = m_games->value(),
        .seed = m_seed->text().toULongLong(),
        .measure = m_measure->currentData().toString(),
        .earlyStop = m_earlyStop->isChecked()};
}

void ArenaPanel::setResult(std::shared_ptr<const ArenaResult> result)
{
    m_result = std::move(result);
    showResult();
}

void ArenaPanel::showResult()
{
    m_standings->setTable(
        m_result ? standingTexts(*m_result) : TextTable(), m_result ? standingsCsv(*m_result) : QString());
    m_pairs->setTable(
        m_result ? pairTexts(*m_result) : TextTable(), m_result ? pairsCsv(*m_result) : QString());
    m_explanation->setText(m_result ? pairsSentence(*m_result) : QString());
}

void ArenaPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ArenaPanel::retranslate()
{
    setAccessibleName(tr("Arena"));
    m_playersLabel->setText(tr("P&layers:"));
    m_players->setAccessibleName(tr("Players"));
    const std::pair<QWidget *, QString> fields[] = {{m_rules, tr("R&ules:")}, {m_height, tr("&Height:")},
        {m_games, tr("&Games:")}, {m_seed, tr("Se&ed:")}, {m_measure, tr("&Measure:")}};
    for (const auto &[field, text] : fields) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
        field->setAccessibleName(QString(text).remove(u'&').remove(u':'));
    }
    if (m_rules->count() > 0)
        m_rules->setItemText(0, tr("of the first player"));
    m_height->setSpecialValueText(tr("as the rules say"));
    m_measure->setItemText(0, tr("lines"));
    m_measure->setItemText(1, tr("score"));
    m_measure->setItemText(2, tr("pieces"));
    m_earlyStop->setText(tr("Stop as soon as all are told a&part"));
    m_start->setText(tr("&Start arena"));
    m_pages->setTabText(0, tr("Ranks"));
    m_pages->setTabText(1, tr("Pairs"));
    m_standings->table()->setAccessibleName(tr("Ranks"));
    m_pairs->table()->setAccessibleName(tr("Pairs"));
    for (TextTableView *table : {m_standings, m_pairs})
        table->setEmptyTexts(tr("How players do on the same games is listed here."),
            tr("Choose two players or more, then start the arena."));
    showResult();
}

} // namespace tetrarium
