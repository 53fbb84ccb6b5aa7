// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QAbstractItemModel;
class QTableView;

namespace tetrarium {

/// The table of high scores.
class ScoresDialog : public QDialog
{
    Q_OBJECT

public:
    /// `scores` outlives the dialog; `file` is where they are kept.
    ScoresDialog(QAbstractItemModel *scores, const QString &file, QWidget *parent);

    QTableView *table() const { return m_table; }

private:
    QTableView *m_table = nullptr;
};

} // namespace tetrarium
