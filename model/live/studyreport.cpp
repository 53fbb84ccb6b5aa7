// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyreport.h"

#include "dataset.h"
#include "errortext.h"
#include "gallery.h"
#include "recipefile.h"
#include "reportpage.h"
#include "studyworker.h"
#include "svgcharts.h"
#include "sweepdirectory.h"
#include "version.h"

#include <QCoreApplication>
#include <QLocale>

#include <ranges>

namespace tetrarium {

namespace {

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::Report)
};

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString number(double value, int digits = 1)
{
    return QLocale().toString(value, 'f', digits);
}

QString chance(double p)
{
    return QLocale().toString(p, 'g', 3);
}

QString interval(const Interval &mean)
{
    return QStringLiteral("[%1, %2]").arg(number(mean.low), number(mean.high));
}

QString share(const VarianceShare &variance)
{
    return Report::tr("%1%, 95% interval [%2%, %3%]")
        .arg(number(100 * variance.share, 2), number(100 * variance.interval.low, 2),
            number(100 * variance.interval.high, 2));
}

/// A word of a command line.
QString quoted(const QString &word)
{
    static constexpr QStringView plain =
        u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=";
    if (!word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return plain.contains(c); }))
        return word;
    return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

void reproduce(ReportPage &page, const QString &command)
{
    page.heading(Report::tr("How to do it again"));
    page.verbatim(command);
}

QString arenaCommand(const ArenaResult &result)
{
    const ArenaSettings &settings = result.settings;
    QString command = QStringLiteral("tetrarium-cli arena");
    for (const Standing &standing : result.standings)
        command += u' ' + quoted(text(standing.name));
    command += QStringLiteral(" --rules %1 --randomizer %2 --games %3 --seed %4 --measure %5")
                   .arg(quoted(text(settings.rules.name())), quoted(text(settings.randomizer)))
                   .arg(settings.games)
                   .arg(settings.seed)
                   .arg(text(nameOf(settings.measure)));
    if (settings.caps.pieces > 0)
        command += QStringLiteral(" --max-pieces %1").arg(settings.caps.pieces);
    return settings.earlyStop ? command + QStringLiteral(" --early-stop") : command;
}

void standingsTable(ReportPage &page, const ArenaResult &result)
{
    std::vector<QStringList> rows;
    for (const std::size_t player : result.byRank()) {
        const Standing &standing = result.standings[player];
        QStringList row{text(standing.name), QString::number(standing.rank), number(standing.summary.mean),
            interval(standing.mean), number(standing.summary.standardDeviation),
            number(standing.summary.median)};
        for (const double value : standing.quantiles)
            row.append(number(value));
        rows.push_back(row);
    }
    page.table({Report::tr("Player"), Report::tr("Rank"), Report::tr("Mean"), Report::tr("95% interval"),
                   Report::tr("Std. deviation"), Report::tr("Median"), QStringLiteral("5%"),
                   QStringLiteral("25%"), QStringLiteral("75%"), QStringLiteral("95%")},
        rows);
    page.paragraph(
        Report::tr("Rank: one more than the number of players that are significantly better; players that "
                   "the games cannot tell apart share it. Intervals are bootstrapped."));
}

void pairsTable(ReportPage &page, const ArenaResult &result)
{
    std::vector<QStringList> rows;
    for (const ArenaPair &pair : result.pairs) {
        rows.push_back({QStringLiteral("%1 – %2").arg(text(result.standings[pair.first].name),
                            text(result.standings[pair.second].name)),
            number(pair.ranks.a12, 3), number(pair.ranks.u), chance(pair.ranks.pValue),
            chance(pair.corrected), pair.decided ? Report::tr("yes") : Report::tr("no")});
    }
    page.table({Report::tr("Pair"), QStringLiteral("A12"), QStringLiteral("U"), QStringLiteral("p"),
                   Report::tr("p by Holm"), Report::tr("Told apart")},
        rows);
    page.paragraph(
        Report::tr("Mann–Whitney's test, two-sided, with Holm's correction over all pairs, at the level %1; "
                   "A12 is the chance that a game of the first exceeds one of the second.")
            .arg(QLocale().toString(result.level)));
}

QString sweepTitle(const Study &study)
{
    return Report::tr("Study: %1").arg(text(study.title));
}

