// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tetrarium::naive {

/// (row, column); row 0 is the top of the field, rows above it are negative.
using Place = std::pair<int, int>;
using Places = std::vector<Place>;

/// The twin of Game: every rule set written a second time, straight from the published tables, on a plain map of
/// cells and with no thought of speed. It shares no code with the program. Rule sets go by name; `moves` are the
/// letters of move strings.
class NaiveGame
{
public:
    using Supply = std::function<std::optional<char>(const NaiveGame &)>;

    NaiveGame(std::string rules, std::map<Place, char> stack, int startLevel, Supply supply);

    void apply(char letter);
    void place(int orientation, int column);

    // What can be compared.
    std::map<Place, char> field; ///< locked cells
    Places active;               ///< empty: none
    char piece = ' ';
    std::vector<char> next;
    std::optional<char> held;
    std::string end = "none";
    long long score = 0;
    long long rows = 0;
    long long pieces = 0;
    long long moves = 0;
    int level = 0;
    std::array<long long, 5> clears{};

    int height() const;

private:
    bool is(const std::string &name) const { return m_rules == name; }
    bool thesis() const { return is("thesis") || is("thesis-described"); }
    bool research() const { return m_rules.starts_with("research"); }
    bool places() const { return is("cs3243") || research(); }

    bool filled(Place at) const { return field.contains(at); }
    bool free(const Places &cells) const;
    /// takado: a piece that entered on filled cells is blocked.
    bool stuck() const { return is("takado") && !free(active); }
    void spawn();
    void enter(char letter);
    bool move(int rowsDown, int columns);
    bool turn(bool clockwise);
    std::optional<Places> turnedThesis() const;
    std::optional<Places> turnedTakado() const;
    bool turnTetnet();
    bool turnNes(bool clockwise);
    bool turnGuideline(bool clockwise);
    bool down(bool byKey);
    void hardDrop();
    void hold();
    void countMove();
    void lock();
    bool rowFull(int row) const;
    void clearRow(int row);
    int clearFullRows();
    void scoreRows(int cleared);
    std::string tSpin() const;
    Places dropped(int orientation, int column) const;
    std::vector<Places> orientations(char letter) const;
    void finish(const std::string &why)
    {
        if (end == "none")
            end = why;
    }

    std::string m_rules;
    Supply m_supply;
    int m_orientation = 0;
    Place m_origin; ///< box's upper left corner, or the centre
    bool m_held = false;
    int m_run = 0;
    bool m_turnedLast = false;
    int m_kick = 0;
    int m_combo = 0;
    bool m_backToBack = false;
};

inline Places parsePicture(const std::string &picture)
{
    Places cells;
    int row = 0;
    int column = 0;
    for (const char c : picture) {
        if (c == 'X')
            cells.emplace_back(row, column);
        column = c == '/' ? 0 : column + 1;
        row += c == '/' ? 1 : 0;
    }
    return cells;
}

inline Places shifted(Places cells, int rowsDown, int columns)
{
    for (auto &[row, column] : cells) {
        row += rowsDown;
        column += columns;
    }
    return cells;
}

/// Inside a square box of that size.
inline Places turnedInBox(Places cells, int size, bool clockwise)
{
    for (auto &[row, column] : cells)
        std::tie(row, column) = clockwise ? Place(column, size - 1 - row) : Place(size - 1 - column, row);
    return cells;
}

inline int leastRow(const Places &cells)
{
    return std::ranges::min(cells, {}, &Place::first).first;
}
inline int mostRow(const Places &cells)
{
    return std::ranges::max(cells, {}, &Place::first).first;
}
inline int leastColumn(const Places &cells)
{
    return std::ranges::min(cells, {}, &Place::second).second;
}
inline int mostColumn(const Places &cells)
{
    return std::ranges::max(cells, {}, &Place::second).second;
}

} // namespace tetrarium::naive
