// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "studyworker.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace tetrarium {

/// How far a study has come.
struct StudyProgress
{
    qint64 done = 0;    ///< runs of a sweep, games of an arena
    qint64 doneNow = 0; ///< of them, since it was last started
    qint64 planned = 0;
    qint64 games = 0;   ///< played since it was last started
    double seconds = 0; ///< since then, pauses left out

    double gamesPerSecond() const;
    /// Below 0 while nobody can tell.
    double secondsLeft() const;
};

/// A sweep or an arena for people to watch and steer: the only place where either program runs one. It is played by threads of
/// its own; nothing here waits for them, except the destructor, which stops the study: at most the runs under way are
/// lost, and a sweep's folder can be opened again.
///
/// Every run is on the disk before cellFinished() tells of its cell. When the disk fails, the sweep is Stopped with an
/// error(); resume() tries again.
class StudyModel : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Empty,    ///< no study
        Opening,  ///< the folder is being made, or read and checked
        Running,  ///< games are being played
        Paused,   ///< runs of a sweep and games of an arena under way are played to their end, others wait
        Stopping, ///< what is under way is being left
        Stopped,  ///< nobody works on it; resume() goes on with a sweep and begins an arena anew
        Ended,    ///< all is found
    };
    Q_ENUM(State)

    /// How the machine is used; nothing of it changes a result.
    struct Settings
    {
        int threads = 0;          ///< 0: as many as the machine has
        bool inBackground = true; ///< the window comes first
    };

    explicit StudyModel(QObject *parent = nullptr);
    StudyModel(const Settings &settings, QObject *parent = nullptr);
    ~StudyModel() override;

    /// For what is started next.
    void setThreads(int threads) { m_settings.threads = threads; }

    /// Begins in a folder that is empty or not there yet, or goes on where it holds the same study. Without a folder nothing
    /// is kept. This one and open() do nothing while somebody works on a study (isActive()). What fails is told by
    /// failed(), and leaves the state Empty.
    void start(const Sweep &sweep, const QString &directory);
    void start(const Arena &arena, const QString &directory);

    /// Shows what a folder holds, also while another program writes it: Stopped or Ended.
    void open(const QString &directory);

    void pause();
    void resume();
    void stop();

    State state() const { return m_state; }
    /// Somebody works on it.
    bool isActive() const;
    /// Why it is Stopped, or could not be opened.
    const std::optional<Error> &error() const { return m_error; }
    const QString &directory() const { return m_directory; }
    /// What was found when it was last opened or left; nothing where it is not of this kind.
    const std::shared_ptr<const SweepResult> &sweep() const { return m_sweep; }
    const std::shared_ptr<const ArenaRecord> &arena() const { return m_arena; }

    /// A timer may ask as often as it likes.
    StudyProgress progress() const;

Q_SIGNALS:
    void stateChanged(tetrarium::StudyModel::State state);
    void cellFinished(const std::shared_ptr<const tetrarium::FinishedCell> &cell);
    void sweepJudged(const std::shared_ptr<const tetrarium::SweepResult> &result);
    void arenaFinished(const std::shared_ptr<const tetrarium::ArenaRecord> &arena);
    void failed(const tetrarium::Error &error);

private:
    void work(StudyTask task);
    void setState(State state);
    void takeOpened();
    void takeClosed(bool ended, const std::optional<Error> &error);

    Settings m_settings;
    State m_state = State::Empty;
    QString m_directory;
    StudyTask m_task;
    std::optional<Error> m_error;
    std::shared_ptr<const SweepResult> m_sweep;
    std::shared_ptr<const ArenaRecord> m_arena;
    std::unique_ptr<StudyCounters> m_counters;
    std::unique_ptr<RunControl> m_control;
    std::jthread m_worker;
};

} // namespace tetrarium
