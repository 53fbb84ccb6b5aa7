// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluation.h"

#include <QThreadPool>
#include <QtConcurrentMap>

#include <algorithm>
#include <functional>
#include <numeric>
#include <thread>
#include <vector>

namespace tetrarium {

/// Work spread over the cores of this machine, for a core that owns no threads. Which thread does which item changes
/// nothing: items know their number and nothing else, and results come back in that order.
class ParallelMap
{
public:
    /// 0 threads: as many as the machine has. The thread that asks waits for them; with one, it does the work itself.
    explicit ParallelMap(int threads = 0)
        : m_threads(
              threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency())))
    {
        m_pool.setMaxThreadCount(m_threads);
    }

    int threads() const { return m_threads; }

    /// work(i) for i of 0 … count − 1; the results in order.
    template<typename Result>
    std::vector<Result> operator()(int count, const std::function<Result(int)> &work)
    {
        std::vector<Result> results(static_cast<std::size_t>(count));
        forEach(results.size(), [&](std::size_t item) { results[item] = work(static_cast<int>(item)); });
        return results;
    }

    /// work(i) for i of 0 … count − 1.
    void forEach(std::size_t count, const std::function<void(std::size_t)> &work)
    {
        if (m_threads == 1) {
            plainMap(count, work);
            return;
        }
        std::vector<std::size_t> items(count);
        std::iota(items.begin(), items.end(), std::size_t{0});
        QtConcurrent::blockingMap(&m_pool, items, [&work](std::size_t item) { work(item); });
    }

private:
    int m_threads;
    QThreadPool m_pool;
};

} // namespace tetrarium
