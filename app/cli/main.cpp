// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "version.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

int main(int argc, char **argv)
{
    using namespace tetrarium;

    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tetrarium"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(version));

    CLI::App app("Tetrarium: a laboratory where Tetris players evolve, in the terminal.", "tetrarium-cli");
    app.set_version_flag("--version", version);
    app.footer("Exit codes: 0 the work was done, 1 it failed, 2 wrong use. Errors go to standard error.");
    app.require_subcommand(0, 1);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? cli::Good : cli::WrongUse;
    }
    return cli::Good;
}
