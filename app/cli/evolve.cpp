// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "errortext.h"
#include "gallery.h"
#include "runwatch.h"

#include <CLI/CLI.hpp>
#include <QDateTime>
#include <QDir>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string recipe;
    std::string directory;
    std::vector<std::string> settings;
    std::optional<std::uint64_t> seed;
    std::optional<int> generations;
    int threads = 0;
};

/// A folder of the person's own for a run without a name: the recipe's name and the time.
QString newDirectory(const Paths &paths, const Recipe &recipe)
{
    const QDir runs(paths.data + QStringLiteral("/runs"));
    const QString name = QString::fromStdString(recipe.name)
                         + QDateTime::currentDateTime().toString(QStringLiteral("-yyyyMMdd-HHmmss"));
    QString path = runs.filePath(name);
    for (int again = 2; QDir(path).exists(); ++again)
        path = runs.filePath(QStringLiteral("%1-%2").arg(name).arg(again));
    return path;
}

ExitCode evolve(const Options &options, const Paths &paths)
{
    std::vector<std::string> settings = options.settings;
    if (options.seed)
        settings.push_back(std::format("seed={}", *options.seed));
    if (options.generations)
        settings.push_back(std::format("stopping.generations={}", *options.generations));
    const auto recipe = loadRecipe(QString::fromStdString(options.recipe), settings);
    if (!recipe)
        return complain(errorText(recipe.error()), WrongUse);
    const QString directory =
        options.directory.empty() ? newDirectory(paths, *recipe) : QString::fromStdString(options.directory);
    if (!QDir(directory).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
        && QDir(directory).exists(QStringLiteral("recipe.toml"))) {
        return complain(Text::tr("%1 holds a run already; go on with it by \"tetrarium-cli resume %1\", or "
                                 "choose another folder")
                            .arg(directory),
            WrongUse);
    }
    return RunWatch(options.threads).watch([&](EvolutionModel &model) { model.start(*recipe, directory); });
}

ExitCode resume(const Options &options)
{
    return RunWatch(options.threads).watch([&](EvolutionModel &model) {
        model.resumeRun(QString::fromStdString(options.directory), options.generations.value_or(0));
    });
}

void addThreads(CLI::App *command, Options &options)
{
    command
        ->add_option(
            "--threads", options.threads, Text::tr("How many at once; all cores if not given").toStdString())
        ->check(CLI::NonNegativeNumber);
}

} // namespace

void addEvolve(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command =
        app.add_subcommand("evolve", Text::tr("Run a recipe: evolve players in a new run").toStdString());
    command
        ->add_option("RECIPE", options->recipe, Text::tr("A recipe's name, or a recipe file").toStdString())
        ->required();
    command->add_option("--out", options->directory,
        Text::tr("The run's folder, empty or not there yet; one among the data if not given").toStdString());
    command->add_option("--set", options->settings,
        Text::tr("Change the recipe: key=value, as often as you like").toStdString());
    command->add_option("--seed", options->seed, Text::tr("Decides everything random").toStdString());
    command->add_option("--generations", options->generations, Text::tr("How many generations").toStdString())
        ->check(CLI::PositiveNumber);
    addThreads(command, *options);
    command->callback([&session, options] {
        session.work = [&session, options] { return evolve(*options, session.paths); };
    });
}

void addResume(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command =
        app.add_subcommand("resume", Text::tr("Go on with a run that was stopped or killed").toStdString());
    command->add_option("DIR", options->directory, Text::tr("The run's folder").toStdString())->required();
    addThreads(command, *options);
    command->callback([&session, options] { session.work = [options] { return resume(*options); }; });
}

void addExtend(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command =
        app.add_subcommand("extend", Text::tr("Go on with a run for more generations").toStdString());
    command->add_option("DIR", options->directory, Text::tr("The run's folder").toStdString())->required();
    command
        ->add_option(
            "--generations", options->generations, Text::tr("How many generations more").toStdString())
        ->check(CLI::PositiveNumber)
        ->required();
    addThreads(command, *options);
    command->callback([&session, options] { session.work = [options] { return resume(*options); }; });
}

} // namespace tetrarium::cli
