// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "colors.h"
#include "paintedboard.h"

#include <QRect>

class QPainter;

namespace tetrarium {

/// Draws a board. Knows nothing of widgets, so that a picture in a file and the picture on the screen come
/// from the same lines of code.
///
/// All sizes are whole device pixels: every cell has the same size and every line the same width at any scale
/// factor, also the fractional ones.
class BoardPainter
{
public:
    /// Fits a field of `rows` rows, as large as possible, into the middle of an area given in device pixels.
    BoardPainter(QSize area, int rows, qreal devicePixelRatio);

    /// The frame and the empty field with its grid.
    void drawField(QPainter &painter, const Colors &colors) const;

    /// The filled cells, row 0 at the bottom.
    void drawCells(QPainter &painter, const PaintedBoard &board, const Colors &colors) const;

    QRect fieldRect() const { return m_field; }
    QRect cellRect(int x, int y) const;
    int lineWidth() const { return m_line; }

private:
    int m_rows;
    int m_line;
    int m_cell;
    QRect m_field;
};

} // namespace tetrarium
