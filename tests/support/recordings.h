// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tetrarium {

/// Keeps the order of names, because the order of weights is the order of summation.
using Recording = nlohmann::ordered_json;

/// All recordings of one file of tests/data/golden; none when the file cannot be read, so check for some.
inline std::vector<Recording> recordings(const std::string &file)
{
    std::ifstream stream(TEST_DATA "/golden/" + file);
    std::vector<Recording> all;
    for (std::string line; std::getline(stream, line);)
        all.push_back(Recording::parse(line));
    return all;
}

/// A board from rows of bits, lowest first, bit x = column x.
inline Board boardFromRows(const Recording &rows, int height)
{
    Board board(height);
    int y = 0;
    for (const unsigned row : rows) {
        for (int x = 0; x < Board::width; ++x) {
            if ((row >> x) & 1U)
                board.fill(x, y);
        }
        ++y;
    }
    return board;
}

} // namespace tetrarium
