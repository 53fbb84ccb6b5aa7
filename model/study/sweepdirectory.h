// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manifest.h"
#include "recipe.h"
#include "runlock.h"
#include "sweep.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarium {

/// One line of results.jsonl with its end. It ends with a checksum over what stands before it and over the line's number,
/// which is the item's plus one.
std::string writeItem(const ItemResult &result);
/// A line without its end. Fails with Differs when the checksum does not fit, with Syntax when it makes no sense.
Expected<ItemResult> readItem(std::string_view line, std::size_t item);

/// What a sweep's folder holds, for whoever only reads it.
struct SweepRecord
{
    Study study;
    Recipe recipe;
    std::vector<ItemResult> items; ///< finished ones, from the first on
};

/// Reads a folder, also one that is being written. Errors name the file.
Expected<SweepRecord> readSweep(const std::filesystem::path &folder);

/// A sweep's folder, for the one program that writes it: study.toml, recipe.toml (the study's recipe with its settings,
/// whole) and results.jsonl, a line an item in the items' order. A kill at any moment loses no line that is whole, and what
/// stands behind the last whole one is cut off when the sweep goes on: to the same bytes as if it had never stopped. What
/// may differ between two sweeps with the same results, such as machine and times, is in manifest.json and nowhere else.
class SweepDirectory
{
public:
    /// Begins, or goes on where the folder holds the same study and recipe. Fails with Exists where something else is in the
    /// folder, with Differs where another study is, with InUse or FileUnwritable.
    static Expected<SweepDirectory> open(
        const std::filesystem::path &folder, const Sweep &sweep, const Surroundings &surroundings);

    /// Finished before it was opened, and since.
    const std::vector<ItemResult> &items() const { return m_items; }

    /// Appends results that follow those there are; returns when the disk has them.
    Expected<void> add(std::span<const ItemResult> results);

    /// Writes into the manifest how long it was worked on and, once all items are there, when it ended.
    Expected<void> leave();

private:
    SweepDirectory(std::filesystem::path folder, RunLock lock, Surroundings surroundings);

    Expected<void> begin(const Sweep &sweep);
    Expected<void> goOn(const Sweep &sweep);
    Expected<void> keepManifest() const;

    std::filesystem::path m_folder;
    RunLock m_lock;
    Surroundings m_surroundings;
    Manifest m_manifest;
    double m_secondsBefore = 0; ///< of earlier starts
    std::size_t m_itemsInAll = 0;
    std::vector<ItemResult> m_items;
    std::int64_t m_length = 0; ///< of results.jsonl in bytes, as far as it counts
};

} // namespace tetrarium
