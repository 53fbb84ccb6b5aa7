// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genomefilter.h"

#include "genometablemodel.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tetrarium {

GenomeFilter::GenomeFilter(GenomeTableModel *model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
}

bool GenomeFilter::setFilter(const QString &text)
{
    QList<Condition> conditions;
    bool understood = true;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (const auto condition = parse(part.trimmed()))
            conditions.append(*condition);
        else
            understood = false;
    }
    m_conditions = understood ? conditions : QList<Condition>();
    invalidate();
    return understood;
}

void GenomeFilter::setPicked(const std::optional<QSet<int>> &rows)
{
    m_picked = rows;
    invalidate();
}

std::optional<GenomeFilter::Condition> GenomeFilter::parse(const QString &text) const
{
    static const QRegularExpression comparison(QStringLiteral("^(.+?)\\s*(<=|>=|<|>|=)\\s*(.+)$"));
    const QRegularExpressionMatch match = comparison.match(text);
    if (!match.hasMatch())
        return Condition{.text = text};
    bool isNumber = false;
    const double value = QLocale::c().toDouble(match.captured(3), &isNumber);
    for (int column = 0; isNumber && column < m_model->columnCount(); ++column) {
        const QString heading = m_model->headerData(column, Qt::Horizontal).toString();
        if (heading.compare(match.captured(1), Qt::CaseInsensitive) == 0)
            return Condition{.column = column, .sign = match.captured(2), .value = value};
    }
    return std::nullopt;
}

bool GenomeFilter::holds(const Condition &condition, int row) const
{
    if (condition.column < 0) {
        const auto contains = [&](int column) {
            return m_model->index(row, column)
                .data()
                .toString()
                .contains(condition.text, Qt::CaseInsensitive);
        };
        return contains(GenomeTableModel::IdColumn) || contains(GenomeTableModel::ParentsColumn);
    }
    const double value = m_model->number(row, condition.column);
    if (condition.sign == QLatin1String("<"))
        return value < condition.value;
    if (condition.sign == QLatin1String("<="))
        return value <= condition.value;
    if (condition.sign == QLatin1String(">"))
        return value > condition.value;
    if (condition.sign == QLatin1String(">="))
        return value >= condition.value;
    return value == condition.value;
}

bool GenomeFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    return (!m_picked || m_picked->contains(row))
           && std::ranges::all_of(
               m_conditions, [&](const Condition &condition) { return holds(condition, row); });
}

bool GenomeFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const double a = m_model->number(left.row(), left.column());
    const double b = m_model->number(right.row(), right.column());
    // Rows without a number come last, downwards as they were.
    if (!std::isnan(a) && !std::isnan(b))
        return a < b;
    if (std::isnan(a) != std::isnan(b))
        return std::isnan(a);
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace tetrarium
