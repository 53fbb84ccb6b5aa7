// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "naivegame.h"

/// The published tables as their sources print them, for the naive game and for tests of single rules.
namespace tetrarium::naive {

/// thesis: spawn cells (row, column).
inline const std::map<char, Places> thesisSpawns{
    {'I', {{1, 3}, {1, 4}, {1, 5}, {1, 6}}},
    {'J', {{0, 5}, {1, 5}, {2, 4}, {2, 5}}},
    {'L', {{0, 4}, {1, 4}, {2, 4}, {2, 5}}},
    {'O', {{0, 4}, {0, 5}, {1, 4}, {1, 5}}},
    {'S', {{0, 4}, {1, 4}, {1, 5}, {2, 5}}},
    {'Z', {{0, 5}, {1, 4}, {1, 5}, {2, 4}}},
    {'T', {{0, 4}, {1, 3}, {1, 4}, {1, 5}}},
};

/// takado: (x, y), the second is the pivot; written here as (row, column).
inline const std::map<char, Places> takadoSpawns{
    {'I', {{0, 3}, {0, 4}, {0, 5}, {0, 6}}},
    {'O', {{0, 4}, {1, 4}, {0, 5}, {1, 5}}},
    {'T', {{0, 4}, {0, 5}, {0, 6}, {1, 5}}},
    {'L', {{0, 4}, {1, 4}, {2, 4}, {2, 5}}},
    {'J', {{0, 5}, {1, 5}, {2, 5}, {2, 4}}},
    {'S', {{1, 4}, {1, 5}, {0, 5}, {0, 6}}},
    {'Z', {{0, 4}, {0, 5}, {1, 5}, {1, 6}}},
};

/// tetnet and guideline: flat side down in boxes of 4, 3 and 2.
inline const std::map<char, std::string> boxes{
    {'I', "..../XXXX/..../...."},
    {'J', "X../XXX/..."},
    {'L', "..X/XXX/..."},
    {'O', "XX/XX"},
    {'S', ".XX/XX./..."},
    {'T', ".X./XXX/..."},
    {'Z', "XX./.XX/..."},
};

inline int boxSize(char letter)
{
    return letter == 'I' ? 4 : letter == 'O' ? 2 : 3;
}

/// nes: the orientation table of the NTSC program, (row, column) from the centre, by orientation code.
inline const std::vector<Places> nesOrientations{
    {{0, -1}, {0, 0}, {0, 1}, {-1, 0}},  // 00 T up
    {{-1, 0}, {0, 0}, {0, 1}, {1, 0}},   // 01 T right
    {{0, -1}, {0, 0}, {0, 1}, {1, 0}},   // 02 T down (spawn)
    {{-1, 0}, {0, -1}, {0, 0}, {1, 0}},  // 03 T left
    {{-1, 0}, {0, 0}, {1, -1}, {1, 0}},  // 04 J left
    {{-1, -1}, {0, -1}, {0, 0}, {0, 1}}, // 05 J up
    {{-1, 0}, {-1, 1}, {0, 0}, {1, 0}},  // 06 J right
    {{0, -1}, {0, 0}, {0, 1}, {1, 1}},   // 07 J down (spawn)
    {{0, -1}, {0, 0}, {1, 0}, {1, 1}},   // 08 Z level (spawn)
    {{-1, 1}, {0, 0}, {0, 1}, {1, 0}},   // 09 Z upright
    {{0, -1}, {0, 0}, {1, -1}, {1, 0}},  // 0A O (spawn)
    {{0, 0}, {0, 1}, {1, -1}, {1, 0}},   // 0B S level (spawn)
    {{-1, 0}, {0, 0}, {0, 1}, {1, 1}},   // 0C S upright
    {{-1, 0}, {0, 0}, {1, 0}, {1, 1}},   // 0D L right
    {{0, -1}, {0, 0}, {0, 1}, {1, -1}},  // 0E L down (spawn)
    {{-1, -1}, {-1, 0}, {0, 0}, {1, 0}}, // 0F L left
    {{-1, 1}, {0, -1}, {0, 0}, {0, 1}},  // 10 L up
    {{-2, 0}, {-1, 0}, {0, 0}, {1, 0}},  // 11 I upright
    {{0, -2}, {0, -1}, {0, 0}, {0, 1}},  // 12 I level (spawn)
};
inline const std::map<char, int> nesSpawns{
    {'T', 0x02}, {'J', 0x07}, {'Z', 0x08}, {'O', 0x0A}, {'S', 0x0B}, {'L', 0x0E}, {'I', 0x12}};
/// The codes of each piece in clockwise order.
inline const std::vector<std::vector<int>> nesCircles{{0x00, 0x01, 0x02, 0x03}, {0x04, 0x05, 0x06, 0x07},
    {0x08, 0x09}, {0x0A}, {0x0B, 0x0C}, {0x0E, 0x0F, 0x10, 0x0D}, {0x11, 0x12}};

/// guideline: kicks by transition, (x right, y up), the unkicked place first. Orientations 0 R 2 L.
using Kicks = std::vector<std::pair<int, int>>;

inline Kicks kicks(char letter, const std::string &transition)
{
    static const std::map<std::string, Kicks> others{
        {"0R", {{0, 0}, {-1, 0}, {-1, 1}, {0, -2}, {-1, -2}}},
        {"2R", {{0, 0}, {-1, 0}, {-1, 1}, {0, -2}, {-1, -2}}},
        {"R0", {{0, 0}, {1, 0}, {1, -1}, {0, 2}, {1, 2}}},
        {"R2", {{0, 0}, {1, 0}, {1, -1}, {0, 2}, {1, 2}}},
        {"0L", {{0, 0}, {1, 0}, {1, 1}, {0, -2}, {1, -2}}},
        {"2L", {{0, 0}, {1, 0}, {1, 1}, {0, -2}, {1, -2}}},
        {"L0", {{0, 0}, {-1, 0}, {-1, -1}, {0, 2}, {-1, 2}}},
        {"L2", {{0, 0}, {-1, 0}, {-1, -1}, {0, 2}, {-1, 2}}},
    };
    static const std::map<std::string, Kicks> ofI{
        {"0R", {{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}}},
        {"L2", {{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}}},
        {"R0", {{0, 0}, {2, 0}, {-1, 0}, {2, 1}, {-1, -2}}},
        {"2L", {{0, 0}, {2, 0}, {-1, 0}, {2, 1}, {-1, -2}}},
        {"R2", {{0, 0}, {-1, 0}, {2, 0}, {-1, 2}, {2, -1}}},
        {"0L", {{0, 0}, {-1, 0}, {2, 0}, {-1, 2}, {2, -1}}},
        {"2R", {{0, 0}, {1, 0}, {-2, 0}, {1, -2}, {-2, 1}}},
        {"L0", {{0, 0}, {1, 0}, {-2, 0}, {1, -2}, {-2, 1}}},
    };
    if (letter == 'O')
        return {{0, 0}};
    return letter == 'I' ? ofI.at(transition) : others.at(transition);
}

/// research: the first orientation; the others by turning counter-clockwise.
inline const std::map<char, std::pair<std::string, int>> researchPieces{
    {'I', {"X/X/X/X", 2}},
    {'O', {"XX/XX", 1}},
    {'T', {"X./XX/X.", 4}},
    {'Z', {".X/XX/X.", 2}},
    {'S', {"X./XX/.X", 2}},
    {'J', {"X../XXX", 4}},
    {'L', {"XXX/X..", 4}},
};

/// cs3243: lowest row and row above the highest of every column, by orientation.
inline const std::map<char, std::vector<std::pair<std::string, std::string>>> coursePieces{
    {'O', {{"00", "22"}}},
    {'I', {{"0", "4"}, {"0000", "1111"}}},
    {'L', {{"00", "31"}, {"011", "222"}, {"20", "33"}, {"000", "112"}}},
    {'J', {{"00", "13"}, {"000", "211"}, {"02", "33"}, {"110", "222"}}},
    {'T', {{"01", "32"}, {"101", "222"}, {"10", "23"}, {"000", "121"}}},
    {'S', {{"001", "122"}, {"10", "32"}}},
    {'Z', {{"100", "221"}, {"01", "23"}}},
};

} // namespace tetrarium::naive
