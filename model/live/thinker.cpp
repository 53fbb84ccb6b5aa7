// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thinker.h"

#include <QtConcurrentRun>

namespace tetrarium {

Thinker::Thinker(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

Thinker::~Thinker()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void Thinker::think(std::shared_ptr<const Decider> decider, const Game &game)
{
    forget();
    auto *watcher = new QFutureWatcher<Explanation>(this);
    m_watcher = watcher;
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (watcher != m_watcher)
            return;
        m_watcher = nullptr;
        Q_EMIT thought(watcher->result());
    });
    watcher->setFuture(
        QtConcurrent::run(&m_pool, [decider = std::move(decider), game] { return decider->explain(game); }));
}

void Thinker::forget()
{
    m_watcher = nullptr;
}

} // namespace tetrarium
