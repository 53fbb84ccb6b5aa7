// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <functional>
#include <memory>

namespace tetrarium {

/// Milliseconds that only ever grow, from any origin. Tests give one of their own and move it by hand.
using TimeSource = std::function<qint64()>;

inline TimeSource steadyTime()
{
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer] { return timer->elapsed(); };
}

} // namespace tetrarium
