// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runexport.h"

#include "filesync.h"
#include "playerfile.h"
#include "runreader.h"
#include "thesislines.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <functional>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;
using Files = std::vector<std::pair<std::string, std::string>>; // name, text

constexpr std::array<std::string_view, 4> names{"csv", "json", "players", "thesis"};

Expected<void> forEachRow(RunReader &run, const std::function<Expected<void>(const GenerationRow &row)> &take)
{
    while (true) {
        const auto row = run.nextRow();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return {};
        if (const auto taken = take(**row); !taken)
            return taken;
    }
}

/// A field of comma-separated values (RFC 4180).
std::string field(const std::string &text)
{
    if (text.find_first_of(",\"\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

std::string heldOutFields(const std::optional<HeldOutScore> &score)
{
    return score ? std::format(",{},{},{}", score->mean, score->standardError, score->games) : ",,,";
}

std::string csvRow(const GenerationReport &report, std::int64_t genomes)
{
    std::string text = std::format("{},{},{},{},{},{},{},{}", report.number, report.bestFitness, report.mean,
        report.median, report.low, report.high, report.diversity, genomes);
    text += heldOutFields(report.heldOut);
    text += std::format(",{},{}", report.evaluations, report.games);
    for (const Metric &metric : report.metrics)
        text += std::format(",{}", metric.value);
    return text + '\n';
}

std::string csvElites(const RunReader &run, const std::vector<Elite> &elites)
{
    std::string text = "generation,id,fitness,games,score,lines,pieces,moves,held_out,held_out_error,"
                       "held_out_games";
    for (const std::string &name : run.recipe().geneNames())
        text += ',' + field(name);
    text += '\n';
    for (const Elite &elite : elites) {
        const GenomeResult &genome = elite.genome;
        text += std::format("{},{},{},{},{},{},{},{}", elite.generation, field(genome.individual.id),
            genome.fitness, genome.games, genome.score, genome.lines, genome.pieces, genome.moves);
        text += heldOutFields(elite.heldOut);
        for (const double gene : genome.individual.genes)
            text += std::format(",{}", gene);
        text += '\n';
    }
    return text;
}

Expected<Files> csvFiles(RunReader &run, const std::vector<Elite> &elites)
{
    std::string rows = "generation,best,mean,median,low,high,diversity,genomes,held_out,held_out_error,"
                       "held_out_games,evaluations,games";
    bool headed = false;
    const auto read = forEachRow(run, [&](const GenerationRow &row) -> Expected<void> {
        for (const Metric &metric : headed ? std::vector<Metric>() : row.report.metrics)
            rows += ',' + field(metric.name);
        rows += (headed ? "" : "\n") + csvRow(row.report, row.genomes);
        headed = true;
        return {};
    });
    if (!read)
        return std::unexpected(read.error());
    return Files{{"generations.csv", rows + (headed ? "" : "\n")}, {"elites.csv", csvElites(run, elites)}};
}

Json jsonOf(const std::optional<HeldOutScore> &score)
{
    if (!score)
        return nullptr;
    return {{"mean", score->mean}, {"standard_error", score->standardError}, {"games", score->games}};
}

Json jsonOf(const GenerationReport &report)
{
    Json json{{"generation", report.number}, {"best", report.bestFitness}, {"mean", report.mean},
        {"median", report.median}, {"low", report.low}, {"high", report.high},
        {"diversity", report.diversity}, {"held_out", jsonOf(report.heldOut)},
        {"evaluations", report.evaluations}, {"games", report.games}};
    for (const Metric &metric : report.metrics)
        json["metrics"][metric.name] = metric.value;
    return json;
}

Json jsonOf(const Elite &elite, const std::vector<std::string> &geneNames)
{
    const GenomeResult &genome = elite.genome;
    Json json{{"generation", elite.generation}, {"id", genome.individual.id}, {"fitness", genome.fitness},
        {"games", genome.games}, {"score", genome.score}, {"lines", genome.lines}, {"pieces", genome.pieces},
        {"moves", genome.moves}, {"held_out", jsonOf(elite.heldOut)}};
    for (std::size_t i = 0; i < genome.individual.genes.size(); ++i)
        json["genes"].push_back({{"name", geneNames[i]}, {"value", genome.individual.genes[i]}});
    return json;
}

Expected<Files> jsonFiles(RunReader &run, const std::vector<Elite> &elites)
{
    const Manifest &manifest = run.manifest();
    Json json{{"recipe", run.recipe().name}, {"seed", run.recipe().seed}, {"version", manifest.version},
        {"started", manifest.started}, {"stop", nameOf(run.stopReason())}};
    json["generations"] = Json::array();
    const auto read = forEachRow(run, [&json](const GenerationRow &row) -> Expected<void> {
        json["generations"].push_back(jsonOf(row.report));
        return {};
    });
    if (!read)
        return std::unexpected(read.error());
    json["elites"] = Json::array();
    for (const Elite &elite : elites)
        json["elites"].push_back(jsonOf(elite, run.recipe().geneNames()));
    return Files{{"run.json", json.dump(1) + '\n'}};
}

Files playerFiles(const RunReader &run, const std::vector<Elite> &elites)
{
    Files files;
    const Recipe &recipe = run.recipe();
    for (const Elite &elite : elites) {
        const Individual &individual = elite.genome.individual;
        if (!std::ranges::all_of(individual.genes, [](double gene) { return std::isfinite(gene); }))
            continue;
        Player player = recipe.player(individual.genes);
        player.name = std::format("{}-{}", recipe.name, elite.generation);
        player.title = std::format("{}, generation {}", recipe.title, elite.generation);
        player.provenance = {.source = std::format("run of {}, generation {}, genome {}", recipe.name,
                                 elite.generation, individual.id),
            .date = run.manifest().started.substr(0, 10),
            .recipe = recipe.name,
            .seed = recipe.seed,
            .heldOut = {},
            .note = std::format("fitness {} over {} games", elite.genome.fitness, elite.genome.games)};
        if (elite.heldOut)
            player.provenance.heldOut = std::format("{} ± {} over {} games", elite.heldOut->mean,
                elite.heldOut->standardError, elite.heldOut->games);
        files.emplace_back(player.name + ".toml", writePlayer(player));
    }
    return files;
}

Expected<Files> thesisFiles(RunReader &run, const std::vector<Elite> &elites)
{
    std::string generations;
    std::string best;
    const auto read = forEachRow(run, [&](const GenerationRow &row) -> Expected<void> {
        const auto genomes = run.genomes(row);
        if (!genomes)
            return std::unexpected(genomes.error());
        generations += thesisGenerationLine(row.report, genomes->size()) + '\n';
        best += thesisEliteLines(row.report.number, genomes->at(row.report.best)) + '\n';
        return {};
    });
    if (!read)
        return std::unexpected(read.error());
    std::string date = run.manifest().started.substr(0, 19);
    std::ranges::replace(date, 'T', ' ');
    std::string scores;
    for (const Elite &elite : elites)
        scores +=
            thesisScoreLine(date, elite.genome.score, elite.genome.individual.id, elite.genome.moves) + '\n';
    return Files{{"Generations.txt", generations}, {"Elites.txt", best}, {"Scores.txt", scores}};
}

Expected<Files> filesOf(RunReader &run, const std::vector<Elite> &elites, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
        return csvFiles(run, elites);
    case ExportFormat::Json:
        return jsonFiles(run, elites);
    case ExportFormat::Players:
        return playerFiles(run, elites);
    case ExportFormat::Thesis:
        return thesisFiles(run, elites);
    }
    std::unreachable();
}

} // namespace

std::span<const std::string_view> exportFormatNames()
{
    return names;
}

Expected<ExportFormat> exportFormatFromName(std::string_view name)
{
    const auto at = std::ranges::find(names, name);
    if (at == names.end())
        return fail(ErrorCode::UnknownName, std::string(name), "csv, json, players, thesis");
    return static_cast<ExportFormat>(at - names.begin());
}

Expected<std::vector<std::filesystem::path>> exportRun(
    const std::filesystem::path &run, ExportFormat format, const std::filesystem::path &folder)
{
    auto reader = RunReader::open(run);
    if (!reader)
        return std::unexpected(reader.error());
    const auto elites = reader->elites();
    if (!elites)
        return std::unexpected(elites.error());
    const auto files = filesOf(*reader, *elites, format);
    if (!files)
        return std::unexpected(files.error());
    if (const auto made = makeFolder(folder); !made)
        return std::unexpected(made.error());
    std::vector<std::filesystem::path> written;
    for (const auto &[name, text] : *files) {
        const std::filesystem::path path = folder / name;
        if (const auto replaced = replaceFile(path, text); !replaced)
            return std::unexpected(replaced.error());
        written.push_back(path);
    }
    return written;
}

} // namespace tetrarium
