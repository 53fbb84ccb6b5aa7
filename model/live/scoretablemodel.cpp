// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scoretablemodel.h"

#include <QLocale>

#include <algorithm>

namespace tetrarium {

void ScoreTableModel::setEntries(QList<ScoreEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    std::ranges::stable_sort(m_entries, std::ranges::greater(), &ScoreEntry::score);
    endResetModel();
}

int ScoreTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int ScoreTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScoreTableModel::value(const ScoreEntry &entry, int column)
{
    switch (column) {
    case ScoreColumn:
        return entry.score;
    case NameColumn:
        return entry.name;
    case RulesColumn:
        return entry.rules;
    case LinesColumn:
        return entry.rows;
    case PiecesColumn:
        return entry.pieces;
    case MovesColumn:
        return entry.moves;
    case LevelColumn:
        return entry.level;
    case SeedColumn:
        return entry.seed ? QVariant(*entry.seed) : QVariant();
    case DateColumn:
        return entry.date;
    default:
        return {};
    }
}

QVariant ScoreTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QVariant found = value(m_entries[index.row()], index.column());
    const bool isNumber = found.typeId() == QMetaType::LongLong || found.typeId() == QMetaType::Int;
    switch (role) {
    case Qt::EditRole:
        return found;
    case Qt::DisplayRole:
        if (isNumber)
            return QLocale().toString(found.toLongLong());
        if (found.typeId() == QMetaType::QDateTime)
            return QLocale().toString(found.toDateTime(), QLocale::ShortFormat);
        return found.toString();
    case Qt::TextAlignmentRole:
        return QVariant(
            (isNumber || index.column() == SeedColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case ScoreColumn:
        return tr("Score");
    case NameColumn:
        return tr("Name");
    case RulesColumn:
        return tr("Rules");
    case LinesColumn:
        return tr("Lines");
    case PiecesColumn:
        return tr("Pieces");
    case MovesColumn:
        return tr("Moves");
    case LevelColumn:
        return tr("Level");
    case SeedColumn:
        return tr("Seed");
    case DateColumn:
        return tr("Date");
    default:
        return {};
    }
}

} // namespace tetrarium
