// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "boardview.h"

#include "boardpainter.h"
#include "colors.h"
#include "emptystate.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int margin = 16;
constexpr int emptyRows = 20;

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("board"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_empty->setFocusPolicy(Qt::NoFocus);
    retranslate();
}

void BoardView::setBoard(const PaintedBoard &board)
{
    m_board = board;
    m_empty->hide();
    retranslate();
    update();
}

void BoardView::clear()
{
    m_board.reset();
    m_empty->show();
    retranslate();
    update();
}

QSize BoardView::sizeHint() const
{
    return {320 + 2 * margin, 640 + 2 * margin};
}

QSize BoardView::minimumSizeHint() const
{
    return {160 + 2 * margin, 240 + 2 * margin};
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

BoardPainter BoardView::boardPainter() const
{
    const QSize inside = size() - QSize(2 * margin, 2 * margin);
    const qreal ratio = devicePixelRatioF();
    return {(QSizeF(inside) * ratio).toSize(), m_board ? m_board->height() : emptyRows, ratio};
}

void BoardView::resizeEvent(QResizeEvent *)
{
    const BoardPainter board = boardPainter();
    const QRect field = board.fieldRect();
    const qreal ratio = devicePixelRatioF();
    m_empty->setGeometry(QRectF(QPointF(field.topLeft()) / ratio, QSizeF(field.size()) / ratio)
            .toRect()
            .translated(margin, margin));
}

QRect BoardView::rowsBehindWords(const BoardPainter &board) const
{
    // Whole rows, so that no part of a cell is left over.
    const qreal ratio = devicePixelRatioF();
    const int words = qRound(m_empty->childrenRect().height() * ratio / 2) + board.lineWidth();
    const int cell = board.cellRect(0, 0).height();
    const int rows = std::min(emptyRows / 2, words / cell + 1);
    return {board.fieldRect().left(), board.cellRect(0, emptyRows / 2 + rows - 1).top() + board.lineWidth(),
        board.fieldRect().width(), 2 * rows * cell - board.lineWidth()};
}

void BoardView::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    const BoardPainter board = boardPainter();
    const qreal ratio = devicePixelRatioF();

    QPainter painter(this);
    painter.fillRect(rect(), colors.panel);
    painter.scale(1 / ratio, 1 / ratio);
    painter.translate(qRound(margin * ratio), qRound(margin * ratio));
    board.drawField(painter, colors);
    if (m_board)
        board.drawCells(painter, *m_board, colors);
    else
        painter.fillRect(rowsBehindWords(board), colors.field);
    if (hasFocus()) {
        const int away = 2 * board.lineWidth();
        painter.setPen(QPen(colors.accent, board.lineWidth(), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(board.fieldRect().adjusted(-away, -away, away - 1, away - 1));
    }
}

void BoardView::retranslate()
{
    m_empty->setTexts(
        tr("Games are drawn here."), tr("The field fills when a game is played or a player is watched."));
    setAccessibleName(tr("Board"));
    setAccessibleDescription(
        m_board ? tr("Filled cells: %L1").arg(m_board->board().filledCells()) : m_empty->sentence());
}

} // namespace tetrarium
