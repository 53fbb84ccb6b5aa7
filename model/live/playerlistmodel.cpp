// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerlistmodel.h"

#include "gallery.h"

#include <algorithm>
#include <format>

namespace tetrarium {

PlayerListModel::PlayerListModel(QObject *parent)
    : QAbstractListModel(parent)
{
    for (const QString &name : galleryPlayers())
        m_players.push_back(loadPlayer(name).value());
    m_gallery = static_cast<int>(m_players.size());
}

int PlayerListModel::rowOf(const QString &name) const
{
    const auto found = std::ranges::find(m_players, name.toStdString(), &Player::name);
    return found == m_players.end() ? -1 : static_cast<int>(found - m_players.begin());
}

int PlayerListModel::add(Player player)
{
    const std::string name = player.name;
    for (int number = 2;; ++number) {
        const int row = rowOf(QString::fromStdString(player.name));
        if (row < 0)
            break;
        if (row >= m_gallery) {
            m_players[static_cast<std::size_t>(row)] = std::move(player);
            Q_EMIT dataChanged(index(row), index(row));
            return row;
        }
        player.name = std::format("{} ({})", name, number);
    }
    const int row = static_cast<int>(m_players.size());
    beginInsertRows({}, row, row);
    m_players.push_back(std::move(player));
    endInsertRows();
    return row;
}

int PlayerListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

QVariant PlayerListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Player &found = player(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(found.name);
    case Qt::ToolTipRole:
        return QString::fromStdString(found.title);
    default:
        return {};
    }
}

} // namespace tetrarium
