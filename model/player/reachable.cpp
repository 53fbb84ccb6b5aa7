// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reachable.h"

#include "fieldrules.h"
#include "keypath.h"
#include "positions.h"

#include <algorithm>

namespace tetrarium {

namespace {

/// Everything below `from` in the same run of legal rows, itself included: a piece falls freely. Doubling steps
/// (Kogge and Stone's parallel prefix), because one row at a time would take up to 24.
Column fallThrough(Column from, Column legal)
{
    from &= legal;
    for (const int rows : {1, 2, 4, 8, 16}) {
        from |= legal & (from >> rows);
        legal &= legal >> rows;
    }
    return from;
}

/// Which places of a turn are tried.
enum class Kicks : std::uint8_t
{
    All,
    FirstPlaceOnly,
};

/// The flood fill: legal positions and those reached so far.
class Flood
{
public:
    Flood(const Board &board, const RotationSystem &system, Piece piece, int ceiling)
        : m_piece(piece)
        , m_legal(board, system, piece, ceiling)
    {}

    bool reach(const Active &start)
    {
        if (!m_legal.contains(start))
            return false;
        reached(start.orientation % count())[start.x] |= Column{1} << start.y;
        return true;
    }

    /// Takes `row`, above which the field is empty, as reached in every column and orientation, with all that can be
    /// fallen to from there, and everything higher as well, for nothing rests there. False when that is all there is.
    bool reachOpenAir(int row)
    {
        Column missed = 0;
        for (int r = 0; r < count(); ++r) {
            for (int x = 0; x < Board::width; ++x) {
                const Column blocked = ~m_legal[r][x] & lowestRows(row);
                const int floor = Board::maxRows - std::countl_zero(blocked);
                reached(r)[x] = m_legal[r][x] & ~lowestRows(floor);
                missed |= m_legal[r][x] ^ reached(r)[x];
            }
        }
        return missed != 0;
    }

    /// Follows every move from what is reached until nothing new is found.
    void run(Kicks kicks)
    {
        unsigned waiting = (1U << count()) - 1;
        while (waiting != 0) {
            const int r = std::countr_zero(waiting);
            waiting &= waiting - 1;
            spread(r);
            for (const Spin spin : {Spin::Clockwise, Spin::CounterClockwise}) {
                const int to = m_legal.turn(r, spin).to % count();
                if (to != r && unreached(to) != 0 && turn(r, spin, to, kicks))
                    waiting |= 1U << to;
            }
        }
    }

    bool hasReached(int orientation, int x, int y) const { return (reached(orientation)[x] >> y) & 1U; }

    ReachablePlacements placements() const
    {
        ReachablePlacements found(m_piece);
        for (int r = 0; r < count(); ++r) {
            for (int x = 0; x < Board::width; ++x) {
                Column rests = reached(r)[x] & ~(m_legal[r][x] << 1);
                for (int other = 0; other < r; ++other) {
                    if (m_legal.alike(other) == m_legal.alike(r))
                        rests &= ~found.rests(other, x);
                }
                found.setRests(r, x, rests);
            }
        }
        return found;
    }

private:
    int count() const { return m_legal.count(); }
    Positions &reached(int r) { return m_reached[static_cast<std::size_t>(r)]; }
    const Positions &reached(int r) const { return m_reached[static_cast<std::size_t>(r)]; }

    Column unreached(int r) const
    {
        Column rows = 0;
        for (int x = 0; x < Board::width; ++x)
            rows |= m_legal[r][x] & ~reached(r)[x];
        return rows;
    }

    void spread(int r)
    {
        const Positions &free = m_legal[r];
        Positions &now = reached(r);
        for (Column changed = unreached(r); changed != 0;) {
            changed = 0;
            const Positions before = now;
            for (int x = 0; x < Board::width; ++x) {
                now[x] = fallThrough(before[x - 1] | before[x] | before[x + 1], free[x]);
                changed |= now[x] ^ before[x];
            }
        }
    }

