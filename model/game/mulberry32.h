// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace tetrarium {

/// mulberry32 (Ettinger 2017), the small generator with which the `tetnet` evolution recordings were made.
/// Never for anything new: Rng is better.
class Mulberry32
{
public:
    constexpr explicit Mulberry32(std::uint32_t seed = 0)
        : m_state(seed)
    {}

    constexpr std::uint32_t next()
    {
        m_state += 0x6D2B79F5U;
        std::uint32_t value = (m_state ^ (m_state >> 15)) * (m_state | 1U);
        value ^= value + (value ^ (value >> 7)) * (value | 61U);
        return value ^ (value >> 14);
    }

    /// Uniform in [0, 1), a multiple of 2^-32.
    constexpr double unit() { return static_cast<double>(next()) * 0x1.0p-32; }

    constexpr std::uint32_t state() const { return m_state; }

    bool operator==(const Mulberry32 &) const = default;

private:
    std::uint32_t m_state;
};

} // namespace tetrarium
