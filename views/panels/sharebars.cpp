// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sharebars.h"

#include "colors.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 16;
constexpr int gap = 8;

} // namespace

ShareBars::ShareBars(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void ShareBars::setShares(
    const QStringList &features, const std::vector<double> &values, const std::vector<double> &shares)
{
    const bool otherSize = features.size() != m_features.size();
    m_features = features;
    m_values = values;
    m_shares = shares;
    QStringList words;
    for (qsizetype i = 0; i < features.size(); ++i)
        words.append(u"%1 %L2"_s.arg(features[i]).arg(shares[static_cast<std::size_t>(i)], 0, 'g', 4));
    setAccessibleDescription(words.join(u", "_s));
    if (otherSize)
        updateGeometry();
    update();
}

int ShareBars::rowHeight() const
{
    return fontMetrics().height() + gap;
}

QSize ShareBars::sizeHint() const
{
    return {320, static_cast<int>(m_features.size()) * rowHeight() + margin};
}

void ShareBars::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    QPainter painter(this);
    const QLocale locale;
    double longest = 0;
    for (const double share : m_shares)
        longest = std::max(longest, std::abs(share));
    int names = 0;
    for (const QString &feature : m_features)
        names = std::max(names, fontMetrics().horizontalAdvance(feature));
    names = std::min(names, width() * 2 / 5);
    const int number = fontMetrics().horizontalAdvance(u"−0000.00"_s);
    const int left = margin + names + gap;
    const int right = width() - margin - number - gap;
    const double middle = (left + right) / 2.0;
    const double half = std::max(0.0, (right - left) / 2.0);

    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        const QRect row(margin, static_cast<int>(i) * rowHeight(), width() - 2 * margin, rowHeight());
        painter.setPen(colors.text);
        painter.drawText(QRect(row.left(), row.top(), names, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(m_features[static_cast<qsizetype>(i)], Qt::ElideMiddle, names));
        painter.setPen(colors.quietText);
        painter.drawText(QRect(right + gap, row.top(), number, row.height()),
            Qt::AlignRight | Qt::AlignVCenter, locale.toString(m_shares[i], 'g', 4));
        const double length = longest > 0 ? half * m_shares[i] / longest : 0;
        const QRectF bar(
            std::min(middle, middle + length), row.top() + gap / 2.0, std::abs(length), row.height() - gap);
        painter.fillRect(bar, length < 0 ? colors.series[1] : colors.series[0]);
        painter.fillRect(QRectF(middle, row.top(), 1, row.height()), colors.line);
    }
}

} // namespace tetrarium
