// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scoresdialog.h"

#include "emptystate.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace tetrarium {

ScoresDialog::ScoresDialog(QAbstractItemModel *scores, const QString &file, QWidget *parent)
    : QDialog(parent)
    , m_table(new QTableView(this))
{
    setWindowTitle(tr("High Scores"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(760, 480);
    auto *sorted = new QSortFilterProxyModel(this);
    sorted->setSortRole(Qt::EditRole);
    sorted->setSourceModel(scores);
    m_table->setModel(sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->resizeColumnsToContents();
    m_table->setAccessibleName(windowTitle());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    if (scores->rowCount() > 0) {
        column->addWidget(m_table, 1);
    } else {
        m_table->hide();
        auto *empty = new EmptyState(QStringLiteral("scores"), this);
        empty->setTexts(
            tr("The scores of people are listed here."), tr("One is added at the end of a game."));
        column->addWidget(empty, 1);
    }
    auto *where = new QLabel(tr("Kept in %1").arg(file), this);
    where->setForegroundRole(QPalette::PlaceholderText);
    where->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(where);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

} // namespace tetrarium
