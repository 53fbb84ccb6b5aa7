// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv.h"
#include "sweepresult.h"

#include <format>

namespace tetrarium {

namespace {

std::string axisColumns(const Study &study)
{
    std::string columns;
    for (const StudyAxis &axis : study.axes)
        columns += csvField(axis.key) + ",";
    return columns;
}

std::string axisFields(const Study &study, std::size_t cell)
{
    std::string fields;
    const std::vector<std::size_t> at = study.place(cell);
    for (std::size_t axis = 0; axis < at.size(); ++axis)
        fields += csvField(axisLabel(study.axes[axis].values[at[axis]])) + ",";
    return fields;
}

std::string summaryFields(const Summary &summary, const Interval &mean)
{
    if (summary.count == 0)
        return "0,,,,,,,";
    return std::format("{},{},{},{},{},{},{},{}", summary.count, summary.mean, mean.low, mean.high,
        summary.standardDeviation, summary.minimum, summary.median, summary.maximum);
}

constexpr std::string_view summaryColumns = "count,mean,low,high,standard_deviation,minimum,median,maximum";

std::string runsTable(const SweepResult &result)
{
    std::string out = axisColumns(result.study)
                      + "replicate,seed,best,best_generation,last_mean,generations,games,held_out,failed\n";
    const auto replicates = static_cast<std::size_t>(result.study.replicates);
    for (const ItemResult &item : result.items) {
        const std::size_t replicate = item.item % replicates;
        out += axisFields(result.study, item.item / replicates)
               + std::format("{},{},", replicate + 1, result.study.replicateSeed(replicate));
        if (item.error)
            out += ",,,,,," + csvField(item.error->found + "; expected " + item.error->expected) + "\n";
        else
            out += std::format("{},{},{},{},{},{},\n", item.best, item.bestGeneration, item.lastMean,
                item.generations, item.games, item.heldOut ? std::format("{}", *item.heldOut) : "");
    }
    return out;
}

std::string cellsTable(const SweepResult &result)
{
    std::string out = axisColumns(result.study) + std::format("{},failed\n", summaryColumns);
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        const CellResult &found = result.cells[cell];
        out += axisFields(result.study, cell) + summaryFields(found.summary, found.mean)
               + std::format(",{}\n", found.failed);
    }
    return out;
}

std::string marginalTable(const AxisEffect &effect)
{
    std::string out = csvField(effect.key) + std::format(",{}\n", summaryColumns);
    for (const Marginal &level : effect.levels)
        out += csvField(axisLabel(level.value)) + "," + summaryFields(level.summary, level.mean) + "\n";
    return out;
}

std::string meansTable(const SweepResult &result)
{
    const StudyAxis &rows = result.study.axes[0];
    const StudyAxis &columns = result.study.axes[1];
    std::string out = axisName(rows.key);
    for (const std::string &value : columns.values)
        out += "," + csvField(axisName(columns.key) + " " + axisLabel(value));
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        if (cell % columns.values.size() == 0)
            out += "\n" + csvField(axisLabel(rows.values[cell / columns.values.size()]));
        const Summary &summary = result.cells[cell].summary;
        out += summary.count > 0 ? std::format(",{}", summary.mean) : ",";
    }
    return out + "\n";
}

std::string effectsTable(const SweepResult &result)
{
    const auto shareFields = [](const std::optional<VarianceShare> &variance) {
        return variance
                   ? std::format("{},{},{}", variance->share, variance->interval.low, variance->interval.high)
                   : std::string(",,");
    };
    std::string out = "effect,spread,relative,p,variance_share,low,high\n";
    for (const AxisEffect &effect : result.axes) {
        out += csvField(effect.key)
               + std::format(",{},{},{},{}\n", effect.spread, effect.relative, effect.pValue,
                   shareFields(effect.variance));
    }
    return out + csvField("replicate") + ",,,," + shareFields(result.luck) + "\n";
}

} // namespace

std::string axisLabel(const std::string &value)
{
    const bool isQuoted =
        value.size() >= 2 && value.front() == value.back() && (value.front() == '"' || value.front() == '\'');
    return isQuoted ? value.substr(1, value.size() - 2) : value;
}

std::string axisName(const std::string &key)
{
    return key.substr(key.rfind('.') + 1);
}

std::vector<std::pair<std::string, std::string>> sweepTables(const SweepResult &result)
{
    std::vector<std::pair<std::string, std::string>> files;
    files.emplace_back("runs.csv", runsTable(result));
    files.emplace_back("cells.csv", cellsTable(result));
    for (const AxisEffect &effect : result.axes)
        files.emplace_back("by-" + effect.key + ".csv", marginalTable(effect));
    files.emplace_back("effects.csv", effectsTable(result));
    if (result.study.axes.size() == 2)
        files.emplace_back("table.csv", meansTable(result));
    return files;
}

} // namespace tetrarium
