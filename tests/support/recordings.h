// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tetrarium {

/// All recordings of one file of tests/data/golden; none when the file cannot be read, so check for some.
inline std::vector<nlohmann::json> recordings(const std::string &file)
{
    std::ifstream stream(TEST_DATA "/golden/" + file);
    std::vector<nlohmann::json> all;
    for (std::string line; std::getline(stream, line);)
        all.push_back(nlohmann::json::parse(line));
    return all;
}

} // namespace tetrarium
