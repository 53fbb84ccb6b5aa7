// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "candidateoverlay.h"
#include "gamesnapshot.h"
#include "piecepalette.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace tetrarium {

class BoardPainter;
class EmptyState;

/// Words in front of the board.
struct BoardCover
{
    QString title;
    QString detail = {};
    bool hidesBoard = false; ///< so that a pause gives no time to think

    bool operator==(const BoardCover &) const = default;
};

/// The board. Shows the snapshot it was given last; before the first one, an empty field that says what will
/// be drawn on it and offers to begin. Rows above the board's height are not shown.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    void setSnapshot(const GameSnapshot &snapshot);
    void setOverlay(const CandidateOverlay &overlay);
    void setCover(const std::optional<BoardCover> &cover);
    void setPiecePalette(PiecePalette palette);
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }
    void clear();

    /// What an empty board says, instead of its own words; no button without a text for it.
    void setEmptyTexts(const QString &sentence, const QString &nextStep, const QString &button);

    /// Lights up rows that have just left, unless motion is to be reduced.
    void flashRows(quint32 rows);

    EmptyState *emptyState() const { return m_empty; }
    /// Where a cell is, in the view's own coordinates.
    QRectF cellRect(int x, int y) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void playRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    BoardPainter boardPainter() const;
    /// The part of an empty field that shows words instead of a grid.
    QRect rowsBehindWords(const BoardPainter &board) const;
    void paintGame(QPainter &painter, const BoardPainter &board);
    void paintFlash(QPainter &painter, const BoardPainter &board);
    void paintCover(QPainter &painter, const BoardPainter &board);
    void placeEmptyState();
    void retranslate();

    std::optional<GameSnapshot> m_snapshot;
    CandidateOverlay m_overlay;
    std::optional<BoardCover> m_cover;
    PiecePalette m_piecePalette = PiecePalette::Classic;
    bool m_reducedMotion = false;
    quint32 m_flashingRows = 0;
    QVariantAnimation m_flash;
    bool m_ownTexts = true;
    EmptyState *m_empty = nullptr;
};

} // namespace tetrarium
