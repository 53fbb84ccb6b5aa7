// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomsource.h"

#include <array>
#include <cmath>
#include <format>
#include <sstream>

namespace tetrarium {

Expected<RandomSource> RandomSource::make(std::string_view kind, std::uint64_t seed)
{
    RandomSource source;
    if (kind == "own")
        source.m_generator = Rng(seed);
    else if (kind == "java")
        source.m_generator = JavaRandom(seed);
    else if (kind == "mulberry32")
        source.m_generator = Mulberry32(static_cast<std::uint32_t>(seed));
    else
        return fail(ErrorCode::UnknownName, std::string(kind), "own, java, mulberry32");
    return source;
}

double RandomSource::unit()
{
    switch (m_generator.index()) {
    case 0:
        return std::get<Rng>(m_generator).unit();
    case 1:
        return std::get<JavaRandom>(m_generator).nextDouble();
    default:
        return std::get<Mulberry32>(m_generator).unit();
    }
}

double RandomSource::normal()
{
    while (true) {
        const double x = 2 * unit() - 1;
        const double y = 2 * unit() - 1;
        const double square = x * x + y * y;
        if (square > 0 && square < 1)
            return x * std::sqrt(-2 * std::log(square) / square);
    }
}

std::string RandomSource::save() const
{
    if (const Rng *own = std::get_if<Rng>(&m_generator)) {
        const auto &words = own->state();
        return std::format("own {:x} {:x} {:x} {:x}", words[0], words[1], words[2], words[3]);
    }
    if (const JavaRandom *java = std::get_if<JavaRandom>(&m_generator))
        return std::format("java {:x}", java->state());
    return std::format("mulberry32 {:x}", std::get<Mulberry32>(m_generator).state());
}

Expected<RandomSource> RandomSource::restore(std::string_view state)
{
    std::istringstream stream{std::string(state)};
    std::string kind;
    stream >> kind >> std::hex;
    auto source = make(kind, 0);
    if (!source)
        return source;
    std::array<std::uint64_t, 4> words{};
    const std::size_t count = kind == "own" ? words.size() : 1;
    for (std::size_t i = 0; i < count; ++i)
        stream >> words[i];
    if (!stream)
        return fail(ErrorCode::Syntax, std::string(state), "a generator's state in hexadecimal");
    if (Rng *own = std::get_if<Rng>(&source->m_generator))
        own->setState(words);
    else if (JavaRandom *java = std::get_if<JavaRandom>(&source->m_generator))
        java->setState(words[0]);
    else
        source->m_generator = Mulberry32(static_cast<std::uint32_t>(words[0]));
    return source;
}

} // namespace tetrarium
