// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "piecelist.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    const auto pieces = readPieceList(text);
    if (pieces)
        demand(readPieceList(writePieceList(*pieces)) == pieces);
    else
        demand(pieces.error().line > 0 && pieces.error().column > 0);
}
