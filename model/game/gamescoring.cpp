// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game.h"

#include <algorithm>
#include <array>

namespace tetrarium {

void Game::award(std::int64_t points, MoveResult &result)
{
    result.points += static_cast<int>(points);
    m_tally.score += points;
}

void Game::scoreClear(MoveResult &result)
{
    const int rows = std::min(result.rowsCleared, 4);
    ++m_tally.clears[static_cast<std::size_t>(rows)];
    const int levelBefore = m_tally.level;
    m_tally.rows += result.rowsCleared;
    m_tally.level = levelAfter(m_rules, m_settings.startLevel, static_cast<int>(m_tally.rows));
    if (m_rules.scoring.softDropRun > 0)
        award(std::int64_t{m_rules.scoring.softDropRun} * m_softDropRun, result);
    if (m_rules.scoring.spinsAndChains) {
        scoreGuideline(result, levelBefore);
        return;
    }
    // More than four at once takes a stack that had full rows from the start; the published programs give nothing then.
    if (result.rowsCleared > 4)
        return;
    const int factor = m_rules.scoring.factor == LevelFactor::LevelPlusOne ? m_tally.level + 1 : 1;
    award(std::int64_t{m_rules.scoring.rows[static_cast<std::size_t>(rows)]} * factor, result);
}

void Game::scoreGuideline(MoveResult &result, int level)
{
    const auto rows = static_cast<std::size_t>(std::min(result.rowsCleared, 4));
    std::int64_t points = m_rules.scoring.rows[rows];
    if (result.tSpin == TSpin::Full)
        points = std::array{400, 800, 1200, 1600, 1600}[rows];
    else if (result.tSpin == TSpin::Mini)
        points = std::array{100, 200, 400, 400, 400}[rows];

    if (rows == 0) {
        m_combo = 0;
    } else {
        const bool difficult = rows == 4 || result.tSpin != TSpin::None;
        if (difficult && m_backToBack)
            points += points / 2;
        m_backToBack = difficult;
        ++m_combo;
        points += 50 * (m_combo - 1);
    }
    award(points * level, result);
}

/// The guideline's three corners: the last action turned the T, and at least three of the four cells diagonal to its
/// centre are filled; full with both on the side it points to, or when the last kick of five was needed.
TSpin Game::detectTSpin(const Active &active) const
{
    if (active.piece != Piece::T || !m_lastWasTurn)
        return TSpin::None;
    constexpr std::array<Cell, 4> centres{{{1, 0}, {0, 1}, {1, 1}, {1, 1}}};
    constexpr std::array<Cell, 4> diagonals{
        {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}}; // clockwise from upper left
    const Cell centre = centres[active.orientation];
    const auto filled = [&](std::size_t corner) {
        const int x = active.x + centre.x + diagonals[corner % 4].x;
        const int y = active.y + centre.y + diagonals[corner % 4].y;
        return x < 0 || x >= Board::width || y < 0 || m_board.isFilled(x, y);
    };
    int count = 0;
    for (std::size_t corner = 0; corner < 4; ++corner)
        count += filled(corner) ? 1 : 0;
    if (count < 3)
        return TSpin::None;
    const bool front = filled(active.orientation) && filled(active.orientation + 1U);
    constexpr int fifthPlace = 4;
    return front || m_lastKick == fifthPlace ? TSpin::Full : TSpin::Mini;
}

} // namespace tetrarium
