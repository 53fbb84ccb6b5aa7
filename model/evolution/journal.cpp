// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal.h"

#include "checksum.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <format>
#include <limits>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view header =
    "generation,best,mean,median,low,high,diversity,held_out,held_out_error,held_out_games,evaluations,games,"
    "best_genome,genomes,genomes_line,genomes_offset,metrics,checksum";
constexpr std::string_view jsonTail = R"(,"checksum":")";
constexpr std::string_view jsonEnd = R"("})";
constexpr std::size_t checksumSize = 8;

std::unexpected<Error> failAt(ErrorCode code, std::string_view found, std::string expected, std::int64_t line)
{
    return fail(code, std::string(found), std::move(expected), static_cast<int>(line));
}

/// A line in two parts: what the checksum covers, and the checksum.
struct Parts
{
    std::string_view covered;
    std::string_view sum;
};

Parts split(std::string_view text)
{
    const bool json = text.ends_with(jsonEnd);
    const std::string_view before = json ? jsonTail : ",";
    const std::size_t behind = checksumSize + (json ? jsonEnd.size() : 0);
    if (text.size() < behind + before.size())
        return {};
    const std::string_view rest = text.substr(0, text.size() - behind);
    if (!rest.ends_with(before))
        return {};
    return {rest.substr(0, rest.size() - before.size()), text.substr(rest.size(), checksumSize)};
}

std::string sealed(Json record, std::int64_t line)
{
    std::string text = record.dump();
    text.pop_back();
    const std::string sum = checksum(text, static_cast<std::uint32_t>(line));
    text += jsonTail;
    text += sum;
    text += jsonEnd;
    text += '\n';
    return text;
}

Json jsonOf(int generation, const GenomeResult &genome)
{
    Json json;
    json["generation"] = generation;
    json["id"] = genome.individual.id;
    json["fitness"] = genome.fitness;
    json["games"] = genome.games;
    json["score"] = genome.score;
    json["lines"] = genome.lines;
    json["pieces"] = genome.pieces;
    json["moves"] = genome.moves;
    json["origin"] = nameOf(genome.individual.origin);
    json["parents"] = genome.individual.parents;
    json["genes"] = genome.individual.genes;
    return json;
}

/// JSON has no word for what is not a finite number; it is written as null.
double number(const Json &json)
{
    return json.is_null() ? std::numeric_limits<double>::quiet_NaN() : json.get<double>();
}

GenomeResult genomeOf(const Json &json)
{
    GenomeResult genome;
    genome.individual.id = json.at("id").get<std::string>();
    genome.individual.origin = originFromName(json.at("origin").get<std::string>()).value();
    genome.individual.parents = json.at("parents").get<std::vector<std::string>>();
    for (const Json &gene : json.at("genes"))
        genome.individual.genes.push_back(number(gene));
    genome.fitness = number(json.at("fitness"));
    genome.games = json.at("games").get<int>();
    genome.score = number(json.at("score"));
    genome.lines = number(json.at("lines"));
    genome.pieces = number(json.at("pieces"));
    genome.moves = number(json.at("moves"));
    return genome;
}

/// What `make` gets out of a line whose checksum fits.
template<typename Make>
auto readJson(std::string_view text, std::int64_t line, Make make)
    -> Expected<decltype(make(std::declval<Json>()))>
{
    if (const auto checked = checkLine(text, line); !checked)
        return std::unexpected(checked.error());
    try {
        return make(Json::parse(text));
    } catch (const std::exception &) {
        return failAt(ErrorCode::Syntax, text.substr(0, 60), "a record of this journal", line);
    }
}

/// The fields of a line of comma-separated values, one after the other.
class Fields
{
public:
    explicit Fields(std::string_view text)
        : m_rest(text)
    {}

    std::string_view text()
    {
        const std::size_t end = std::min(m_rest.find(','), m_rest.size());
        const std::string_view field = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return field;
    }

    template<typename Number>
    Number take()
    {
        return parse<Number>(text());
    }

    template<typename Number>
    Number parse(std::string_view field)
    {
        Number value{};
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
        m_good = m_good && error == std::errc() && end == field.data() + field.size();
        return value;
    }

    /// Whether all fields so far were what they should be.
    bool good() const { return m_good; }

private:
    std::string_view m_rest;
    bool m_good = true;
};

