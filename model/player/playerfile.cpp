// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playerfile.h"

#include "playertables.h"

#include <format>
#include <limits>

namespace tetrarium {

namespace {

constexpr std::int64_t formatVersion = 1;

Evaluator readEvaluator(TomlReader reader)
{
    std::vector<double> weights;
    EvaluatorShape shape = readShape(reader, &weights);
    auto evaluator = Evaluator::make(std::move(shape), std::move(weights));
    if (!evaluator) {
        reader.fail(reader.has("hidden") ? "weights" : "features", evaluator.error());
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

void writeOptional(std::string &out, std::string_view key, const std::string &text)
{
    if (!text.empty())
        out += std::format("{} = {}\n", key, tomlText(text));
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
    reader.needTables({"search", "evaluator", "provenance"});
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
        tomlText(player.name), tomlText(player.title), player.rules.name());
    out += writeSearch(player.search);
    out += writeShape(player.evaluator.shape(), player.evaluator.weights());
    const Provenance &provenance = player.provenance;
    out += std::format("\n[provenance]\nsource = {}\n", tomlText(provenance.source));
    writeOptional(out, "date", provenance.date);
    writeOptional(out, "recipe", provenance.recipe);
    if (provenance.seed)
        out += std::format("seed = {}\n", *provenance.seed);
    writeOptional(out, "held_out", provenance.heldOut);
    writeOptional(out, "note", provenance.note);
    return out;
}

} // namespace tetrarium
