// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "paths.h"

#include <QCoreApplication>

#include <functional>
#include <string>

namespace CLI {
class App;
}

/// The terminal program: one file a subcommand. Each has an add function that describes the subcommand to
/// the parser and, when it was the one asked for, leaves its work in the Session; main() does the work
/// after the whole command line has been read:
///
///     void addDemo(CLI::App &app, Session &session)
///     {
///         auto options = std::make_shared<Options>();
///         CLI::App *command = app.add_subcommand("demo", Text::tr("Watch a short game").toStdString());
///         command->add_option("--seed", options->seed, …);
///         command->callback([&session, options] { session.work = [options] { return demo(*options); }; });
///     }
namespace tetrarium::cli {

/// What the program returns to the shell. Documented in the man page and in --help.
enum ExitCode : int
{
    Good = 0,        ///< the work was done
    Failed = 1,      ///< the work could not be done, or its result is "no"
    WrongUse = 2,    ///< the command line or an input file's kind makes no sense
    Interrupted = 3, ///< stopped by Ctrl-C or SIGTERM, in good order
};

/// One start of the program.
struct Session
{
    Paths paths;                    ///< set before the work begins
    std::function<ExitCode()> work; ///< what the command line asked for
};

/// For Text::tr("…"), so that the terminal program's words are translated in one place.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::cli)
};

/// Prints one line, "tetrarium-cli: message", on standard error; returns `code` for the work to return.
ExitCode complain(const QString &message, ExitCode code = Failed);

void addArena(CLI::App &app, Session &session);
void addBench(CLI::App &app, Session &session);
void addDemo(CLI::App &app, Session &session);
void addEvolve(CLI::App &app, Session &session);
void addExplain(CLI::App &app, Session &session);
void addExport(CLI::App &app, Session &session);
void addExtend(CLI::App &app, Session &session);
void addPlay(CLI::App &app, Session &session);
void addReport(CLI::App &app, Session &session);
void addResume(CLI::App &app, Session &session);
void addSweep(CLI::App &app, Session &session);
void addVerify(CLI::App &app, Session &session);

} // namespace tetrarium::cli