std::optional<HeldOutScore> takeHeldOut(Fields &fields)
{
    const std::string_view mean = fields.text();
    const std::string_view error = fields.text();
    const std::string_view games = fields.text();
    if (mean.empty())
        return {};
    return HeldOutScore{.mean = fields.parse<double>(mean),
        .standardError = fields.parse<double>(error),
        .games = fields.parse<int>(games)};
}

std::vector<Metric> takeMetrics(Fields &fields)
{
    std::vector<Metric> metrics;
    std::string_view rest = fields.text();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        const std::string_view metric = rest.substr(0, end);
        const std::size_t equals = std::min(metric.find('='), metric.size());
        metrics.push_back({std::string(metric.substr(0, equals)),
            fields.parse<double>(metric.substr(std::min(equals + 1, metric.size())))});
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return metrics;
}

} // namespace

std::string_view generationsHeader()
{
    return header;
}

std::string writeRow(const GenerationRow &row, std::int64_t line)
{
    const GenerationReport &report = row.report;
    std::string text = std::format("{},{},{},{},{},{},{},", report.number, report.bestFitness, report.mean,
        report.median, report.low, report.high, report.diversity);
    text += report.heldOut ? std::format("{},{},{},", report.heldOut->mean, report.heldOut->standardError,
                                 report.heldOut->games)
                           : ",,,";
    text += std::format("{},{},{},{},{},{},", report.evaluations, report.games, report.best, row.genomes,
        row.line, row.offset);
    for (std::size_t i = 0; i < report.metrics.size(); ++i)
        text += std::format("{}{}={}", i > 0 ? ";" : "", report.metrics[i].name, report.metrics[i].value);
    return std::format("{},{}\n", text, checksum(text, static_cast<std::uint32_t>(line)));
}

std::string writeGenome(int generation, const GenomeResult &genome, std::int64_t line)
{
    return sealed(jsonOf(generation, genome), line);
}

std::string writeElite(const Elite &elite, std::int64_t line)
{
    Json json = jsonOf(elite.generation, elite.genome);
    if (elite.heldOut) {
        json["held_out"] = {{"mean", elite.heldOut->mean}, {"standard_error", elite.heldOut->standardError},
            {"games", elite.heldOut->games}};
    }
    return sealed(std::move(json), line);
}

Expected<void> checkLine(std::string_view text, std::int64_t line)
{
    const Parts parts = split(text);
    const std::string sum = checksum(parts.covered, static_cast<std::uint32_t>(line));
    if (parts.sum != sum)
        return failAt(ErrorCode::Differs, "checksum " + sum, "checksum " + std::string(parts.sum), line);
    return {};
}

Expected<GenerationRow> readRow(std::string_view text, std::int64_t line)
{
    if (const auto checked = checkLine(text, line); !checked)
        return std::unexpected(checked.error());
    Fields fields(split(text).covered);
    GenerationRow row;
    row.report.number = fields.take<int>();
    row.report.bestFitness = fields.take<double>();
    row.report.mean = fields.take<double>();
    row.report.median = fields.take<double>();
    row.report.low = fields.take<double>();
    row.report.high = fields.take<double>();
    row.report.diversity = fields.take<double>();
    row.report.heldOut = takeHeldOut(fields);
    row.report.evaluations = fields.take<std::int64_t>();
    row.report.games = fields.take<std::int64_t>();
    row.report.best = fields.take<std::size_t>();
    row.genomes = fields.take<std::int64_t>();
    row.line = fields.take<std::int64_t>();
    row.offset = fields.take<std::int64_t>();
    row.report.metrics = takeMetrics(fields);
    if (!fields.good() || row.genomes < 1 || row.offset < 0
        || row.report.best >= static_cast<std::size_t>(row.genomes))
        return failAt(ErrorCode::Syntax, text.substr(0, 60), std::string(header), line);
    return row;
}

Expected<GenomeResult> readGenome(std::string_view text, std::int64_t line)
{
    return readJson(text, line, genomeOf);
}

Expected<Elite> readElite(std::string_view text, std::int64_t line)
{
    return readJson(text, line, [](const Json &json) {
        Elite elite{.generation = json.at("generation").get<int>(), .genome = genomeOf(json), .heldOut = {}};
        if (const auto score = json.find("held_out"); score != json.end()) {
            elite.heldOut = HeldOutScore{.mean = number(score->at("mean")),
                .standardError = number(score->at("standard_error")),
                .games = score->at("games").get<int>()};
        }
        return elite;
    });
}

} // namespace tetrarium
