// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tetrarium {

/// How far a study has come, and what can be done with it now.
struct StudyStatus
{
    QString text = {};  ///< its state; empty: there is no study
    QString count = {}; ///< on the progress bar, such as `310 of 1,210 runs`
    qint64 done = 0;
    qint64 planned = 0; ///< 0: not known yet, such as while a folder is read
    double gamesPerSecond = 0;
    double secondsLeft = -1; ///< below 0: not known
    QString problem = {};    ///< what went wrong
    bool canPause = false;
    bool canResume = false;
    bool canStop = false;
};

/// Progress of a study, with the buttons that steer it.
class StudySteering : public QWidget
{
    Q_OBJECT

public:
    explicit StudySteering(QWidget *parent = nullptr);

    void setStatus(const StudyStatus &status);

    QLabel *problem() const { return m_problem; }
    QProgressBar *bar() const { return m_bar; }
    QPushButton *pauseButton() const { return m_pause; }
    QPushButton *stopButton() const { return m_stop; }

Q_SIGNALS:
    void pauseRequested();
    void resumeRequested();
    void stopRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_text = nullptr;
    QLabel *m_problem = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_speed = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_stop = nullptr;
    StudyStatus m_status;
};

} // namespace tetrarium
