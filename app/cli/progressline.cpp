// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "progressline.h"

#include "commands.h"

#include <QElapsedTimer>
#include <QLocale>

#include <chrono>
#include <cmath>
#include <future>
#include <iostream>

#include <unistd.h>

namespace tetrarium::cli {

namespace {

constexpr auto interval = std::chrono::milliseconds(200);
constexpr const char *clearedLine = "\r\x1b[K";

} // namespace

void showWhile(const std::function<void()> &work, const std::function<QString(double seconds)> &line)
{
    if (isatty(STDERR_FILENO) == 0) {
        work();
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const std::future<void> done = std::async(std::launch::async, work);
    while (done.wait_for(interval) != std::future_status::ready) {
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        std::cerr << clearedLine << line(seconds).toStdString() << std::flush;
    }
    std::cerr << clearedLine << std::flush;
}

QString gamesProgress(qint64 done, qint64 planned, double seconds)
{
    const QLocale locale;
    const double speed = static_cast<double>(done) / std::max(seconds, 1e-9);
    const QString text =
        Text::tr("%1 of %2 games, %3 games/s")
            .arg(locale.toString(done), locale.toString(planned), locale.toString(std::round(speed), 'f', 0));
    if (done == 0)
        return text;
    return Text::tr("%1, %2 left").arg(text, durationText(static_cast<double>(planned - done) / speed));
}

QString durationText(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(seconds));
    const QLatin1Char zero('0');
    if (whole < 3600)
        return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, zero);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, zero)
        .arg(whole % 60, 2, 10, zero);
}

} // namespace tetrarium::cli
