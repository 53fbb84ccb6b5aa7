// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "scorebook.h"

#include <QAbstractTableModel>

namespace tetrarium {

/// The high scores: one game a row, the highest score first, the older one of equals. Qt::EditRole gives plain values for
/// sorting.
class ScoreTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        ScoreColumn,
        NameColumn,
        RulesColumn,
        LinesColumn,
        PiecesColumn,
        MovesColumn,
        LevelColumn,
        SeedColumn,
        DateColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(QList<ScoreEntry> entries);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static QVariant value(const ScoreEntry &entry, int column);

    QList<ScoreEntry> m_entries;
};

} // namespace tetrarium
