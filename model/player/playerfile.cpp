// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerfile.h"

#include "tomlreader.h"

#include <format>
#include <limits>
#include <sstream>

namespace tetrarium {

namespace {

constexpr std::int64_t formatVersion = 1;

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

Evaluator readEvaluator(TomlReader reader)
{
    constexpr double largest = std::numeric_limits<double>::max();
    EvaluatorShape shape;
    std::vector<double> weights;
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
        if (!network)
            weights.push_back(feature.number("weight", -largest, largest));
        feature.finish();
    }
    if (network) {
        for (const std::int64_t neurons : reader.integers("hidden"))
            shape.hidden.push_back(static_cast<int>(neurons));
        shape.activation = reader.word("activation", "identity", activationFromName);
        weights = reader.numbers("weights");
    }
    reader.finish();
    auto evaluator = Evaluator::make(std::move(shape), std::move(weights));
    if (!evaluator) {
        reader.fail(network ? "weights" : "features", evaluator.error());
        return {};
    }
    return *std::move(evaluator);
}

Provenance readProvenance(TomlReader reader)
{
    Provenance provenance;
    provenance.source = reader.text("source");
    provenance.date = reader.text("date", {});
    provenance.recipe = reader.text("recipe", {});
    if (reader.has("seed"))
        provenance.seed =
            static_cast<std::uint64_t>(reader.integer("seed", 0, std::numeric_limits<std::int64_t>::max()));
    provenance.heldOut = reader.text("held_out", {});
    provenance.note = reader.text("note", {});
    reader.finish();
    return provenance;
}

std::string quoted(const std::string &text)
{
    std::ostringstream stream;
    stream << toml::value<std::string>(text);
    return std::move(stream).str();
}

/// The shortest digits that read back as the same number.
std::string digits(double number)
{
    std::string text = std::format("{}", number);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

void writeOptional(std::string &out, std::string_view key, const std::string &text)
{
    if (!text.empty())
        out += std::format("{} = {}\n", key, quoted(text));
}

std::string writeEvaluator(const Evaluator &evaluator)
{
    const EvaluatorShape &shape = evaluator.shape();
    std::string out = std::format("\n[evaluator]\nbest = \"{}\"\n", shape.lowestWins ? "lowest" : "highest");
    out += "features = [\n";
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        const FeatureUse use = shape.features[i];
        out += std::format("  {{ id = \"{}\", stage = \"{}\"", nameOf(use.id), nameOf(use.stage));
        if (shape.isLinear())
            out += ", weight = " + digits(evaluator.weights()[i]);
        out += " },\n";
    }
    out += "]\n";
    if (shape.isLinear())
        return out;
    const auto list = [&out](std::string_view key, const auto &items, auto write) {
        out += std::format("{} = [", key);
        for (std::size_t i = 0; i < items.size(); ++i)
            out += (i > 0 ? ", " : "") + write(items[i]);
        out += "]\n";
    };
    list("hidden", shape.hidden, [](int neurons) { return std::to_string(neurons); });
    out += std::format("activation = \"{}\"\n", nameOf(shape.activation));
    list("weights", evaluator.weights(), digits);
    return out;
}

} // namespace

Expected<Player> readPlayer(std::string_view text)
{
    const auto table = TomlReader::parse(text);
    if (!table)
        return std::unexpected(table.error());
    std::optional<Error> error;
    TomlReader reader(*table, error);
    Player player;
    if (reader.integer("format", 1, std::numeric_limits<std::int64_t>::max()) != formatVersion && !error) {
        reader.fail("format", {.code = ErrorCode::UnknownVersion,
                                  .found = std::to_string(reader.integer("format", 1, 1 << 30)),
                                  .expected = std::to_string(formatVersion)});
    }
    player.name = reader.text("name");
    player.title = reader.text("title", player.name);
    player.rules = reader.word("rules", {}, findRules);
    player.search = readSearch(reader.table("search"));
    player.evaluator = readEvaluator(reader.table("evaluator"));
    player.provenance = readProvenance(reader.table("provenance"));
    reader.finish();
    if (!error) {
        if (const auto checked = checkPlayer(player); !checked)
            reader.fail("search", checked.error());
    }
    if (error)
        return std::unexpected(*error);
    return player;
}

std::string writePlayer(const Player &player)
{
    std::string out = std::format("format = {}\nname = {}\ntitle = {}\nrules = \"{}\"\n", formatVersion,
        quoted(player.name), quoted(player.title), player.rules.name());
    out += std::format("\n[search]\nkind = \"{}\"\n", nameOf(player.search.kind));
    if (player.search.kind == Search::Expectation)
        out += std::format("depth = {}\nbeam = {}\n", player.search.depth, player.search.beam);
    out += writeEvaluator(player.evaluator);
    const Provenance &provenance = player.provenance;
    out += std::format("\n[provenance]\nsource = {}\n", quoted(provenance.source));
    writeOptional(out, "date", provenance.date);
    writeOptional(out, "recipe", provenance.recipe);
    if (provenance.seed)
        out += std::format("seed = {}\n", *provenance.seed);
    writeOptional(out, "held_out", provenance.heldOut);
    writeOptional(out, "note", provenance.note);
    return out;
}

} // namespace tetrarium
