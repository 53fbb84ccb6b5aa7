// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz.h"
#include "paintedboard.h"

using namespace tetrarium;

void fuzzOne(std::string_view text)
{
    for (const int height : {Board::minHeight, 20, Board::maxHeight}) {
        const auto board = Board::fromText(text, height);
        const auto painted = PaintedBoard::fromText(text, height);
        demand(board.has_value() == painted.has_value());
        if (!board) {
            demand(board.error() == painted.error() && board.error().line > 0);
            continue;
        }
        demand(painted->board() == *board);
        demand(Board::fromText(board->toText(), height) == board);
        demand(PaintedBoard::fromText(painted->toText(), height) == painted);
    }
}
