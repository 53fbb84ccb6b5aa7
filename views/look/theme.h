// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tetrarium {

/// What a person can choose. The colours themselves are in lightcolors.cpp and darkcolors.cpp.
enum class Theme
{
    System, ///< light or dark as the desktop is, changing with it
    Light,
    Dark
};

} // namespace tetrarium
