// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>

namespace tetrarium {

/// Measures from its making to a widget's first paint. When the environment variable TETRARIUM_TIMING is set
/// to anything but 0, it prints one line on standard error: "tetrarium: first paint after N ms".
class StartClock : public QObject
{
    Q_OBJECT

public:
    StartClock();

    void watch(QObject *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QElapsedTimer m_clock;
};

} // namespace tetrarium
