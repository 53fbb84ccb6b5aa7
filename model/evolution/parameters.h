// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace tetrarium {

/// A parameter as recipes, forms and sweeps see it: a number within a range, or one word of several.
struct ParameterInfo
{
    std::string_view name;
    double least = 0;
    double most = 0;
    double fallback = 0;
    bool whole = false; ///< whole numbers only
    std::span<const std::string_view> words =
        {}; ///< if there are any, it is a word, and the first is the fallback
};

/// The values of an optimizer's parameters: always complete and within their ranges.
class Parameters
{
public:
    using Value = std::variant<double, std::string>;

    Parameters() = default;
    /// All at their fallbacks.
    explicit Parameters(std::span<const ParameterInfo> infos);

    /// Fails with UnknownName, NotANumber or OutOfRange, and changes nothing then.
    Expected<void> set(std::string_view name, const Value &value);

    double number(std::string_view name) const;
    int whole(std::string_view name) const { return static_cast<int>(number(name)); }
    const std::string &word(std::string_view name) const;

    std::span<const ParameterInfo> infos() const { return m_infos; }
    const Value &value(std::string_view name) const { return m_values.find(name)->second; }

    bool operator==(const Parameters &other) const { return m_values == other.m_values; }

private:
    std::span<const ParameterInfo> m_infos;
    std::map<std::string, Value, std::less<>> m_values;
};

} // namespace tetrarium
