// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometablemodel.h"

#include <QLocale>

#include <algorithm>

namespace tetrarium {

void GenomeTableModel::setGenomes(const QStringList &geneNames, const QList<GenomeRow> &rows)
{
    Q_ASSERT(std::ranges::all_of(
        rows, [&geneNames](const GenomeRow &row) { return row.weights.size() == geneNames.size(); }));
    beginResetModel();
    m_geneNames = geneNames;
    m_rows = rows;
    endResetModel();
}

int GenomeTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GenomeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstGeneColumn + static_cast<int>(m_geneNames.size());
}

QVariant GenomeTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const bool isNumber = index.column() != IdColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};

    const GenomeRow &row = m_rows.at(index.row());
    if (!isNumber)
        return row.id;
    const double value =
        index.column() == FitnessColumn ? row.fitness : row.weights.at(index.column() - FirstGeneColumn);
    return role == Qt::EditRole ? QVariant(value) : QVariant(QLocale().toString(value, 'g', 6));
}

QVariant GenomeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? QVariant(QLocale().toString(section + 1)) : QVariant();
    if (section >= columnCount())
        return {};
    switch (section) {
    case IdColumn:
        return tr("Genome");
    case FitnessColumn:
        return tr("Fitness");
    default:
        return m_geneNames.at(section - FirstGeneColumn);
    }
}

void GenomeTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

} // namespace tetrarium
