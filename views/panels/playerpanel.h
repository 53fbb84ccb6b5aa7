// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "player.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace tetrarium {

/// Which candidates of a player are drawn over the board.
enum class CandidateDrawing
{
    None,
    All,   ///< all at once
    InTurn ///< one after the other, as the thesis's program shows them
};

/// How fast a player moves, by the slider's steps.
struct PlayerSpeed
{
    static constexpr int singleStep = 0; ///< only when asked
    static constexpr int fastest = 8;    ///< whole placements, as fast as they are found
    static constexpr int usual = 4;

    /// Milliseconds between keys.
    static constexpr int keyMs(int step)
    {
        constexpr int ms[] = {0, 500, 200, 100, 50, 20, 10, 1, 0};
        return ms[step];
    }
};

/// Whom to watch, how fast, and how much of its thinking to see.
class PlayerPanel : public QWidget
{
    Q_OBJECT

public:
    /// `players` lists them; it outlives the panel.
    explicit PlayerPanel(QAbstractItemModel *players, QWidget *parent = nullptr);

    void setPlayer(int row, const Player &player);
    void setDrawing(CandidateDrawing drawing);
    void setSpeed(int step);
    void setWatching(bool watching);

    QComboBox *players() const { return m_players; }
    QSlider *speed() const { return m_speed; }
    QPushButton *watchButton() const { return m_watch; }

    /// What does not fit is scrolled to.

Q_SIGNALS:
    void playerChosen(int row);
    void setGenomeRequested();
    void watchRequested();
    void stepRequested();
    void hintRequested();
    void speedChanged(int step);
    void drawingChosen(tetrarium::CandidateDrawing drawing);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void describeSpeed();
    void describePlayer();

    QComboBox *m_players = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_setGenome = nullptr;
    QPushButton *m_watch = nullptr;
    QPushButton *m_step = nullptr;
    QPushButton *m_hint = nullptr;
    QLabel *m_speedTitle = nullptr;
    QLabel *m_speedText = nullptr;
    QSlider *m_speed = nullptr;
    QLabel *m_drawingTitle = nullptr;
    QComboBox *m_drawing = nullptr;
    Player m_player;
    bool m_watching = false;
};

} // namespace tetrarium
