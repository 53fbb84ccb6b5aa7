// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "decider.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace tetrarium {

/// A player's thinking on a thread of its own, so that a search that takes long never holds up the window. One thought at
/// a time: a new question, or forget(), makes the answer to the one before be thrown away.
class Thinker : public QObject
{
    Q_OBJECT

public:
    explicit Thinker(QObject *parent = nullptr);
    /// Waits for a thought under way.
    ~Thinker() override;

    /// Thinks about a copy of the game; thought() follows.
    void think(std::shared_ptr<const Decider> decider, const Game &game);
    void forget();
    bool isThinking() const { return m_watcher != nullptr; }

Q_SIGNALS:
    void thought(const tetrarium::Explanation &explanation);

private:
    QThreadPool m_pool;
    QFutureWatcher<Explanation> *m_watcher = nullptr; ///< of the answer that is waited for
};

} // namespace tetrarium
