// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "surroundings.h"

#include "version.h"

#include <QDateTime>
#include <QSysInfo>

#include <sys/resource.h>

namespace tetrarium {

Surroundings surroundingsHere(int threads, const RunControl &control)
{
    return {
        .version = version,
        .machine = QStringLiteral("%1, %2, %3")
            .arg(QSysInfo::machineHostName(), QSysInfo::prettyProductName(),
                QSysInfo::currentCpuArchitecture())
            .toStdString(),
        .threads = threads,
        .now = [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); },
        .runSeconds = [&control] { return control.runSeconds(); },
    };
}

void stepBack()
{
    // Linux ignores Qt's thread priorities; a thread's own niceness it heeds, and threads started by it inherit that.
    constexpr int niceness = 10;
    ::setpriority(PRIO_PROCESS, 0, niceness);
}

GameMap pausableMap(ParallelMap &map, RunControl &control, const std::stop_token &stop)
{
    return [&map, &control, stop](std::size_t count, const std::function<void(std::size_t)> &work) {
        map.forEach(count, [&](std::size_t item) {
            control.pass(stop);
            work(item);
        });
    };
}

} // namespace tetrarium
