// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv.h"

namespace tetrarium {

std::string csvField(std::string_view name)
{
    std::string out = "\"";
    for (const char c : name) {
        out += c;
        if (c == '"')
            out += c;
    }
    return out + "\"";
}

Expected<std::vector<std::string>> csvFields(std::string_view line)
{
    std::vector<std::string> fields(1);
    bool inQuotes = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && inQuotes && i + 1 < line.size() && line[i + 1] == '"')
            fields.back() += line[++i];
        else if (line[i] == '"')
            inQuotes = !inQuotes;
        else if (line[i] == ',' && !inQuotes)
            fields.emplace_back();
        else
            fields.back() += line[i];
    }
    if (inQuotes)
        return fail(ErrorCode::Syntax, std::string(line), "a closing quote");
    return fields;
}

} // namespace tetrarium
