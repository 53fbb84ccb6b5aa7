// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recipefile.h"
#include "run.h"

#include <QFile>
#include <QTest>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

/// Small runs for tests, and their files as bytes.
namespace tetrarium::test {

/// Files that are the same for the same recipe, however the run went.
inline constexpr std::array sameFiles{
    "recipe.toml", "generations.csv", "genomes.jsonl", "elites.jsonl", "checkpoint"};

/// The thesis's recipe with few and short games.
inline Recipe smallRecipe(int generations, std::vector<std::string> settings = {})
{
    QFile file(QStringLiteral(PROJECT_FOLDER "/resources/recipes/thesis.toml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no recipe");
    settings.insert(settings.begin(),
        {"optimizer.population=4", "evaluation.max_moves=60", "held_out.every=2", "held_out.games=2",
            "held_out.max_moves=60", "stopping.generations=" + std::to_string(generations)});
    return readRecipe(file.readAll().toStdString(), {}, settings).value();
}

inline Surroundings plainSurroundings()
{
    return {.version = "test",
        .machine = "here",
        .threads = 1,
        .now = [] { return std::string("2026-01-05T20:15:00Z"); },
        .runSeconds = [] { return 0.0; }};
}

inline std::string bytesOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const std::filesystem::path &path, const std::string &bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// The first file in which the two runs differ; empty when they are the same.
inline QByteArray differingFile(const std::filesystem::path &one, const std::filesystem::path &other)
{
    for (const char *name : sameFiles) {
        if (bytesOf(one / name) != bytesOf(other / name) || bytesOf(one / name).empty())
            return name;
    }
    return {};
}

/// Plays at most so many generations; all of them if not said otherwise.
inline Expected<std::vector<GenerationReport>> play(Run &run, int generations = 1 << 30)
{
    std::vector<GenerationReport> reports;
    Progress progress;
    while (run.stopReason() == StopReason::None && generations-- > 0) {
        const auto report = run.next(plainMap, {}, progress);
        if (!report)
            return std::unexpected(report.error());
        reports.push_back(**report);
    }
    return reports;
}

} // namespace tetrarium::test
