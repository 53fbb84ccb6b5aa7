// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweep.h"

#include "commands.h"
#include "dataset.h"
#include "errortext.h"
#include "gallery.h"
#include "studywatch.h"

#include <CLI/CLI.hpp>
#include <QLocale>

#include <format>
#include <iostream>

namespace tetrarium::cli {

namespace {

struct Options
{
    std::string study;
    std::string out;
    int threads = 0;
};

Expected<Sweep> prepare(const Options &options)
{
    auto study = loadStudy(QString::fromStdString(options.study));
    if (!study)
        return std::unexpected(study.error());
    auto recipe = loadRecipeOf(*study);
    if (!recipe)
        return std::unexpected(recipe.error());
    return Sweep::make(*std::move(study), *std::move(recipe));
}

/// `310 of 1,210 runs (31 of 121 cells), 48,000 games/s`
QString progressText(const Study &study, const StudyProgress &progress)
{
    const QLocale locale;
    return Text::tr("%1 of %2 runs (%3 of %4 cells), %5 games/s")
        .arg(locale.toString(progress.done), locale.toString(progress.planned),
            locale.toString(progress.done / study.replicates), locale.toString(qint64(study.cells())),
            locale.toString(progress.gamesPerSecond(), 'f', 0));
}

void printTable(const SweepResult &result)
{
    const StudyAxis &rows = result.study.axes[0];
    const StudyAxis &columns = result.study.axes[1];
    std::cout << std::format("\n{} \\ {}\n{:>8}", axisName(rows.key), axisName(columns.key), "");
    for (const std::string &value : columns.values)
        std::cout << std::format(" {:>11}", axisLabel(value));
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        if (cell % columns.values.size() == 0)
            std::cout << std::format("\n{:>8}", axisLabel(rows.values[cell / columns.values.size()]));
        const CellResult &found = result.cells[cell];
        if (found.summary.count == 0)
            std::cout << std::format(" {:>11}", "-");
        else
            std::cout << std::format(" {:>11}",
                std::format("{:.0f} ±{:.0f}", found.summary.mean, (found.mean.high - found.mean.low) / 2));
    }
    std::cout << '\n';
}

/// `0.49%, 95% interval [0.11%, 3.43%]`
QString shareText(const VarianceShare &variance)
{
    const auto percent = [](double share) { return QStringLiteral("%1%").arg(100 * share, 0, 'f', 2); };
    return Text::tr("%1, 95% interval [%2, %3]")
        .arg(percent(variance.share), percent(variance.interval.low), percent(variance.interval.high));
}

void printAxis(const AxisEffect &effect)
{
    std::cout << std::format("\n{:<16} {:>10} {:>23} {:>10} {:>10} {:>10}\n", axisName(effect.key), "mean",
        "95% interval", "std. dev.", "min", "max");
    for (const Marginal &level : effect.levels) {
        const Summary &summary = level.summary;
        std::cout << std::format("{:<16} {:>10.1f} {:>23} {:>10.1f} {:>10.0f} {:>10.0f}\n",
            axisLabel(level.value), summary.mean,
            std::format("[{:.1f}, {:.1f}]", level.mean.low, level.mean.high), summary.standardDeviation,
            summary.minimum, summary.maximum);
    }
    std::cout << Text::tr("spread between the means %1 (%2%), by chance alone p = %3")
                     .arg(effect.spread, 0, 'f', 1)
                     .arg(100 * effect.relative, 0, 'f', 2)
                     .arg(effect.pValue, 0, 'g', 3)
                     .toStdString()
              << '\n';
    if (effect.variance)
        std::cout << Text::tr("share of the variance %1").arg(shareText(*effect.variance)).toStdString()
                  << '\n';
}

void printComparison(std::string_view who, const PeopleComparison &row)
{
    const Summary &summary = row.summary;
    std::cout << std::format("{:<28} {:>6} {:>9.0f} {:>9.0f} {:>10.1f} {:>10.1f} {:>9.0f}%\n", who,
        summary.count, summary.minimum, summary.maximum, summary.mean, summary.standardDeviation,
        100 * row.relative);
}

/// People, the published table and this study, as the thesis's table 3.1.
Expected<void> printPeople(const SweepResult &result)
{
    const auto people = loadDataSet(QString::fromStdString(result.study.people)).and_then(readPeople);
    if (!people)
        return std::unexpected(people.error());
    std::cout << std::format("\n{:<28} {:>6} {:>9} {:>9} {:>10} {:>10} {:>10}\n", "", "count", "min", "max",
        "mean", "std. dev.", "to people");
    printComparison(result.study.people, compareWithPeople(*people, *people));
    if (!result.study.published.empty()) {
        const auto means =
            loadDataSet(QString::fromStdString(result.study.published)).and_then(readPublishedMeans);
        if (!means)
            return std::unexpected(means.error());
        printComparison(result.study.published, compareWithPeople(*people, *means));
    }
    std::vector<double> means;
    for (const CellResult &cell : result.cells) {
        if (cell.summary.count > 0)
            means.push_back(cell.summary.mean);
    }
    printComparison(result.study.name, compareWithPeople(*people, means));
    return {};
}

Expected<void> print(const SweepResult &result)
{
    std::cout << std::format(
        "{}: {} cells, {} replicates, seed {}; mean {:.1f}, std. dev. within a cell {:.1f}\n",
        result.study.name, result.study.cells(), result.study.replicates, result.study.seed, result.runs.mean,
        result.noise);
    if (result.study.axes.size() == 2)
        printTable(result);
    for (const AxisEffect &effect : result.axes)
        printAxis(effect);
    if (result.luck) {
        std::cout << '\n'
                  << Text::tr("share of the variance between replicates (their pieces and first genomes) %1")
                         .arg(shareText(*result.luck))
                         .toStdString()
                  << '\n';
    }
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        if (!result.cells[cell].error)
            continue;
        QStringList settings;
        for (const std::string &setting : result.study.settingsOf(cell, 0) | std::views::drop(1))
            settings.append(QString::fromStdString(setting));
        std::cout << Text::tr("failed: %1: %2")
                         .arg(settings.join(QStringLiteral(", ")), errorText(*result.cells[cell].error))
                         .toStdString()
                  << '\n';
    }
    return result.study.people.empty() ? Expected<void>() : printPeople(result);
}

