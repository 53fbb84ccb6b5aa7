// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "player.h"

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace tetrarium {

/// The players at hand: the gallery, then those that were opened, pasted or taken from a run, in that order. Every list of
/// players in the program shows this one.
class PlayerListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// With the gallery.
    explicit PlayerListModel(QObject *parent = nullptr);

    const Player &player(int row) const { return m_players[static_cast<std::size_t>(row)]; }

    /// The row of the player; one of the same name, if it is none of the gallery's, is replaced. A player that would take a
    /// gallery player's name gets a number after it.
    int add(Player player);

    /// −1: there is none.
    int rowOf(const QString &name) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Player> m_players;
    int m_gallery = 0;
};

} // namespace tetrarium
