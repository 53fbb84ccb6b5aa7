// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace tetrarium {

/// A decision laid open as a table: one candidate a row, in the order in which the search tried them; columns are rank, keys,
/// rating and one a feature. Qt::EditRole gives the numbers themselves for sorting.
class CandidateTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RankColumn,
        KeysColumn,
        RatingColumn,
        FirstFeatureColumn
    };
    enum Role
    {
        ChosenRole = Qt::UserRole, ///< bool: the one that the player plays
        LosesRole                  ///< bool
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces everything. `features` are the names of the evaluator's features in its order.
    void setExplanation(const QStringList &features, Explanation explanation);
    void clear() { setExplanation({}, {}); }

    const Explanation &explanation() const { return m_explanation; }
    const QStringList &features() const { return m_features; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The language or the locale changed: headers and numbers are to be read anew.
    void retranslate();

private:
    QVariant value(const Candidate &candidate, int column) const;

    QStringList m_features;
    Explanation m_explanation;
};

/// The names of an evaluator's features in its order, as files and tables have them.
QStringList featureNamesOf(const Evaluator &evaluator);

} // namespace tetrarium
