// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "candidateoverlay.h"
#include "colors.h"
#include "gamesnapshot.h"

#include <QRect>

class QPainter;

namespace tetrarium {

/// Draws a board. Knows nothing of widgets, so that a picture in a file and the picture on the screen come
/// from the same lines of code.
///
/// All sizes are whole device pixels: every cell has the same size and every line the same width at any scale
/// factor, also the fractional ones. Cells outside the field are not drawn.
class BoardPainter
{
public:
    /// Fits a field of `rows` rows, as large as possible, into the middle of an area given in device pixels.
    BoardPainter(QSize area, int rows, qreal devicePixelRatio);

    void setPiecePalette(PiecePalette palette) { m_palette = palette; }

    /// The frame and the empty field with its grid.
    void drawField(QPainter &painter, const Colors &colors) const;

    /// The filled cells, row 0 at the bottom.
    void drawCells(QPainter &painter, const PaintedBoard &board, const Colors &colors) const;

    /// The piece under control, and where it would come to rest.
    void drawPiece(QPainter &painter, const Cells &cells, Paint paint, const Colors &colors) const;
    void drawGhost(QPainter &painter, const Cells &cells, Paint paint, const Colors &colors) const;

    void drawOverlay(QPainter &painter, const CandidateOverlay &overlay, const Colors &colors) const;

    /// The scale of ratings beside the field with the ratings at its ends, if there is room for it.
    void drawLegend(QPainter &painter, const CandidateOverlay &overlay, int room, const Colors &colors) const;

    QRect fieldRect() const { return m_field; }
    QRect cellRect(int x, int y) const;
    int lineWidth() const { return m_line; }

    /// One filled cell; `line` is a line's width in the same pixels.
    static void drawCell(QPainter &painter, const QRect &inside, int line, Paint paint, const Colors &colors,
        PiecePalette palette);

private:
    bool isInField(Cell cell) const;
    /// A cell without the grid's lines, which are its upper and left edge.
    QRect inside(Cell cell) const;
    void drawOutline(QPainter &painter, const Cells &cells, const QColor &color, int width) const;

    int m_rows;
    int m_line;
    int m_cell;
    QRect m_field;
    PiecePalette m_palette = PiecePalette::Classic;
};

} // namespace tetrarium
