// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace tetrarium {

/// Why a candidate is rated as it is: a bar a feature, to the right for what raises the rating and to the left for what
/// lowers it, with value and share as numbers.
class ShareBars : public QWidget
{
    Q_OBJECT

public:
    explicit ShareBars(QWidget *parent = nullptr);

    void setShares(
        const QStringList &features, const std::vector<double> &values, const std::vector<double> &shares);
    void clear() { setShares({}, {}, {}); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;

    QStringList m_features;
    std::vector<double> m_values;
    std::vector<double> m_shares;
};

} // namespace tetrarium
