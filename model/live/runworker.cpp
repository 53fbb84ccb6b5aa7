// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runworker.h"

#include "errortext.h"
#include "parallelmap.h"
#include "run.h"
#include "surroundings.h"

namespace tetrarium {

namespace {

constexpr int tryAgainMs = 1000;

class Worker
{
public:
    Worker(const RunTask &task, RunControl &control, Progress &progress, const RunEvents &events,
        const std::stop_token &stop)
        : m_task(task)
        , m_control(control)
        , m_progress(progress)
        , m_events(events)
        , m_stop(stop)
        , m_parallel(task.threads)
        , m_map(pausableMap(m_parallel, control, stop))
    {}

    void work()
    {
        if (m_task.readOnly) {
            const auto history = readHistory(m_task.folder);
            if (history)
                m_events.opened(std::make_shared<const RunHistory>(*history));
            m_events.closed(history ? history->stop : StopReason::None,
                history ? std::nullopt : std::optional(history.error()));
            return;
        }
        const Surroundings surroundings = surroundingsHere(m_parallel.threads(), m_control);
        auto run = m_task.recipe ? Run::create(m_task.folder, *m_task.recipe, surroundings)
                                 : Run::open(m_task.folder, surroundings);
        if (!run) {
            m_events.closed(StopReason::None, run.error());
            return;
        }
        const Expected<void> extended = m_task.extendBy > 0 ? run->extend(m_task.extendBy) : Expected<void>();
        auto history = readHistory(m_task.folder);
        if (!history) {
            m_events.closed(StopReason::None, history.error());
            return;
        }
        history->recipe = run->recipe(); // with the extension, also where the disk is full
        m_events.opened(std::make_shared<const RunHistory>(*std::move(history)));
        note(extended);
        play(*run);
        m_events.closed(run->stopReason(), std::nullopt);
    }

private:
    void play(Run &run)
    {
        while (true) {
            if (const int more = m_control.takeExtension(); more > 0)
                note(run.extend(more));
            if (run.stopReason() != StopReason::None && !m_troubled)
                return;
            m_control.pass(m_stop);
            if (m_stop.stop_requested())
                break;
            const auto report = run.next(m_map, m_stop, m_progress);
            note(report);
            if (report && *report)
                m_events.generationFinished(*report);
        }
        if (const int more = m_control.takeExtension(); more > 0)
            (void)run.extend(more);
        run.note("stopped");
    }

    /// Tells when writing begins to fail and when it works again; in between it waits.
    template<typename Value>
    void note(const Expected<Value> &written)
    {
        if (written) {
            if (std::exchange(m_troubled, false))
                m_events.writingMended();
            return;
        }
        if (!std::exchange(m_troubled, true))
            m_events.writingFailed(written.error());
        m_control.waitForChange(m_stop, tryAgainMs);
    }

    const RunTask &m_task;
    RunControl &m_control;
    Progress &m_progress;
    const RunEvents &m_events;
    std::stop_token m_stop;
    ParallelMap m_parallel;
    GameMap m_map;
    bool m_troubled = false;
};

} // namespace

void workOnRun(const RunTask &task, RunControl &control, Progress &progress, const RunEvents &events,
    const std::stop_token &stop)
{
    if (task.inBackground)
        stepBack();
    Worker(task, control, progress, events, stop).work();
}

} // namespace tetrarium
