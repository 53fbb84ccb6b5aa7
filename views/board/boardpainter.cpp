// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardpainter.h"

#include "ratingcolors.h"

#include <QPainter>

#include <algorithm>

namespace tetrarium {

namespace {

/// A mark a piece, drawn in one darker tone of its colour.
void drawPattern(QPainter &painter, const QRect &cell, Paint paint, int line)
{
    const int step = std::max(2, cell.width() / 4);
    const QRect mark = cell.adjusted(step, step, -step, -step);
    const QPoint middle = mark.center();
    const int width = std::max(line, cell.width() / 10);
    const auto bar = [&](int left, int top, int w, int h) {
        painter.fillRect(left, top, w, h, painter.pen().color());
    };
    switch (paint) {
    case Paint::I:
        bar(mark.left(), middle.y() - width / 2, mark.width(), width);
        break;
    case Paint::J:
        painter.drawLine(mark.topLeft(), mark.bottomRight());
        break;
    case Paint::L:
        painter.drawLine(mark.bottomLeft(), mark.topRight());
        break;
    case Paint::O:
        bar(mark.left(), mark.top(), mark.width(), mark.height());
        break;
    case Paint::S:
        bar(mark.left(), mark.top(), width, mark.height());
        bar(mark.right() + 1 - width, mark.top(), width, mark.height());
        break;
    case Paint::Z:
        painter.drawLine(mark.topLeft(), mark.bottomRight());
        painter.drawLine(mark.bottomLeft(), mark.topRight());
        break;
    case Paint::T:
        bar(mark.left(), middle.y() - width / 2, mark.width(), width);
        bar(middle.x() - width / 2, mark.top(), width, mark.height());
        break;
    case Paint::Garbage:
    case Paint::None:
        break;
    }
}

} // namespace

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

QRect BoardPainter::inside(Cell cell) const
{
    return cellRect(cell.x, cell.y).adjusted(m_line, m_line, 0, 0);
}

bool BoardPainter::isInField(Cell cell) const
{
    return cell.x >= 0 && cell.x < Board::width && cell.y >= 0 && cell.y < m_rows;
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

void BoardPainter::drawCell(
    QPainter &painter, const QRect &inside, int line, Paint paint, const Colors &colors, PiecePalette palette)
{
    const QColor &color = colors.piecePaints(palette)[static_cast<std::size_t>(paint)];
    painter.fillRect(inside, color);
    painter.fillRect(inside.left(), inside.top(), inside.width(), line, color.lighter(125));
    painter.fillRect(inside.left(), inside.bottom() + 1 - line, inside.width(), line, color.darker(125));
    if (palette == PiecePalette::Distinct) {
        painter.setPen(QPen(color.darker(190), std::max(line, inside.width() / 10)));
        drawPattern(painter, inside, paint, line);
    }
}

void BoardPainter::drawCells(QPainter &painter, const PaintedBoard &board, const Colors &colors) const
{
    for (std::int8_t x = 0; x < Board::width; ++x) {
        for (std::int8_t y = 0; y < m_rows; ++y) {
            const Paint paint = board.cell(x, y);
            if (paint != Paint::None)
                drawCell(painter, inside({x, y}), m_line, paint, colors, m_palette);
        }
    }
}

void BoardPainter::drawPiece(QPainter &painter, const Cells &cells, Paint paint, const Colors &colors) const
{
    for (const Cell cell : cells) {
        if (isInField(cell))
            drawCell(painter, inside(cell), m_line, paint, colors, m_palette);
    }
}

void BoardPainter::drawGhost(QPainter &painter, const Cells &cells, Paint paint, const Colors &colors) const
{
    QColor color = colors.piecePaints(m_palette)[static_cast<std::size_t>(paint)];
    QColor fill = color;
    fill.setAlphaF(0.18F);
    for (const Cell cell : cells) {
        if (isInField(cell))
            painter.fillRect(inside(cell), fill);
    }
    drawOutline(painter, cells, color, 2 * m_line);
}

void BoardPainter::drawOutline(QPainter &painter, const Cells &cells, const QColor &color, int width) const
{
    for (const Cell cell : cells) {
        if (!isInField(cell))
            continue;
        const QRect place = inside(cell);
        const auto isOther = [&](int dx, int dy) {
            return std::ranges::none_of(
                cells, [&](Cell other) { return other.x == cell.x + dx && other.y == cell.y + dy; });
        };
        if (isOther(-1, 0))
            painter.fillRect(place.left(), place.top(), width, place.height(), color);
        if (isOther(1, 0))
            painter.fillRect(place.right() + 1 - width, place.top(), width, place.height(), color);
        if (isOther(0, 1))
            painter.fillRect(place.left(), place.top(), place.width(), width, color);
        if (isOther(0, -1))
            painter.fillRect(place.left(), place.bottom() + 1 - width, place.width(), width, color);
    }
}

void BoardPainter::drawOverlay(QPainter &painter, const CandidateOverlay &overlay, const Colors &colors) const
{
    std::array<std::array<double, Board::width>, Board::maxRows> best{};
    for (auto &row : best)
        row.fill(-1);
    for (const CandidateMark &mark : overlay.marks) {
        for (const Cell cell : mark.cells) {
            if (isInField(cell)) {
                double &here = best[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
                here = std::max(here, mark.goodness);
            }
        }
    }
    const int away = std::max(1, m_cell / 8);
    for (std::int8_t y = 0; y < m_rows; ++y) {
        for (std::int8_t x = 0; x < Board::width; ++x) {
            const double goodness = best[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (goodness >= 0)
                painter.fillRect(inside({x, y}).adjusted(away, away, -away, -away), ratingColor(goodness));
        }
    }
    if (overlay.selected) {
        for (const Cell cell : overlay.selected->cells) {
            if (isInField(cell))
                painter.fillRect(inside(cell), ratingColor(overlay.selected->goodness));
        }
        drawOutline(painter, overlay.selected->cells, colors.accent, 3 * m_line);
    }
    if (overlay.chosen)
        drawOutline(painter, overlay.chosen->cells, colors.text, 3 * m_line);
}

void BoardPainter::drawLegend(
    QPainter &painter, const CandidateOverlay &overlay, int room, const Colors &colors) const
{
    const int line = painter.fontMetrics().height();
    const int width = std::max(painter.fontMetrics().horizontalAdvance(overlay.best),
        painter.fontMetrics().horizontalAdvance(overlay.worst));
    const int gap = 8 * m_line;
    if (m_field.right() + gap + width > room)
        return;
    const QRect text(m_field.right() + gap, m_field.top(), width + 1, m_field.height());
    painter.setPen(colors.quietText);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, overlay.best);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, overlay.worst);
    const QRect bar(text.left(), text.top() + line + gap / 2, gap, text.height() - 2 * line - gap);
    for (int y = 0; y < bar.height(); ++y)
        painter.fillRect(bar.left(), bar.top() + y, bar.width(), 1,
            ratingColor(1.0 - static_cast<double>(y) / std::max(1, bar.height() - 1)));
}

} // namespace tetrarium
