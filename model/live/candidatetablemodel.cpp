// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "candidatetablemodel.h"

#include <QLocale>

namespace tetrarium {

namespace {

QVariant alignmentOf(int column)
{
    return QVariant(
        (column == CandidateTableModel::KeysColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

} // namespace

void CandidateTableModel::setExplanation(const QStringList &features, Explanation explanation)
{
    // The same columns: only rows are exchanged, so that a table keeps its sorting and widths.
    const bool sameColumns = features == m_features;
    if (!sameColumns)
        beginResetModel();
    else if (!m_explanation.candidates.empty())
        beginRemoveRows({}, 0, rowCount() - 1);
    const bool hadRows = !m_explanation.candidates.empty();
    m_explanation = {};
    m_features = features;
    if (sameColumns && hadRows)
        endRemoveRows();
    if (sameColumns && !explanation.candidates.empty())
        beginInsertRows({}, 0, static_cast<int>(explanation.candidates.size()) - 1);
    const bool hasRows = !explanation.candidates.empty();
    m_explanation = std::move(explanation);
    if (!sameColumns)
        endResetModel();
    else if (hasRows)
        endInsertRows();
}

int CandidateTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_explanation.candidates.size());
}

int CandidateTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstFeatureColumn + static_cast<int>(m_features.size());
}

QVariant CandidateTableModel::value(const Candidate &candidate, int column) const
{
    switch (column) {
    case RankColumn:
        return candidate.rank;
    case KeysColumn:
        return QString::fromStdString(candidate.moves);
    case RatingColumn:
        return candidate.rating;
    default:
        return candidate.values[static_cast<std::size_t>(column - FirstFeatureColumn)];
    }
}

QVariant CandidateTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Candidate &candidate = m_explanation.candidates[static_cast<std::size_t>(index.row())];
    const QVariant found = value(candidate, index.column());
    switch (role) {
    case Qt::EditRole:
        return found;
    case Qt::DisplayRole:
        return found.typeId() == QMetaType::Double ? QLocale().toString(found.toDouble(), 'g', 6)
                                                   : found.toString();
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case Qt::ToolTipRole:
        return candidate.loses ? tr("The rules end the game with this placement.") : QVariant();
    case ChosenRole:
        return index.row() == m_explanation.chosen;
    case LosesRole:
        return candidate.loses;
    default:
        return {};
    }
}

QVariant CandidateTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    switch (section) {
    case RankColumn:
        return tr("Rank");
    case KeysColumn:
        return tr("Keys");
    case RatingColumn:
        return tr("Rating");
    default:
        return m_features.value(section - FirstFeatureColumn);
    }
}

void CandidateTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QStringList featureNamesOf(const Evaluator &evaluator)
{
    QStringList names;
    for (const FeatureUse use : evaluator.shape().features) {
        const std::string_view name = nameOf(use.id);
        names.append(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }
    return names;
}

} // namespace tetrarium
