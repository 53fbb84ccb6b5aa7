// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace tetrarium {

/// The lines of a file from a place on, one at a time; never more than one in memory.
class LineReader
{
public:
    /// From `offset`, whose line number is `line`, to `end`, both in bytes. Fails with FileNotFound.
    static Expected<LineReader> open(
        const std::filesystem::path &path, std::int64_t offset, std::int64_t line, std::int64_t end);

    /// The next line without its end, or nothing at the end. Fails with EndsEarly where the file is shorter than it
    /// should be, and with Syntax when `end` is in the midst of a line.
    Expected<std::optional<std::string>> next();

    /// The number of the line read last.
    std::int64_t line() const { return m_line; }

    /// An error in the line read last, with the file's name in it.
    std::unexpected<Error> failure(Error error) const;

private:
    std::string m_path;
    std::ifstream m_file;
    std::int64_t m_line = 0;
    std::int64_t m_left = 0; ///< bytes
};

} // namespace tetrarium
