// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "paintedboard.h"
#include "rotation.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarium {

/// A position as fumen, the text in which players share them, knows it.
struct FumenPosition
{
    static constexpr int rows = 23;

    /// Fumen holds the lowest 23 rows.
    PaintedBoard field;
    /// The row that waits below the floor.
    std::array<Paint, Board::width> garbage = emptyRow();
    /// The piece on its way, in the orientations of srsRotation; translated() makes it from those of other rules.
    std::optional<Active> active = std::nullopt;

    bool operator==(const FumenPosition &) const = default;

private:
    static constexpr std::array<Paint, Board::width> emptyRow()
    {
        std::array<Paint, Board::width> row;
        row.fill(Paint::None);
        return row;
    }
};

/// The same cells as an orientation of `to`; nothing when `to` has no such orientation.
std::optional<Active> translated(const Active &active, const RotationSystem &from, const RotationSystem &to);

/// The position as one page of fumen version 115: "v115@" and base-64 digits, the very text that the reference
/// package (tetris-fumen) writes. Fails with OutOfRange when a cell lies above fumen's rows, or the piece above or
/// outside them.
Expected<std::string> writeFumen(const FumenPosition &position);

/// Reads the first page of a fumen of version 115, alone or inside an address; what follows an '&' is ignored, and
/// white space and '?' between digits too. `height` is the field's; rows above it are read as well. Comments and
/// flags are skipped: they say what to show beside the position and what happens after it.
///
/// Errors name line and column: Missing without a "v115@", UnknownVersion for another version's mark, Syntax for a
/// wrong digit, EndsEarly, OutOfRange for a colour or a run that cannot be, Impossible for a piece outside the field.
Expected<FumenPosition> readFumen(std::string_view text, int height = 20);

} // namespace tetrarium
