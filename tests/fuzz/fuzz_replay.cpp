// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "recordedgame.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    const auto replay = Replay::fromText(text);
    if (!replay) {
        demand(replay.error().line > 0 || text.empty());
        return;
    }
    demand(Replay::fromText(replay->toText()) == replay);
    const auto played = RecordedGame::playBack(*replay);
    if (!played) {
        demand(played.error().move > 0 || replay->inputs.empty());
        return;
    }
    demand(RecordedGame::playBack(played->replay()).has_value());
}
