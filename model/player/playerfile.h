// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "player.h"

#include <string>
#include <string_view>

namespace tetrarium {

/// Players as TOML files that people read and edit; docs/file-formats.md describes them. Errors carry line and column.
Expected<Player> readPlayer(std::string_view text);

/// What readPlayer() reads, to the last bit of every weight.
std::string writePlayer(const Player &player);

} // namespace tetrarium
