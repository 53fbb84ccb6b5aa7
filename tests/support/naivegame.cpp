// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "naivegame.h"

#include "naivetables.h"

namespace tetrarium::naive {

NaiveGame::NaiveGame(std::string rules, std::map<Place, char> stack, int startLevel, Supply supply)
    : field(std::move(stack))
    , level(rules == "guideline" ? std::max(startLevel, 1) : startLevel)
    , m_rules(std::move(rules))
    , m_supply(std::move(supply))
{
    spawn();
}

int NaiveGame::height() const
{
    if (is("cs3243"))
        return 21;
    return m_rules.starts_with("research-") ? std::stoi(m_rules.substr(9)) : 20;
}

bool NaiveGame::free(const Places &cells) const
{
    const int hidden = is("nes") ? 2 : is("guideline") ? 4 : 0;
    return std::ranges::all_of(cells, [&](Place at) {
        return at.first >= -hidden && at.first < height() && at.second >= 0 && at.second < 10 && !filled(at);
    });
}

void NaiveGame::spawn()
{
    active.clear();
    if (is("tetnet") && pieces >= 500)
        return finish("piece-limit");
    const std::size_t known = is("guideline") ? 5 : is("nes") || is("tetnet") || is("takado") ? 1 : 0;
    while (next.size() < known + 1) {
        const auto letter = m_supply(*this);
        if (!letter)
            break;
        next.push_back(*letter);
    }
    if (next.empty())
        return finish("pieces-ended");
    const char letter = next.front();
    next.erase(next.begin());
    m_held = false;
    enter(letter);
}

void NaiveGame::enter(char letter)
{
    piece = letter;
    m_orientation = 0;
    m_run = 0;
    m_turnedLast = false;
    if (places()) {
        active = orientations(letter)[0];
        m_origin = {0, (10 - (mostColumn(active) + 1)) / 2};
        return;
    }
    Places cells;
    if (thesis()) {
        cells = thesisSpawns.at(letter);
    } else if (is("takado")) {
        cells = takadoSpawns.at(letter);
    } else if (is("nes")) {
        m_origin = {0, 5};
        m_orientation = nesSpawns.at(letter);
        cells = shifted(nesOrientations[static_cast<std::size_t>(m_orientation)], 0, 5);
    } else {
        // The guideline's pieces enter in rows 21 and 22, that is just above the field.
        m_origin = {is("tetnet") ? 0 : -2, letter == 'O' ? 4 : 3};
        cells = shifted(parsePicture(boxes.at(letter)), m_origin.first, m_origin.second);
    }

    bool may = free(cells);
    if (is("thesis") && letter == 'S') {
        Places looked = cells;
        std::ranges::replace(looked, Place(2, 5), Place(2, 4));
        may = free(looked);
        if (may)
            field.erase({2, 5});
    }
    if (is("takado")) {
        may = true;
        for (int column = 0; column < 10; ++column)
            may = may && !filled({0, column});
    }
    if (is("nes"))
        may = true;
    if (!may)
        return finish("topped-out");
    active = cells;
    if (is("guideline"))
        move(1, 0);
    m_turnedLast = false;
}

bool NaiveGame::move(int rowsDown, int columns)
{
    const Places moved = shifted(active, rowsDown, columns);
    if (stuck() || !free(moved))
        return false;
    active = moved;
    m_origin = {m_origin.first + rowsDown, m_origin.second + columns};
    m_turnedLast = false;
    return true;
}

std::optional<Places> NaiveGame::turnedThesis() const
{
    const int x0 = leastColumn(active);
    const int y0 = leastRow(active);
    const int h = mostRow(active) - y0 + 1;
    const int d = piece == 'I' ? 4 : piece == 'O' ? 2 : 3;
    if (x0 + d > 10 || y0 + d > 20)
        return std::nullopt;
    Places cells = active;
    for (auto &[y, x] : cells)
        std::tie(y, x) = Place(y0 + (x - x0), x0 + h - 1 - (y - y0));
    return cells;
}

std::optional<Places> NaiveGame::turnedTakado() const
{
    if (piece == 'O')
        return active;
    const Place pivot = active[1];
    Places cells = active;
    for (auto &[y, x] : cells)
        std::tie(y, x) = Place(pivot.first + (x - pivot.second), pivot.second - (y - pivot.first));
    return cells;
}

bool NaiveGame::turnTetnet()
{
    const Places box = shifted(active, -m_origin.first, -m_origin.second);
    const Places cells = shifted(turnedInBox(box, boxSize(piece), true), m_origin.first, m_origin.second);
    if (!free(cells))
        return false;
    active = cells;
    return true;
}

bool NaiveGame::turnNes(bool clockwise)
{
    for (const auto &circle : nesCircles) {
        const auto at = std::ranges::find(circle, m_orientation);
        if (at == circle.end())
            continue;
        const std::size_t size = circle.size();
        const auto index = static_cast<std::size_t>(at - circle.begin());
        const int turned = circle[(index + (clockwise ? 1 : size - 1)) % size];
        const Places cells =
            shifted(nesOrientations[static_cast<std::size_t>(turned)], m_origin.first, m_origin.second);
        if (!free(cells))
            return false;
        m_orientation = turned;
        active = cells;
        return true;
    }
    return false;
}

bool NaiveGame::turnGuideline(bool clockwise)
{
    const std::string names = "0R2L";
    const int to = (m_orientation + (clockwise ? 1 : 3)) % 4;
    const std::string transition{
        names[static_cast<std::size_t>(m_orientation)], names[static_cast<std::size_t>(to)]};
    const Places box = shifted(active, -m_origin.first, -m_origin.second);
    const Places turned = turnedInBox(box, boxSize(piece), clockwise);
    int tried = 0;
    for (const auto &[x, y] : kicks(piece, transition)) {
        const Place origin{m_origin.first - y, m_origin.second + x};
        const Places cells = shifted(turned, origin.first, origin.second);
        if (free(cells)) {
            active = cells;
            m_origin = origin;
            m_orientation = to;
            m_kick = tried;
            return true;
        }
        ++tried;
    }
    return false;
}

bool NaiveGame::turn(bool clockwise)
{
    if (stuck() || (!clockwise && !is("nes") && !is("guideline")))
        return false;
    bool turned = false;
    if (thesis() || is("takado")) {
        const auto cells = thesis() ? turnedThesis() : turnedTakado();
        turned = cells && free(*cells);
        if (turned)
            active = *cells;
    } else if (is("tetnet")) {
        turned = turnTetnet();
    } else {
        turned = is("nes") ? turnNes(clockwise) : turnGuideline(clockwise);
    }
    m_turnedLast = m_turnedLast || turned;
    return turned;
}

bool NaiveGame::down(bool byKey)
{
    m_run = byKey ? m_run : 0;
    if (move(1, 0)) {
        if (thesis() || is("tetnet") || (is("guideline") && byKey))
            score += 1;
        m_run += byKey ? 1 : 0;
        return true;
    }
    if (is("tetnet"))
        score += 1;
    if (is("tetnet") || is("takado") || is("nes") || (thesis() && !byKey))
        lock();
    return false;
}

void NaiveGame::hardDrop()
{
    if (is("guideline")) {
        while (move(1, 0))
            score += 2;
        countMove();
        return lock();
    }
    const long long before = pieces;
    while (down(true)) {
        countMove();
        if (end != "none")
            return;
    }
    if (pieces == before && end == "none")
        lock();
}

void NaiveGame::hold()
{
    if (!is("guideline") || m_held)
        return;
    const auto before = held;
    held = piece;
    if (before) {
        active.clear();
        enter(*before);
    } else {
        spawn();
    }
    m_held = true;
    countMove();
}

void NaiveGame::countMove()
{
    ++moves;
    if (thesis() && moves >= 1000)
        finish("move-limit");
}

void NaiveGame::apply(char letter)
{
    if (end != "none")
        return;
    if (places()) {
        const auto all = orientations(piece);
        const int count = static_cast<int>(all.size());
        const auto widest = [&](int o) { return 9 - mostColumn(all[static_cast<std::size_t>(o)]); };
        if (letter == 'a')
            m_origin.second = std::max(m_origin.second - 1, 0);
        if (letter == 'd')
            m_origin.second = std::min(m_origin.second + 1, widest(m_orientation));
        if (letter == 'w' || letter == 'q') {
            // The research line lists orientations as they turn counter-clockwise, the course clockwise.
            const bool forward = (letter == 'q') == research();
            m_orientation = (m_orientation + (forward ? 1 : count - 1)) % count;
            m_origin.second = std::min(m_origin.second, widest(m_orientation));
        }
        if (letter == 's' || letter == 'v' || letter == 'k')
            place(m_orientation, m_origin.second);
        return;
    }
    bool counted = false;
    if (letter == 'a' || letter == 'd') {
        m_run = 0;
        counted = move(0, letter == 'a' ? -1 : 1);
    } else if (letter == 'w' || letter == 'q') {
        counted = turn(letter == 'w');
    } else if (letter == 's') {
        counted = down(true);
    } else if (letter == 'g') {
        down(false);
    } else if (letter == 'v') {
        hardDrop();
    } else if (letter == 'c') {
        hold();
    } else if (letter == 'k') {
        lock();
    }
    if (counted)
        countMove();
}

} // namespace tetrarium::naive
