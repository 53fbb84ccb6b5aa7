// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"
#include "piecepalette.h"

#include <QWidget>

#include <vector>

namespace tetrarium {

/// Pieces in a row as they will enter: those that come next, or the one that is held.
class PieceBox : public QWidget
{
    Q_OBJECT

public:
    explicit PieceBox(QWidget *parent = nullptr);

    /// `faded`: shown, but not to be had now.
    void setPieces(const Rules &rules, const std::vector<Piece> &pieces, bool faded = false);
    void setPiecePalette(PiecePalette palette);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const RotationSystem *m_rotation = nullptr;
    std::vector<Piece> m_pieces;
    bool m_faded = false;
    PiecePalette m_piecePalette = PiecePalette::Classic;
};

} // namespace tetrarium
