// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipefile.h"

#include "playertables.h"
#include "randomizer.h"
#include "recipekeys.h"
#include "recipetable.h"

#include <algorithm>
#include <array>
#include <format>
#include <limits>
#include <tuple>

namespace tetrarium {

namespace {

constexpr std::int64_t formatVersion = 1;
constexpr std::array<std::string_view, 14> topKeys{"format", "name", "title", "note", "rules", "randomizer",
    "seed", "search", "evaluator", "genes", "evaluation", "optimizer", "stopping", "held_out"};
constexpr std::int64_t largestSeed = std::numeric_limits<std::int64_t>::max();

Parameters::Value readValue(TomlReader &reader, const ParameterInfo &info)
{
    if (!info.words.empty())
        return reader.text(info.name);
    if (info.whole) {
        return static_cast<double>(reader.integer(
            info.name, static_cast<std::int64_t>(info.least), static_cast<std::int64_t>(info.most)));
    }
    return reader.number(info.name, info.least, info.most);
}

Parameters readParameters(TomlReader &reader, std::span<const ParameterInfo> infos)
{
    Parameters parameters(infos);
    for (const ParameterInfo &info : infos) {
        reader.knows(info.name);
        if (!reader.has(info.name))
            continue;
        if (const auto set = parameters.set(info.name, readValue(reader, info)); !set)
            reader.fail(info.name, set.error());
    }
    return parameters;
}

/// The value whose name stands at the same place in the list of names.
template<typename Enum>
Enum valueOf(std::span<const std::string_view> names, std::string_view name)
{
    return static_cast<Enum>(std::ranges::find(names, name) - names.begin());
}

std::int64_t count(const Parameters &parameters, std::string_view name)
{
    return static_cast<std::int64_t>(parameters.number(name));
}

GameCaps capsOf(const Parameters &parameters)
{
    return {.pieces = count(parameters, "max_pieces"),
        .rows = count(parameters, "max_lines"),
        .moves = count(parameters, "max_moves")};
}

Racing readRacing(TomlReader reader)
{
    Racing racing;
    reader.knows("barriers");
    if (reader.has("barriers")) {
        for (const std::int64_t barrier : reader.integers("barriers"))
            racing.barriers.push_back(static_cast<int>(std::clamp<std::int64_t>(barrier, 0, 1 << 30)));
    }
    const Parameters parameters = readParameters(reader, racingParameters());
    racing.winners = parameters.whole("winners");
    racing.confidence = parameters.number("confidence");
    reader.finish();
    return racing;
}

EvaluationSettings readEvaluation(TomlReader reader)
{
    const Parameters parameters = readParameters(reader, evaluationParameters());
    EvaluationSettings evaluation;
    evaluation.measure = valueOf<Measure>(measureNames, parameters.word("measure"));
    evaluation.games = parameters.whole("games");
    evaluation.summing = valueOf<Summing>(summingNames, parameters.word("summing"));
    evaluation.seeds = valueOf<SeedMode>(seedModeNames, parameters.word("seeds"));
    evaluation.caps = capsOf(parameters);
    evaluation.zeroUnlessSurvived = reader.flag("zero_unless_survived", false);
    reader.knows("first_seed");
    if (reader.has("first_seed"))
        evaluation.firstSeed = static_cast<std::uint64_t>(reader.integer("first_seed", 0, largestSeed));
    evaluation.racing = readRacing(reader.table("racing"));
    reader.finish();
    if (const auto checked = checkEvaluation(evaluation); !checked)
        reader.fail(evaluation.racing.barriers.empty() ? "first_seed" : "racing", checked.error());
    return evaluation;
}

Stopping readStopping(TomlReader reader)
{
    const Parameters parameters = readParameters(reader, stoppingParameters());
    reader.finish();
    return {.generations = parameters.whole("generations"),
        .evaluations = count(parameters, "evaluations"),
        .seconds = parameters.number("seconds"),
        .stagnation = parameters.whole("stagnation"),
        .target = parameters.number("target")};
}

HeldOut readHeldOut(TomlReader reader)
{
    const Parameters parameters = readParameters(reader, heldOutParameters());
    const HeldOut heldOut{
        .every = parameters.whole("every"), .games = parameters.whole("games"), .caps = capsOf(parameters)};
    reader.finish();
    if (const auto checked = checkHeldOut(heldOut); !checked)
        reader.fail("games", checked.error());
    return heldOut;
}

/// One end of all ranges: a number for all genes, or a list with one for each.
std::vector<double> readEnds(TomlReader &reader, std::string_view key, std::size_t genes)
{
    constexpr double largest = std::numeric_limits<double>::max() / 2;
    if (!reader.hasList(key))
        return std::vector<double>(genes, reader.number(key, -largest, largest));
    std::vector<double> ends = reader.numbers(key);
    if (ends.size() != genes)
        reader.fail(key, {.code = ErrorCode::WrongSize,
                             .found = std::format("{} numbers", ends.size()),
                             .expected = std::format("{}, one for each weight", genes)});
    ends.resize(genes);
    return ends;
}

void readGenes(TomlReader reader, Recipe &recipe)
{
    const auto genes = static_cast<std::size_t>(recipe.shape.weightCount());
    const std::vector<double> least = readEnds(reader, "least", genes);
    const std::vector<double> most = readEnds(reader, "most", genes);
    for (std::size_t gene = 0; gene < genes; ++gene)
        recipe.ranges.push_back({least[gene], most[gene]});
    reader.knows("order");
    if (reader.has("order")) {
        const std::vector<std::string> weights = recipe.geneNames();
        for (const std::string &name : reader.texts("order"))
            recipe.geneOrder.push_back(static_cast<int>(std::ranges::find(weights, name) - weights.begin()));
    }
    reader.finish();
    if (const auto checked = checkGenes(recipe); !checked)
        reader.fail(recipe.geneOrder.empty() ? "least" : "order", checked.error());
}

void readOptimizer(TomlReader reader, Recipe &recipe)
{
    const OptimizerKind kind = reader.word("kind", {}, findOptimizer);
    recipe.optimizer = kind.name;
    recipe.parameters = readParameters(reader, kind.parameters);
    reader.finish();
}

Expected<Recipe> readTable(const toml::table &table)
{
    std::optional<Error> error;
    TomlReader reader(table, error);
    // A misspelt table first: what it says would else be missed as missing.
    for (const std::string_view key : topKeys)
        reader.knows(key);
    reader.finish();
    Recipe recipe;
    if (const auto format = reader.integer("format", 1, largestSeed); format != formatVersion && !error) {
        reader.fail("format", {.code = ErrorCode::UnknownVersion,
                                  .found = std::to_string(format),
                                  .expected = std::to_string(formatVersion)});
    }
    recipe.name = reader.text("name");
    recipe.title = reader.text("title", recipe.name);
    recipe.note = reader.text("note", {});
    recipe.rules = reader.word("rules", {}, findRules);
    recipe.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, largestSeed, 1));
    const Randomizer randomizer = reader.word("randomizer", recipe.rules.randomizer,
        [](std::string_view name) { return Randomizer::make(name, 0); });
    recipe.randomizer = randomizer.name();
    reader.needTables({"search", "evaluator", "genes", "optimizer"});
    recipe.search = readSearch(reader.table("search"));
    TomlReader evaluator = reader.table("evaluator");
    recipe.shape = readShape(evaluator, nullptr);
    if (error)
        return std::unexpected(*error);
    if (const auto checked = checkPlayerOf(recipe); !checked)
        reader.fail("search", checked.error());
    readGenes(reader.table("genes"), recipe);
    recipe.evaluation = readEvaluation(reader.table("evaluation"));
    readOptimizer(reader.table("optimizer"), recipe);
    recipe.stopping = readStopping(reader.table("stopping"));
    recipe.heldOut = readHeldOut(reader.table("held_out"));
    if (error)
        return std::unexpected(*error);
    return recipe;
}

