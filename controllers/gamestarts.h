// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"
#include "gamerequest.h"
#include "playerlistmodel.h"
#include "replay.h"

#include <memory>

namespace tetrarium {

/// The player of that name, at work under the game's rules. Fails when there is none, or when it cannot play under them.
Expected<std::shared_ptr<const Decider>> deciderFor(
    const PlayerListModel &players, const QString &name, const Rules &rules);

/// How the game that is asked for begins, with the seed that is named or else with this one. As many pieces are shown as
/// its players look ahead. Fails where a name means nothing or a player cannot play under the rules.
Expected<GameStart> gameStartOf(
    const GameRequest &request, const PlayerListModel &players, quint64 freshSeed);

} // namespace tetrarium
