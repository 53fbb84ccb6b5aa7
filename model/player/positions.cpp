// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "positions.h"

#include <algorithm>

namespace tetrarium {

namespace {

Positions legalPositions(const Board &board, const Shape &shape, int ceiling)
{
    std::array<Column, Board::width> blocked{};
    for (int i = 0; i < shape.width; ++i) {
        const auto at = static_cast<std::size_t>(i);
        for (int k = shape.bottoms[at]; k < shape.tops[at]; ++k) {
            for (int x = 0; x < Board::width; ++x)
                blocked[static_cast<std::size_t>(x)] |= board.column(x + i) >> k;
        }
    }
    const Column rows = lowestRows(ceiling - shape.height + 1);
    Positions legal;
    for (int x = 0; x <= Board::width - shape.width; ++x)
        legal[x] = ~blocked[static_cast<std::size_t>(x)] & rows;
    return legal;
}

} // namespace

LegalPositions::LegalPositions(const Board &board, const RotationSystem &system, Piece piece, int ceiling)
    : m_system(system)
    , m_piece(piece)
    , m_count(system.orientationCount(piece))
{
    for (int r = 0; r < m_count; ++r) {
        int alike = 0;
        while (!(system.shape(piece, alike) == system.shape(piece, r)))
            ++alike;
        m_alike[static_cast<std::size_t>(r)] = alike;
        m_legal[static_cast<std::size_t>(r)] =
            alike < r ? (*this)[alike] : legalPositions(board, system.shape(piece, r), ceiling);
    }
}

Positions LegalPositions::mayTurn(int from, const Positions &positions) const
{
    Positions may = positions;
    const int square = m_system.turnSquare[static_cast<std::size_t>(indexOf(m_piece))];
    if (square == 0)
        return may;
    const Column tooLow = lowestRows(std::max(0, square - m_system.shape(m_piece, from).height));
    for (int x = 0; x < Board::width; ++x)
        may[x] = x + square > Board::width ? 0 : may[x] & ~tooLow;
    return may;
}

} // namespace tetrarium
