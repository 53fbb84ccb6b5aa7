// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playertables.h"

#include <format>
#include <limits>
#include <sstream>

namespace tetrarium {

namespace {

constexpr std::size_t maxLayers = 8;

std::vector<int> readHidden(TomlReader &reader)
{
    std::vector<int> hidden;
    for (const std::int64_t neurons : reader.integers("hidden")) {
        if (neurons < 1 || neurons > EvaluatorShape::maxNeurons || hidden.size() == maxLayers) {
            reader.fail("hidden", {.code = ErrorCode::OutOfRange,
                                      .found = std::to_string(neurons),
                                      .expected = std::format("1..{} neurons in each of at most {} layers",
                                          EvaluatorShape::maxNeurons, maxLayers)});
            return {};
        }
        hidden.push_back(static_cast<int>(neurons));
    }
    return hidden;
}

} // namespace

SearchSettings readSearch(TomlReader reader)
{
    const SearchSettings defaults;
    SearchSettings search;
    search.kind = reader.word("kind", {}, searchFromName);
    search.depth = static_cast<int>(reader.integer("depth", 0, 4, defaults.depth));
    search.beam = static_cast<int>(reader.integer("beam", 1, 40, defaults.beam));
    reader.finish();
    return search;
}

EvaluatorShape readShape(TomlReader &reader, std::vector<double> *weights)
{
    constexpr double largest = std::numeric_limits<double>::max();
    EvaluatorShape shape;
    const bool network = reader.has("hidden");
    shape.lowestWins = reader.word("best", "highest", [](std::string_view name) -> Expected<bool> {
        if (name != "highest" && name != "lowest")
            return fail(ErrorCode::UnknownName, std::string(name), "highest, lowest");
        return name == "lowest";
    });
    for (TomlReader &feature : reader.tables("features")) {
        FeatureUse use;
        use.id = feature.word("id", {}, featureFromName);
        use.stage = feature.word("stage", "cleared", stageFromName);
        shape.features.push_back(use);
        if (weights && !network)
            weights->push_back(feature.number("weight", -largest, largest));
        feature.finish();
    }
    if (network) {
        shape.hidden = readHidden(reader);
        shape.activation = reader.word("activation", "identity", activationFromName);
        if (weights)
            *weights = reader.numbers("weights");
    }
    reader.finish();
    return shape;
}

std::string writeSearch(const SearchSettings &search)
{
    std::string out = std::format("\n[search]\nkind = \"{}\"\n", nameOf(search.kind));
    const SearchSettings plain{.kind = search.kind};
    if (search.kind == Search::Expectation || search != plain)
        out += std::format("depth = {}\nbeam = {}\n", search.depth, search.beam);
    return out;
}

std::string writeShape(const EvaluatorShape &shape, std::span<const double> weights)
{
    std::string out = std::format("\n[evaluator]\nbest = \"{}\"\n", shape.lowestWins ? "lowest" : "highest");
    out += "features = [\n";
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        const FeatureUse use = shape.features[i];
        out += std::format("  {{ id = \"{}\", stage = \"{}\"", nameOf(use.id), nameOf(use.stage));
        if (shape.isLinear() && !weights.empty())
            out += ", weight = " + tomlText(weights[i]);
        out += " },\n";
    }
    out += "]\n";
    if (shape.isLinear())
        return out;
    out += std::format(
        "hidden = {}\n", tomlList(shape.hidden, [](int neurons) { return std::to_string(neurons); }));
    out += std::format("activation = \"{}\"\n", nameOf(shape.activation));
    if (!weights.empty())
        out +=
            std::format("weights = {}\n", tomlList(weights, [](double weight) { return tomlText(weight); }));
    return out;
}

std::string tomlText(const std::string &text)
{
    std::ostringstream stream;
    stream << toml::value<std::string>(text);
    return std::move(stream).str();
}

std::string tomlText(double number)
{
    std::string text = std::format("{}", number);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

} // namespace tetrarium
