// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "autorepeat.h"
#include "keybindings.h"
#include "piecepalette.h"
#include "theme.h"

#include <QString>

namespace tetrarium {

/// Everything that the Preferences dialog shows and changes.
struct Preferences
{
    KeyBindings keys;
    RepeatTiming timing;
    Theme theme = Theme::System;
    QString language; ///< a code, or empty: as the desktop is
    PiecePalette pieces = PiecePalette::Classic;
    bool reducedMotion = false;

    bool operator==(const Preferences &) const = default;
};

} // namespace tetrarium
