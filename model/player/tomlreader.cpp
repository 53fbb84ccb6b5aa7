// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tomlreader.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <limits>
#include <sstream>

namespace tetrarium {

namespace {

std::string textOf(const toml::node &node)
{
    std::ostringstream stream;
    node.visit([&](const auto &value) {
        if constexpr (toml::is_table<decltype(value)>)
            stream << "a table";
        else if constexpr (toml::is_array<decltype(value)>)
            stream << "a list";
        else
            stream << value.get();
    });
    return std::move(stream).str();
}

const toml::table emptyTable;

} // namespace

Expected<toml::table> TomlReader::parse(std::string_view text, std::string_view name)
{
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error &error) {
        return std::unexpected(Error{.code = ErrorCode::Syntax,
            .found = std::string(error.description()),
            .expected = "TOML",
            .file = std::string(name),
            .line = static_cast<int>(error.source().begin.line),
            .column = static_cast<int>(error.source().begin.column)});
    }
}

const toml::node *TomlReader::ask(std::string_view key, bool required)
{
    m_asked.emplace_back(key);
    const toml::node *node = m_table->get(key);
    if (!node && required)
        note({.code = ErrorCode::Missing, .found = {}, .expected = std::string(key)}, nullptr);
    return node;
}

void TomlReader::note(Error error, const toml::node *node)
{
    if (*m_error)
        return;
    const toml::source_region &place = node ? node->source() : m_table->source();
    error.line = static_cast<int>(place.begin.line);
    error.column = static_cast<int>(place.begin.column);
    if (place.path)
        error.file = *place.path;
    *m_error = std::move(error);
}

void TomlReader::fail(std::string_view key, Error error)
{
    note(std::move(error), m_table->get(key));
}

std::string TomlReader::text(std::string_view key)
{
    ask(key, true);
    return text(key, std::string());
}

std::string TomlReader::text(std::string_view key, std::string fallback)
{
    const toml::node *node = ask(key, false);
    if (!node)
        return fallback;
    if (const auto value = node->value_exact<std::string>())
        return *value;
    note({.code = ErrorCode::Syntax,
             .found = textOf(*node),
             .expected = std::format("{} as text in quotes", key)},
        node);
    return fallback;
}

namespace {

std::string rangeText(double least, double most)
{
    if (least == std::numeric_limits<double>::lowest() && most == std::numeric_limits<double>::max())
        return "a finite number";
    return std::format("{}..{}", least, most);
}

} // namespace

double TomlReader::numberAt(const toml::node *node, double least, double most, double fallback)
{
    const auto value = node->value<double>();
    if (!value || node->is_boolean()) {
        note({.code = ErrorCode::NotANumber, .found = textOf(*node), .expected = rangeText(least, most)},
            node);
        return fallback;
    }
    if (!(*value >= least && *value <= most)) {
        note({.code = ErrorCode::OutOfRange, .found = textOf(*node), .expected = rangeText(least, most)},
            node);
        return fallback;
    }
    return *value;
}

double TomlReader::number(std::string_view key, double least, double most)
{
    const toml::node *node = ask(key, true);
    return node ? numberAt(node, least, most, 0) : 0;
}

double TomlReader::number(std::string_view key, double least, double most, double fallback)
{
    const toml::node *node = ask(key, false);
    return node ? numberAt(node, least, most, fallback) : fallback;
}

std::int64_t TomlReader::integer(std::string_view key, std::int64_t least, std::int64_t most)
{
    ask(key, true);
    return integer(key, least, most, least);
}

std::int64_t TomlReader::integer(
    std::string_view key, std::int64_t least, std::int64_t most, std::int64_t fallback)
{
    const toml::node *node = ask(key, false);
    if (!node)
        return fallback;
    const auto value = node->value_exact<std::int64_t>();
    if (!value) {
        note({.code = ErrorCode::NotANumber,
                 .found = textOf(*node),
                 .expected = std::format("a whole number, {}..{}", least, most)},
            node);
        return fallback;
    }
    if (*value < least || *value > most) {
        note({.code = ErrorCode::OutOfRange,
                 .found = textOf(*node),
                 .expected = std::format("{}..{}", least, most)},
            node);
        return fallback;
    }
    return *value;
}

