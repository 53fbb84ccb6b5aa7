// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "checksum.h"

#include <format>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace tetrarium {

std::string checksum(std::string_view text, std::uint32_t seed)
{
    return std::format("{:08x}", XXH32(text.data(), text.size(), seed));
}

} // namespace tetrarium
