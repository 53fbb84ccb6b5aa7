// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace tetrarium {

/// Files that a kill or a power cut leaves whole. Each call returns when the disk has the bytes. Failures carry the file
/// and the system's reason (FileUnwritable, FileUnreadable); whatever failed can be tried again.

Expected<std::string> readFile(const std::filesystem::path &path);

/// The file holds the text, or, when anything comes in between, what it held before: written beside, synced, renamed.
Expected<void> replaceFile(const std::filesystem::path &path, std::string_view text);

/// The file keeps its first `length` bytes and the text follows them. What an earlier failure or kill left behind them is
/// gone. Fails with EndsEarly when the file is shorter, and does not make it when it is not there.
Expected<void> appendAfter(const std::filesystem::path &path, std::int64_t length, std::string_view text);

/// Adds a line, on a line of its own even when the file's last one was cut; makes the file when it is not there.
Expected<void> appendLine(const std::filesystem::path &path, std::string_view line);

/// Makes the folder and those above it.
Expected<void> makeFolder(const std::filesystem::path &path);

} // namespace tetrarium
