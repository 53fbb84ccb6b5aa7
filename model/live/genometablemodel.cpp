// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "genometablemodel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tetrarium {

namespace {

QString parentsOf(const GenomeResult &genome)
{
    QStringList parents;
    for (const std::string &parent : genome.individual.parents)
        parents.append(QString::fromStdString(parent));
    return parents.join(QStringLiteral(", "));
}

bool isText(int column)
{
    return column == GenomeTableModel::IdColumn || column == GenomeTableModel::ParentsColumn;
}

QVariant alignmentOf(int column)
{
    return QVariant::fromValue(Qt::AlignVCenter | (isText(column) ? Qt::AlignLeft : Qt::AlignRight));
}

} // namespace

void GenomeTableModel::setGenerations(const QStringList &geneNames, std::vector<Generation> generations)
{
    beginResetModel();
    m_geneNames = geneNames;
    m_generations = std::move(generations);
    m_ends.clear();
    int end = 0;
    for (const Generation &generation : m_generations) {
        end += static_cast<int>(generation->genomes.size());
        m_ends.push_back(end);
    }
    endResetModel();
}

void GenomeTableModel::append(const std::vector<Generation> &generations)
{
    const int first = rowCount();
    std::vector<int> ends;
    int end = first;
    for (const Generation &generation : generations) {
        end += static_cast<int>(generation->genomes.size());
        ends.push_back(end);
    }
    if (end == first)
        return;
    beginInsertRows({}, first, end - 1);
    m_generations.insert(m_generations.end(), generations.begin(), generations.end());
    m_ends.insert(m_ends.end(), ends.begin(), ends.end());
    endInsertRows();
}

std::size_t GenomeTableModel::placeOf(int row) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_ends, row) - m_ends.begin());
}

const GenomeTableModel::Generation &GenomeTableModel::generationOf(int row) const
{
    return m_generations[placeOf(row)];
}

const GenomeResult &GenomeTableModel::genome(int row) const
{
    const std::size_t place = placeOf(row);
    const int first = place == 0 ? 0 : m_ends[place - 1];
    return m_generations[place]->genomes[static_cast<std::size_t>(row - first)];
}

int GenomeTableModel::bestRow(int generation) const
{
    for (std::size_t place = 0; place < m_generations.size(); ++place) {
        const GenerationReport &report = *m_generations[place];
        if (report.number == generation && report.best < report.genomes.size())
            return (place == 0 ? 0 : m_ends[place - 1]) + static_cast<int>(report.best);
    }
    return -1;
}

double GenomeTableModel::number(int row, int column) const
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const GenomeResult &result = genome(row);
    switch (column) {
    case GenerationColumn:
        return generationOf(row)->number;
    case FitnessColumn:
        return result.fitness;
    case HeldOutColumn: {
        const GenerationReport &report = *generationOf(row);
        const bool isBest = report.best < report.genomes.size() && &report.genomes[report.best] == &result;
        return isBest && report.heldOut ? report.heldOut->mean : none;
    }
    case MovesColumn:
        return result.moves;
    case IdColumn:
    case ParentsColumn:
        return none;
    default: {
        const auto gene = static_cast<std::size_t>(column - FirstGeneColumn);
        return gene < result.individual.genes.size() ? result.individual.genes[gene] : none;
    }
    }
}

int GenomeTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_ends.empty() ? 0 : m_ends.back();
}

int GenomeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstGeneColumn + static_cast<int>(m_geneNames.size());
}

QVariant GenomeTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(column);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const GenomeResult &result = genome(index.row());
    if (column == IdColumn)
        return QString::fromStdString(result.individual.id);
    if (column == ParentsColumn)
        return parentsOf(result);
    const double value = number(index.row(), column);
    if (std::isnan(value))
        return {};
    return role == Qt::EditRole ? QVariant(value) : QVariant(QLocale().toString(value, 'g', 6));
}

QVariant GenomeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return alignmentOf(section);
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? QVariant(QLocale().toString(section + 1)) : QVariant();
    if (section >= columnCount())
        return {};
    switch (section) {
    case GenerationColumn:
        return tr("Generation");
    case IdColumn:
        return tr("Genome");
    case FitnessColumn:
        return tr("Fitness");
    case HeldOutColumn:
        return tr("Held-out");
    case MovesColumn:
        return tr("Moves");
    case ParentsColumn:
        return tr("Parents");
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
