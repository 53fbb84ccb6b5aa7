// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"
#include "piecepalette.h"

#include <QWidget>

#include <array>

class QLabel;
class QStackedLayout;

namespace tetrarium {

class EmptyState;
class PieceBox;

/// What stands beside the board: the numbers of the game under way, the pieces to come and the one held.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamePanel(QWidget *parent = nullptr);

    /// `who` plays; `practice`: pieces were taken back, so it does not count as a score.
    void setSnapshot(const GameSnapshot &snapshot, const QString &who, bool practice);
    void setPiecePalette(PiecePalette palette);
    void clear();

    /// What a row shows, by its name: "score", "lines", "level", "pieces", "moves", "time", "rules", "seed", "player".
    QString text(const QString &row) const;

    /// What does not fit is scrolled to.

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Row
    {
        Who,
        RulesRow,
        Lines,
        Level,
        Pieces,
        Moves,
        Time,
        Seed,
        RowCount
    };

    void refresh();
    void retranslate();

    QStackedLayout *m_pages = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_scoreTitle = nullptr;
    QLabel *m_score = nullptr;
    QLabel *m_practice = nullptr;
    std::array<QLabel *, RowCount> m_titles{};
    std::array<QLabel *, RowCount> m_values{};
    QLabel *m_nextTitle = nullptr;
    PieceBox *m_next = nullptr;
    QLabel *m_holdTitle = nullptr;
    PieceBox *m_hold = nullptr;
    std::optional<GameSnapshot> m_snapshot;
    QString m_who;
    bool m_isPractice = false;
};

} // namespace tetrarium
