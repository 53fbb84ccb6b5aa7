// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <expected>
#include <string>
#include <utility>

namespace tetrarium {

/// What went wrong, as a fact. The sentence for people is made from it in model/live (errortext.h), in their
/// language.
enum class ErrorCode
{
    FileNotFound,   ///< `file` does not exist or cannot be opened for reading
    FileUnreadable, ///< `file` is there but reading it failed
    FileUnwritable, ///< `file` could not be written; `found` is the system's reason
    Empty,          ///< nothing where `expected` should be
    EndsEarly,      ///< the text stops before `expected`
    Syntax,         ///< `found` stands where `expected` should be
    UnknownName,    ///< `found` is not one of `expected`
    NotANumber,     ///< `found` is not a number; `expected` says what it is for
    OutOfRange,     ///< `found` is a number outside `expected`
    WrongSize,      ///< `found` items or characters where `expected` are needed
    Missing,        ///< `expected` is required and absent
    UnknownVersion, ///< written by another version: `found`; this one reads `expected`
    Impossible,     ///< `found` cannot happen under the rules; `expected` says what could
    Differs,        ///< `found` was recorded or recomputed where `expected` should be
    InUse,          ///< `file` belongs to the running process `found`
    Exists,         ///< `file` is there already and would be overwritten
};

/// A failure with its place. `line`, `column` and `move` (in a game) count from 1; 0 means not known.
struct Error
{
    ErrorCode code = ErrorCode::Syntax;
    std::string found;
    std::string expected;
    std::string file = {};
    int line = 0;
    int column = 0;
    int move = 0;

    bool operator==(const Error &) const = default;
};

template<typename T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> fail(
    ErrorCode code, std::string found, std::string expected, int line = 0, int column = 0)
{
    return std::unexpected(Error{
        .code = code,
        .found = std::move(found),
        .expected = std::move(expected),
        .line = line,
        .column = column,
    });
}

} // namespace tetrarium
