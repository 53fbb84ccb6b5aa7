// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newgamedialog.h"

#include "randomizer.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>

namespace tetrarium {

using namespace Qt::StringLiterals;

NewGameDialog::NewGameDialog(
    const PlayerListModel &players, const GameRequest &request, quint64 freshSeed, QWidget *parent)
    : QDialog(parent)
    , m_player(new QComboBox(this))
    , m_rules(new QComboBox(this))
    , m_randomizer(new QComboBox(this))
    , m_seed(new QLineEdit(this))
    , m_newSeed(new QPushButton(tr("New Seed"), this))
    , m_level(new QSpinBox(this))
    , m_rival(new QComboBox(this))
    , m_error(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("New Game"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_seed->setObjectName("seed");
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]{1,20}"_s), m_seed));
    m_randomizer->setEditable(true);
    m_level->setRange(0, 99);
    m_error->setWordWrap(true);
    m_error->hide();
    m_newSeed->setAutoDefault(false);

    auto *seedRow = new QHBoxLayout;
    seedRow->setSpacing(8);
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(m_newSeed);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Who plays"), m_player);
    form->addRow(tr("&Rules"), m_rules);
    form->addRow(tr("&Pieces from"), m_randomizer);
    auto *seedLabel = new QLabel(tr("&Seed"), this);
    seedLabel->setBuddy(m_seed);
    form->addRow(seedLabel, seedRow);
    form->addRow(tr("Start &level"), m_level);
    form->addRow(tr("&Against"), m_rival);
    form->addRow(m_error);
    form->addRow(m_buttons);
    m_buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole)->setDefault(true);

    fill(players);
    fillIn(request);
    if (m_seed->text().isEmpty())
        m_seed->setText(QString::number(freshSeed));
    connect(m_newSeed, &QPushButton::clicked, this, [this] {
        // Short enough to be told to somebody.
        m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1'000'000)));
    });
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewGameDialog::followRules);
    connect(m_player, &QComboBox::activated, this, [this, &players](int row) {
        if (row > 0)
            m_rules->setCurrentText(QString::fromStdString(players.player(row - 1).rules.name()));
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] { Q_EMIT startRequested(this->request()); });
    followRules();
}

void NewGameDialog::fill(const PlayerListModel &players)
{
    m_player->addItem(tr("You"));
    m_rival->addItem(tr("Nobody"));
    for (int row = 0; row < players.rowCount(); ++row) {
        const QString name = QString::fromStdString(players.player(row).name);
        m_player->addItem(name);
        m_rival->addItem(name);
        const QString rules = QString::fromStdString(players.player(row).rules.name());
        if (!findRules(rules.toStdString()))
            continue;
        if (m_rules->findText(rules) < 0)
            m_rules->addItem(rules);
    }
    int place = 0;
    for (const Rules &rules : allRules()) {
        const QString name = QString::fromStdString(rules.name());
        if (const int found = m_rules->findText(name); found >= 0)
            m_rules->removeItem(found);
        m_rules->insertItem(place++, name);
    }
    m_randomizer->addItem(QString());
    for (const std::string_view kind : Randomizer::kinds())
        m_randomizer->addItem(QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size())));
}

void NewGameDialog::fillIn(const GameRequest &request)
{
    m_player->setCurrentIndex(std::max(0, m_player->findText(request.player)));
    m_rival->setCurrentIndex(std::max(0, m_rival->findText(request.rival)));
    m_rules->setCurrentText(request.rules);
    m_randomizer->setCurrentText(request.randomizer);
    m_level->setValue(request.startLevel);
    if (request.seed)
        m_seed->setText(QString::number(*request.seed));
}

void NewGameDialog::followRules()
{
    const auto rules = findRules(m_rules->currentText().toStdString());
    if (!rules)
        return;
    m_level->setEnabled(rules->countsLevels());
    m_level->setMinimum(lowestLevel(*rules));
    m_randomizer->lineEdit()->setPlaceholderText(tr("%1 (the rules' own)")
            .arg(QString::fromLatin1(
                rules->randomizer.data(), static_cast<qsizetype>(rules->randomizer.size()))));
}

GameRequest NewGameDialog::request() const
{
    bool isSeed = false;
    const quint64 seed = m_seed->text().toULongLong(&isSeed);
    return {
        .rules = m_rules->currentText(),
        .randomizer = m_randomizer->currentText().trimmed(),
        .seed = isSeed ? std::optional(seed) : std::nullopt,
        .startLevel = m_level->value(),
        .player = m_player->currentIndex() > 0 ? m_player->currentText() : QString(),
        .rival = m_rival->currentIndex() > 0 ? m_rival->currentText() : QString(),
    };
}

void NewGameDialog::setError(const QString &error)
{
    m_error->setText(error);
    m_error->show();
}

} // namespace tetrarium
