// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "verification.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    const auto verified = verifyRecording(text);
    if (verified)
        demand(!verified->kind.empty() && (!verified->difference || !verified->difference->what.empty()));
    else
        demand(!verified.error().expected.empty());
}
