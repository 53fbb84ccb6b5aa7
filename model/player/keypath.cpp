// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keypath.h"

#include "fieldrules.h"
#include "movement.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tetrarium {

namespace {

/// Every position that keys reach, in the order in which a breadth-first search meets them, and how it came there.
class KeySearch
{
public:
    KeySearch(const Rules &rules, const Board &board, const Active &start)
        : m_rules(rules)
        , m_board(board)
    {
        meet(start, 0, Move::Down);
    }

    /// The first position met for which the condition holds. Each call goes on where the last one ended.
    std::optional<std::size_t> find(auto &&condition)
    {
        for (; m_next < m_count; ++m_next) {
            if (condition(m_steps[m_next].active))
                return m_next;
            for (const Move key : steeringKeys) {
                if (const auto to = pressed(m_rules, m_board, m_steps[m_next].active, key))
                    meet(*to, m_next, key);
            }
        }
        return std::nullopt;
    }

    std::string keysTo(std::size_t step) const
    {
        std::string text;
        for (; step != 0; step = m_steps[step].from)
            text += letterOf(m_steps[step].key);
        std::ranges::reverse(text);
        return text;
    }

private:
    static constexpr std::size_t positions = std::size_t{4} * Board::width * Board::maxRows;

    struct Step
    {
        Active active;
        Move key = Move::Down;
        std::uint16_t from = 0;
    };

    void meet(const Active &active, std::size_t from, Move key)
    {
        const auto at = static_cast<std::size_t>(
            (active.orientation * Board::width + active.x) * Board::maxRows + active.y);
        if (m_met[at])
            return;
        m_met[at] = true;
        m_steps[m_count++] = {.active = active, .key = key, .from = static_cast<std::uint16_t>(from)};
    }

    const Rules &m_rules;
    const Board &m_board;
    std::array<Step, positions> m_steps;
    std::array<bool, positions> m_met{};
    std::size_t m_count = 0;
    std::size_t m_next = 0;
};

} // namespace

std::optional<Active> pressed(const Rules &rules, const Board &board, Active active, Move key)
{
    const RotationSystem &system = *rules.rotation;
    const int ceiling = rules.ceiling();
    if (isStuck(rules, board, active))
        return std::nullopt;
    bool moved = false;
    switch (key) {
    case Move::RotateRight:
        moved = tryTurn(board, system, active, Spin::Clockwise, ceiling) >= 0;
        break;
    case Move::RotateLeft:
        moved = tryTurn(board, system, active, Spin::CounterClockwise, ceiling) >= 0;
        break;
    case Move::Left:
        moved = tryShift(board, system, active, -1, 0, ceiling);
        break;
    case Move::Right:
        moved = tryShift(board, system, active, 1, 0, ceiling);
        break;
    default:
        moved = tryShift(board, system, active, 0, -1, ceiling);
        break;
    }
    return moved ? std::optional(active) : std::nullopt;
}

std::optional<std::string> shortestKeys(
    const Rules &rules, const Board &board, const Active &start, const Active &target)
{
    const RotationSystem &system = *rules.rotation;
    const Shape &shape = system.shape(target);
    const auto isThere = [&](const Active &active) {
        return active.x == target.x && active.y == target.y && system.shape(active) == shape;
    };
    const auto fallsThere = [&](Active active) {
        if (active.x != target.x || active.y < target.y || system.shape(active) != shape)
            return false;
        active.y = static_cast<std::int8_t>(active.y - fallDistance(board, system, active, rules.ceiling()));
        return active.y == target.y;
    };

    KeySearch search(rules, board, start);
    if (rules.lock != LockRule::Delay) {
        const auto found = search.find(isThere);
        return found ? std::optional(search.keysTo(*found)) : std::nullopt;
    }
    const auto above = search.find(fallsThere);
    if (!above)
        return std::nullopt;
    const std::string drop = search.keysTo(*above);
    // Being there already is one key less; that may come later among the positions of the same distance.
    const auto there = search.find(isThere);
    if (there) {
        std::string direct = search.keysTo(*there);
        if (direct.size() <= drop.size())
            return direct;
    }
    return drop + letterOf(Move::HardDrop);
}

} // namespace tetrarium
