// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamesnapshot.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace tetrarium {

/// Below the board: a slider over all moments of the game, a button that plays them back, and one that goes on from the one
/// shown. Asleep while a game runs.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(QWidget *parent = nullptr);

    /// `awake`: moments can be chosen now.
    void setSnapshot(const GameSnapshot &snapshot, bool awake);
    void clear();

    /// What the play button shows and offers.
    void setPlaying(bool playing);

    QPushButton *playButton() const { return m_play; }
    QSlider *slider() const { return m_slider; }
    QPushButton *continueButton() const { return m_continue; }

Q_SIGNALS:
    void momentRequested(int inputs);
    /// To play back, or to stop that.
    void playRequested();
    void continueRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_play = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_place = nullptr;
    QPushButton *m_continue = nullptr;
    bool m_isPlaying = false;
};

} // namespace tetrarium
