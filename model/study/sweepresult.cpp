// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweepresult.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace tetrarium {

namespace {

constexpr double confidence = 0.95;
constexpr int resamples = 1000;
constexpr int permutations = 1999;

/// Streams below the study's seed; replicates take those of one coordinate.
constexpr std::uint64_t cellStream = 1;
constexpr std::uint64_t marginalStream = 2;
constexpr std::uint64_t permutationStream = 3;
constexpr std::uint64_t varianceStream = 4;

/// The runs of one level, and the mean of each replicate where all its runs are there.
struct Level
{
    std::vector<double> runs;
    std::vector<std::optional<double>> replicates;
};

std::vector<Level> levelsOf(const Study &study, std::span<const ItemResult> items, std::size_t axis)
{
    const auto replicates = static_cast<std::size_t>(study.replicates);
    const std::size_t count = study.axes[axis].values.size();
    const std::size_t cellsALevel = study.cells() / count;
    std::vector<Level> levels(count);
    std::vector<std::vector<double>> sums(count, std::vector<double>(replicates, 0.0));
    std::vector<std::vector<std::size_t>> counts(count, std::vector<std::size_t>(replicates, 0));
    for (const ItemResult &item : items) {
        if (item.error)
            continue;
        const std::size_t level = study.place(item.item / replicates)[axis];
        levels[level].runs.push_back(item.best);
        sums[level][item.item % replicates] += item.best;
        ++counts[level][item.item % replicates];
    }
    for (std::size_t level = 0; level < count; ++level) {
        for (std::size_t replicate = 0; replicate < replicates; ++replicate) {
            std::optional<double> mean;
            if (counts[level][replicate] == cellsALevel)
                mean = sums[level][replicate] / static_cast<double>(cellsALevel);
            levels[level].replicates.push_back(mean);
        }
    }
    return levels;
}

/// The sum over levels of the squared sum over replicates: it grows with the variance between levels, all else being
/// constant under exchanges within a replicate.
double betweenLevels(const std::vector<std::vector<double>> &blocks)
{
    double squares = 0;
    for (std::size_t level = 0; level < blocks.front().size(); ++level) {
        double sum = 0;
        for (const std::vector<double> &block : blocks)
            sum += block[level];
        squares += sum * sum;
    }
    return squares;
}

double permutationTest(const std::vector<Level> &levels, Rng random)
{
    std::vector<std::vector<double>> blocks(levels.front().replicates.size());
    for (const Level &level : levels) {
        if (!std::ranges::all_of(level.replicates, [](const auto &mean) { return mean.has_value(); }))
            continue;
        for (std::size_t replicate = 0; replicate < blocks.size(); ++replicate)
            blocks[replicate].push_back(*level.replicates[replicate]);
    }
    if (blocks.front().size() < 2)
        return 1;
    // Taking each block's mean away changes no order and keeps the squares small.
    for (std::vector<double> &block : blocks) {
        const double mean = summarize(block).mean;
        for (double &value : block)
            value -= mean;
    }
    const double found = betweenLevels(blocks);
    int asGreat = 1;
    for (int round = 0; round < permutations; ++round) {
        for (std::vector<double> &block : blocks) {
            for (std::size_t left = block.size(); left > 1; --left)
                std::swap(block[left - 1], block[random.below(static_cast<std::uint32_t>(left))]);
        }
        // Sums in another order differ in their last bits.
        asGreat += betweenLevels(blocks) >= found * (1 - 1e-12) ? 1 : 0;
    }
    return static_cast<double>(asGreat) / (permutations + 1);
}

/// The runs of a replicate, as sums of their distances from the mean of all runs.
struct ReplicateSums
{
    double sum = 0;
    double squares = 0;
    std::vector<std::vector<double>> levels; ///< by axis and level
};

std::vector<ReplicateSums> replicateSums(
    const Study &study, std::span<const ItemResult> items, double meanOfAll)
{
    ReplicateSums empty;
    for (const StudyAxis &axis : study.axes)
        empty.levels.emplace_back(axis.values.size(), 0.0);
    std::vector<ReplicateSums> sums(static_cast<std::size_t>(study.replicates), empty);
    for (const ItemResult &item : items) {
        ReplicateSums &replicate = sums[item.item % sums.size()];
        const double value = item.best - meanOfAll;
        const std::vector<std::size_t> at = study.place(item.item / sums.size());
        replicate.sum += value;
        replicate.squares += value * value;
        for (std::size_t axis = 0; axis < at.size(); ++axis)
            replicate.levels[axis][at[axis]] += value;
    }
    return sums;
}

/// The shares of all axes and, last, of the replicates, in a sample of them.
std::vector<double> varianceShares(
    const Study &study, std::span<const ReplicateSums> sums, std::span<const std::size_t> sample)
{
    const auto cells = static_cast<double>(study.cells());
    const double runs = cells * static_cast<double>(sample.size());
    double sum = 0;
    double squares = 0;
    double betweenReplicates = 0;
    for (const std::size_t replicate : sample) {
        sum += sums[replicate].sum;
        squares += sums[replicate].squares;
        betweenReplicates += sums[replicate].sum * sums[replicate].sum / cells;
    }
    const double total = squares - sum * sum / runs;
    std::vector<double> shares;
    const auto add = [&](double between) {
        shares.push_back(total > 0 ? (between - sum * sum / runs) / total : 0);
    };
    for (std::size_t axis = 0; axis < study.axes.size(); ++axis) {
        const std::size_t levels = study.axes[axis].values.size();
        double between = 0;
        for (std::size_t level = 0; level < levels; ++level) {
            double ofLevel = 0;
            for (const std::size_t replicate : sample)
                ofLevel += sums[replicate].levels[axis][level];
            between += ofLevel * ofLevel / (runs / static_cast<double>(levels));
        }
        add(between);
    }
    add(betweenReplicates);
    return shares;
}

/// Of all axes and, last, of the replicates; nothing where runs are missing or failed.
std::vector<VarianceShare> judgeVariance(
    const Study &study, std::span<const ItemResult> items, double meanOfAll)
{
    if (study.replicates < 2 || items.size() != study.items()
        || std::ranges::any_of(items, [](const ItemResult &item) { return item.error.has_value(); }))
        return {};
    const std::vector<ReplicateSums> sums = replicateSums(study, items, meanOfAll);
    std::vector<std::size_t> sample(sums.size());
    std::iota(sample.begin(), sample.end(), std::size_t{0});
    std::vector<VarianceShare> found;
    for (const double share : varianceShares(study, sums, sample))
        found.push_back({.share = share});
    std::vector<std::vector<double>> resampled(found.size());
    Rng random(Rng::streamSeed(study.seed, {varianceStream}));
    for (int round = 0; round < resamples; ++round) {
        for (std::size_t &replicate : sample)
            replicate = random.below(static_cast<std::uint32_t>(sums.size()));
        const std::vector<double> shares = varianceShares(study, sums, sample);
        for (std::size_t i = 0; i < shares.size(); ++i)
            resampled[i].push_back(shares[i]);
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        std::ranges::sort(resampled[i]);
        found[i].interval = {
            quantile(resampled[i], (1 - confidence) / 2), quantile(resampled[i], (1 + confidence) / 2)};
    }
    return found;
}

AxisEffect judgeAxis(
    const Study &study, std::span<const ItemResult> items, std::size_t axis, double meanOfAll)
{
    AxisEffect effect{.key = study.axes[axis].key, .levels = {}};
    const std::vector<Level> levels = levelsOf(study, items, axis);
    std::vector<double> means;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        Marginal marginal{.value = study.axes[axis].values[i], .summary = summarize(levels[i].runs)};
        std::vector<double> replicates;
        for (const std::optional<double> &mean : levels[i].replicates) {
            if (mean)
                replicates.push_back(*mean);
        }
        Rng random(Rng::streamSeed(study.seed, {marginalStream, axis, i}));
        marginal.mean = bootstrapMean(replicates, confidence, resamples, random);
        if (marginal.summary.count > 0)
            means.push_back(marginal.summary.mean);
        effect.levels.push_back(std::move(marginal));
    }
    if (!means.empty()) {
        effect.spread = std::ranges::max(means) - std::ranges::min(means);
        effect.relative = meanOfAll != 0 ? effect.spread / std::abs(meanOfAll) : 0;
    }
    effect.pValue = permutationTest(levels, Rng(Rng::streamSeed(study.seed, {permutationStream, axis})));
    return effect;
}

} // namespace

