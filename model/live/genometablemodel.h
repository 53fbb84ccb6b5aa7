// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <vector>

namespace tetrarium {

/// The genomes of one generation or of several: one a row; columns are what is known of a genome and one a gene. It holds
/// the reports themselves and copies nothing, so a hundred thousand rows cost no more than a few. Qt::DisplayRole
/// gives numbers in the default locale's way of writing, Qt::EditRole the numbers themselves.
class GenomeTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Generation = std::shared_ptr<const GenerationReport>;

    enum Column
    {
        GenerationColumn,
        IdColumn,
        FitnessColumn,
        HeldOutColumn, ///< of the generation's best alone
        MovesColumn,
        ParentsColumn,
        FirstGeneColumn
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces everything.
    void setGenerations(const QStringList &geneNames, std::vector<Generation> generations);
    /// Adds the rows of some more, all at once.
    void append(const std::vector<Generation> &generations);

    const QStringList &geneNames() const { return m_geneNames; }
    const std::vector<Generation> &generations() const { return m_generations; }

    const Generation &generationOf(int row) const;
    const GenomeResult &genome(int row) const;
    /// The row of the best genome of a generation; −1: there is none.
    int bestRow(int generation) const;
    /// What a column of numbers sorts by; NaN where there is no number.
    double number(int row, int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The language or the locale changed: headers and numbers are to be read anew.
    void retranslate();

private:
    std::size_t placeOf(int row) const;

    QStringList m_geneNames;
    std::vector<Generation> m_generations;
    std::vector<int> m_ends; ///< of each generation: the row after its last
};

} // namespace tetrarium
