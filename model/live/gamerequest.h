// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace tetrarium {

/// A game that somebody asks for.
struct GameRequest
{
    QString rules = QStringLiteral("guideline");
    QString randomizer = {};          ///< empty: the rules' own
    std::optional<quint64> seed = {}; ///< none: a new one
    int startLevel = 0;               ///< the rules' lowest level if that is higher
    QString player = {};              ///< who plays; empty: a person
    QString rival = {};               ///< who plays the same pieces on the second board; empty: nobody

    bool operator==(const GameRequest &) const = default;
};

} // namespace tetrarium