    /// Turns all that is reached in orientation `from`; true when that reaches something new. A later place of
    /// the turn counts only for the positions whose earlier places are all blocked.
    bool turn(int from, Spin spin, int to, Kicks kicks)
    {
        const Turn &turn = m_legal.turn(from, spin);
        const int places = std::min<int>(turn.places, kicks == Kicks::All ? turn.places : 1);
        Positions left = m_legal.mayTurn(from, reached(from));
        Column news = 0;
        for (int place = 0; place < places; ++place) {
            const Cell offset = turn.offsets[static_cast<std::size_t>(place)];
            for (int x = 0; x < Board::width; ++x) {
                const Column landed = movedUp(left[x], offset.y) & m_legal[to][x + offset.x];
                left[x] &= ~movedUp(landed, -offset.y);
                news |= landed & ~reached(to)[x + offset.x];
                reached(to)[x + offset.x] |= landed;
            }
        }
        return news != 0;
    }

    Piece m_piece;
    LegalPositions m_legal;
    std::array<Positions, 4> m_reached;
};

/// The furthest down that a turn of the piece can put the corner of its shape.
int deepestTurn(const RotationSystem &system, Piece piece)
{
    int rows = 0;
    for (const auto &turns : system.turns[static_cast<std::size_t>(indexOf(piece))]) {
        for (const Turn &turn : turns) {
            for (int place = 0; place < turn.places; ++place)
                rows = std::max<int>(rows, -turn.offsets[static_cast<std::size_t>(place)].y);
        }
    }
    return rows;
}

/// Whether the piece, above a field filled up to `row`, reaches that row in every column and orientation. Turns
/// count in their first place only: that place is as free above any lower stack, while a kick might go
/// elsewhere there.
bool reachesEverywhere(const Rules &rules, const Active &start, int row)
{
    Board filled(rules.height);
    for (int x = 0; x < Board::width; ++x)
        filled.setColumn(x, lowestRows(row));
    const RotationSystem &system = *rules.rotation;
    Flood flood(filled, system, start.piece, rules.ceiling());
    if (!flood.reach(start))
        return false;
    flood.run(Kicks::FirstPlaceOnly);
    for (int r = 0; r < system.orientationCount(start.piece); ++r) {
        for (int x = 0; x <= Board::width - system.shape(start.piece, r).width; ++x) {
            if (!flood.hasReached(r, x, row))
                return false;
        }
    }
    return true;
}

} // namespace

ReachableSearch::ReachableSearch(const Rules &rules)
    : m_rules(rules)
{
    for (const Piece piece : allPieces) {
        Board empty(rules.height);
        const auto start = enterPiece(rules, empty, piece);
        if (!start)
            continue;
        int row = start->y;
        while (row > 0 && !reachesEverywhere(rules, *start, row))
            --row;
        // The margin keeps a turn made higher up from landing below the top of the stack, so that nothing is found
        // from there that is not found from the row itself.
        m_openAir[static_cast<std::size_t>(indexOf(piece))] = {
            .start = *start, .row = row, .stackTop = row - deepestTurn(*rules.rotation, piece)};
    }
}

ReachablePlacements ReachableSearch::placements(const Board &board, const Active &start) const
{
    Flood flood(board, *m_rules.rotation, start.piece, m_rules.ceiling());
    const OpenAir &air = m_openAir[static_cast<std::size_t>(indexOf(start.piece))];
    if (start == air.start && board.highestColumn() <= air.stackTop) {
        if (flood.reachOpenAir(air.row))
            flood.run(Kicks::All);
        return flood.placements();
    }
    bool moves = flood.reach(start);
    if (!moves) {
        for (const Move key : steeringKeys) {
            const auto out = pressed(m_rules, board, start, key);
            moves |= out && flood.reach(*out);
        }
    }
    if (moves)
        flood.run(Kicks::All);
    return flood.placements();
}

} // namespace tetrarium
