// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studytexts.h"

#include "dataset.h"
#include "gallery.h"

#include <QCoreApplication>
#include <QLocale>

namespace tetrarium {

namespace {

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(tetrarium::Report)
};

QString chance(double p)
{
    return QLocale().toString(p, 'g', 3);
}

QString interval(const Interval &mean)
{
    return QStringLiteral("[%1, %2]").arg(studyNumber(mean.low), studyNumber(mean.high));
}

QString share(const VarianceShare &variance)
{
    return Report::tr("%1%, 95% interval [%2%, %3%]")
        .arg(studyNumber(100 * variance.share, 2), studyNumber(100 * variance.interval.low, 2),
            studyNumber(100 * variance.interval.high, 2));
}

QStringList comparisonRow(const QString &who, const PeopleComparison &row)
{
    const Summary &summary = row.summary;
    return {who, QString::number(summary.count), studyNumber(summary.minimum, 0),
        studyNumber(summary.maximum, 0), studyNumber(summary.mean), studyNumber(summary.standardDeviation),
        QStringLiteral("%1%").arg(studyNumber(100 * row.relative, 0))};
}

QStringList comparisonHeadings()
{
    return {Report::tr("Who"), Report::tr("Count"), Report::tr("Minimum"), Report::tr("Maximum"),
        Report::tr("Mean"), Report::tr("Std. deviation"), Report::tr("To people")};
}

/// Titles and labels; no values yet.
HeatMap emptyMap(const Study &study)
{
    HeatMap map{.rowTitle = studyText(axisName(study.axes[0].key)),
        .columnTitle = studyText(axisName(study.axes[1].key)),
        .rows = {},
        .columns = {},
        .values = {},
        .details = {}};
    for (const std::string &value : study.axes[0].values)
        map.rows.append(studyText(axisLabel(value)));
    for (const std::string &value : study.axes[1].values)
        map.columns.append(studyText(axisLabel(value)));
    return map;
}

} // namespace

QString studyText(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString studyNumber(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

TextTable standingTexts(const ArenaResult &result)
{
    TextTable table{
        .headings = {Report::tr("Player"), Report::tr("Rank"), Report::tr("Mean"), Report::tr("95% interval"),
            Report::tr("Std. deviation"), Report::tr("Median"), QStringLiteral("5%"), QStringLiteral("25%"),
            QStringLiteral("75%"), QStringLiteral("95%")},
        .rows = {}};
    for (const std::size_t player : result.byRank()) {
        const Standing &standing = result.standings[player];
        QStringList row{studyText(standing.name), QString::number(standing.rank),
            studyNumber(standing.summary.mean), interval(standing.mean),
            studyNumber(standing.summary.standardDeviation), studyNumber(standing.summary.median)};
        for (const double value : standing.quantiles)
            row.append(studyNumber(value));
        table.rows.push_back(row);
    }
    return table;
}

TextTable pairTexts(const ArenaResult &result)
{
    TextTable table{.headings = {Report::tr("Pair"), QStringLiteral("A12"), QStringLiteral("U"),
                        QStringLiteral("p"), Report::tr("p by Holm"), Report::tr("Told apart")},
        .rows = {}};
    for (const ArenaPair &pair : result.pairs) {
        table.rows.push_back({QStringLiteral("%1 – %2").arg(studyText(result.standings[pair.first].name),
                                  studyText(result.standings[pair.second].name)),
            studyNumber(pair.ranks.a12, 3), studyNumber(pair.ranks.u), chance(pair.ranks.pValue),
            chance(pair.corrected), pair.decided ? Report::tr("yes") : Report::tr("no")});
    }
    return table;
}

QString pairsSentence(const ArenaResult &result)
{
    return Report::tr(
        "Mann–Whitney's test, two-sided, with Holm's correction over all pairs, at the level %1; "
        "A12 is the chance that a game of the first exceeds one of the second.")
        .arg(QLocale().toString(result.level));
}

TextTable cellTexts(const SweepResult &result)
{
    const Study &study = result.study;
    const auto mean = [](const CellResult &cell) {
        return cell.summary.count > 0 ? studyNumber(cell.summary.mean, 0) : QStringLiteral("–");
    };
    TextTable table;
    if (study.axes.size() != 2) {
        for (const StudyAxis &axis : study.axes)
            table.headings.append(studyText(axisName(axis.key)));
        table.headings.append({Report::tr("Runs"), Report::tr("Mean"), Report::tr("95% interval")});
        for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
            QStringList row;
            const std::vector<std::size_t> at = study.place(cell);
            for (std::size_t axis = 0; axis < at.size(); ++axis)
                row.append(studyText(axisLabel(study.axes[axis].values[at[axis]])));
            const CellResult &found = result.cells[cell];
            row.append({QString::number(found.summary.count), mean(found), interval(found.mean)});
            table.rows.push_back(row);
        }
        return table;
    }
    const HeatMap map = emptyMap(study);
    table.headings.append(map.rowTitle + QStringLiteral(" \\ ") + map.columnTitle);
    table.headings.append(map.columns);
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        const auto columns = static_cast<std::size_t>(map.columns.size());
        if (cell % columns == 0)
            table.rows.push_back({map.rows[static_cast<qsizetype>(cell / columns)]});
        table.rows.back().append(mean(result.cells[cell]));
    }
    return table;
}

