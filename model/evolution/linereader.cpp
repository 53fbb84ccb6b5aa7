// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "linereader.h"

namespace tetrarium {

Expected<LineReader> LineReader::open(
    const std::filesystem::path &path, std::int64_t offset, std::int64_t line, std::int64_t end)
{
    LineReader reader;
    reader.m_path = path.string();
    reader.m_file.open(path, std::ios::binary);
    if (!reader.m_file) {
        return std::unexpected(
            Error{.code = ErrorCode::FileNotFound, .found = {}, .expected = {}, .file = reader.m_path});
    }
    reader.m_file.seekg(offset);
    reader.m_line = line - 1;
    reader.m_left = end - offset;
    return reader;
}

Expected<std::optional<std::string>> LineReader::next()
{
    if (m_left <= 0)
        return std::nullopt;
    std::string text;
    ++m_line;
    if (!std::getline(m_file, text) || m_file.eof())
        return failure({.code = ErrorCode::EndsEarly, .found = {}, .expected = "a whole line"});
    m_left -= static_cast<std::int64_t>(text.size()) + 1;
    if (m_left < 0)
        return failure(
            {.code = ErrorCode::Syntax, .found = text.substr(0, 60), .expected = "a shorter line"});
    return text;
}

std::unexpected<Error> LineReader::failure(Error error) const
{
    error.file = m_path;
    error.line = static_cast<int>(m_line);
    return std::unexpected(std::move(error));
}

} // namespace tetrarium
