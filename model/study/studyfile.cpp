// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studyfile.h"

#include "playertables.h"
#include "rng.h"
#include "tomlreader.h"

#include <cmath>
#include <format>
#include <limits>
#include <sstream>

namespace tetrarium {

namespace {

constexpr std::int64_t formatVersion = 1;
constexpr double mostValues = 10000;
constexpr std::size_t mostItems = 10'000'000;
constexpr double largest = 1e15;

std::string textOf(const toml::node &node)
{
    if (const auto number = node.value_exact<double>())
        return tomlText(*number);
    std::ostringstream stream;
    node.visit([&stream](const auto &value) {
        if constexpr (toml::is_array<decltype(value)> || toml::is_table<decltype(value)>)
            stream << value;
        else
            stream << toml::node_view<const toml::node>(value);
    });
    return std::move(stream).str();
}

/// Tables within tables as dotted keys.
void flatten(const toml::table &table, const std::string &prefix, std::vector<std::string> &settings)
{
    for (const auto &[key, node] : table) {
        const std::string dotted = prefix + std::string(key.str());
        if (const toml::table *inner = node.as_table())
            flatten(*inner, dotted + ".", settings);
        else
            settings.push_back(dotted + "=" + textOf(node));
    }
}

/// From, from + step … to, rounded to twelve digits so that 0.15 is 0.15 and not what three times 0.05 comes to.
std::vector<std::string> readRange(TomlReader &axis)
{
    const double from = axis.number("from", -largest, largest);
    const double to = axis.number("to", -largest, largest);
    const double step = axis.number("step", 0, largest);
    const double steps = std::floor((to - from) / step + 1e-9);
    if (!(step > 0) || !(steps >= 0 && steps < mostValues)) {
        axis.fail("step", {.code = ErrorCode::OutOfRange,
                              .found = std::format("from {} to {} by {}", from, to, step),
                              .expected = std::format("1..{} values", mostValues)});
        return {};
    }
    std::vector<std::string> values;
    for (int i = 0; i <= static_cast<int>(steps); ++i)
        values.push_back(std::format("{}", std::stod(std::format("{:.12g}", from + i * step))));
    return values;
}

std::vector<std::string> readValues(TomlReader &axis, const toml::table &table)
{
    std::vector<std::string> values;
    if (!axis.hasList("values")) {
        axis.fail("values",
            {.code = ErrorCode::Missing, .found = {}, .expected = "a list of values, or from, to and step"});
        return values;
    }
    for (const toml::node &value : *table.get_as<toml::array>("values"))
        values.push_back(textOf(value));
    if (values.empty())
        axis.fail("values", {.code = ErrorCode::Empty, .found = {}, .expected = "at least one value"});
    return values;
}

void readAxes(TomlReader &reader, const toml::table &table, Study &study)
{
    std::vector<TomlReader> axes = reader.tables("axes");
    if (axes.empty())
        reader.fail("axes", {.code = ErrorCode::Missing, .found = {}, .expected = "[[axes]]"});
    for (std::size_t i = 0; i < axes.size(); ++i) {
        TomlReader &axis = axes[i];
        const toml::table &own = *table.get_as<toml::array>("axes")->get_as<toml::table>(i);
        StudyAxis read{.key = axis.text("key"), .values = {}};
        axis.knows("values");
        read.values = axis.has("from") ? readRange(axis) : readValues(axis, own);
        axis.finish();
        for (const StudyAxis &other : study.axes) {
            if (other.key == read.key)
                axis.fail("key", {.code = ErrorCode::Impossible,
                                     .found = std::format("{} on two axes", read.key),
                                     .expected = "another key"});
        }
        study.axes.push_back(std::move(read));
    }
    double items = study.replicates;
    for (const StudyAxis &axis : study.axes)
        items *= static_cast<double>(axis.values.size());
    if (items > static_cast<double>(mostItems))
        reader.fail("axes", {.code = ErrorCode::OutOfRange,
                                .found = std::format("{} runs", items),
                                .expected = std::format("1..{}", mostItems)});
}

} // namespace

std::size_t Study::cells() const
{
    std::size_t count = 1;
    for (const StudyAxis &axis : axes)
        count *= axis.values.size();
    return count;
}

std::vector<std::size_t> Study::place(std::size_t cell) const
{
    std::vector<std::size_t> at(axes.size());
    for (std::size_t axis = axes.size(); axis-- > 0;) {
        at[axis] = cell % axes[axis].values.size();
        cell /= axes[axis].values.size();
    }
    return at;
}

std::uint64_t Study::replicateSeed(std::size_t replicate) const
{
    return Rng::streamSeed(seed, {replicate}) >> 1U;
}

std::vector<std::string> Study::settingsOf(std::size_t cell, std::size_t replicate) const
{
    std::vector<std::string> made{std::format("seed={}", replicateSeed(replicate))};
    const std::vector<std::size_t> at = place(cell);
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        made.push_back(axes[axis].key + "=" + axes[axis].values[at[axis]]);
    return made;
}

Expected<Study> readStudy(std::string_view text)
{
    const auto table = TomlReader::parse(text);
    if (!table)
        return std::unexpected(table.error());
    std::optional<Error> error;
    TomlReader reader(*table, error);
    for (const std::string_view key : {"format", "name", "title", "note", "recipe", "replicates", "seed",
             "people", "published", "set", "axes"})
        reader.knows(key);
    reader.finish();
    constexpr std::int64_t largestSeed = std::numeric_limits<std::int64_t>::max();
    if (const auto format = reader.integer("format", 1, largestSeed); format != formatVersion && !error) {
        reader.fail("format", {.code = ErrorCode::UnknownVersion,
                                  .found = std::to_string(format),
                                  .expected = std::to_string(formatVersion)});
    }
    Study study;
    study.name = reader.text("name");
    study.title = reader.text("title", study.name);
    study.note = reader.text("note", {});
    study.recipe = reader.text("recipe");
    study.replicates = static_cast<int>(reader.integer("replicates", 1, 100000, 1));
    study.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, largestSeed, 1));
    study.people = reader.text("people", {});
    study.published = reader.text("published", {});
    if (const toml::table *set = table->get_as<toml::table>("set"))
        flatten(*set, {}, study.settings);
    else if (reader.has("set"))
        reader.fail("set", {.code = ErrorCode::Syntax, .found = "set", .expected = "the table [set]"});
    if (!error)
        readAxes(reader, *table, study);
    if (error)
        return std::unexpected(*error);
    return study;
}

std::string writeStudy(const Study &study)
{
    std::string out = std::format(
        "format = {}\nname = {}\ntitle = {}\n", formatVersion, tomlText(study.name), tomlText(study.title));
    for (const auto &[key, text] : {std::pair{"note", &study.note}, std::pair{"recipe", &study.recipe},
             std::pair{"people", &study.people}, std::pair{"published", &study.published}}) {
        if (!text->empty())
            out += std::format("{} = {}\n", key, tomlText(*text));
    }
    out += std::format("replicates = {}\nseed = {}\n\n[set]\n", study.replicates, study.seed);
    for (const std::string &setting : study.settings) {
        const std::size_t equals = setting.find('=');
        out += std::format("{} = {}\n", setting.substr(0, equals), setting.substr(equals + 1));
    }
    for (const StudyAxis &axis : study.axes) {
        out += std::format("\n[[axes]]\nkey = {}\nvalues = {}\n", tomlText(axis.key),
            tomlList(axis.values, [](const std::string &value) { return value; }));
    }
    return out;
}

} // namespace tetrarium