TextTable marginalTexts(const AxisEffect &effect)
{
    TextTable table{.headings = {studyText(axisName(effect.key)), Report::tr("Runs"), Report::tr("Mean"),
                        Report::tr("95% interval"), Report::tr("Std. deviation"), Report::tr("Minimum"),
                        Report::tr("Maximum")},
        .rows = {}};
    for (const Marginal &level : effect.levels) {
        const Summary &summary = level.summary;
        table.rows.push_back({studyText(axisLabel(level.value)), QString::number(summary.count),
            studyNumber(summary.mean), interval(level.mean), studyNumber(summary.standardDeviation),
            studyNumber(summary.minimum, 0), studyNumber(summary.maximum, 0)});
    }
    return table;
}

QStringList effectSentences(const AxisEffect &effect)
{
    QStringList sentences{
        Report::tr("Spread between the means: %1 (%2%). By chance alone one as great comes with p = %3 "
                   "(permutation test, replicates as blocks).")
            .arg(studyNumber(effect.spread), studyNumber(100 * effect.relative, 2), chance(effect.pValue))};
    if (effect.variance)
        sentences.append(
            Report::tr("Share of the variance between all runs: %1.").arg(share(*effect.variance)));
    return sentences;
}

QString luckSentence(const VarianceShare &luck)
{
    return Report::tr("Share of the variance between all runs that goes with the replicate, that is "
                      "with its pieces and its first generation: %1.")
        .arg(share(luck));
}

Expected<TextTable> peopleTexts(const SweepResult &result)
{
    const auto people = loadDataSet(studyText(result.study.people)).and_then(readPeople);
    if (!people)
        return std::unexpected(people.error());
    TextTable table{.headings = comparisonHeadings(), .rows = {}};
    const auto add = [&](const std::string &who, const std::vector<double> &values) {
        table.rows.push_back(comparisonRow(studyText(who), compareWithPeople(*people, values)));
    };
    add(result.study.people, *people);
    if (!result.study.published.empty()) {
        const auto means = loadDataSet(studyText(result.study.published)).and_then(readPublishedMeans);
        if (!means)
            return std::unexpected(means.error());
        add(result.study.published, *means);
    }
    std::vector<double> ours;
    for (const CellResult &cell : result.cells) {
        if (cell.summary.count > 0)
            ours.push_back(cell.summary.mean);
    }
    add(result.study.name, ours);
    return table;
}

TextTable sheetTexts(std::span<const SheetRow> rows)
{
    TextTable table{
        .headings = comparisonHeadings() + QStringList{QStringLiteral("A12"), QStringLiteral("p")},
        .rows = {}};
    for (const SheetRow &row : rows) {
        table.rows.push_back(comparisonRow(studyText(row.who), row.comparison)
                             + QStringList{studyNumber(row.ranks.a12, 3), chance(row.ranks.pValue)});
    }
    return table;
}

QString cellText(const CellResult &cell)
{
    if (cell.summary.count == 0)
        return Report::tr("no runs");
    return Report::tr("%1, 95% interval %2, %3 runs")
        .arg(studyNumber(cell.summary.mean), interval(cell.mean))
        .arg(cell.summary.count);
}

HeatMap heatMapOf(const SweepResult &result)
{
    HeatMap map = emptyMap(result.study);
    for (const CellResult &cell : result.cells) {
        map.values.push_back(cell.summary.count > 0 ? std::optional(cell.summary.mean) : std::nullopt);
        map.details.append(cellText(cell));
    }
    return map;
}

std::optional<HeatMap> publishedMapOf(const SweepResult &result)
{
    const auto means = loadDataSet(studyText(result.study.published)).and_then(readPublishedMeans);
    if (!means || means->size() != result.study.cells() || result.study.axes.size() != 2)
        return std::nullopt;
    HeatMap map = emptyMap(result.study);
    for (const double mean : *means) {
        map.values.emplace_back(mean);
        map.details.append(Report::tr("%1, as published; no interval is known").arg(studyNumber(mean, 0)));
    }
    return map;
}

} // namespace tetrarium
