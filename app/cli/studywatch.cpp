// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studywatch.h"

#include "durationtext.h"
#include "errortext.h"
#include "interruption.h"

#include <QEventLoop>
#include <QTimer>

#include <iostream>
#include <unistd.h>

namespace tetrarium::cli {

namespace {

constexpr int redrawMs = 200;
constexpr const char *clearedLine = "\r\x1b[K";

} // namespace

ExitCode watchStudy(
    StudyModel &model, const std::function<QString(const StudyProgress &progress)> &progressText)
{
    const bool isTerminal = isatty(STDERR_FILENO) != 0;
    const Interruption interruption;
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&interruption, &Interruption::requested, &model, &StudyModel::stop);
    QObject::connect(&model, &StudyModel::stateChanged, &loop, [&] {
        if (!model.isActive())
            loop.quit();
    });
    QObject::connect(&timer, &QTimer::timeout, &model, [&] {
        const StudyProgress progress = model.progress();
        QString text = progressText(progress);
        if (progress.secondsLeft() >= 0)
            text = Text::tr("%1, %2 left").arg(text, durationText(progress.secondsLeft()));
        std::cerr << clearedLine << text.toStdString() << std::flush;
    });
    if (isTerminal)
        timer.start(redrawMs);
    loop.exec();
    if (isTerminal)
        std::cerr << clearedLine << std::flush;
    if (model.error())
        return complain(errorText(*model.error()));
    return model.state() == StudyModel::State::Ended ? Good : Interrupted;
}

} // namespace tetrarium::cli
