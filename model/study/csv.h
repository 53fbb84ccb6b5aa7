// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <string>
#include <string_view>
#include <vector>

/// Tables as comma-separated lines.
namespace tetrarium {

/// Text as a field: in quotes, and its own quotes doubled.
std::string csvField(std::string_view text);

/// The fields of a line without its end. Fails with Syntax where a quote is never closed.
Expected<std::vector<std::string>> csvFields(std::string_view line);

} // namespace tetrarium
