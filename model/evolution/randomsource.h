// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "error.h"
#include "javarandom.h"
#include "mulberry32.h"
#include "rng.h"

#include <string>
#include <string_view>
#include <variant>

namespace tetrarium {

/// Where an optimizer's draws come from: our own generator, or that of a published program whose runs are reproduced.
class RandomSource
{
public:
    RandomSource() = default;

    /// `own`, `java` (java.util.Random) or `mulberry32`. Fails with UnknownName.
    static Expected<RandomSource> make(std::string_view kind, std::uint64_t seed);

    /// Uniform in [0, 1).
    double unit();

    /// Uniform in 0 … count − 1, as ⌊u · count⌋.
    std::size_t index(std::size_t count)
    {
        return static_cast<std::size_t>(unit() * static_cast<double>(count));
    }

    /// Normal with mean 0 and variance 1, by Marsaglia's polar method (Marsaglia, Bray: A convenient method for generating
    /// normal variables, 1964) over pairs of unit(). Of the two that a pair gives, the second is thrown away, so that
    /// the generator's state is all the state there is. Uses the C library's logarithm, whose last bit may differ
    /// from one library to another.
    double normal();

    std::string save() const;
    static Expected<RandomSource> restore(std::string_view state);

    bool operator==(const RandomSource &) const = default;

private:
    std::variant<Rng, JavaRandom, Mulberry32> m_generator;
};

} // namespace tetrarium
