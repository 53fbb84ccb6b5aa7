// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parameters.h"

#include <algorithm>
#include <cmath>
#include <format>

namespace tetrarium {

namespace {

std::string join(const auto &items, auto nameOfItem)
{
    std::string text;
    for (const auto &item : items)
        text += (text.empty() ? "" : ", ") + std::string(nameOfItem(item));
    return text;
}

Expected<void> checkNumber(const ParameterInfo &info, double value)
{
    const std::string found = std::format("{} = {}", info.name, value);
    if (std::isnan(value) || (info.whole && value != std::floor(value)))
        return fail(ErrorCode::NotANumber, found, info.whole ? "a whole number" : "a number");
    if (value < info.least || value > info.most)
        return fail(ErrorCode::OutOfRange, found, std::format("{}..{}", info.least, info.most));
    return {};
}

} // namespace

Parameters::Parameters(std::span<const ParameterInfo> infos)
    : m_infos(infos)
{
    for (const ParameterInfo &info : infos) {
        if (info.words.empty())
            m_values.emplace(info.name, info.fallback);
        else
            m_values.emplace(info.name, std::string(info.words.front()));
    }
}

Expected<void> Parameters::set(std::string_view name, const Value &value)
{
    const auto info = std::ranges::find(m_infos, name, &ParameterInfo::name);
    if (info == m_infos.end())
        return fail(ErrorCode::UnknownName, std::string(name),
            join(m_infos, [](const ParameterInfo &known) { return known.name; }));
    if (info->words.empty()) {
        const double *number = std::get_if<double>(&value);
        if (!number)
            return fail(ErrorCode::NotANumber, std::format("{} = {}", name, std::get<std::string>(value)),
                "a number");
        if (const auto checked = checkNumber(*info, *number); !checked)
            return checked;
    } else {
        const std::string *word = std::get_if<std::string>(&value);
        if (!word || !std::ranges::contains(info->words, *word))
            return fail(ErrorCode::UnknownName, std::format("{} = {}", name, word ? *word : "a number"),
                join(info->words, std::identity()));
    }
    m_values.find(name)->second = value;
    return {};
}

double Parameters::number(std::string_view name) const
{
    return std::get<double>(value(name));
}

const std::string &Parameters::word(std::string_view name) const
{
    return std::get<std::string>(value(name));
}

} // namespace tetrarium
