// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "errortext.h"
#include "runexport.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string directory;
    std::vector<std::string> formats;
    std::string out;
};

ExitCode exportFiles(const Options &options)
{
    for (const std::string &name : options.formats) {
        const auto format = exportFormatFromName(name);
        if (!format)
            return complain(errorText(format.error()), WrongUse);
        const auto files = exportRun(options.directory, *format, options.out);
        if (!files)
            return complain(errorText(files.error()));
        for (const std::filesystem::path &file : *files)
            std::cout << file.string() << '\n';
    }
    return Good;
}

} // namespace

void addExport(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand(
        "export", Text::tr("Write a run's elites and generations for other programs").toStdString());
    command->add_option("DIR", options->directory, Text::tr("The run's folder").toStdString())->required();
    command
        ->add_option("--format", options->formats,
            Text::tr("csv, json, players (player files) or thesis (its text files); several are fine")
                .toStdString())
        ->delimiter(',')
        ->required();
    command->add_option("--out", options->out, Text::tr("The folder to write to").toStdString())->required();
    command->callback([&session, options] { session.work = [options] { return exportFiles(*options); }; });
}

} // namespace tetrarium::cli
