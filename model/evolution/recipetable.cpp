// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipetable.h"

#include "playertables.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

/// What a recipe says of itself and passes on to none.
constexpr std::array<std::string_view, 5> ownKeys{"format", "name", "title", "note", "inherits"};

bool namesAnotherKind(const toml::table &table, const toml::table &below)
{
    const auto kind = table["kind"].value<std::string>();
    return kind && below.contains("kind") && kind != below["kind"].value<std::string>();
}

/// Adds what `below` has and `table` lacks.
void fill(toml::table &table, toml::table &&below)
{
    for (auto &&[key, node] : below) {
        toml::table *ours = table.get_as<toml::table>(key);
        toml::table *theirs = node.as_table();
        if (!table.contains(key))
            table.insert(key, std::move(node));
        else if (ours && theirs && !(key == "optimizer" && namesAnotherKind(*ours, *theirs)))
            fill(*ours, std::move(*theirs));
    }
}

/// Replaces what `over` has. The tables stay where they were, so that what is missing in one is missed there.
void overwrite(toml::table &table, toml::table &&over)
{
    for (auto &&[key, node] : over) {
        toml::table *ours = table.get_as<toml::table>(key);
        toml::table *theirs = node.as_table();
        if (ours && theirs) {
            if (key == "optimizer" && namesAnotherKind(*theirs, *ours))
                ours->clear();
            overwrite(*ours, std::move(*theirs));
        } else {
            table.insert_or_assign(key, std::move(node));
        }
    }
}

Expected<toml::table> parseSetting(const std::string &setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos || setting.contains('\n'))
        return fail(ErrorCode::Syntax, setting, "key=value");
    if (auto table = TomlReader::parse(setting, setting))
        return table;
    const std::string quoted = setting.substr(0, equals) + "=" + tomlText(setting.substr(equals + 1));
    return TomlReader::parse(quoted, setting);
}

} // namespace

Expected<toml::table> readWithParents(std::string_view text, const FindRecipe &findParent)
{
    auto table = TomlReader::parse(text);
    std::vector<std::string> ancestors;
    while (table && table->contains("inherits")) {
        std::optional<Error> error;
        TomlReader reader(*table, error);
        const std::string parent = reader.text("inherits");
        if (ancestors.empty())
            ancestors.push_back(reader.text("name"));
        const auto found = [&](const std::string &name) -> Expected<std::string> {
            if (std::ranges::contains(ancestors, name))
                return fail(ErrorCode::Impossible, "a recipe that inherits from itself by way of " + name,
                    "an end to inheriting");
            return findParent ? findParent(name)
                              : fail(ErrorCode::UnknownName, name, "a recipe that can be found");
        }(parent);
        if (!found)
            reader.fail("inherits", found.error());
        if (error)
            return std::unexpected(*error);
        auto below = TomlReader::parse(*found, parent);
        if (!below)
            return below;
        ancestors.push_back(parent);
        table->erase("inherits");
        for (const std::string_view key : ownKeys) {
            if (key != "inherits")
                below->erase(key);
        }
        fill(*table, *std::move(below));
    }
    return table;
}

Expected<void> applySettings(toml::table &table, std::span<const std::string> settings)
{
    for (const std::string &setting : settings) {
        auto over = parseSetting(setting);
        if (!over)
            return std::unexpected(over.error());
        overwrite(table, *std::move(over));
    }
    return {};
}

} // namespace tetrarium
