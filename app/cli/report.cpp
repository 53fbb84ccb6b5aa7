// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "errortext.h"
#include "filesync.h"
#include "studyreport.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string folder;
    std::string out;
};

ExitCode report(const Options &options)
{
    const auto page = reportOf(QString::fromStdString(options.folder));
    if (!page)
        return complain(errorText(page.error()));
    std::filesystem::path file = options.out;
    if (file.empty())
        file = std::filesystem::path(options.folder) / "report.html";
    if (const auto written = replaceFile(file, page->toStdString()); !written)
        return complain(errorText(written.error()));
    std::cout << file.string() << std::endl;
    return Good;
}

} // namespace

void addReport(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand(
        "report", Text::tr("Make one HTML page of what an arena or a sweep kept").toStdString());
    command
        ->add_option("folder", options->folder, Text::tr("What --out of arena or sweep named").toStdString())
        ->type_name("DIR")
        ->required();
    command
        ->add_option(
            "--out", options->out, Text::tr("The page; report.html in the folder if not given").toStdString())
        ->type_name("FILE");
    command->callback([&session, options] { session.work = [options] { return report(*options); }; });
}

} // namespace tetrarium::cli
