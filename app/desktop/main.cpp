// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desktop.h"
#include "logfile.h"
#include "paths.h"
#include "startclock.h"
#include "translations.h"
#include "version.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>
#include <cstdlib>

namespace tetrarium {

namespace {

/// As the terminal program's: 0 good, 1 the work failed, 2 wrong use.
enum ExitCode : int
{
    Good = 0,
    Failed = 1,
    WrongUse = 2,
};

struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::CommandLine)

public:
    QString home;
    StartOptions start;
    std::optional<ExitCode> exit; ///< set: there is nothing more to do
};

void complain(const QString &message)
{
    std::fprintf(stderr, "tetrarium: %s\n", qUtf8Printable(message));
}

/// Read before there is a QApplication, so that help, version and mistakes need no screen.
CommandLine readCommandLine(int &argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Translations translations;
    translations.install({});

    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLine::tr("A laboratory where Tetris players evolve."));
    const QCommandLineOption home(QStringLiteral("home"),
        CommandLine::tr("Keep settings, data and log in this folder."), CommandLine::tr("folder"));
    const QCommandLineOption workspace(QStringLiteral("workspace"),
        CommandLine::tr("Start in this workspace: play or evolve."), CommandLine::tr("name"));
    const QCommandLineOption theme(QStringLiteral("theme"),
        CommandLine::tr("Start with this theme: light, dark or system."), CommandLine::tr("name"));
    const QCommandLineOption language(QStringLiteral("language"),
        CommandLine::tr("Start in this language: en or sv."), CommandLine::tr("code"));
    const QCommandLineOption help(
        {QStringLiteral("h"), QStringLiteral("help")}, CommandLine::tr("Show this help."));
    const QCommandLineOption version(
        {QStringLiteral("v"), QStringLiteral("version")}, CommandLine::tr("Show the version."));
    parser.addOptions({home, workspace, theme, language, help, version});

    CommandLine line;
    const auto wrong = [&line](const QString &message) {
        complain(message);
        line.exit = WrongUse;
        return line;
    };
    if (!parser.parse(QCoreApplication::arguments()))
        return wrong(parser.errorText());
    if (parser.isSet(version) || parser.isSet(help)) {
        const QString text =
            parser.isSet(help) ? parser.helpText()
                               : QStringLiteral("tetrarium %1\n").arg(QCoreApplication::applicationVersion());
        std::fputs(qUtf8Printable(text), stdout);
        line.exit = Good;
        return line;
    }
    if (!parser.positionalArguments().isEmpty())
        return wrong(CommandLine::tr("unexpected argument \"%1\"").arg(parser.positionalArguments().first()));

    line.home = parser.value(home);
    line.start.workspace = workspaceFromName(parser.value(workspace));
    line.start.theme = themeFromName(parser.value(theme));
    line.start.language = parser.value(language);
    if (parser.isSet(workspace) && !line.start.workspace)
        return wrong(CommandLine::tr("unknown workspace \"%1\"").arg(parser.value(workspace)));
    if (parser.isSet(theme) && !line.start.theme)
        return wrong(CommandLine::tr("unknown theme \"%1\"").arg(parser.value(theme)));
    if (parser.isSet(language) && !Translations::languages().contains(line.start.language))
        return wrong(CommandLine::tr("unknown language \"%1\"").arg(line.start.language));
    return line;
}

/// Where no screen can be opened, Qt prints several lines and aborts from inside QApplication's constructor.
/// While that runs, this says it in one line and ends in an orderly way.
void endWithoutScreen(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg)
        return;
    complain(CommandLine::tr("no screen could be opened; set DISPLAY or WAYLAND_DISPLAY, or use the terminal "
                             "program tetrarium-cli"));
    std::_Exit(Failed);
}

int run(int argc, char **argv)
{
    StartClock clock;
    QCoreApplication::setApplicationName(QStringLiteral("tetrarium"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(version));
    const CommandLine line = readCommandLine(argc, argv);
    if (line.exit)
        return *line.exit;

    const QtMessageHandler usual = qInstallMessageHandler(endWithoutScreen);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tetrarium"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tetrarium.Tetrarium"));
    ThemeController::installStyle();

    const Paths paths = Paths::standard(line.home);
    const LogFile log(paths.log);
    Desktop desktop(paths, line.start);
    clock.watch(&desktop.window());
    desktop.window().show();
    return QApplication::exec();
}

} // namespace

} // namespace tetrarium

int main(int argc, char **argv)
{
    return tetrarium::run(argc, argv);
}
