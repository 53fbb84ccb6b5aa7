// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules.h"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace tetrarium {

/// The plain twin of the reachable search: a grid of yes and no, one position (orientation, x, y) after another, one
/// key after another, with nothing taken over from the engine but the tables of the rotation system.
class FloodFill
{
public:
    struct Position
    {
        int orientation = 0;
        int x = 0;
        int y = 0;

        auto operator<=>(const Position &) const = default;
    };

    using CellSet = std::set<std::pair<int, int>>;

    FloodFill(const Rules &rules, const Board &board, const Active &start)
        : m_rules(rules)
        , m_piece(start.piece)
    {
        for (int x = 0; x < Board::width; ++x) {
            for (int y = 0; y < rules.ceiling(); ++y)
                m_free[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] = !board.isFilled(x, y);
        }
        const Position first{start.orientation, start.x, start.y};
        if (rules.spawnCheck == SpawnCheck::TopRow && !isFree(first))
            return; // stuck
        m_keys[first] = "";
        for (std::deque<Position> open{first}; !open.empty(); open.pop_front()) {
            const Position from = open.front();
            const std::array reached{turned(from, 0), turned(from, 1), shifted(from, -1, 0),
                shifted(from, 1, 0), shifted(from, 0, -1)};
            for (std::size_t key = 0; key < reached.size(); ++key) {
                const auto &to = reached[key];
                if (to && m_keys.try_emplace(*to, m_keys[from] + keyOrder[key]).second)
                    open.push_back(*to);
            }
        }
    }

    /// Every position reached, with its shortest keys; of equally short ones the first by the order of the keys.
    const std::map<Position, std::string> &keys() const { return m_keys; }

    CellSet cells(const Position &at) const
    {
        CellSet set;
        for (const Cell cell : m_rules.rotation->shape(m_piece, at.orientation).cellsAt(at.x, at.y))
            set.emplace(cell.x, cell.y);
        return set;
    }

    /// A piece may start in filled cells, but not stay there.
    bool rests(const Position &at) const { return isFree(at) && !shifted(at, 0, -1); }

    Position fallen(Position at) const
    {
        while (const auto below = shifted(at, 0, -1))
            at = *below;
        return at;
    }

    /// The cells of every placement, with its shortest keys; a hard drop is one key, and of equally short strings the one
    /// that ends in it is taken.
    std::map<CellSet, std::string> placements() const
    {
        std::map<CellSet, std::string> found;
        const auto order = [](const std::string &keys) {
            std::string ranks;
            for (const char key : keys)
                ranks += static_cast<char>('0' + keyOrder.find(key));
            return std::tuple(keys.size(), !keys.ends_with('v'), ranks);
        };
        const auto note = [&](CellSet set, const std::string &keys) {
            const auto [at, isNew] = found.try_emplace(std::move(set), keys);
            if (!isNew && order(keys) < order(at->second))
                at->second = keys;
        };
        for (const auto &[position, keys] : m_keys) {
            if (rests(position))
                note(cells(position), keys);
            if (const Position below = fallen(position); m_rules.lock == LockRule::Delay && rests(below))
                note(cells(below), keys + 'v');
        }
        return found;
    }

private:
    static constexpr std::string_view keyOrder = "wqadsv";

    bool isFree(const Position &at) const
    {
        const auto isFreeCell = [this](const Cell &cell) {
            return cell.x >= 0 && cell.x < Board::width && cell.y >= 0 && cell.y < Board::maxRows
                   && m_free[static_cast<std::size_t>(cell.x)][static_cast<std::size_t>(cell.y)];
        };
        return std::ranges::all_of(
            m_rules.rotation->shape(m_piece, at.orientation).cellsAt(at.x, at.y), isFreeCell);
    }

    std::optional<Position> shifted(Position at, int dx, int dy) const
    {
        at.x += dx;
        at.y += dy;
        return isFree(at) ? std::optional(at) : std::nullopt;
    }

    std::optional<Position> turned(const Position &at, std::size_t spin) const
    {
        const auto p = static_cast<std::size_t>(indexOf(m_piece));
        const RotationSystem &system = *m_rules.rotation;
        const Turn &turn = system.turns[p][static_cast<std::size_t>(at.orientation)][spin];
        if (const int square = system.turnSquare[p]; square != 0) {
            // The square hangs from the upper left corner of the piece.
            int highest = 0;
            for (const auto &[x, y] : cells(at))
                highest = std::max(highest, y);
            if (at.x + square - 1 > Board::width - 1 || highest - square + 1 < 0)
                return std::nullopt;
        }
        for (std::size_t place = 0; place < turn.places; ++place) {
            const Position to{turn.to, at.x + turn.offsets[place].x, at.y + turn.offsets[place].y};
            if (isFree(to))
                return to;
        }
        return std::nullopt;
    }

    Rules m_rules;
    Piece m_piece;
    std::array<std::array<bool, Board::maxRows>, Board::width> m_free{}; ///< nothing is above the ceiling
    std::map<Position, std::string> m_keys;
};

} // namespace tetrarium
