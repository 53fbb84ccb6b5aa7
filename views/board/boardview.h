// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "paintedboard.h"

#include <QWidget>

#include <optional>

namespace tetrarium {

class BoardPainter;
class EmptyState;

/// The board. Shows the snapshot it was given last; before the first one, an empty field that says what will
/// be drawn on it. Rows above the board's height are not shown.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    void setBoard(const PaintedBoard &board);
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    BoardPainter boardPainter() const;
    /// The part of an empty field that shows words instead of a grid.
    QRect rowsBehindWords(const BoardPainter &board) const;
    void retranslate();

    std::optional<PaintedBoard> m_board;
    EmptyState *m_empty = nullptr;
};

} // namespace tetrarium
