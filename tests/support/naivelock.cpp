// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "naivegame.h"

#include "naivetables.h"

namespace tetrarium::naive {

/// Upper left corner at (0, 0).
std::vector<Places> NaiveGame::orientations(char letter) const
{
    std::vector<Places> all;
    if (research()) {
        const auto &[picture, count] = researchPieces.at(letter);
        Places cells = parsePicture(picture);
        for (int i = 0; i < count; ++i) {
            all.push_back(cells);
            cells = turnedInBox(cells, 4, false);
            cells = shifted(cells, -leastRow(cells), -leastColumn(cells));
        }
        return all;
    }
    for (const auto &[bottoms, tops] : coursePieces.at(letter)) {
        const int tall = std::ranges::max(tops) - '0';
        Places cells;
        for (std::size_t x = 0; x < bottoms.size(); ++x) {
            for (int y = bottoms[x] - '0'; y < tops[x] - '0'; ++y)
                cells.emplace_back(tall - 1 - y, static_cast<int>(x));
        }
        all.push_back(cells);
    }
    return all;
}

/// From far above straight down until something is below.
Places NaiveGame::dropped(int orientation, int column) const
{
    Places cells = shifted(orientations(piece)[static_cast<std::size_t>(orientation)], -10, column);
    const auto blocked = [&](Place at) {
        return at.first + 1 >= height() || filled({at.first + 1, at.second});
    };
    while (std::ranges::none_of(cells, blocked))
        cells = shifted(cells, 1, 0);
    return cells;
}

void NaiveGame::place(int orientation, int column)
{
    active = dropped(orientation, column);
    ++moves;
    lock();
}

bool NaiveGame::rowFull(int row) const
{
    for (int column = 0; column < 10; ++column) {
        if (!filled({row, column}))
            return false;
    }
    return true;
}

/// Row by row downwards, each taking what is above it; the first row that does so is `top`.
void NaiveGame::clearRow(int row)
{
    const int top = is("guideline") ? -8 : 0;
    for (int j = row; j >= top; --j) {
        for (int column = 0; column < 10; ++column) {
            const auto above = j > top ? field.find({j - 1, column}) : field.end();
            if (is("thesis") && j == top && row != top)
                continue; // its program leaves row 0 as it was
            if (above != field.end())
                field[{j, column}] = above->second;
            else
                field.erase({j, column});
        }
    }
}

int NaiveGame::clearFullRows()
{
    int cleared = 0;
    for (int row = is("guideline") ? -4 : 0; row < height(); ++row) {
        if (rowFull(row)) {
            clearRow(row);
            ++cleared;
        }
    }
    return cleared;
}

void NaiveGame::lock()
{
    if (is("nes") && !free(active)) {
        active.clear();
        return finish("topped-out");
    }
    const std::string spin = is("guideline") ? tSpin() : "";
    ++pieces;
    const bool courseLoses = is("cs3243") && leastRow(active) <= 0;
    const bool loses =
        courseLoses || (research() && leastRow(active) < 0) || (is("guideline") && mostRow(active) < 0);
    if (!courseLoses) {
        for (const Place at : active)
            field[at] = piece;
    }
    active.clear();
    if (loses) {
        ++clears[0];
        return finish("topped-out");
    }
    const int cleared = clearFullRows();
    ++clears[static_cast<std::size_t>(std::min(cleared, 4))];
    if (is("nes"))
        score += m_run;
    if (is("guideline")) {
        const std::map<std::string, std::array<int, 5>> tables{{"", {0, 100, 300, 500, 800}},
            {"full", {400, 800, 1200, 1600, 1600}}, {"mini", {100, 200, 400, 400, 400}}};
        const bool difficult = cleared >= 4 || !spin.empty();
        double points = tables.at(spin)[static_cast<std::size_t>(std::min(cleared, 4))];
        if (cleared > 0) {
            points *= difficult && m_backToBack ? 1.5 : 1;
            m_backToBack = difficult;
            ++m_combo;
            points += 50 * (m_combo - 1);
        } else {
            m_combo = 0;
        }
        score += static_cast<long long>(points * level);
    }
    scoreRows(cleared);
    if (end == "none")
        spawn();
}

void NaiveGame::scoreRows(int cleared)
{
    for (int i = 0; i < cleared; ++i) {
        ++rows;
        if (is("guideline") && rows % 10 == 0)
            ++level;
        // The NES program keeps rows as decimal digits and compares their tens, read as hexadecimal, with the level.
        if (is("nes") && rows % 10 == 0 && level < std::stoi(std::to_string(rows / 10), nullptr, 16))
            ++level;
    }
    if (cleared == 0 || cleared > 4 || is("guideline"))
        return;
    std::array<int, 4> points{1, 2, 3, 4};
    if (thesis())
        points = {100, 300, 600, 1200};
    if (is("tetnet"))
        points = {400, 1000, 3000, 12000};
    if (is("takado") || is("nes"))
        points = {40, 100, 300, 1200};
    score +=
        static_cast<long long>(points[static_cast<std::size_t>(cleared - 1)]) * (is("nes") ? level + 1 : 1);
}

/// The last action turned it and three of the four corners of its box are filled; both beside the tip: full.
std::string NaiveGame::tSpin() const
{
    if (piece != 'T' || !m_turnedLast)
        return "";
    const auto corner = [&](int row, int column) {
        const Place at{m_origin.first + row, m_origin.second + column};
        return at.first >= height() || at.second < 0 || at.second > 9 || filled(at);
    };
    // Clockwise from the upper left; the tip is between the corner of its orientation and the next.
    const std::array<bool, 4> corners{corner(0, 0), corner(0, 2), corner(2, 2), corner(2, 0)};
    if (std::ranges::count(corners, true) < 3)
        return "";
    const auto tip = static_cast<std::size_t>(m_orientation);
    return (corners[tip] && corners[(tip + 1) % 4]) || m_kick == 4 ? "full" : "mini";
}

} // namespace tetrarium::naive
