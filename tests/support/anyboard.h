// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "paintedboard.h"

#include <rapidcheck.h>

/// Boards for property tests.
namespace tetrarium {

/// Rows of random cells, some of them full, up to a random level that leaves `room` rows free.
inline rc::Gen<Board> anyBoard(int height = 20, int room = 0)
{
    return rc::gen::exec([height, room] {
        Board board(height);
        const int level = *rc::gen::inRange(0, height - room + 1);
        for (int y = 0; y < level; ++y) {
            const auto full = (1U << Board::width) - 1;
            const auto cells = *rc::gen::weightedOneOf<std::uint32_t>(
                {{6, rc::gen::inRange(0U, full)}, {2, rc::gen::just(full & ~8U)}, {1, rc::gen::just(full)}});
            for (int x = 0; x < Board::width; ++x) {
                if ((cells >> x) & 1U)
                    board.fill(x, y);
            }
        }
        return board;
    });
}

/// anyBoard() in random colours.
inline rc::Gen<PaintedBoard> anyPaintedBoard(int height = 20, int room = 0)
{
    return rc::gen::exec([height, room] {
        const Board board = *anyBoard(height, room);
        PaintedBoard painted(height);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < Board::width; ++x) {
                if (board.isFilled(x, y))
                    painted.setCell(
                        x, y, static_cast<Paint>(*rc::gen::inRange(0, static_cast<int>(Paint::None))));
            }
        }
        return painted;
    });
}

} // namespace tetrarium
