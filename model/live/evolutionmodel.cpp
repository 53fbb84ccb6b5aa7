// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolutionmodel.h"

#include "runworker.h"

namespace tetrarium {

EvolutionModel::EvolutionModel(QObject *parent)
    : EvolutionModel(Settings(), parent)
{}

EvolutionModel::EvolutionModel(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_control(std::make_unique<RunControl>())
{}

EvolutionModel::~EvolutionModel() = default; // The worker goes first: it is asked to stop, and waited for.

bool EvolutionModel::isActive() const
{
    return m_state == State::Opening || m_state == State::Running || m_state == State::Paused
           || m_state == State::Stopping;
}

void EvolutionModel::start(const Recipe &recipe, const QString &directory)
{
    if (!isActive())
        work({.folder = directory.toStdString(), .recipe = recipe});
}

void EvolutionModel::open(const QString &directory)
{
    if (!isActive())
        work({.folder = directory.toStdString(), .readOnly = true});
}

void EvolutionModel::resumeRun(const QString &directory, int moreGenerations)
{
    if (!isActive())
        work({.folder = directory.toStdString(), .extendBy = moreGenerations});
}

void EvolutionModel::work(RunTask task)
{
    task.threads = m_settings.threads;
    task.inBackground = m_settings.inBackground;
    m_directory = QString::fromStdString(task.folder.string());
    m_error.reset();
    m_control = std::make_unique<RunControl>();
    // Everything a worker tells is taken up in this object's thread, in order; and not at all once it is gone.
    const auto later = [this](auto taken) { QMetaObject::invokeMethod(this, taken, Qt::QueuedConnection); };
    const bool plays = !task.readOnly;
    const RunEvents events{
        .opened =
            [=, this](const auto &history) {
                later([=, this] {
                    takeOpened(history);
                    if (plays)
                        takeStarted();
                });
            },
        .generationFinished =
            [=, this](const auto &report) { later([=, this] { Q_EMIT generationFinished(report); }); },
        .writingFailed = [=, this](const Error &error) { later([=, this] { takeFailure(error); }); },
        .writingMended = [=, this] { later([=, this] { takeMended(); }); },
        .closed = [=, this](StopReason reason,
                      const std::optional<Error> &error) { later([=, this] { takeClosed(reason, error); }); },
    };
    setState(State::Opening);
    m_worker = std::jthread([this, task = std::move(task), events](const std::stop_token &stop) {
        workOnRun(task, *m_control, m_progress, events, stop);
    });
}

void EvolutionModel::pause()
{
    if (m_state != State::Running && m_state != State::Opening)
        return;
    m_control->setPaused(true);
    if (m_state == State::Running)
        setState(State::Paused);
}

void EvolutionModel::resume()
{
    if (m_state == State::Stopped) {
        resumeRun(m_directory);
        return;
    }
    if (m_state != State::Paused && m_state != State::Opening)
        return;
    m_control->setPaused(false);
    if (m_state == State::Paused && !m_error)
        setState(State::Running);
}

void EvolutionModel::stop()
{
    if (!isActive())
        return;
    m_worker.request_stop();
    setState(State::Stopping);
}

void EvolutionModel::extend(int generations)
{
    if (m_state == State::Stopped || m_state == State::Ended)
        resumeRun(m_directory, generations);
    else if (isActive())
        m_control->extend(generations);
}

double EvolutionModel::runSeconds() const
{
    return m_control->runSeconds();
}

void EvolutionModel::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

void EvolutionModel::takeOpened(const std::shared_ptr<const RunHistory> &history)
{
    m_history = history;
    Q_EMIT opened(history);
}

void EvolutionModel::takeStarted()
{
    if (m_state == State::Opening)
        setState(m_control->isPaused() ? State::Paused : State::Running);
}

void EvolutionModel::takeFailure(const Error &error)
{
    m_error = error;
    if (m_state == State::Running)
        setState(State::Paused);
    Q_EMIT failed(error);
}

void EvolutionModel::takeMended()
{
    m_error.reset();
    if (m_state == State::Paused && !m_control->isPaused())
        setState(State::Running);
}

void EvolutionModel::takeClosed(StopReason reason, const std::optional<Error> &error)
{
    m_worker.join();
    if (error) {
        m_error = error;
        m_history.reset();
        setState(State::Empty);
        Q_EMIT failed(*error);
        return;
    }
    m_error.reset();
    const int more = m_control->takeExtension();
    setState(reason == StopReason::None ? State::Stopped : State::Ended);
    if (more > 0) // asked for when the worker had just gone
        extend(more);
}

} // namespace tetrarium
