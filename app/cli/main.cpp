// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "logfile.h"
#include "translations.h"
#include "version.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace tetrarium::cli {

ExitCode complain(const QString &message, ExitCode code)
{
    std::cerr << "tetrarium-cli: " << message.toStdString() << std::endl;
    return code;
}

namespace {

ExitCode run(int argc, char **argv)
{
    CLI::App app(
        Text::tr("Tetrarium: a laboratory where Tetris players evolve, in the terminal.").toStdString(),
        "tetrarium-cli");
    app.set_version_flag("--version", std::string("tetrarium-cli ") + version);
    app.footer(Text::tr("Exit codes: 0 the work was done, 1 it failed, 2 wrong use, 3 stopped by Ctrl-C. "
                        "Errors go to standard error.")
            .toStdString());
    app.require_subcommand(0, 1);
    app.fallthrough();

    std::string home;
    app.add_option("--home", home, Text::tr("Keep settings, data and log in this folder").toStdString())
        ->type_name("DIR");

    Session session;
    addArena(app, session);
    addBench(app, session);
    addDemo(app, session);
    addEvolve(app, session);
    addExplain(app, session);
    addExport(app, session);
    addExtend(app, session);
    addPlay(app, session);
    addReport(app, session);
    addResume(app, session);
    addSweep(app, session);
    addVerify(app, session);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? Good : WrongUse;
    }
    if (!session.work)
        return complain(Text::tr("name a subcommand; --help lists them"), WrongUse);

    session.paths = Paths::standard(QString::fromStdString(home));
    const LogFile log(session.paths.log);
    return session.work();
}

} // namespace

} // namespace tetrarium::cli

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tetrarium"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(tetrarium::version));
    tetrarium::Translations translations;
    translations.install({});
    return tetrarium::cli::run(argc, argv);
}
