// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace tetrarium {

/// The generator of java.util.Random (a 48-bit linear congruential one, from its published documentation),
/// for the published programs that draw from it. Never for anything new: Rng is better.
class JavaRandom
{
public:
    static constexpr std::uint64_t stateMask = (std::uint64_t{1} << 48) - 1;

    constexpr explicit JavaRandom(std::uint64_t seed = 0)
        : m_state((seed ^ multiplier) & stateMask)
    {}

    /// The next `bits` random bits, 1 to 32, sign-extended as Java's int is.
    constexpr std::int32_t next(int bits)
    {
        m_state = (m_state * multiplier + 0xB) & stateMask;
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(m_state >> (48 - bits)));
    }

    /// Uniform in 0 … bound − 1, for bound > 0: high bits for a power of two, else a remainder, with draws
    /// from the incomplete last range rejected.
    constexpr std::int32_t nextInt(std::int32_t bound)
    {
        if ((bound & (bound - 1)) == 0)
            return static_cast<std::int32_t>((std::int64_t{bound} * next(31)) >> 31);
        while (true) {
            const std::int32_t bits = next(31);
            const std::int32_t value = bits % bound;
            if (std::int64_t{bits} - value + (bound - 1) <= INT32_MAX)
                return value;
        }
    }

    /// Uniform in [0, 1), a multiple of 2^-53.
    constexpr double nextDouble()
    {
        const std::int64_t high = std::int64_t{next(26)} << 27;
        return static_cast<double>(high + next(27)) * 0x1.0p-53;
    }

    constexpr std::uint64_t state() const { return m_state; }
    constexpr void setState(std::uint64_t state) { m_state = state & stateMask; }

    bool operator==(const JavaRandom &) const = default;

private:
    static constexpr std::uint64_t multiplier = 0x5DEECE66D;

    std::uint64_t m_state;
};

} // namespace tetrarium
