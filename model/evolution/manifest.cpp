// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manifest.h"

#include <nlohmann/json.hpp>

namespace tetrarium {

std::string writeManifest(const Manifest &manifest)
{
    nlohmann::ordered_json json;
    json["program"] = "tetrarium";
    json["version"] = manifest.version;
    json["recipe"] = manifest.recipe;
    json["seed"] = manifest.seed;
    json["machine"] = manifest.machine;
    json["threads"] = manifest.threads;
    json["started"] = manifest.started;
    json["ended"] = manifest.ended;
    json["resumes"] = manifest.resumes;
    json["seconds"] = manifest.seconds;
    return json.dump(2) + '\n';
}

Expected<Manifest> readManifest(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        return Manifest{
            .version = json.at("version").get<std::string>(),
            .recipe = json.at("recipe").get<std::string>(),
            .seed = json.at("seed").get<std::uint64_t>(),
            .machine = json.at("machine").get<std::string>(),
            .threads = json.at("threads").get<int>(),
            .started = json.at("started").get<std::string>(),
            .ended = json.at("ended").get<std::string>(),
            .resumes = json.at("resumes").get<int>(),
            .seconds = json.at("seconds").get<double>(),
        };
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::Syntax, std::string(text.substr(0, 40)), "a run's manifest", 1);
    }
}

} // namespace tetrarium
