// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tetrarium {

/// How pieces are told apart.
enum class PiecePalette
{
    Classic, ///< by the colours of the thesis
    Distinct ///< by colours that do not need colour vision (Okabe, Ito), and by a pattern each
};

} // namespace tetrarium
