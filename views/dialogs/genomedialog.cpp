// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genomedialog.h"

#include "weightstext.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tetrarium {

GenomeDialog::GenomeDialog(const Player &like, QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(tr("My genome"), this))
    , m_weights(new QPlainTextEdit(weightsToText(like.evaluator), this))
    , m_error(new QLabel(this))
{
    setWindowTitle(tr("Set Genome"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(520, 480);
    auto *about = new QLabel(tr("A player like %1, with these weights. Paste one number a weight in this "
                                "order, or name = number, or a "
                                "whole player file.")
                                 .arg(QString::fromStdString(like.name)),
        this);
    about->setWordWrap(true);
    m_weights->setAccessibleName(tr("Weights"));
    m_weights->setTabChangesFocus(true);
    m_error->setWordWrap(true);
    m_error->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Watch"), QDialogButtonBox::AcceptRole);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(about);
    form->addRow(tr("&Name"), m_name);
    form->addRow(m_weights);
    form->addRow(m_error);
    form->addRow(buttons);
    m_weights->selectAll();
    m_weights->setFocus();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this,
        [this] { Q_EMIT genomeEntered(m_name->text().simplified(), m_weights->toPlainText()); });
}

void GenomeDialog::setError(const QString &error)
{
    m_error->setText(error);
    m_error->show();
}

} // namespace tetrarium
