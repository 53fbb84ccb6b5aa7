// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAbstractItemModel;
class QSortFilterProxyModel;
class QTableView;

namespace tetrarium {

class EmptyState;

/// The table of genomes: sortable by any column, rows selected whole. While the model has no rows, it says
/// what will be listed.
class GenomeTable : public QWidget
{
    Q_OBJECT

public:
    /// `model` outlives the table.
    explicit GenomeTable(QAbstractItemModel *model, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateEmptyState();
    void retranslate();

    QSortFilterProxyModel *m_sorted = nullptr;
    QTableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace tetrarium
