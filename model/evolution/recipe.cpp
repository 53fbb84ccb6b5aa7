// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipe.h"

#include "randomizer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <numeric>

namespace tetrarium {

Expected<void> checkGenes(const Recipe &recipe)
{
    const auto count = static_cast<std::size_t>(recipe.shape.weightCount());
    if (recipe.ranges.size() != count) {
        return fail(ErrorCode::WrongSize, std::format("{} ranges", recipe.ranges.size()),
            std::format("{} ranges, one for each weight", count));
    }
    for (const GeneRange &range : recipe.ranges) {
        if (!std::isfinite(range.least) || !std::isfinite(range.most) || range.least > range.most)
            return fail(ErrorCode::OutOfRange, std::format("{}..{}", range.least, range.most),
                "a range with its lower end first");
    }
    if (recipe.geneOrder.empty())
        return {};
    std::vector<int> sorted = recipe.geneOrder;
    std::ranges::sort(sorted);
    std::vector<int> all(count);
    std::iota(all.begin(), all.end(), 0);
    if (sorted != all)
        return fail(ErrorCode::WrongSize, std::format("{} genes", sorted.size()),
            std::format("every one of {} weights once", count));
    return {};
}

Expected<void> checkEvaluation(const EvaluationSettings &evaluation)
{
    const Racing &racing = evaluation.racing;
    if (evaluation.games < 1)
        return fail(ErrorCode::OutOfRange, std::to_string(evaluation.games), "1 game or more");
    if (evaluation.firstSeed && evaluation.seeds != SeedMode::Fixed)
        return fail(ErrorCode::Impossible, "first_seed with seeds = " + std::string(nameOf(evaluation.seeds)),
            "seeds = fixed");
    if (racing.barriers.empty())
        return {};
    if (evaluation.summing != Summing::Mean || evaluation.zeroUnlessSurvived)
        return fail(ErrorCode::Impossible, "racing without means", "summing = mean");
    if (racing.winners < 1)
        return fail(ErrorCode::OutOfRange, std::to_string(racing.winners), "1 winner or more");
    int before = 1;
    for (const int barrier : racing.barriers) {
        if (barrier <= before || barrier >= evaluation.games)
            return fail(ErrorCode::OutOfRange, std::to_string(barrier),
                std::format("rising barriers, {}..{}", before + 1, evaluation.games - 1));
        before = barrier;
    }
    return {};
}

std::vector<std::string> Recipe::geneNames() const
{
    std::vector<std::string> weights;
    if (shape.isLinear()) {
        for (const FeatureUse use : shape.features)
            weights.emplace_back(nameOf(use.id));
    } else {
        std::vector<std::string> inputs;
        for (const FeatureUse use : shape.features)
            inputs.emplace_back(nameOf(use.id));
        for (std::size_t layer = 0; layer < shape.hidden.size(); ++layer) {
            std::vector<std::string> outputs;
            for (int neuron = 0; neuron < shape.hidden[layer]; ++neuron) {
                outputs.push_back(std::format("h{}_{}", layer + 1, neuron + 1));
                for (const std::string &input : inputs)
                    weights.push_back(std::format("{}.{}", outputs.back(), input));
            }
            inputs = std::move(outputs);
        }
        for (const std::string &input : inputs)
            weights.push_back("out." + input);
    }
    if (geneOrder.empty())
        return weights;
    std::vector<std::string> genes;
    for (const int weight : geneOrder)
        genes.push_back(weights[static_cast<std::size_t>(weight)]);
    return genes;
}

Player Recipe::player(const Genes &genes) const
{
    std::vector<double> weights = genes;
    for (std::size_t gene = 0; gene < geneOrder.size(); ++gene)
        weights[static_cast<std::size_t>(geneOrder[gene])] = genes[gene];
    Player player{.name = name, .title = title, .rules = rules, .search = search};
    player.evaluator = *Evaluator::make(shape, std::move(weights));
    return player;
}

Expected<void> checkPlayerOf(const Recipe &recipe)
{
    const std::vector<double> zeros(static_cast<std::size_t>(recipe.shape.weightCount()));
    auto evaluator = Evaluator::make(recipe.shape, zeros);
    if (!evaluator)
        return std::unexpected(evaluator.error());
    Player player{.name = {}, .title = {}, .rules = recipe.rules, .search = recipe.search};
    player.evaluator = *std::move(evaluator);
    return checkPlayer(player);
}

Expected<void> checkHeldOut(const HeldOut &heldOut)
{
    if (heldOut.every > 0 && heldOut.games < 1)
        return fail(ErrorCode::OutOfRange, std::to_string(heldOut.games), "1 held-out game or more");
    return {};
}

Expected<void> checkRecipe(const Recipe &recipe)
{
    const auto player = checkPlayerOf(recipe);
    const auto genes = player ? checkGenes(recipe) : player;
    const auto evaluation = genes ? checkEvaluation(recipe.evaluation) : genes;
    const auto heldOut = evaluation ? checkHeldOut(recipe.heldOut) : evaluation;
    if (!heldOut)
        return heldOut;
    if (const auto randomizer = Randomizer::make(recipe.randomizer, recipe.seed); !randomizer)
        return std::unexpected(randomizer.error());
    if (const auto optimizer = findOptimizer(recipe.optimizer); !optimizer)
        return std::unexpected(optimizer.error());
    return {};
}

} // namespace tetrarium
