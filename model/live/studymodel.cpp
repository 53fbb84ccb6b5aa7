// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studymodel.h"

namespace tetrarium {

double StudyProgress::gamesPerSecond() const
{
    return seconds > 0 ? static_cast<double>(games) / seconds : 0;
}

double StudyProgress::secondsLeft() const
{
    if (doneNow == 0)
        return -1;
    return seconds / static_cast<double>(doneNow) * static_cast<double>(planned - done);
}

StudyModel::StudyModel(QObject *parent)
    : StudyModel(Settings(), parent)
{}

StudyModel::StudyModel(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_counters(std::make_unique<StudyCounters>())
    , m_control(std::make_unique<RunControl>())
{}

StudyModel::~StudyModel() = default; // The worker goes first: it is asked to stop, and waited for.

bool StudyModel::isActive() const
{
    return m_state == State::Opening || m_state == State::Running || m_state == State::Paused
           || m_state == State::Stopping;
}

void StudyModel::start(const Sweep &sweep, const QString &directory)
{
    work({.folder = directory.toStdString(), .sweep = sweep});
}

void StudyModel::start(const Arena &arena, const QString &directory)
{
    work({.folder = directory.toStdString(), .arena = arena});
}

void StudyModel::open(const QString &directory)
{
    work({.folder = directory.toStdString()});
}

void StudyModel::work(StudyTask task)
{
    if (isActive())
        return;
    task.threads = m_settings.threads;
    task.inBackground = m_settings.inBackground;
    m_task = std::move(task);
    m_directory = QString::fromStdString(m_task.folder.string());
    m_error.reset();
    m_sweep.reset();
    m_arena.reset();
    m_counters = std::make_unique<StudyCounters>();
    m_control = std::make_unique<RunControl>();
    // Everything a worker tells is taken up in this object's thread, in order; and not at all once it is gone.
    const auto later = [this](auto taken) { QMetaObject::invokeMethod(this, taken, Qt::QueuedConnection); };
    const StudyEvents events{
        .opened = [=, this] { later([this] { takeOpened(); }); },
        .cellFinished = [=, this](const auto &cell) { later([=, this] { Q_EMIT cellFinished(cell); }); },
        .sweepJudged =
            [=, this](const auto &result) {
                later([=, this] {
                    m_sweep = result;
                    Q_EMIT sweepJudged(result);
                });
            },
        .arenaFinished =
            [=, this](const auto &arena) {
                later([=, this] {
                    m_arena = arena;
                    Q_EMIT arenaFinished(arena);
                });
            },
        .closed = [=, this](bool ended,
                      const std::optional<Error> &error) { later([=, this] { takeClosed(ended, error); }); },
    };
    setState(State::Opening);
    m_worker = std::jthread(
        [task = m_task, control = m_control.get(), counters = m_counters.get(), events](
            const std::stop_token &stop) { workOnStudy(task, *control, *counters, events, stop); });
}

void StudyModel::pause()
{
    if (m_state != State::Running && m_state != State::Opening)
        return;
    m_control->setPaused(true);
    if (m_state == State::Running)
        setState(State::Paused);
}

void StudyModel::resume()
{
    if (m_state == State::Paused || m_state == State::Opening) {
        m_control->setPaused(false);
        if (m_state == State::Paused)
            setState(State::Running);
        return;
    }
    if (m_state != State::Stopped)
        return;
    StudyTask task = m_task;
    if (!task.sweep && !task.arena && m_sweep) {
        // A sweep that was only looked at is what its folder says.
        auto sweep = Sweep::make(m_sweep->study, m_sweep->recipe);
        if (!sweep) {
            m_error = sweep.error();
            Q_EMIT failed(*m_error);
            return;
        }
        task.sweep = *std::move(sweep);
    }
    work(std::move(task));
}

void StudyModel::stop()
{
    if (!isActive())
        return;
    m_worker.request_stop();
    setState(State::Stopping);
}

StudyProgress StudyModel::progress() const
{
    const bool isSweep = m_task.sweep || m_sweep;
    const Progress &arena = m_counters->arena;
    StudyProgress progress{.doneNow = isSweep ? m_counters->sweep.items.load() : arena.games.load(),
        .planned = m_counters->planned,
        .games = isSweep ? m_counters->sweep.games.load() : arena.games.load(),
        .seconds = m_control->runSeconds()};
    progress.done = m_counters->before + progress.doneNow;
    return progress;
}

void StudyModel::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

void StudyModel::takeOpened()
{
    if (m_state == State::Opening)
        setState(m_control->isPaused() ? State::Paused : State::Running);
}

void StudyModel::takeClosed(bool ended, const std::optional<Error> &error)
{
    m_worker.join();
    m_control->setPaused(true); // its clock stands still
    m_error = error;
    if (error)
        setState(m_sweep || m_arena ? State::Stopped : State::Empty);
    else
        setState(ended ? State::Ended : State::Stopped);
    if (error)
        Q_EMIT failed(*error);
}

} // namespace tetrarium
