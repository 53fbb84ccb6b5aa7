// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manifest.h"
#include "recipe.h"
#include "report.h"
#include "runcheckpoint.h"
#include "runlock.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tetrarium {

/// What a run's files hold besides its generations; taken from Evolution between two of them.
struct RunState
{
    Recipe recipe;
    std::string state; ///< Evolution::save()
    StopReason stop = StopReason::None;
};

/// A run's directory, for the one program that writes it: recipe.toml, manifest.json, generations.csv, genomes.jsonl,
/// elites.jsonl, events.jsonl and checkpoint. A generation is appended to the journal and synced; then the checkpoint,
/// which says how much of the journal counts, is replaced in one step. So a kill at any moment leaves the last finished
/// generation, and whatever stands behind it is cut off when the run is opened again.
///
/// Times, machine, threads and resumes stand in manifest.json and events.jsonl alone; all else is the same bytes for the
/// same recipe, however often the run was stopped.
class RunDirectory
{
public:
    /// A new run in a folder that is empty or not there yet. Fails with Exists, InUse or FileUnwritable, and leaves no
    /// half-made run then.
    static Expected<RunDirectory> create(
        const std::filesystem::path &folder, const RunState &begin, const Surroundings &surroundings);

    /// A run that was begun before. Every line of the journal is checked; errors name file and line. One that was
    /// killed before its first checkpoint begins anew: its checkpoint has no state.
    static Expected<RunDirectory> open(const std::filesystem::path &folder, const Surroundings &surroundings);

    const std::filesystem::path &folder() const { return m_folder; }
    /// As it stands in recipe.toml.
    const Recipe &recipe() const { return m_recipe; }
    const RunCheckpoint &checkpoint() const { return m_checkpoint; }
    const Manifest &manifest() const { return m_manifest; }

    /// Adds a finished generation. What fails leaves everything as it was, in memory and as the next opening finds it,
    /// and can be tried again: after a full disk has space again, or a folder that was gone is back.
    Expected<void> record(const GenerationReport &report, const RunState &after);

    /// Replaces the checkpoint, and the recipe if it is another.
    Expected<void> keep(const RunState &state);

    /// Seconds of running, over all resumes.
    double seconds() const;

    /// Counts one more resume, and notes it.
    void noteResumed();

    /// A line in events.jsonl with the time, and the manifest brought up to date. Tried once: a run does not wait for its
    /// diary.
    void note(std::string_view event, std::string_view detail = {});

private:
    RunDirectory(std::filesystem::path folder, RunLock lock, Surroundings surroundings);

    std::filesystem::path path(std::string_view name) const { return m_folder / name; }
    Expected<void> begin(const RunState &begin);
    Expected<void> read();
    Expected<void> readManifestFile();
    bool isUnbegun() const;
    Expected<void> checkJournal() const;
    Expected<void> keepLock();
    Expected<void> replace(const RunCheckpoint &checkpoint, const Recipe &recipe);
    void updateManifest();

    std::filesystem::path m_folder;
    RunLock m_lock;
    Surroundings m_surroundings;
    Recipe m_recipe;
    Manifest m_manifest;
    RunCheckpoint m_checkpoint;
    double m_secondsBefore = 0; ///< of running, before this process
};

} // namespace tetrarium
