// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyworker.h"

#include "filesync.h"
#include "surroundings.h"
#include "sweepdirectory.h"
#include "version.h"

namespace tetrarium {

namespace {

Expected<void> keepTables(const SweepResult &result, const std::filesystem::path &folder)
{
    for (const auto &[name, text] : sweepTables(result)) {
        if (const auto written = replaceFile(folder / name, text); !written)
            return written;
    }
    return {};
}

Expected<void> keepArena(const ArenaRecord &arena, const std::filesystem::path &folder)
{
    return makeFolder(folder)
        .and_then([&] { return replaceFile(folder / "games.csv", writeArenaGames(arena.result)); })
        .and_then(
            [&] { return replaceFile(folder / "arena.json", writeArena(arena.result, arena.program)); });
}

class Worker
{
public:
    Worker(const StudyTask &task, RunControl &control, StudyCounters &counters, const StudyEvents &events,
        const std::stop_token &stop)
        : m_task(task)
        , m_control(control)
        , m_counters(counters)
        , m_events(events)
        , m_stop(stop)
        , m_parallel(task.threads)
        , m_map(pausableMap(m_parallel, control, stop))
    {}

    /// Whether nothing is left to do.
    Expected<bool> work()
    {
        if (m_task.sweep)
            return playSweep(*m_task.sweep);
        if (m_task.arena)
            return playArena(*m_task.arena);
        return tell();
    }

private:
    Expected<bool> tell()
    {
        std::error_code reason;
        if (std::filesystem::exists(m_task.folder / "arena.json", reason)) {
            auto arena = readArenaFolder(m_task.folder);
            if (!arena)
                return std::unexpected(arena.error());
            m_events.arenaFinished(std::make_shared<const ArenaRecord>(*std::move(arena)));
            return true;
        }
        auto record = readSweep(m_task.folder);
        if (!record)
            return std::unexpected(record.error());
        m_counters.before = static_cast<std::int64_t>(record->items.size());
        m_counters.planned = static_cast<std::int64_t>(record->study.items());
        return judge(std::move(record->study), std::move(record->recipe), std::move(record->items))
            ->finished();
    }

    std::shared_ptr<const SweepResult> judge(Study study, Recipe recipe, std::vector<ItemResult> items)
    {
        auto result = std::make_shared<const SweepResult>(
            judgeSweep(std::move(study), std::move(recipe), std::move(items)));
        m_events.sweepJudged(result);
        return result;
    }

    Expected<bool> playSweep(const Sweep &sweep)
    {
        std::optional<SweepDirectory> directory;
        std::vector<ItemResult> items;
        if (!m_task.folder.empty()) {
            auto opened =
                SweepDirectory::open(m_task.folder, sweep, surroundingsHere(m_parallel.threads(), m_control));
            if (!opened)
                return std::unexpected(opened.error());
            directory.emplace(*std::move(opened));
            items = directory->items();
        }
        m_counters.before = static_cast<std::int64_t>(items.size());
        m_counters.planned = static_cast<std::int64_t>(sweep.study().items());
        m_events.opened();
        judge(sweep.study(), sweep.recipe(), items);
        const auto replicates = static_cast<std::size_t>(sweep.study().replicates);
        const auto played = sweep.play(items.size(), m_map, m_stop, m_counters.sweep,
            [&](std::span<const ItemResult> results) -> Expected<void> {
                if (directory) {
                    if (const auto added = directory->add(results); !added)
                        return added;
                }
                std::size_t cell = items.size() / replicates;
                items.insert(items.end(), results.begin(), results.end());
                for (; (cell + 1) * replicates <= items.size(); ++cell) {
                    m_events.cellFinished(std::make_shared<const FinishedCell>(
                        FinishedCell{cell, judgeCell(sweep.study(), items, cell)}));
                }
                return {};
            });
        const auto result = judge(sweep.study(), sweep.recipe(), std::move(items));
        Expected<void> kept = played;
        if (kept && directory && result->finished())
            kept = keepTables(*result, m_task.folder);
        if (directory) {
            const auto left = directory->leave();
            kept = kept ? left : kept;
        }
        return kept.transform([&] { return result->finished(); });
    }

    Expected<bool> playArena(const Arena &arena)
    {
        m_counters.planned = arena.games();
        m_events.opened();
        auto result = arena.play(m_map, m_stop, m_counters.arena);
        if (!result)
            return false;
        const auto record = std::make_shared<const ArenaRecord>(*std::move(result), version);
        const Expected<void> kept =
            m_task.folder.empty() ? Expected<void>() : keepArena(*record, m_task.folder);
        m_events.arenaFinished(record);
        return kept.transform([] { return true; });
    }

    const StudyTask &m_task;
    RunControl &m_control;
    StudyCounters &m_counters;
    const StudyEvents &m_events;
    std::stop_token m_stop;
    ParallelMap m_parallel;
    GameMap m_map;
};

} // namespace

void workOnStudy(const StudyTask &task, RunControl &control, StudyCounters &counters,
    const StudyEvents &events, const std::stop_token &stop)
{
    if (task.inBackground)
        stepBack();
    const auto done = Worker(task, control, counters, events, stop).work();
    events.closed(done.value_or(false), done ? std::nullopt : std::optional(done.error()));
}

Expected<ArenaRecord> readArenaFolder(const std::filesystem::path &folder)
{
    const auto json = readFile(folder / "arena.json");
    const auto games = readFile(folder / "games.csv");
    for (const auto *read : {&json, &games}) {
        if (!*read)
            return std::unexpected(read->error());
    }
    auto arena = readArena(*json, *games);
    if (!arena)
        arena.error().file = (folder / (arena.error().line > 0 ? "games.csv" : "arena.json")).string();
    return arena;
}

} // namespace tetrarium
