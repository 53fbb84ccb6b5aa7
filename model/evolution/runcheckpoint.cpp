// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runcheckpoint.h"

#include "checksum.h"

#include <nlohmann/json.hpp>

#include <format>

namespace tetrarium {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view firstWord = "tetrarium-checkpoint";
constexpr std::string_view version = "1";

Json jsonOf(const FileExtent &extent)
{
    return {{"lines", extent.lines}, {"bytes", extent.bytes}};
}

Json jsonOf(const std::optional<double> &number)
{
    return number ? Json(*number) : Json(nullptr);
}

FileExtent extentOf(const Json &json)
{
    return {json.at("lines").get<std::int64_t>(), json.at("bytes").get<std::int64_t>()};
}

std::optional<double> numberOf(const Json &json)
{
    return json.is_null() ? std::nullopt : std::optional(json.get<double>());
}

RunCheckpoint checkpointOf(const Json &json)
{
    return {
        .generations = json.at("generations").get<int>(),
        .rows = extentOf(json.at("generations.csv")),
        .genomes = extentOf(json.at("genomes.jsonl")),
        .elites = extentOf(json.at("elites.jsonl")),
        .bestFitness = numberOf(json.at("best_fitness")),
        .bestHeldOut = numberOf(json.at("best_held_out")),
        .stop = stopReasonFromName(json.at("stop").get<std::string>()).value(),
        .recipe = json.at("recipe").get<std::string>(),
        .state = json.at("state").get<std::string>(),
    };
}

} // namespace

std::string writeCheckpoint(const RunCheckpoint &checkpoint)
{
    Json json;
    json["generations"] = checkpoint.generations;
    json["generations.csv"] = jsonOf(checkpoint.rows);
    json["genomes.jsonl"] = jsonOf(checkpoint.genomes);
    json["elites.jsonl"] = jsonOf(checkpoint.elites);
    json["best_fitness"] = jsonOf(checkpoint.bestFitness);
    json["best_held_out"] = jsonOf(checkpoint.bestHeldOut);
    json["stop"] = nameOf(checkpoint.stop);
    json["recipe"] = checkpoint.recipe;
    json["state"] = checkpoint.state;
    const std::string text = json.dump(1) + '\n';
    return std::format("{} {} {}\n{}", firstWord, version, checksum(text), text);
}

Expected<RunCheckpoint> readCheckpoint(std::string_view text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(0, end);
    const std::string_view body = text.substr(std::min(end + 1, text.size()));
    if (!head.starts_with(firstWord))
        return fail(ErrorCode::Syntax, std::string(head.substr(0, 40)), std::string(firstWord), 1);
    const std::string start = std::format("{} {} ", firstWord, version);
    if (!head.starts_with(start)) {
        const std::string_view rest = head.substr(std::min(firstWord.size() + 1, head.size()));
        return fail(
            ErrorCode::UnknownVersion, std::string(rest.substr(0, rest.find(' '))), std::string(version), 1);
    }
    const std::string sum = checksum(body);
    if (head.substr(start.size()) != sum)
        return fail(
            ErrorCode::Differs, "checksum " + sum, "checksum " + std::string(head.substr(start.size())), 1);
    try {
        return checkpointOf(Json::parse(body));
    } catch (const std::exception &) {
        return fail(ErrorCode::Syntax, std::string(body.substr(0, 40)), "a checkpoint", 2);
    }
}

} // namespace tetrarium
