// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "piecebox.h"

#include "boardpainter.h"

#include <QPainter>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int cellSize = 14;
constexpr int slotCells = 5; ///< the widest piece and a gap
constexpr int boxHeight = 3 * cellSize;

} // namespace

PieceBox::PieceBox(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PieceBox::setPieces(const Rules &rules, const std::vector<Piece> &pieces, bool faded)
{
    m_rotation = rules.rotation;
    m_pieces = pieces;
    m_faded = faded;
    QString letters;
    for (const Piece piece : pieces)
        letters += QLatin1Char(letterOf(piece));
    setAccessibleDescription(letters);
    update();
}

void PieceBox::setPiecePalette(PiecePalette palette)
{
    m_piecePalette = palette;
    update();
}

QSize PieceBox::sizeHint() const
{
    return {5 * slotCells * cellSize, boxHeight};
}

QSize PieceBox::minimumSizeHint() const
{
    return {slotCells * cellSize, boxHeight};
}

void PieceBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const int line = std::max(1, qRound(ratio));
    // As many as are to be shown fit, if need be smaller.
    const int wanted = static_cast<int>(std::max<std::size_t>(1, m_pieces.size())) * slotCells * cellSize;
    const int cell = std::max(4, qRound(cellSize * ratio * std::min(1.0, double(width()) / wanted)));
    if (m_faded)
        painter.setOpacity(0.4);
    const Colors &colors = colorsOf(palette());
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const int orientation =
            m_rotation->spawns[static_cast<std::size_t>(indexOf(m_pieces[i]))].orientation;
        const Shape &shape = m_rotation->shape(m_pieces[i], orientation);
        const int left = static_cast<int>(i) * slotCells * cell;
        const int bottom = qRound(height() * ratio) - (3 * cell - shape.height * cell) / 2;
        for (const Cell at : shape.cellsAt(0, 0)) {
            const QRect place(left + at.x * cell, bottom - (at.y + 1) * cell, cell, cell);
            BoardPainter::drawCell(painter, place.adjusted(line, line, 0, 0), line, paintOf(m_pieces[i]),
                colors, m_piecePalette);
        }
    }
}

} // namespace tetrarium
