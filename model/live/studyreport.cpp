// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyreport.h"

#include "errortext.h"
#include "recipefile.h"
#include "reportpage.h"
#include "studytexts.h"
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
        command += u' ' + quoted(studyText(standing.name));
    command += QStringLiteral(" --rules %1 --randomizer %2 --games %3 --seed %4 --measure %5")
                   .arg(quoted(studyText(settings.rules.name())), quoted(studyText(settings.randomizer)))
                   .arg(settings.games)
                   .arg(settings.seed)
                   .arg(studyText(nameOf(settings.measure)));
    if (!settings.seeds.empty()) {
        QStringList seeds;
        for (const std::uint64_t seed : settings.seeds)
            seeds.append(QString::number(seed));
        command += QStringLiteral(" --seeds ") + seeds.join(u',');
    }
    if (settings.caps.pieces > 0)
        command += QStringLiteral(" --max-pieces %1").arg(settings.caps.pieces);
    return settings.earlyStop ? command + QStringLiteral(" --early-stop") : command;
}

QString sweepTitle(const Study &study)
{
    return Report::tr("Study: %1").arg(studyText(study.title));
}

void addTable(ReportPage &page, const TextTable &table)
{
    page.table(table.headings, table.rows);
}

void axisSection(ReportPage &page, const AxisEffect &effect)
{
    page.heading(Report::tr("By %1").arg(studyText(axisName(effect.key))));
    ChartSeries line{.name = studyText(effect.key), .points = {}};
    for (std::size_t i = 0; i < effect.levels.size(); ++i) {
        const Marginal &level = effect.levels[i];
        bool isNumber = false;
        const double value = studyText(axisLabel(level.value)).toDouble(&isNumber);
        const double x = isNumber ? value : static_cast<double>(i + 1);
        if (level.summary.count == 0)
            continue;
        line.points.emplace_back(x, level.summary.mean);
        line.upper.emplace_back(x, level.mean.high);
        line.lower.emplace_back(x, level.mean.low);
    }
    if (line.points.size() > 1)
        lineChart(page.writer(), {studyText(axisName(effect.key)), Report::tr("Mean of the best")}, {line});
    addTable(page, marginalTexts(effect));
    for (const QString &sentence : effectSentences(effect))
        page.paragraph(sentence);
}

void failures(ReportPage &page, const SweepResult &result)
{
    std::vector<QStringList> rows;
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        if (!result.cells[cell].error)
            continue;
        QStringList settings;
        for (const std::string &setting : result.study.settingsOf(cell, 0) | std::views::drop(1))
            settings.append(studyText(setting));
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
        names.append(studyText(standing.name));
    ReportPage page(Report::tr("Arena: %1").arg(names.join(QStringLiteral(", "))));
    page.paragraph(
        Report::tr("%1 games a player on the same seeds; rules %2, pieces %3, seed %4; counted: %5. "
                   "Played by Tetrarium %6.")
            .arg(QLocale().toString(result.games), studyText(result.settings.rules.name()),
                studyText(result.settings.randomizer), QString::number(result.settings.seed),
                studyText(nameOf(result.settings.measure)), studyText(arena.program)));
    addTable(page, standingTexts(result));
    page.paragraph(
        Report::tr("Rank: one more than the number of players that are significantly better; players that "
                   "the games cannot tell apart share it. Intervals are bootstrapped."));
    page.heading(Report::tr("Share of games that reach at most so much"));
    std::vector<ChartSeries> series;
    for (const Standing &standing : result.standings) {
        ChartSeries steps{.name = studyText(standing.name), .points = {}, .steps = true};
        for (const EcdfPoint &point : ecdf(standing.values()))
            steps.points.emplace_back(point.value, point.share);
        series.push_back(std::move(steps));
    }
    lineChart(
        page.writer(), {studyText(nameOf(result.settings.measure)), Report::tr("Share of games")}, series);
    if (!result.pairs.empty()) {
        page.heading(Report::tr("Pairs"));
        addTable(page, pairTexts(result));
        page.paragraph(pairsSentence(result));
    }
    reproduce(page, arenaCommand(result));
    return page.finish();
}

Expected<QByteArray> sweepReport(const SweepResult &result)
{
    const Study &study = result.study;
    ReportPage page(sweepTitle(study));
    if (!study.note.empty())
        page.paragraph(studyText(study.note));
    page.paragraph(
        Report::tr("%1 of %2 runs: %3 cells, %4 replicates, %5 games played. Mean of the best %6, standard "
                   "deviation between the runs of a cell %7. Report by Tetrarium %8.")
            .arg(QLocale().toString(qint64(result.items.size())), QLocale().toString(qint64(study.items())),
                QLocale().toString(qint64(study.cells())), QString::number(study.replicates),
                QLocale().toString(qint64(result.games)), studyNumber(result.runs.mean),
                studyNumber(result.noise), QString::fromLatin1(version)));
    if (study.axes.size() == 2) {
        page.heading(Report::tr("Mean of the best, by cell"));
        heatMap(page.writer(), heatMapOf(result));
    }
    for (const AxisEffect &effect : result.axes)
        axisSection(page, effect);
    if (result.luck) {
        page.heading(Report::tr("Luck"));
        page.paragraph(luckSentence(*result.luck));
    }
    if (!study.people.empty()) {
        const auto compared = peopleTexts(result);
        if (!compared)
            return std::unexpected(compared.error());
        page.heading(Report::tr("Compared with people"));
        addTable(page, *compared);
    }
    failures(page, result);
    page.heading(Report::tr("Seeds"));
    QStringList seeds;
    for (int i = 0; i < study.replicates; ++i)
        seeds.append(QString::number(study.replicateSeed(static_cast<std::size_t>(i))));
    page.paragraph(Report::tr("Study %1; replicates, the same in every cell: %2")
            .arg(QString::number(study.seed), seeds.join(QStringLiteral(", "))));
    page.heading(Report::tr("Study file"));
    page.verbatim(studyText(writeStudy(study)));
    page.heading(Report::tr("Recipe"));
    page.verbatim(studyText(writeRecipe(result.recipe)));
    reproduce(page, QStringLiteral("tetrarium-cli sweep %1 --out DIR").arg(quoted(studyText(study.name))));
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