void heatMapOf(ReportPage &page, const SweepResult &result)
{
    const Study &study = result.study;
    HeatMap map{.rowTitle = text(axisName(study.axes[0].key)),
        .columnTitle = text(axisName(study.axes[1].key)),
        .rows = {},
        .columns = {},
        .values = {},
        .details = {}};
    for (const std::string &value : study.axes[0].values)
        map.rows.append(text(axisLabel(value)));
    for (const std::string &value : study.axes[1].values)
        map.columns.append(text(axisLabel(value)));
    for (const CellResult &cell : result.cells) {
        const bool known = cell.summary.count > 0;
        map.values.push_back(known ? std::optional(cell.summary.mean) : std::nullopt);
        map.details.append(known ? Report::tr("%1, 95% interval %2, %3 runs")
                                       .arg(number(cell.summary.mean), interval(cell.mean))
                                       .arg(cell.summary.count)
                                 : Report::tr("no runs"));
    }
    page.heading(Report::tr("Mean of the best, by cell"));
    heatMap(page.writer(), map);
}

void axisSection(ReportPage &page, const AxisEffect &effect)
{
    page.heading(Report::tr("By %1").arg(text(axisName(effect.key))));
    std::vector<QStringList> rows;
    ChartSeries line{.name = text(effect.key), .points = {}};
    for (std::size_t i = 0; i < effect.levels.size(); ++i) {
        const Marginal &level = effect.levels[i];
        const Summary &summary = level.summary;
        const QString label = text(axisLabel(level.value));
        rows.push_back({label, QString::number(summary.count), number(summary.mean), interval(level.mean),
            number(summary.standardDeviation), number(summary.minimum, 0), number(summary.maximum, 0)});
        bool isNumber = false;
        const double value = label.toDouble(&isNumber);
        const double x = isNumber ? value : static_cast<double>(i + 1);
        if (summary.count == 0)
            continue;
        line.points.emplace_back(x, summary.mean);
        line.upper.emplace_back(x, level.mean.high);
        line.lower.emplace_back(x, level.mean.low);
    }
    if (line.points.size() > 1)
        lineChart(page.writer(), {text(axisName(effect.key)), Report::tr("Mean of the best")}, {line});
    page.table(
        {text(axisName(effect.key)), Report::tr("Runs"), Report::tr("Mean"), Report::tr("95% interval"),
            Report::tr("Std. deviation"), Report::tr("Minimum"), Report::tr("Maximum")},
        rows);
    page.paragraph(
        Report::tr("Spread between the means: %1 (%2%). By chance alone one as great comes with p = %3 "
                   "(permutation test, replicates as blocks).")
            .arg(number(effect.spread), number(100 * effect.relative, 2), chance(effect.pValue)));
    if (effect.variance)
        page.paragraph(
            Report::tr("Share of the variance between all runs: %1.").arg(share(*effect.variance)));
}

QStringList comparisonRow(const QString &who, const PeopleComparison &row)
{
    const Summary &summary = row.summary;
    return {who, QString::number(summary.count), number(summary.minimum, 0), number(summary.maximum, 0),
        number(summary.mean), number(summary.standardDeviation),
        QStringLiteral("%1%").arg(number(100 * row.relative, 0))};
}

Expected<void> peopleSection(ReportPage &page, const SweepResult &result)
{
    const auto people = loadDataSet(text(result.study.people)).and_then(readPeople);
    if (!people)
        return std::unexpected(people.error());
    std::vector<QStringList> rows{
        comparisonRow(text(result.study.people), compareWithPeople(*people, *people))};
    if (!result.study.published.empty()) {
        const auto means = loadDataSet(text(result.study.published)).and_then(readPublishedMeans);
        if (!means)
            return std::unexpected(means.error());
        rows.push_back(comparisonRow(text(result.study.published), compareWithPeople(*people, *means)));
    }
    std::vector<double> ours;
    for (const CellResult &cell : result.cells) {
        if (cell.summary.count > 0)
            ours.push_back(cell.summary.mean);
    }
    rows.push_back(comparisonRow(text(result.study.name), compareWithPeople(*people, ours)));
    page.heading(Report::tr("Compared with people"));
    page.table({Report::tr("Who"), Report::tr("Count"), Report::tr("Minimum"), Report::tr("Maximum"),
                   Report::tr("Mean"), Report::tr("Std. deviation"), Report::tr("To people")},
        rows);
    return {};
}

void failures(ReportPage &page, const SweepResult &result)
{
    std::vector<QStringList> rows;
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        if (!result.cells[cell].error)
            continue;
        QStringList settings;
        for (const std::string &setting : result.study.settingsOf(cell, 0) | std::views::drop(1))
            settings.append(text(setting));
        rows.push_back({settings.join(QStringLiteral(", ")), errorText(*result.cells[cell].error)});
    }
    if (rows.empty())
        return;
    page.heading(Report::tr("Cells that failed"));
    page.table({Report::tr("Cell"), Report::tr("Reason")}, rows);
}

} // namespace

