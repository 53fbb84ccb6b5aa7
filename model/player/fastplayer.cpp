// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fastplayer.h"

#include <limits>

namespace tetrarium {

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

} // namespace

std::optional<FastPlayer> FastPlayer::make(
    const RotationSystem &system, const LinearEvaluator &evaluator, Path path)
{
    auto tables = fast::makeTables(system, evaluator);
    if (!tables)
        return std::nullopt;
    return FastPlayer(system, *std::move(tables), path == Path::Simd ? fast::simdRate() : fast::scalarRate());
}

RatedDrops FastPlayer::rate(const Board &board, Piece piece) const
{
    fast::Ratings ratings;
    m_rate(m_tables, board, piece, ratings);
    RatedDrops drops;
    for (int o = 0; o < m_system->orientationCount(piece); ++o) {
        for (int x = 0; x + m_system->shape(piece, o).width <= Board::width; ++x) {
            const int place = o * Board::width + x;
            const double rating = ratings.ratings[static_cast<std::size_t>(place)];
            drops.add({.drop = dropAt(place, ratings),
                .loses = rating == never,
                .rating = rating == never ? 0 : rating});
        }
    }
    return drops;
}

Drop FastPlayer::choosePair(const Board &board, Piece piece, Piece next, PairRating rating) const
{
    fast::Ratings first;
    const int alone = m_rate(m_tables, board, piece, first);
    fast::Ratings second;
    double best = never;
    int chosen = alone;
    for (int place = 0; place < m_system->orientationCount(piece) * Board::width; ++place) {
        const double firstRating = first.ratings[static_cast<std::size_t>(place)];
        if (firstRating == never)
            continue;
        const Drop drop = dropAt(place, first);
        Board after = board;
        lock(after, m_system->shape(piece, drop.orientation), drop.x, drop.y);
        const int answer = m_rate(m_tables, after, next, second);
        const double secondRating = second.ratings[static_cast<std::size_t>(answer)];
        const double together = rating == PairRating::Sum ? firstRating + secondRating : secondRating;
        if (secondRating != never && together > best) {
            best = together;
            chosen = place;
        }
    }
    return dropAt(chosen, first);
}

} // namespace tetrarium
