// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace tetrarium {

/// How often operator new was called so far in this program. Link tetrarium_test_allocations for it.
std::int64_t allocationCount();

} // namespace tetrarium
