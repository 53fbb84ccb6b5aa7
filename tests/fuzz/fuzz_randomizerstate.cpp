// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "randomizer.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    auto randomizer = Randomizer::restore(text);
    if (!randomizer) {
        demand(randomizer.error().line > 0 && randomizer.error().column > 0);
        return;
    }
    for (int i = 0; i < 10; ++i) {
        demand(Randomizer::restore(randomizer->saveState()) == randomizer);
        randomizer->next(Board());
    }
}
