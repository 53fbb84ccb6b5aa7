// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QThreadPool>
#include <QtConcurrentMap>

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
    /// 0 threads: as many as the machine has.
    explicit ParallelMap(int threads = 0)
    {
        m_pool.setMaxThreadCount(
            threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency()));
    }

    int threads() const { return m_pool.maxThreadCount(); }

    /// work(i) for i of 0 … count − 1; the results in order.
    template<typename Result>
    std::vector<Result> operator()(int count, const std::function<Result(int)> &work)
    {
        std::vector<int> items(static_cast<std::size_t>(count));
        std::iota(items.begin(), items.end(), 0);
        std::vector<Result> results(items.size());
        QtConcurrent::blockingMap(
            &m_pool, items, [&](int item) { results[static_cast<std::size_t>(item)] = work(item); });
        return results;
    }

private:
    QThreadPool m_pool;
};

} // namespace tetrarium
