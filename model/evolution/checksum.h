// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tetrarium {

/// XXH32 of the text as eight hexadecimal digits, for records of a journal. The seed is the record's line number, so
/// that a line lost or swapped is noticed as well as one changed.
std::string checksum(std::string_view text, std::uint32_t seed = 0);

} // namespace tetrarium
