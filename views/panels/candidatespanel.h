// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "candidatetablemodel.h"

#include <QWidget>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace tetrarium {

class EmptyState;
class ShareBars;

/// The candidates of a decision as a table that can be sorted by any column, and below it why the selected one, or else the
/// chosen one, is rated as it is.
class CandidatesPanel : public QWidget
{
    Q_OBJECT

public:
    /// `model` outlives the panel.
    explicit CandidatesPanel(CandidateTableModel *model, QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    void clearSelection();

Q_SIGNALS:
    /// The candidate's number in the explanation; −1: none is selected any more.
    void candidateSelected(int candidate);

protected:
    void changeEvent(QEvent *event) override;

private:
    int selected() const;
    void refresh();
    void retranslate();

    CandidateTableModel *m_model;
    QSortFilterProxyModel *m_sorted = nullptr;
    QTableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_why = nullptr;
    ShareBars *m_bars = nullptr;
};

} // namespace tetrarium
