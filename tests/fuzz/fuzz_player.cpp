// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decider.h"
#include "fuzz.h"
#include "playerfile.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    const auto player = readPlayer(text);
    if (!player) {
        demand(player.error().line > 0);
        return;
    }
    const std::string written = writePlayer(*player);
    const auto again = readPlayer(written);
    demand(again.has_value() && writePlayer(*again) == written);
    demand(again->evaluator == player->evaluator && again->search.kind == player->search.kind);
    demand(Decider::make(*player).has_value());
}
