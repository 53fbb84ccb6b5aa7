// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace tetrarium {

/// What a run is written as for other programs; docs/file-formats.md says what stands in each.
enum class ExportFormat : std::uint8_t
{
    Csv,     ///< `csv`: generations.csv and elites.csv
    Json,    ///< `json`: run.json
    Players, ///< `players`: a player file for each elite
    Thesis,  ///< `thesis`: Generations.txt, Elites.txt and Scores.txt
};

std::span<const std::string_view> exportFormatNames();
/// Fails with UnknownName.
Expected<ExportFormat> exportFormatFromName(std::string_view name);

/// Reads the run and writes the files into the folder, which is made; files of the same names are replaced. Returns them.
Expected<std::vector<std::filesystem::path>> exportRun(
    const std::filesystem::path &run, ExportFormat format, const std::filesystem::path &folder);

} // namespace tetrarium
