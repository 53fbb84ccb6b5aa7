// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdlib>
#include <string_view>

/// What a fuzz target defines: read `text`, and check what must hold of the result. Any text must be survived.
void fuzzOne(std::string_view text);

/// Ends the program, which is how a finding is reported, unless `fact` holds.
inline void demand(bool fact)
{
    if (!fact)
        std::abort();
}
