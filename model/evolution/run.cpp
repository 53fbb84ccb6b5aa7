// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run.h"

namespace tetrarium {

namespace {

RunState stateOf(const Evolution &evolution)
{
    return {.recipe = evolution.recipe(), .state = evolution.save(), .stop = evolution.stopReason()};
}

} // namespace

Run::Run(Evolution evolution, RunDirectory directory, bool begun)
    : m_evolution(std::move(evolution))
    , m_directory(std::move(directory))
    , m_begun(begun)
{}

Expected<Run> Run::create(
    const std::filesystem::path &folder, const Recipe &recipe, const Surroundings &surroundings)
{
    auto evolution = Evolution::make(recipe);
    if (!evolution)
        return std::unexpected(evolution.error());
    auto directory = RunDirectory::create(folder, stateOf(*evolution), surroundings);
    if (!directory)
        return std::unexpected(directory.error());
    return Run(*std::move(evolution), *std::move(directory), true);
}

Expected<Run> Run::open(const std::filesystem::path &folder, const Surroundings &surroundings)
{
    auto directory = RunDirectory::open(folder, surroundings);
    if (!directory)
        return std::unexpected(directory.error());
    auto evolution = Evolution::make(directory->recipe());
    if (!evolution)
        return std::unexpected(evolution.error());
    if (const std::string &state = directory->checkpoint().state; !state.empty()) {
        if (auto restored = evolution->restore(state); !restored) {
            restored.error().file = (folder / "checkpoint").string();
            return std::unexpected(restored.error());
        }
    }
    // A kill may have come between the two files, or before the first checkpoint.
    if (directory->checkpoint().state.empty() || evolution->recipe() != directory->recipe()) {
        if (const auto kept = directory->keep(stateOf(*evolution)); !kept)
            return std::unexpected(kept.error());
    }
    return Run(*std::move(evolution), *std::move(directory), false);
}

Expected<std::shared_ptr<const GenerationReport>> Run::next(
    const GameMap &map, const std::stop_token &stop, Progress &progress)
{
    if (!std::exchange(m_begun, true))
        m_directory.noteResumed();
    if (!m_unwritten) {
        auto report = m_evolution.next(map, stop, progress);
        if (!report)
            return nullptr;
        if (report->stop == StopReason::None && timeIsUp()) {
            m_evolution.endHere();
            report->stop = m_evolution.stopReason();
        }
        m_unwritten = std::make_shared<const GenerationReport>(*std::move(report));
    }
    if (const auto written = m_directory.record(*m_unwritten, stateOf(m_evolution)); !written)
        return std::unexpected(written.error());
    if (m_unwritten->stop != StopReason::None)
        m_directory.note("ended", nameOf(m_unwritten->stop));
    return std::exchange(m_unwritten, nullptr);
}

bool Run::timeIsUp() const
{
    const double limit = m_evolution.recipe().stopping.seconds;
    return limit > 0 && m_directory.seconds() >= limit;
}

Expected<void> Run::extend(int generations)
{
    m_evolution.extend(generations);
    m_directory.note("extended", std::to_string(generations));
    return m_directory.keep(stateOf(m_evolution));
}

} // namespace tetrarium
