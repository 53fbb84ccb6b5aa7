// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace tetrarium {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): turns any 64 bits into well mixed ones.
constexpr std::uint64_t mix64(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31);
}

/// The project's own generator: xoshiro256++ 1.0 (Blackman, Vigna 2019), seeded by SplitMix64. The same
/// numbers on every platform, because nothing of the standard library's distributions is used.
///
/// Independent streams are derived from positions (run seed, generation, genome, game …) and never from a
/// thread, so that results do not depend on who computes them.
class Rng
{
public:
    constexpr explicit Rng(std::uint64_t seed = 0)
    {
        for (std::uint64_t &word : m_state) {
            word = mix64(seed);
            seed += 0x9E3779B97F4A7C15U;
        }
    }

    /// The seed of the stream at a position below `seed`.
    static constexpr std::uint64_t streamSeed(
        std::uint64_t seed, std::initializer_list<std::uint64_t> position)
    {
        seed = mix64(seed);
        for (const std::uint64_t coordinate : position)
            seed = mix64(seed ^ mix64(coordinate + 0xD1B54A32D192ED03U));
        return seed;
    }

    constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// Uniform in 0 … bound − 1 without bias (Lemire 2019).
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Uniform in [0, 1), a multiple of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    constexpr const std::array<std::uint64_t, 4> &state() const { return m_state; }
    constexpr void setState(const std::array<std::uint64_t, 4> &state) { m_state = state; }

    bool operator==(const Rng &) const = default;

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace tetrarium
