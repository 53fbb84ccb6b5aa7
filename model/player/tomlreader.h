// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.hpp>

namespace tetrarium {

/// Reads one table of a file that a person wrote. The first thing that is wrong is kept, with its line and column; after
/// it every read gives a default, so that a reader can be written straight down and asked once at the end.
///
///     TomlReader reader(table, error);
///     player.name = reader.text("name");
///     reader.finish();                     // keys that nobody asked for are mistakes, too
class TomlReader
{
public:
    TomlReader(const toml::table &table, std::optional<Error> &error)
        : m_table(&table)
        , m_error(&error)
    {}

    /// Parses a whole file's text. Errors of what is read from it carry the name, if there is one, as their file.
    static Expected<toml::table> parse(std::string_view text, std::string_view name = {});

    bool has(std::string_view key) const { return m_table->contains(key); }
    bool hasList(std::string_view key) const { return m_table->get_as<toml::array>(key); }

    std::string text(std::string_view key);
    std::string text(std::string_view key, std::string fallback);
    double number(std::string_view key, double least, double most);
    double number(std::string_view key, double least, double most, double fallback);
    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most);
    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t fallback);
    bool flag(std::string_view key, bool fallback);
    std::vector<double> numbers(std::string_view key);
    std::vector<std::int64_t> integers(std::string_view key);
    std::vector<std::string> texts(std::string_view key);

    /// A table within this one; an empty one when it is absent.
    TomlReader table(std::string_view key);
    /// Tables that must be there. Asked for before any is read: the keys of one whose heading is missing stand in the
    /// table above it.
    void needTables(std::initializer_list<std::string_view> keys);
    /// An array of tables.
    std::vector<TomlReader> tables(std::string_view key);

    /// A word that `find` turns into a value; its error gets this key's place.
    template<typename Find>
    auto word(std::string_view key, std::string_view fallback, Find find) ->
        typename decltype(find(std::string_view()))::value_type
    {
        const auto found = find(fallback.empty() ? text(key) : text(key, std::string(fallback)));
        if (found)
            return *found;
        note(found.error(), m_table->get(key));
        return {};
    }

    /// Notes an error at a key's place, or at the table's when it has no such key.
    void fail(std::string_view key, Error error);

    /// The table may have this key, whether it is read or not.
    void knows(std::string_view key) { m_asked.emplace_back(key); }

    /// Notes any key that nobody asked for.
    void finish();

private:
    const toml::node *ask(std::string_view key, bool required);
    void note(Error error, const toml::node *node);
    double numberAt(const toml::node *node, double least, double most, double fallback);

    const toml::table *m_table;
    std::optional<Error> *m_error;
    std::vector<std::string> m_asked;
};

} // namespace tetrarium
