// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace CLI {
class App;
}

namespace tetrarium::cli {

/// What the program returns to the shell. Documented in the man page and in --help.
enum ExitCode : int
{
    Good = 0,     ///< the work was done
    Failed = 1,   ///< the work could not be done, or its result is "no"
    WrongUse = 2, ///< the command line or an input file's kind makes no sense
};

} // namespace tetrarium::cli
