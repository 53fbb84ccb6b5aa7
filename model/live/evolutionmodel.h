// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluation.h"
#include "report.h"
#include "runreader.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace tetrarium {

class RunControl;
struct RunTask;

/// A run for people to watch and steer. It is played by threads of its own; nothing here waits for them, except the
/// destructor, which stops the run: at most the generation under way is lost, and the directory can be opened again.
/// Several of them may run at once.
///
/// Every generation is on the disk before generationFinished() tells of it. When the disk is full or the folder gone, the
/// run is Paused with an error(), tries again every second and goes on by itself once writing works.
class EvolutionModel : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Empty,    ///< no run
        Opening,  ///< the directory is being made, or read and checked
        Running,  ///< games are being played
        Paused,   ///< by pause(), or because of an error()
        Stopping, ///< games under way are being left
        Stopped,  ///< nobody works on it; resume() goes on
        Ended,    ///< as the recipe says; extend() goes on
    };
    Q_ENUM(State)

    /// How the machine is used; nothing of it changes a result.
    struct Settings
    {
        int threads = 0;          ///< 0: as many as the machine has
        bool inBackground = true; ///< the window comes first
    };

    explicit EvolutionModel(QObject *parent = nullptr);
    EvolutionModel(const Settings &settings, QObject *parent = nullptr);
    ~EvolutionModel() override;

    /// A new run in a folder that is empty or not there yet. This one, open() and resumeRun() do nothing while somebody
    /// works on a run (isActive()). What fails is told by failed(), and leaves the state Empty.
    void start(const Recipe &recipe, const QString &directory);

    /// Shows a run that was begun before, here or elsewhere, also while another program runs it: Stopped or Ended.
    void open(const QString &directory);

    /// Goes on with a run that was begun before, with so many generations more.
    void resumeRun(const QString &directory, int moreGenerations = 0);

    /// Games under way are played to their end; nothing is lost.
    void pause();
    /// After pause(), or after stop(). With an error(), tries again at once.
    void resume();
    /// The generation under way is left; it will be played again.
    void stop();
    /// So many generations more, running or not.
    void extend(int generations);

    State state() const { return m_state; }
    /// Somebody works on the run, and holds its lock.
    bool isActive() const;
    /// Why it is Paused, or could not be opened.
    const std::optional<Error> &error() const { return m_error; }
    /// What is on the disk from before; nothing while Empty. Later generations come by signal.
    const std::shared_ptr<const RunHistory> &history() const { return m_history; }
    const QString &directory() const { return m_directory; }

    /// Counters of the generation under way; a timer may read them as often as it likes.
    const Progress &progress() const { return m_progress; }
    /// Seconds of running since it was last started or resumed, pauses left out.
    double runSeconds() const;

Q_SIGNALS:
    void stateChanged(tetrarium::EvolutionModel::State state);
    /// Before anything else of a run; its directory is there and good.
    void opened(const std::shared_ptr<const tetrarium::RunHistory> &history);
    void generationFinished(const std::shared_ptr<const tetrarium::GenerationReport> &report);
    void failed(const tetrarium::Error &error);

private:
    void work(RunTask task);
    void setState(State state);
    void takeOpened(const std::shared_ptr<const RunHistory> &history);
    void takeStarted();
    void takeFailure(const Error &error);
    void takeMended();
    void takeClosed(StopReason reason, const std::optional<Error> &error);

    Settings m_settings;
    State m_state = State::Empty;
    QString m_directory;
    std::optional<Error> m_error;
    std::shared_ptr<const RunHistory> m_history;
    Progress m_progress;
    std::unique_ptr<RunControl> m_control;
    std::jthread m_worker;
};

} // namespace tetrarium
