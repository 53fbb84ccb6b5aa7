// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "swarmmix.h"

#include "boardfeatures.h"

#include <algorithm>

namespace tetrarium {

void SwarmMix::Share::add(double share)
{
    sum += share;
    most = std::max(most, share);
}

void SwarmMix::add(const Board &board)
{
    const double height = board.height();
    ++m_boards;
    m_height.add(board.highestColumn() / height);
    // A row has a change at most at each of its 11 borders, a column at each of its cells' lower borders and at the top.
    m_rowTransitions.add(features::rowTransitions(board) / (height * (Board::width + 1)));
    m_columnTransitions.add(features::columnTransitions(board) / ((height + 1) * Board::width));
}

double SwarmMix::value(std::int64_t rows) const
{
    const auto count = static_cast<double>(std::max<std::int64_t>(m_boards, 1));
    double bad = 0.0;
    for (const Share *share : {&m_height, &m_rowTransitions, &m_columnTransitions}) {
        bad += share->sum / count;
        bad += share->most;
    }
    return static_cast<double>(rows) + 1 - bad / 6;
}

} // namespace tetrarium
