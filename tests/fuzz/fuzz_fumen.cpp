// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fumen.h"
#include "fuzz.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    const auto position = readFumen(text);
    if (!position) {
        demand(position.error().line > 0 && position.error().column > 0);
        return;
    }
    const auto written = writeFumen(*position);
    demand(written.has_value());
    demand(readFumen(*written) == position);
}