CellResult judgeCell(const Study &study, std::span<const ItemResult> items, std::size_t cell)
{
    const auto replicates = static_cast<std::size_t>(study.replicates);
    CellResult result;
    for (std::size_t item = cell * replicates; item < std::min((cell + 1) * replicates, items.size());
        ++item) {
        if (!items[item].error) {
            result.values.push_back(items[item].best);
            continue;
        }
        if (result.failed++ == 0)
            result.error = items[item].error;
    }
    result.summary = summarize(result.values);
    Rng random(Rng::streamSeed(study.seed, {cellStream, cell}));
    result.mean = bootstrapMean(result.values, confidence, resamples, random);
    return result;
}

SweepResult judgeSweep(Study study, Recipe recipe, std::vector<ItemResult> items)
{
    SweepResult result{.study = std::move(study),
        .recipe = std::move(recipe),
        .items = std::move(items),
        .cells = {},
        .axes = {}};
    std::vector<double> runs;
    for (const ItemResult &item : result.items) {
        result.games += item.games;
        if (!item.error)
            runs.push_back(item.best);
    }
    result.runs = summarize(runs);
    std::vector<double> means;
    double variances = 0;
    int withVariance = 0;
    for (std::size_t cell = 0; cell < result.study.cells(); ++cell) {
        result.cells.push_back(judgeCell(result.study, result.items, cell));
        const Summary &summary = result.cells.back().summary;
        if (summary.count > 0)
            means.push_back(summary.mean);
        if (summary.count > 1) {
            variances += summary.standardDeviation * summary.standardDeviation;
            ++withVariance;
        }
    }
    result.cellMeans = summarize(means);
    result.noise = withVariance > 0 ? std::sqrt(variances / withVariance) : 0;
    for (std::size_t axis = 0; axis < result.study.axes.size(); ++axis)
        result.axes.push_back(judgeAxis(result.study, result.items, axis, result.runs.mean));
    if (const auto shares = judgeVariance(result.study, result.items, result.runs.mean); !shares.empty()) {
        for (std::size_t axis = 0; axis < result.axes.size(); ++axis)
            result.axes[axis].variance = shares[axis];
        result.luck = shares.back();
    }
    return result;
}

} // namespace tetrarium
