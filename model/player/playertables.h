// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluator.h"
#include "player.h"
#include "tomlreader.h"

#include <string>
#include <vector>

namespace tetrarium {

/// The tables [search] and [evaluator], which players and recipes have in common.
SearchSettings readSearch(TomlReader reader);

/// The features, layers and what wins. Players give every weight: in its feature, or of a network as `weights`; recipes
/// have none, and hand in nullptr.
EvaluatorShape readShape(TomlReader &reader, std::vector<double> *weights);

std::string writeSearch(const SearchSettings &search);
/// With the weights, or without where there are none.
std::string writeShape(const EvaluatorShape &shape, std::span<const double> weights = {});

/// A text in quotes, and the shortest digits that read back as the same number.
std::string tomlText(const std::string &text);
std::string tomlText(double number);
/// A list in brackets.
template<typename Items, typename Write>
std::string tomlList(const Items &items, Write write)
{
    std::string out;
    for (const auto &item : items)
        out += (out.empty() ? "" : ", ") + std::string(write(item));
    return "[" + out + "]";
}

} // namespace tetrarium