ExitCode sweep(const Options &options)
{
    const auto sweep = prepare(options);
    if (!sweep)
        return complain(errorText(sweep.error()), WrongUse);
    StudyModel model({.threads = options.threads, .inBackground = false});
    model.start(*sweep, QString::fromStdString(options.out));
    const ExitCode code = watchStudy(
        model, [&](const StudyProgress &progress) { return progressText(sweep->study(), progress); });
    const StudyProgress progress = model.progress();
    if (code == Interrupted) {
        std::cout << Text::tr("stopped, %1 of %2 runs finished")
                         .arg(progress.done)
                         .arg(progress.planned)
                         .toStdString();
        if (!options.out.empty())
            std::cout << Text::tr("; go on with the same command").toStdString();
        std::cout << std::endl;
    }
    if (code != Good)
        return code;
    if (const auto printed = print(*model.sweep()); !printed)
        return complain(errorText(printed.error()));
    std::cout << std::format("{} runs, {} games in {:.1f} s, {:.0f} games/s", progress.doneNow,
        progress.games, progress.seconds, progress.gamesPerSecond())
              << std::endl;
    return Good;
}

} // namespace

void addSweep(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand(
        "sweep", Text::tr("Run a study: a recipe over a grid of its parameters").toStdString());
    command
        ->add_option("study", options->study,
            Text::tr("A study's name (%1), or a study file")
                .arg(studyNames().join(QStringLiteral(", ")))
                .toStdString())
        ->type_name("STUDY")
        ->required();
    command
        ->add_option("--out", options->out,
            Text::tr("Keep every run and all tables in this folder; goes on where it stopped").toStdString())
        ->type_name("DIR");
    command
        ->add_option(
            "--threads", options->threads, Text::tr("How many at once; all cores if not given").toStdString())
        ->check(CLI::NonNegativeNumber);
    command->callback([&session, options] { session.work = [options] { return sweep(*options); }; });
}

} // namespace tetrarium::cli
