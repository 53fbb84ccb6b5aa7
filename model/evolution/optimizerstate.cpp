// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "optimizerstate.h"

#include <cmath>
#include <format>

namespace tetrarium::optimizerstate {

namespace {

[[noreturn]] void bad(ErrorCode code, std::string found, std::string expected)
{
    throw BadState{{.code = code, .found = std::move(found), .expected = std::move(expected)}};
}

} // namespace

Json toJson(std::span<const Individual> individuals)
{
    Json list = Json::array();
    for (const Individual &individual : individuals) {
        list.push_back({{"id", individual.id}, {"genes", individual.genes},
            {"origin", static_cast<int>(individual.origin)}, {"parents", individual.parents}});
    }
    return list;
}

std::vector<Individual> individuals(const Json &json, std::size_t count, std::size_t genes)
{
    if (!json.is_array() || !json.empty())
        requireSize(json, count);
    std::vector<Individual> list;
    for (const Json &entry : json) {
        const int origin = optimizerstate::count(entry.at("origin"));
        if (origin > static_cast<int>(Origin::Mean))
            bad(ErrorCode::OutOfRange, std::format("origin {}", origin), "a known origin");
        list.push_back({.id = entry.at("id").get<std::string>(),
            .genes = numbers(entry.at("genes"), genes),
            .origin = static_cast<Origin>(origin),
            .parents = entry.at("parents").get<std::vector<std::string>>()});
    }
    return list;
}

std::vector<double> numbers(const Json &json, std::size_t count)
{
    requireSize(json, count);
    std::vector<double> values;
    for (const Json &entry : json)
        values.push_back(number(entry));
    return values;
}

std::vector<std::size_t> indices(const Json &json, std::size_t count, std::size_t below)
{
    requireSize(json, count);
    const auto values = json.get<std::vector<std::size_t>>();
    for (const std::size_t value : values) {
        if (value >= below)
            bad(ErrorCode::OutOfRange, std::format("{}", value), std::format("0..{}", below - 1));
    }
    return values;
}

void requireSize(const Json &json, std::size_t count)
{
    if (!json.is_array() || json.size() != count)
        bad(ErrorCode::WrongSize, std::format("{}", json.size()), std::format("{}", count));
}

double number(const Json &json)
{
    const double value = json.get<double>();
    if (!std::isfinite(value))
        bad(ErrorCode::NotANumber, json.dump(), "a finite number");
    return value;
}

std::optional<double> numberIfAny(const Json &json, const char *key)
{
    return json.contains(key) ? std::optional(number(json.at(key))) : std::nullopt;
}

RandomSource random(const Json &json)
{
    const auto restored = RandomSource::restore(json.get<std::string>());
    if (!restored)
        throw BadState{restored.error()};
    return *restored;
}

int count(const Json &json)
{
    const int value = json.get<int>();
    if (value < 0)
        bad(ErrorCode::OutOfRange, json.dump(), "0 or more");
    return value;
}

Expected<void> parse(
    std::string_view text, std::string_view what, const std::function<void(const Json &)> &read)
{
    const Json json = Json::parse(text, nullptr, false);
    try {
        read(json);
    } catch (const nlohmann::json::exception &exception) {
        return fail(ErrorCode::Syntax, exception.what(), std::string(what));
    } catch (const BadState &state) {
        return std::unexpected(state.error);
    }
    return {};
}

} // namespace tetrarium::optimizerstate
