// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decimation.h"

#include <algorithm>
#include <array>

namespace tetrarium {

namespace {

struct Span
{
    qsizetype first = 0;
    qsizetype end = 0;
};

/// The points inside and the nearest on either side.
Span visible(const QList<QPointF> &points, double left, double right)
{
    const auto x = [](const QPointF &point) { return point.x(); };
    const auto first = std::ranges::lower_bound(points, left, {}, x);
    const auto end = std::ranges::upper_bound(points, right, {}, x);
    return {std::max<qsizetype>(0, first - points.begin() - 1),
        std::min<qsizetype>(points.size(), end - points.begin() + 1)};
}

/// Calls work(begin, end) for every run of points that share a pixel column.
void forEachColumn(const QList<QPointF> &points, Span span, double left, double width, const auto &work)
{
    const auto column = [&](qsizetype i) { return static_cast<qint64>((points[i].x() - left) / width + 1); };
    for (qsizetype begin = span.first; begin < span.end;) {
        qsizetype end = begin + 1;
        while (end < span.end && column(end) == column(begin))
            ++end;
        work(begin, end);
        begin = end;
    }
}

bool isSparse(Span span, int columns)
{
    return span.end - span.first <= 2 * columns;
}

} // namespace

QList<QPointF> decimated(const QList<QPointF> &points, double left, double right, int columns)
{
    const Span span = visible(points, left, right);
    if (isSparse(span, columns))
        return points.sliced(span.first, std::max<qsizetype>(0, span.end - span.first));
    QList<QPointF> kept;
    kept.reserve(4 * columns);
    forEachColumn(points, span, left, (right - left) / columns, [&](qsizetype begin, qsizetype end) {
        const auto [low, high] = std::ranges::minmax_element(
            points.begin() + begin, points.begin() + end, {}, [](const QPointF &point) { return point.y(); });
        std::array<qsizetype, 4> chosen{begin, low - points.begin(), high - points.begin(), end - 1};
        std::ranges::sort(chosen);
        const auto duplicates = std::ranges::unique(chosen);
        for (auto i = chosen.begin(); i != duplicates.begin(); ++i)
            kept.append(points[*i]);
    });
    return kept;
}

PlotLine decimatedBand(const PlotLine &band, double left, double right, int columns)
{
    const Span span = visible(band.points, left, right);
    PlotLine kept{.kind = band.kind, .run = band.run};
    if (isSparse(span, columns)) {
        kept.points = band.points.sliced(span.first, std::max<qsizetype>(0, span.end - span.first));
        kept.lower = band.lower.sliced(span.first, kept.points.size());
        return kept;
    }
    forEachColumn(band.points, span, left, (right - left) / columns, [&](qsizetype begin, qsizetype end) {
        double high = band.points[begin].y();
        double low = band.lower[begin];
        for (qsizetype i = begin + 1; i < end; ++i) {
            high = std::max(high, band.points[i].y());
            low = std::min(low, band.lower[i]);
        }
        kept.points.append(QPointF(band.points[begin].x(), high));
        kept.lower.append(low);
    });
    return kept;
}

} // namespace tetrarium
