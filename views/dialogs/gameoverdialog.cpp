// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gameoverdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

namespace tetrarium {

GameOverDialog::GameOverDialog(
    const GameSnapshot &snapshot, const QString &name, std::optional<qint64> best, QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(name, this))
{
    setWindowTitle(tr("Game Over"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QLocale locale;
    auto *score = new QLabel(locale.toString(qint64(snapshot.tally.score)), this);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.4);
    large.setWeight(QFont::DemiBold);
    score->setFont(large);
    auto *why = new QLabel(reason(snapshot.end), this);
    why->setForegroundRole(QPalette::PlaceholderText);
    auto *compared = new QLabel(this);
    if (!best)
        compared->setText(tr("The first score under these rules."));
    else if (snapshot.tally.score > *best)
        compared->setText(tr("A new high score; the highest before was %1.").arg(locale.toString(*best)));
    else
        compared->setText(tr("The highest so far is %1.").arg(locale.toString(*best)));
    m_name->setObjectName("name");
    m_name->setMaxLength(60);
    m_name->selectAll();

    auto *buttons = new QDialogButtonBox(this);
    QPushButton *again = buttons->addButton(tr("Keep and Play Again"), QDialogButtonBox::AcceptRole);
    QPushButton *keep = buttons->addButton(tr("Keep"), QDialogButtonBox::ApplyRole);
    QPushButton *skip = buttons->addButton(tr("Do Not Keep"), QDialogButtonBox::RejectRole);
    again->setDefault(true);
    keep->setAutoDefault(false);
    skip->setAutoDefault(false);

    auto *form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(why);
    form->addRow(score);
    form->addRow(compared);
    form->addRow(tr("&Name"), m_name);
    form->addRow(buttons);
    m_name->setFocus();

    const auto done = [this](bool playAgain) {
        Q_EMIT keepRequested(m_name->text(), playAgain);
        accept();
    };
    connect(again, &QPushButton::clicked, this, [done] { done(true); });
    connect(keep, &QPushButton::clicked, this, [done] { done(false); });
    connect(skip, &QPushButton::clicked, this, &QDialog::reject);
}

QString GameOverDialog::reason(GameEnd end)
{
    switch (end) {
    case GameEnd::None:
        return {};
    case GameEnd::ToppedOut:
        return tr("The stack reached the top.");
    case GameEnd::MoveLimit:
        return tr("All moves have been made.");
    case GameEnd::PieceLimit:
        return tr("All pieces have been placed.");
    case GameEnd::PiecesEnded:
        return tr("The list of pieces has ended.");
    case GameEnd::GaveUp:
        return tr("Given up.");
    }
    Q_UNREACHABLE_RETURN(QString());
}

} // namespace tetrarium
