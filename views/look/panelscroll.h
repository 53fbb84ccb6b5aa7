// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace tetrarium {

/// Scrolls a panel that is too high, and never cuts it off at the side: it is as wide as the panel needs at least.
class PanelScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit PanelScroll(QWidget *panel, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tetrarium