QByteArray arenaReport(const ArenaRecord &arena)
{
    const ArenaResult &result = arena.result;
    QStringList names;
    for (const Standing &standing : result.standings)
        names.append(text(standing.name));
    ReportPage page(Report::tr("Arena: %1").arg(names.join(QStringLiteral(", "))));
    page.paragraph(
        Report::tr("%1 games a player on the same seeds; rules %2, pieces %3, seed %4; counted: %5. "
                   "Played by Tetrarium %6.")
            .arg(QLocale().toString(result.games), text(result.settings.rules.name()),
                text(result.settings.randomizer), QString::number(result.settings.seed),
                text(nameOf(result.settings.measure)), text(arena.program)));
    standingsTable(page, result);
    page.heading(Report::tr("Share of games that reach at most so much"));
    std::vector<ChartSeries> series;
    for (const Standing &standing : result.standings) {
        ChartSeries steps{.name = text(standing.name), .points = {}, .steps = true};
        for (const EcdfPoint &point : ecdf(standing.values()))
            steps.points.emplace_back(point.value, point.share);
        series.push_back(std::move(steps));
    }
    lineChart(page.writer(), {text(nameOf(result.settings.measure)), Report::tr("Share of games")}, series);
    if (!result.pairs.empty()) {
        page.heading(Report::tr("Pairs"));
        pairsTable(page, result);
    }
    reproduce(page, arenaCommand(result));
    return page.finish();
}

Expected<QByteArray> sweepReport(const SweepResult &result)
{
    const Study &study = result.study;
    ReportPage page(sweepTitle(study));
    if (!study.note.empty())
        page.paragraph(text(study.note));
    page.paragraph(
        Report::tr("%1 of %2 runs: %3 cells, %4 replicates, %5 games played. Mean of the best %6, standard "
                   "deviation between the runs of a cell %7. Report by Tetrarium %8.")
            .arg(QLocale().toString(qint64(result.items.size())), QLocale().toString(qint64(study.items())),
                QLocale().toString(qint64(study.cells())), QString::number(study.replicates),
                QLocale().toString(qint64(result.games)), number(result.runs.mean), number(result.noise),
                QString::fromLatin1(version)));
    if (study.axes.size() == 2)
        heatMapOf(page, result);
    for (const AxisEffect &effect : result.axes)
        axisSection(page, effect);
    if (result.luck) {
        page.heading(Report::tr("Luck"));
        page.paragraph(
            Report::tr("Share of the variance between all runs that goes with the replicate, that is "
                       "with its pieces and its first generation: %1.")
                .arg(share(*result.luck)));
    }
    if (!study.people.empty()) {
        if (const auto compared = peopleSection(page, result); !compared)
            return std::unexpected(compared.error());
    }
    failures(page, result);
    page.heading(Report::tr("Seeds"));
    QStringList seeds;
    for (int i = 0; i < study.replicates; ++i)
        seeds.append(QString::number(study.replicateSeed(static_cast<std::size_t>(i))));
    page.paragraph(Report::tr("Study %1; replicates, the same in every cell: %2")
            .arg(QString::number(study.seed), seeds.join(QStringLiteral(", "))));
    page.heading(Report::tr("Study file"));
    page.verbatim(text(writeStudy(study)));
    page.heading(Report::tr("Recipe"));
    page.verbatim(text(writeRecipe(result.recipe)));
    reproduce(page, QStringLiteral("tetrarium-cli sweep %1 --out DIR").arg(quoted(text(study.name))));
    return page.finish();
}

Expected<QByteArray> reportOf(const QString &folder)
{
    const std::filesystem::path path(folder.toStdString());
    std::error_code reason;
    if (std::filesystem::exists(path / "arena.json", reason)) {
        const auto arena = readArenaFolder(path);
        if (!arena)
            return std::unexpected(arena.error());
        return arenaReport(*arena);
    }
    if (std::filesystem::exists(path / "study.toml", reason)) {
        auto sweep = readSweep(path);
        if (!sweep)
            return std::unexpected(sweep.error());
        return sweepReport(
            judgeSweep(std::move(sweep->study), std::move(sweep->recipe), std::move(sweep->items)));
    }
    return std::unexpected(Error{.code = ErrorCode::Missing,
        .found = {},
        .expected = "arena.json or study.toml",
        .file = folder.toStdString()});
}

} // namespace tetrarium
