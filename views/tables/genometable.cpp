// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometable.h"

#include "emptystate.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace tetrarium {

GenomeTable::GenomeTable(QAbstractItemModel *model, QWidget *parent)
    : QWidget(parent)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyState(QStringLiteral("genomes"), m_table->viewport()))
{
    m_sorted->setSortRole(Qt::EditRole);
    m_sorted->setSourceModel(model);

    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setMinimumHeight(32);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setFocusProxy(m_table);

    m_empty->setFocusPolicy(Qt::NoFocus);
    (new QVBoxLayout(m_table->viewport()))->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);

    connect(m_sorted, &QAbstractItemModel::modelReset, this, &GenomeTable::updateEmptyState);
    connect(m_sorted, &QAbstractItemModel::rowsInserted, this, &GenomeTable::updateEmptyState);
    connect(m_sorted, &QAbstractItemModel::rowsRemoved, this, &GenomeTable::updateEmptyState);
    retranslate();
    updateEmptyState();
}

void GenomeTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GenomeTable::updateEmptyState()
{
    const bool empty = m_sorted->rowCount() == 0;
    m_empty->setVisible(empty);
    m_table->setAccessibleDescription(empty ? m_empty->sentence() : QString());
}

void GenomeTable::retranslate()
{
    m_empty->setTexts(tr("The genomes of a generation are listed here, with their weights and fitness."),
        tr("Rows appear when a run finishes a generation."));
    m_table->setAccessibleName(tr("Genomes"));
    updateEmptyState();
}

} // namespace tetrarium
