// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "evaluation.h"
#include "rng.h"

#include <atomic>
#include <cstddef>
#include <numeric>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace tetrarium {

/// The last item first.
inline void reverseMap(std::size_t count, const std::function<void(std::size_t)> &work)
{
    while (count > 0)
        work(--count);
}

/// In an order drawn from the seed.
inline GameMap shuffledMap(std::uint64_t seed)
{
    return [seed](std::size_t count, const std::function<void(std::size_t)> &work) {
        Rng rng(seed);
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t left = count; left > 1; --left)
            std::swap(order[left - 1], order[rng.below(static_cast<std::uint32_t>(left))]);
        for (const std::size_t item : order)
            work(item);
    };
}

/// Every thread takes the next item when it has done one.
inline GameMap threadMap(int threads)
{
    return [threads](std::size_t count, const std::function<void(std::size_t)> &work) {
        std::atomic<std::size_t> next = 0;
        std::vector<std::jthread> pool;
        for (int i = 0; i < threads; ++i) {
            pool.emplace_back([&] {
                for (std::size_t item = next++; item < count; item = next++)
                    work(item);
            });
        }
    };
}

/// Asks for a stop after so many items.
inline GameMap stoppingMap(std::stop_source &source, std::size_t after)
{
    return [&source, after](std::size_t count, const std::function<void(std::size_t)> &work) {
        for (std::size_t item = 0; item < count; ++item) {
            if (item == after)
                source.request_stop();
            work(item);
        }
    };
}

/// Counts items.
inline GameMap countingMap(std::size_t &items)
{
    return [&items](std::size_t count, const std::function<void(std::size_t)> &work) {
        items += count;
        plainMap(count, work);
    };
}

} // namespace tetrarium
