// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomizerkinds.h"

#include <utility>

namespace tetrarium::randomizers {

namespace {

Piece pieceAt(std::uint32_t index)
{
    return allPieces[index];
}

constexpr PieceSet only(Piece piece)
{
    return static_cast<PieceSet>(1U << indexOf(piece));
}

/// One of a set that is not empty, each with equal chance; no draw is spent on a set of one.
Piece oneOf(PieceSet set, Rng &rng)
{
    const auto size = static_cast<std::uint32_t>(std::popcount(set));
    for (std::uint32_t skip = size > 1 ? rng.below(size) : 0; skip > 0; --skip)
        set &= static_cast<PieceSet>(set - 1);
    return pieceAt(static_cast<std::uint32_t>(std::countr_zero(set)));
}

void takeFromBag(PieceSet &drawn, Piece piece)
{
    drawn |= only(piece);
    if (drawn == everyPiece)
        drawn = 0;
}

constexpr std::uint16_t stepped(std::uint16_t shiftRegister)
{
    const unsigned feedback = ((shiftRegister >> 1) ^ (shiftRegister >> 9)) & 1U;
    return static_cast<std::uint16_t>((shiftRegister >> 1) | (feedback << 15));
}

} // namespace

Piece Uniform::next()
{
    return pieceAt(rng.below(pieceCount));
}

std::optional<Piece> List::next()
{
    if (given == pieces->size())
        return std::nullopt;
    return (*pieces)[given++];
}

bool List::operator==(const List &other) const
{
    return given == other.given && (pieces == other.pieces || *pieces == *other.pieces);
}

Piece Bag7::next()
{
    const Piece piece = oneOf(everyPiece & static_cast<PieceSet>(~drawn), rng);
    takeFromBag(drawn, piece);
    return piece;
}

Piece Nes::next()
{
    static constexpr std::array<Piece, pieceCount> table{
        Piece::T, Piece::J, Piece::Z, Piece::O, Piece::S, Piece::L, Piece::I};
    static constexpr std::array<std::uint8_t, pieceCount> spawnIds{0x02, 0x07, 0x08, 0x0A, 0x0B, 0x0E, 0x12};

    for (int frame = 0; frame < frames; ++frame)
        shiftRegister = stepped(shiftRegister);
    ++spawnCount;
    auto index = static_cast<std::size_t>(((shiftRegister >> 8) + spawnCount) & 7);
    if (index == table.size() || spawnIds[index] == spawnId) {
        shiftRegister = stepped(shiftRegister);
        index = static_cast<std::size_t>((((shiftRegister >> 8) & 7) + spawnId) % pieceCount);
    }
    spawnId = spawnIds[index];
    return table[index];
}

Piece Tetnet::next()
{
    static constexpr std::array<Piece, pieceCount> table{
        Piece::I, Piece::J, Piece::L, Piece::O, Piece::S, Piece::T, Piece::Z};
    while (true) {
        state = (9301 * state + 49297) % modulus;
        const Piece piece = table[state * pieceCount / modulus];
        if ((drawn & only(piece)) == 0) {
            takeFromBag(drawn, piece);
            return piece;
        }
    }
}

Piece Takado::next()
{
    if (given == order.size()) {
        for (std::int32_t last = pieceCount - 1; last > 0; --last)
            std::swap(order[static_cast<std::size_t>(last)],
                order[static_cast<std::size_t>(random.nextInt(last + 1))]);
        given = 0;
    }
    return order[given++];
}

Piece ThesisJava::next()
{
    return pieceAt(static_cast<std::uint32_t>(random.nextInt(pieceCount)));
}

Piece RaisedSz::next()
{
    static constexpr PieceSet raised = only(Piece::S) | only(Piece::Z);
    return oneOf(rng.unit() < share ? raised : everyPiece & ~raised, rng);
}

Piece Adversary::next(const Board &board)
{
    return oneOf(worstPieces(board), rng);
}

} // namespace tetrarium::randomizers