bool TomlReader::flag(std::string_view key, bool fallback)
{
    const toml::node *node = ask(key, false);
    if (!node)
        return fallback;
    if (const auto value = node->value_exact<bool>())
        return *value;
    note({.code = ErrorCode::Syntax,
             .found = textOf(*node),
             .expected = std::format("{} = true or false", key)},
        node);
    return fallback;
}

std::vector<double> TomlReader::numbers(std::string_view key)
{
    const toml::node *node = ask(key, true);
    std::vector<double> values;
    if (!node)
        return values;
    const toml::array *list = node->as_array();
    if (!list) {
        note({.code = ErrorCode::Syntax,
                 .found = textOf(*node),
                 .expected = std::format("{} as a list of numbers", key)},
            node);
        return values;
    }
    constexpr double largest = std::numeric_limits<double>::max();
    for (const toml::node &item : *list)
        values.push_back(numberAt(&item, -largest, largest, 0));
    return values;
}

std::vector<std::int64_t> TomlReader::integers(std::string_view key)
{
    std::vector<std::int64_t> values;
    for (const double number : numbers(key)) {
        constexpr double largestExact = 0x1p53;
        if (number != std::floor(number) || std::abs(number) > largestExact) {
            fail(key, {.code = ErrorCode::NotANumber,
                          .found = std::format("{}", number),
                          .expected = "whole numbers"});
            return {};
        }
        values.push_back(static_cast<std::int64_t>(number));
    }
    return values;
}

std::vector<std::string> TomlReader::texts(std::string_view key)
{
    const toml::node *node = ask(key, true);
    std::vector<std::string> values;
    const toml::array *list = node ? node->as_array() : nullptr;
    if (node && !list)
        note({.code = ErrorCode::Syntax,
                 .found = textOf(*node),
                 .expected = std::format("{} as a list of texts", key)},
            node);
    if (!list)
        return values;
    for (const toml::node &item : *list) {
        if (const auto value = item.value_exact<std::string>())
            values.push_back(*value);
        else
            note({.code = ErrorCode::Syntax,
                     .found = textOf(item),
                     .expected = std::format("texts in quotes in {}", key)},
                &item);
    }
    return values;
}

TomlReader TomlReader::table(std::string_view key)
{
    const toml::node *node = ask(key, false);
    if (node && !node->is_table())
        note(
            {.code = ErrorCode::Syntax, .found = textOf(*node), .expected = std::format("a table [{}]", key)},
            node);
    return TomlReader(node && node->is_table() ? *node->as_table() : emptyTable, *m_error);
}

void TomlReader::needTables(std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (!has(key))
            note({.code = ErrorCode::Missing, .found = {}, .expected = std::format("[{}]", key)}, nullptr);
    }
}

std::vector<TomlReader> TomlReader::tables(std::string_view key)
{
    const toml::node *node = ask(key, true);
    std::vector<TomlReader> readers;
    const toml::array *list = node ? node->as_array() : nullptr;
    if (node && !list)
        note({.code = ErrorCode::Syntax,
                 .found = textOf(*node),
                 .expected = std::format("{} as a list of tables", key)},
            node);
    if (!list)
        return readers;
    for (const toml::node &item : *list) {
        if (item.is_table())
            readers.emplace_back(*item.as_table(), *m_error);
        else
            note({.code = ErrorCode::Syntax,
                     .found = textOf(item),
                     .expected = std::format("a table in {}", key)},
                &item);
    }
    return readers;
}

void TomlReader::finish()
{
    for (const auto &[key, node] : *m_table) {
        if (std::ranges::contains(m_asked, key.str()))
            continue;
        std::string expected;
        for (const std::string &asked : m_asked) {
            if (!expected.contains(asked))
                expected += (expected.empty() ? "" : ", ") + asked;
        }
        note({.code = ErrorCode::UnknownName, .found = std::string(key.str()), .expected = expected}, &node);
    }
}

} // namespace tetrarium
