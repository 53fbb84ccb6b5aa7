// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamestarts.h"

#include "gamerunner.h"

namespace tetrarium {

Expected<std::shared_ptr<const Decider>> deciderFor(
    const PlayerListModel &players, const QString &name, const Rules &rules)
{
    const int row = players.rowOf(name);
    if (row < 0) {
        std::string names;
        for (int other = 0; other < players.rowCount(); ++other)
            names += (names.empty() ? "" : ", ") + players.player(other).name;
        return fail(ErrorCode::UnknownName, name.toStdString(), names);
    }
    Player player = players.player(row);
    player.rules = rules;
    auto decider = Decider::make(std::move(player));
    if (!decider)
        return std::unexpected(decider.error());
    return std::make_shared<const Decider>(*std::move(decider));
}

Expected<GameStart> gameStartOf(const GameRequest &request, const PlayerListModel &players, quint64 freshSeed)
{
    auto start = GameStart::make(
        request.rules.toStdString(), request.seed.value_or(freshSeed), request.randomizer.toStdString());
    if (!start)
        return start;
    for (const QString &name : {request.player, request.rival}) {
        if (name.isEmpty())
            continue;
        const auto decider = deciderFor(players, name, start->rules);
        if (!decider)
            return std::unexpected(decider.error());
        const int ahead = piecesAhead((*decider)->player());
        start->rules.nextShown = static_cast<std::uint8_t>(std::max<int>(start->rules.nextShown, ahead));
    }
    if (start->rules.countsLevels())
        start->settings.startLevel = std::max(request.startLevel, lowestLevel(start->rules));
    return start;
}

} // namespace tetrarium