void writeParameters(std::string &out, const Parameters &parameters)
{
    for (const ParameterInfo &info : parameters.infos()) {
        out += std::format("{} = ", info.name);
        if (!info.words.empty())
            out += std::format("\"{}\"\n", parameters.word(info.name));
        else if (info.whole)
            out += std::format("{}\n", count(parameters, info.name));
        else
            out += tomlText(parameters.number(info.name)) + "\n";
    }
}

/// Values for the parameters of a table, in the order of its infos.
Parameters filled(std::span<const ParameterInfo> infos, std::initializer_list<Parameters::Value> values)
{
    Parameters parameters(infos);
    auto info = infos.begin();
    for (const Parameters::Value &value : values)
        std::ignore = parameters.set((info++)->name, value);
    return parameters;
}

std::string writeGenes(const Recipe &recipe)
{
    const auto ends = [&recipe](double GeneRange::*end) {
        const double first = recipe.ranges.front().*end;
        if (std::ranges::all_of(recipe.ranges, [&](const GeneRange &range) { return range.*end == first; }))
            return tomlText(first);
        return tomlList(recipe.ranges, [&](const GeneRange &range) { return tomlText(range.*end); });
    };
    std::string out =
        std::format("\n[genes]\nleast = {}\nmost = {}\n", ends(&GeneRange::least), ends(&GeneRange::most));
    if (!recipe.geneOrder.empty())
        out += std::format("order = {}\n",
            tomlList(recipe.geneNames(), [](const std::string &name) { return tomlText(name); }));
    return out;
}

