// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game.h"

#include <QMetaType>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tetrarium {

/// Everything there is to see of a game at one moment, as a value: views paint from it and never reach into the model.
struct GameSnapshot
{
    Rules rules{};
    PaintedBoard board;
    std::optional<Active> active;
    std::optional<Active> ghost; ///< where the piece would come to rest
    std::vector<Piece> next;
    std::optional<Piece> held;
    bool mayHold = false;

    Tally tally;
    std::int64_t moveLimit = 0;  ///< 0: none
    std::int64_t pieceLimit = 0; ///< 0: none
    int combo = 0;
    bool backToBack = false;
    GameEnd end = GameEnd::None;

    std::string randomizer;
    std::optional<std::uint64_t> seed;

    std::int64_t timeMs = 0;    ///< of play, pauses left out
    std::size_t inputs = 0;     ///< made up to this moment …
    std::size_t inputsKept = 0; ///< … and up to the last one kept: greater while a past moment is shown
    bool paused = false;
    bool thinking = false; ///< a player is looking for its move

    bool grounded = false;
    int lockRestarts = 0;

    bool isOver() const { return end != GameEnd::None; }
    bool isPast() const { return inputs < inputsKept; }

    /// The cells of a piece under these rules.
    Cells cells(const Active &piece) const { return rules.rotation->cells(piece); }

    bool operator==(const GameSnapshot &) const = default;
};

} // namespace tetrarium

Q_DECLARE_METATYPE(tetrarium::GameSnapshot)
Q_DECLARE_METATYPE(tetrarium::Active)
