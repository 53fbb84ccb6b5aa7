// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerchecks.h"

#include <QScrollArea>

namespace tetrarium {

QWidget *scrolled(QWidget *form)
{
    auto *area = new QScrollArea;
    area->setWidget(form);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(form->minimumSizeHint().width() + 16);
    form->setBackgroundRole(QPalette::Base);
    return area;
}

PlayerChecks::PlayerChecks(QWidget *parent)
    : QListWidget(parent)
{
    connect(this, &QListWidget::itemChanged, this, &PlayerChecks::chosenChanged);
}

void PlayerChecks::setPlayers(const QStringList &names)
{
    const QStringList before = chosen();
    const QSignalBlocker blocker(this);
    clear();
    for (const QString &name : names) {
        auto *item = new QListWidgetItem(name, this);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(before.contains(name) ? Qt::Checked : Qt::Unchecked);
    }
}

void PlayerChecks::setChosen(const QStringList &names)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(names.contains(item(row)->text()) ? Qt::Checked : Qt::Unchecked);
}

QStringList PlayerChecks::chosen() const
{
    QStringList names;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            names.append(item(row)->text());
    }
    return names;
}

} // namespace tetrarium
