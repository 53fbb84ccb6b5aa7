// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interruption.h"

#include "commands.h"

#include <QSocketNotifier>

#include <atomic>
#include <csignal>
#include <unistd.h>

namespace tetrarium::cli {

namespace {

// A signal handler can reach nothing but what is global.
std::atomic<int> pipeEnd = -1;
std::atomic<bool> asked = false;

void handle(int)
{
    if (asked.exchange(true))
        ::_exit(Interrupted);
    const char byte = 0;
    (void)!::write(pipeEnd, &byte, 1);
}

void setHandler(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

} // namespace

Interruption::Interruption(QObject *parent)
    : QObject(parent)
{
    if (::pipe(m_ends) != 0)
        return;
    auto *notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        Q_EMIT requested();
    });
    pipeEnd = m_ends[1];
    setHandler(handle);
    std::signal(SIGXFSZ, SIG_IGN);
}

Interruption::~Interruption()
{
    setHandler(SIG_DFL);
    asked = false;
    ::close(m_ends[0]);
    ::close(m_ends[1]);
}

} // namespace tetrarium::cli
