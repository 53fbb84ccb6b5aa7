// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QSortFilterProxyModel>

#include <optional>

namespace tetrarium {

class GenomeTableModel;

/// The genomes that are listed, in their order. A filter is a text that ids or parents contain, or a comparison such as
/// `fitness > 100` or `holes <= -0.5` with a column's heading; several with commas between them must all hold.
class GenomeFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit GenomeFilter(GenomeTableModel *model, QObject *parent = nullptr);

    /// False: a comparison names no column or no number. Nothing is filtered then.
    bool setFilter(const QString &text);
    /// Only these rows of the model; nothing: all.
    void setPicked(const std::optional<QSet<int>> &rows);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    struct Condition
    {
        QString text = {}; ///< without a column: part of an id
        int column = -1;
        QString sign = {};
        double value = 0;
    };

    std::optional<Condition> parse(const QString &text) const;
    bool holds(const Condition &condition, int row) const;

    const GenomeTableModel *m_model;
    QList<Condition> m_conditions;
    std::optional<QSet<int>> m_picked;
};

} // namespace tetrarium