std::string writeEvaluation(const EvaluationSettings &evaluation)
{
    const auto word = [](auto value) { return std::string(nameOf(value)); };
    const auto number = [](auto value) { return static_cast<double>(value); };
    std::string out = "\n[evaluation]\n";
    writeParameters(out, filled(evaluationParameters(),
                             {word(evaluation.measure), number(evaluation.games), word(evaluation.summing),
                                 word(evaluation.seeds), number(evaluation.caps.pieces),
                                 number(evaluation.caps.rows), number(evaluation.caps.moves)}));
    out += std::format("zero_unless_survived = {}\n", evaluation.zeroUnlessSurvived);
    if (evaluation.firstSeed)
        out += std::format("first_seed = {}\n", *evaluation.firstSeed);
    out += std::format("\n[evaluation.racing]\nbarriers = {}\n",
        tomlList(evaluation.racing.barriers, [](int barrier) { return std::to_string(barrier); }));
    writeParameters(
        out, filled(racingParameters(), {number(evaluation.racing.winners), evaluation.racing.confidence}));
    return out;
}

std::string writeEnd(const Stopping &stopping, const HeldOut &heldOut)
{
    const auto number = [](auto value) { return static_cast<double>(value); };
    std::string out = "\n[stopping]\n";
    writeParameters(out,
        filled(stoppingParameters(), {number(stopping.generations), number(stopping.evaluations),
                                         stopping.seconds, number(stopping.stagnation), stopping.target}));
    out += "\n[held_out]\n";
    writeParameters(out, filled(heldOutParameters(),
                             {number(heldOut.every), number(heldOut.games), number(heldOut.caps.pieces),
                                 number(heldOut.caps.rows), number(heldOut.caps.moves)}));
    return out;
}

} // namespace

Expected<Recipe> readRecipe(
    std::string_view text, const FindRecipe &findParent, std::span<const std::string> settings)
{
    auto table = readWithParents(text, findParent);
    if (!table)
        return std::unexpected(table.error());
    if (const auto applied = applySettings(*table, settings); !applied)
        return std::unexpected(applied.error());
    auto recipe = readTable(*table);
    // A setting has no lines; what is wrong with it is told by the setting itself.
    if (!recipe && std::ranges::contains(settings, recipe.error().file)) {
        recipe.error().line = 0;
        recipe.error().column = 0;
    }
    return recipe;
}

Expected<Recipe> withSettings(const Recipe &recipe, std::span<const std::string> settings)
{
    return readRecipe(writeRecipe(recipe), {}, settings);
}

std::string writeRecipe(const Recipe &recipe)
{
    std::string out = std::format(
        "format = {}\nname = {}\ntitle = {}\n", formatVersion, tomlText(recipe.name), tomlText(recipe.title));
    if (!recipe.note.empty())
        out += std::format("note = {}\n", tomlText(recipe.note));
    out += std::format("rules = \"{}\"\nrandomizer = {}\nseed = {}\n", recipe.rules.name(),
        tomlText(recipe.randomizer), recipe.seed);
    out += writeSearch(recipe.search);
    out += writeShape(recipe.shape);
    out += writeGenes(recipe);
    out += writeEvaluation(recipe.evaluation);
    out += std::format("\n[optimizer]\nkind = \"{}\"\n", recipe.optimizer);
    writeParameters(out, recipe.parameters);
    out += writeEnd(recipe.stopping, recipe.heldOut);
    return out;
}

} // namespace tetrarium
