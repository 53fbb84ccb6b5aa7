// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "randomizerkinds.h"

#include "error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tetrarium {

/// Where pieces come from. A value of some fifty bytes: a copy is a snapshot that goes on with the same
/// pieces.
///
/// A randomizer is made from a name that desktop, terminal and files share, and a seed:
///
///     uniform        every piece with equal chance
///     bag7           bags of all seven pieces in random order
///     sz:SHARE       S and Z together with probability SHARE (0..1), such as sz:0.4; the others share the
///     rest adversary      the worst piece for the board (adversary.h); the seed decides between equally bad
///     ones nes[:FRAMES]   NES Tetris's shift register, stepped FRAMES (1..65535, 64 if not given) times
///     before a piece tetnet         the six-gene program's bags takado         the neural program's bags
///     thesis-java    java.util.Random, as the thesis's recordings make their lists
///     list:PIECES    these pieces in this order, such as list:TIOJ; the seed changes nothing
///
/// Every 64-bit seed is good for every kind. Without one, a kind starts as the published program does: nes
/// with the register 0x8988, tetnet with 1, all others with 0. nes takes a seed of 2 to 0xFFFF as the
/// register itself and mixes all others down to that range (from 0 and 1 the register would stay empty);
/// tetnet takes the seed's remainder by 233280.
class Randomizer
{
public:
    /// The names above, with their parameters, in that order.
    static std::vector<std::string_view> kinds();

    /// Uniform with seed 0.
    Randomizer() = default;

    static Expected<Randomizer> make(std::string_view name, std::optional<std::uint64_t> seed = std::nullopt);

    static Randomizer fromPieces(std::vector<Piece> pieces);

    /// The next piece for the board as it is now (only the adversary looks at it); nothing when a list has
    /// ended, and exhausted() is then the error to report.
    std::optional<Piece> next(const Board &board);

    /// EndsEarly, with the number of the piece (from 1) that the list no longer holds.
    Error exhausted() const;

    /// The name of the kind without its parameter.
    std::string_view kind() const;

    /// What make() takes.
    std::string name() const;

    /// One line of printable text: the name, then the state's fields as hexadecimal numbers and letters,
    /// separated by single spaces. restore() gives an equal randomizer; its errors name the column.
    std::string saveState() const;
    static Expected<Randomizer> restore(std::string_view state);

    bool operator==(const Randomizer &) const = default;

private:
    explicit Randomizer(randomizers::Any state)
        : m_state(std::move(state))
    {}

    randomizers::Any m_state;
};

} // namespace tetrarium
