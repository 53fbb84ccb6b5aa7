// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <QString>

namespace tetrarium {

/// The sentence for people, in their language: where, what was found, what was expected. One line, no full
/// stop.
QString errorText(const Error &error);

} // namespace tetrarium
