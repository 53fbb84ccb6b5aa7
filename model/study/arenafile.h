// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena.h"

#include <string>
#include <string_view>

/// An arena as two files: arena.json with everything that was found, for programs, and games.csv with every game. Both are
/// the same bytes for the same arena. docs/file-formats.md describes them.
namespace tetrarium {

/// arena.json. `program` is the version of the program that played.
std::string writeArena(const ArenaResult &result, std::string_view program);

/// games.csv: a line a game, the players in their order.
std::string writeArenaGames(const ArenaResult &result);

struct ArenaRecord
{
    ArenaResult result;
    std::string program;
};

/// Reads both; what was found is computed anew from the games. Fails with Syntax, WrongSize or UnknownVersion; errors in
/// games.csv have their line.
Expected<ArenaRecord> readArena(std::string_view json, std::string_view games);

} // namespace tetrarium
