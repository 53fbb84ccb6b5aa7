// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <optional>
#include <string>
#include <string_view>

namespace tetrarium {

/// The first thing in which we and a recording of a published program part ways.
struct Difference
{
    std::string what;     ///< the field, with the number of the move or candidate where there is one
    std::string recorded; ///< what the published program did
    std::string ours;     ///< what we do
    std::string recordedBoard = {}; ///< pictures of both, where boards differ or say where it happened
    std::string ourBoard = {};
};

struct Verification
{
    std::string kind; ///< the recording's own word for what it is
    std::string id;
    std::optional<Difference> difference; ///< none: we do exactly what was recorded
};

/// Replays one recorded game, state or run (one JSON object) of a published program and decides every move anew: the proof
/// of fidelity. Ratings are compared to 1e-9, everything else exactly. Fails with UnknownName for a kind that it does not
/// know, and with Syntax or Missing for a line that is no recording.
Expected<Verification> verifyRecording(std::string_view line);

} // namespace tetrarium
