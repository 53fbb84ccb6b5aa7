// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "geneticalgorithm.h"
#include "recordingcheck.h"
#include "rules.h"
#include "thesisengine.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

using NamedValues = std::initializer_list<std::pair<std::string_view, Parameters::Value>>;

GeneticAlgorithm makeAlgorithm(const Task &task, NamedValues values)
{
    Parameters parameters(geneticAlgorithmKind().parameters);
    for (const auto &[name, value] : values) {
        if (const auto set = parameters.set(name, value); !set)
            throw BadRecording{set.error()};
    }
    return GeneticAlgorithm(task, parameters);
}

/// java.util.Random's list of pieces. No genome places as many as this before its moves run out.
std::vector<Piece> javaPieces(std::uint64_t seed, std::int64_t moveLimit)
{
    JavaRandom random(seed);
    std::vector<Piece> pieces(static_cast<std::size_t>(moveLimit) + 2);
    std::ranges::generate(pieces, [&] { return static_cast<Piece>(random.nextInt(pieceCount)); });
    return pieces;
}

ThesisGame playGenes(
    const Genes &genes, const Rules &rules, std::span<const Piece> pieces, std::int64_t moveLimit)
{
    const ThesisWeights weights{
        .rowsCleared = genes[0],
        .weightedHeight = genes[1],
        .cumulativeHeight = genes[2],
        .holes = genes[3],
        .bumpiness = genes[4],
    };
    return playThesis(weights, rules, pieces, moveLimit);
}

void checkGenome(RecordingCheck &check, const std::string &what, const Json &recorded, const Individual &ours,
    const ThesisGame &game)
{
    check.equal(what + ".id", recorded.at("id").get<std::string>(), ours.id);
    for (std::size_t gene = 0; gene < ours.genes.size(); ++gene)
        check.equal(what + numbered(".w", gene), recorded.at("w").at(gene).get<double>(), ours.genes[gene]);
    check.equal(what + ".fit", recorded.at("fit").get<std::int64_t>(), game.score);
    check.equal(what + ".moves", recorded.at("moves").get<std::int64_t>(), game.moves);
}

} // namespace

std::optional<Difference> verifyThesisEvolution(const Json &recording)
{
    RecordingCheck check;
    const Rules rules = *findRules("thesis");
    const std::int64_t moveLimit = integerOf(recording.at("moveLimit"), 1, 1'000'000);
    const std::vector<Piece> pieces = javaPieces(recording.at("pieceSeed").get<std::uint64_t>(), moveLimit);
    const Task task{
        .genes = std::vector<GeneRange>(5, {0, 1}), .seed = recording.at("seed").get<std::uint64_t>()};
    GeneticAlgorithm algorithm =
        makeAlgorithm(task, {{"population", recording.at("population").get<double>()}, {"child_chance", 0.75},
                                {"newcomer_chance", 0.5}, {"selection", "thesis-program"},
                                {"mutation_rate", recording.at("rate").get<double>()},
                                {"mutation_step", recording.at("step").get<double>()}, {"program", "thesis"},
                                {"generator", "java"}});

    const Json &generations = recording.at("gens");
    check.equal("generations", recording.at("generations").get<std::size_t>(), generations.size());
    for (std::size_t g = 0; g < generations.size() && check.holds(); ++g) {
        const std::vector<Individual> individuals = algorithm.ask();
        const Json &recorded = generations.at(g);
        if (!check.equal(numbered("gens", g), recorded.size(), individuals.size()))
            break;
        std::vector<ThesisGame> games;
        std::vector<double> fitness;
        for (const Individual &individual : individuals) {
            games.push_back(playGenes(individual.genes, rules, pieces, moveLimit));
            fitness.push_back(static_cast<double>(games.back().score));
        }
        const bool last = g + 1 == generations.size();
        const std::vector<std::size_t> sorted = genetic::thesisOrder(fitness);
        const bool storedSorted = last && recording.at("lastGenerationSorted").get<bool>();
        for (std::size_t i = 0; i < individuals.size(); ++i) {
            const std::size_t at = storedSorted ? sorted[i] : i;
            checkGenome(
                check, numbered("gens", g) + numbered("", i), recorded.at(i), individuals[at], games[at]);
        }
        if (last)
            checkGenome(
                check, "best", recording.at("best"), individuals[sorted.back()], games[sorted.back()]);
        algorithm.tell(fitness);
    }
    return check.difference();
}

std::optional<Difference> verifyTetnetEvolution(const Json &recording)
{
    constexpr std::array geneNames{
        "rowsCleared", "weightedHeight", "cumulativeHeight", "relativeHeight", "holes", "roughness"};
    RecordingCheck check;
    const Json &population = recording.at("population");
    const Task task{.genes = std::vector<GeneRange>(geneNames.size()), .seed = 0};
    GeneticAlgorithm algorithm = makeAlgorithm(
        task, {{"population", static_cast<double>(population.size())}, {"selection", "upper-half-squared"},
                  {"mutation", "each-gene"}, {"mutation_rate", 0.05}, {"mutation_step", 0.2},
                  {"program", "tetnet"}, {"generator", "mulberry32"}});

    std::vector<Individual> individuals;
    std::vector<double> fitness;
    for (const Json &genome : population) {
        Individual individual{.id = std::format("{}", genome.at("id").get<double>()), .genes = {}};
        for (const char *name : geneNames)
            individual.genes.push_back(genome.at(name).get<double>());
        individuals.push_back(std::move(individual));
        fitness.push_back(genome.at("fitness").get<double>());
    }
    algorithm.begin(std::move(individuals), fitness,
        *RandomSource::make("mulberry32", recording.at("mulberry32_seed").get<std::uint64_t>()));

    const std::vector<Individual> next = algorithm.ask();
    const Json &recorded = recording.at("next");
    if (!check.equal("next", recorded.size(), next.size()))
        return check.difference();
    for (std::size_t i = 0; i < next.size() && check.holds(); ++i) {
        const std::string what = numbered("next", i);
        check.equal(what + ".id", std::format("{}", recorded.at(i).at("id").get<double>()), next[i].id);
        for (std::size_t gene = 0; gene < geneNames.size(); ++gene)
            check.equal(what + "." + geneNames[gene], recorded.at(i).at(geneNames[gene]).get<double>(),
                next[i].genes[gene]);
        // The best keeps its fitness; a child has none yet, which the program writes as −1.
        const double expected = next[i].origin == Origin::Elite ? *std::ranges::max_element(fitness) : -1;
        check.equal(what + ".fitness", recorded.at(i).at("fitness").get<double>(), expected);
    }
    return check.difference();
}

} // namespace tetrarium
