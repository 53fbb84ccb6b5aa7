// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keypath.h"

#include "fieldrules.h"
#include "movement.h"
#include "positions.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace tetrarium {

namespace {

/// How many keys every position is away from a set of positions: a breadth-first search backwards, in which one step goes
/// against a key from all rows of a column at once.
class KeyDistances
{
public:
    static constexpr int unknown = 0xFFFF;

    KeyDistances(const Rules &rules, const Board &board, Piece piece)
        : m_legal(board, *rules.rotation, piece, rules.ceiling())
    {
        for (int from = 0; from < m_legal.count(); ++from) {
            for (const Spin spin : {Spin::Clockwise, Spin::CounterClockwise})
                addTurn(from, spin);
        }
    }

    const LegalPositions &legal() const { return m_legal; }

    /// Measures the distances to the positions of `targets`, as far as `start`, which may be no legal position, and
    /// all that are nearer; none further than `furthest`.
    void measure(const std::array<Positions, 4> &targets, const Active &start, int furthest = unknown - 1)
    {
        m_reached = {};
        std::array<Positions, 4> frontier = targets;
        for (int keys = 0; settle(frontier, keys) && keys < furthest && !contains(start); ++keys)
            frontier = before(frontier);
    }

    int operator()(const Active &active) const
    {
        return contains(active) ? m_keys[at(orientationOf(active), active.x, active.y)] : unknown;
    }

private:
    /// A place of a turn, with the positions from which it is the one that is taken.
    struct TurnPlace
    {
        int from = 0;
        int to = 0;
        Cell offset{};
        Positions sources{};
    };

    static std::size_t at(int orientation, int x, int y)
    {
        return static_cast<std::size_t>((orientation * Board::width + x) * Board::maxRows + y);
    }

    int orientationOf(const Active &active) const { return active.orientation % m_legal.count(); }

    bool contains(const Active &active) const
    {
        return (m_reached[static_cast<std::size_t>(orientationOf(active))][active.x] >> active.y) & 1U;
    }

    void addTurn(int from, Spin spin)
    {
        const Turn &turn = m_legal.turn(from, spin);
        const int to = turn.to % m_legal.count();
        if (to == from)
            return;
        Positions left = m_legal.mayTurn(from, m_legal[from]);
        for (std::size_t place = 0; place < turn.places; ++place) {
            TurnPlace &taken = m_turns[m_turnCount];
            taken = {.from = from, .to = to, .offset = turn.offsets[place]};
            Column any = 0;
            for (int x = 0; x < Board::width; ++x) {
                const Column landed = movedUp(left[x], taken.offset.y) & m_legal[to][x + taken.offset.x];
                taken.sources[x] = movedUp(landed, -taken.offset.y);
                left[x] &= ~taken.sources[x];
                any |= taken.sources[x];
            }
            m_turnCount += any != 0 ? 1U : 0U;
        }
    }

    /// Keeps what is new in `frontier` and notes its distance; false when nothing is.
    bool settle(std::array<Positions, 4> &frontier, int keys)
    {
        Column any = 0;
        for (int r = 0; r < m_legal.count(); ++r) {
            const auto orientation = static_cast<std::size_t>(r);
            for (int x = 0; x < Board::width; ++x) {
                Column &rows = frontier[orientation][x];
                rows &= m_legal[r][x] & ~m_reached[orientation][x];
                m_reached[orientation][x] |= rows;
                any |= rows;
                for (Column left = rows; left != 0; left &= left - 1)
                    m_keys[at(r, x, std::countr_zero(left))] = static_cast<std::uint16_t>(keys);
            }
        }
        return any != 0;
    }

    /// All that one key brings into `to`.
    std::array<Positions, 4> before(const std::array<Positions, 4> &to) const
    {
        std::array<Positions, 4> from{};
        for (std::size_t r = 0; r < static_cast<std::size_t>(m_legal.count()); ++r) {
            for (int x = 0; x < Board::width; ++x)
                from[r][x] = to[r][x - 1] | to[r][x + 1] | to[r][x] << 1;
        }
        for (const TurnPlace &turn : std::span(m_turns).first(m_turnCount)) {
            Positions &sources = from[static_cast<std::size_t>(turn.from)];
            const Positions &landed = to[static_cast<std::size_t>(turn.to)];
            for (int x = 0; x < Board::width; ++x)
                sources[x] |= movedUp(landed[x + turn.offset.x], -turn.offset.y) & turn.sources[x];
        }
        return from;
    }

    LegalPositions m_legal;
    std::array<TurnPlace, std::size_t{4} * 2 * 5> m_turns;
    std::size_t m_turnCount = 0;
    std::array<Positions, 4> m_reached{};
    std::array<std::uint16_t, std::size_t{4} * Board::width * Board::maxRows> m_keys;
};

/// The positions with the target's cells; with `above`, also those from which the piece falls straight there.
std::array<Positions, 4> positionsAt(
    const RotationSystem &system, const LegalPositions &legal, const Active &target, bool above)
{
    std::array<Positions, 4> positions{};
    for (int r = 0; r < legal.count(); ++r) {
        if (!(system.shape(target.piece, r) == system.shape(target)))
            continue;
        const Column blockedAbove = ~legal[r][target.x] & ~lowestRows(target.y);
        const Column below = above ? lowestRows(std::countr_zero(blockedAbove)) : lowestRows(target.y + 1);
        positions[static_cast<std::size_t>(r)][target.x] = below & ~lowestRows(target.y);
    }
    return positions;
}

/// Goes from `start` to where the distance is 0; of two keys that bring it equally near the first is pressed.
std::optional<std::string> walk(
    const Rules &rules, const Board &board, const Active &start, const KeyDistances &distanceOf)
{
    std::string keys;
    Active active = start;
    while (distanceOf(active) != 0) {
        int least = KeyDistances::unknown;
        Active nearest = active;
        Move pressedKey = Move::Down;
        for (const Move key : steeringKeys) {
            const auto to = pressed(rules, board, active, key);
            if (to && distanceOf(*to) < least) {
                least = distanceOf(*to);
                nearest = *to;
                pressedKey = key;
            }
        }
        if (least == KeyDistances::unknown)
            return std::nullopt;
        active = nearest;
        keys += letterOf(pressedKey);
    }
    return keys;
}

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
    if (isStuck(rules, board, start))
        return std::nullopt;
    KeyDistances distances(rules, board, start.piece);
    const bool hardDrop = rules.lock == LockRule::Delay;
    const auto measureTo = [&](bool above, int furthest) {
        distances.measure(positionsAt(*rules.rotation, distances.legal(), target, above), start, furthest);
    };
    measureTo(hardDrop, KeyDistances::unknown - 1);
    const auto keys = walk(rules, board, start, distances);
    if (!keys || !hardDrop)
        return keys;
    // To be there already saves the key that drops.
    measureTo(false, static_cast<int>(keys->size()));
    if (distances(start) != KeyDistances::unknown)
        return walk(rules, board, start, distances);
    return *keys + letterOf(Move::HardDrop);
}

} // namespace tetrarium
