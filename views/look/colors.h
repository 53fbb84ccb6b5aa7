// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "piecepalette.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace tetrarium {

/// Every colour of one theme. Two values exist: lightcolors.cpp and darkcolors.cpp hold one each, and nothing
/// else in the program names a colour.
struct Colors
{
    QColor window;       ///< behind and between the docks
    QColor panel;        ///< inside docks, tables, charts
    QColor panelStripe;  ///< every other row of a table
    QColor control;      ///< buttons, headers, tool tips
    QColor text;         ///< what is read first
    QColor quietText;    ///< explanations, units, axes
    QColor disabledText; ///< what cannot be chosen now
    QColor line;         ///< frames, separators, chart grid
    QColor accent;       ///< the one accent: selection, focus, links, what is on
    QColor onAccent;     ///< text on the accent

    QColor field;                         ///< the board's empty cells
    QColor fieldGrid;                     ///< lines between them
    std::array<QColor, 8> paints;         ///< filled cells, by Paint: the seven pieces, then garbage
    std::array<QColor, 8> distinctPaints; ///< the same for PiecePalette::Distinct

    std::array<QColor, 8> series; ///< of charts (after Okabe, Ito: told apart without colour vision)

    const std::array<QColor, 8> &piecePaints(PiecePalette palette) const
    {
        return palette == PiecePalette::Classic ? paints : distinctPaints;
    }

    bool operator==(const Colors &) const = default;
};

const Colors &lightColors();
const Colors &darkColors();

/// The theme a palette belongs to. Views ask with their own palette when they paint, so that they follow a
/// change of theme without being told.
const Colors &colorsOf(const QPalette &palette);

/// The palette that carries the colours to Qt's Fusion style.
QPalette paletteOf(const Colors &colors);

} // namespace tetrarium
