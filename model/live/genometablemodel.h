// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QStringList>

namespace tetrarium {

/// One genome as a table shows it: the values are copies, nothing points back into a run.
struct GenomeRow
{
    QString id;
    double fitness = 0;
    QList<double> weights; ///< one a gene, in the order of the gene names

    bool operator==(const GenomeRow &) const = default;
};

/// The genomes of a generation: one a row; columns are the id, the fitness and one a gene. Qt::DisplayRole
/// gives numbers in the default locale's way of writing, Qt::EditRole the numbers themselves for sorting.
class GenomeTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        IdColumn,
        FitnessColumn,
        FirstGeneColumn
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces everything. Every row carries as many weights as there are gene names.
    void setGenomes(const QStringList &geneNames, const QList<GenomeRow> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The language or the locale changed: headers and numbers are to be read anew.
    void retranslate();

private:
    QStringList m_geneNames;
    QList<GenomeRow> m_rows;
};

} // namespace tetrarium
