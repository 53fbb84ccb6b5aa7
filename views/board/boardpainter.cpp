// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpainter.h"

#include <QPainter>

#include <algorithm>

namespace tetrarium {

BoardPainter::BoardPainter(QSize area, int rows, qreal devicePixelRatio)
    : m_rows(rows)
    , m_line(std::max(1, qRound(devicePixelRatio)))
    , m_cell(std::max(2, std::min((area.width() - 2 * m_line) / Board::width,
                             (area.height() - 2 * m_line) / std::max(1, rows))))
{
    const QSize size(m_cell * Board::width, m_cell * rows);
    m_field = QRect(QPoint((area.width() - size.width()) / 2, (area.height() - size.height()) / 2), size);
}

QRect BoardPainter::cellRect(int x, int y) const
{
    return {m_field.left() + x * m_cell, m_field.top() + (m_rows - 1 - y) * m_cell, m_cell, m_cell};
}

void BoardPainter::drawField(QPainter &painter, const Colors &colors) const
{
    painter.fillRect(m_field.adjusted(-m_line, -m_line, m_line, m_line), colors.line);
    painter.fillRect(m_field, colors.field);
    for (int x = 1; x < Board::width; ++x)
        painter.fillRect(
            m_field.left() + x * m_cell, m_field.top(), m_line, m_field.height(), colors.fieldGrid);
    for (int y = 1; y < m_rows; ++y)
        painter.fillRect(
            m_field.left(), m_field.top() + y * m_cell, m_field.width(), m_line, colors.fieldGrid);
}

void BoardPainter::drawCells(QPainter &painter, const PaintedBoard &board, const Colors &colors) const
{
    for (int x = 0; x < Board::width; ++x) {
        for (int y = 0; y < m_rows; ++y) {
            const Paint paint = board.cell(x, y);
            if (paint == Paint::None)
                continue;
            // The grid's lines are the upper and left edge of a cell; the cell keeps clear of them.
            const QRect inside = cellRect(x, y).adjusted(m_line, m_line, 0, 0);
            const QColor &color = colors.paints[static_cast<std::size_t>(paint)];
            painter.fillRect(inside, color);
            painter.fillRect(inside.left(), inside.top(), inside.width(), m_line, color.lighter(125));
            painter.fillRect(
                inside.left(), inside.bottom() + 1 - m_line, inside.width(), m_line, color.darker(125));
        }
    }
}

} // namespace tetrarium
