// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "adversary.h"
#include "board.h"
#include "javarandom.h"
#include "piece.h"
#include "rng.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The kinds of randomizer, each a small value. They are seen through Randomizer (randomizer.h), which gives
/// them their names and their saved text; nobody else includes this header.
namespace tetrarium::randomizers {

/// Every piece with equal chance, whatever came before.
struct Uniform
{
    Rng rng;

    Piece next();
    bool operator==(const Uniform &) const = default;
};

/// Explicit pieces. Copies share the pieces, which never change.
struct List
{
    std::shared_ptr<const std::vector<Piece>> pieces;
    std::size_t given = 0;

    std::optional<Piece> next();
    bool operator==(const List &other) const;
};

/// Bags that hold every piece once, emptied in random order.
struct Bag7
{
    Rng rng;
    PieceSet drawn = 0; ///< out of the current bag; never all of them

    Piece next();
    bool operator==(const Bag7 &) const = default;
};

/// NES Tetris (NTSC). The register is stepped `frames` times before every piece: in the original it runs on
/// with each picture, so that the player's timing decides; here a fixed time stands for it. 64 pictures are
/// about what a piece takes on level 18 (seventeen rows of three pictures and the entry delay).
struct Nes
{
    static constexpr std::uint16_t powerUp = 0x8988;
    static constexpr std::uint16_t defaultFrames = 64;

    std::uint16_t frames = defaultFrames;
    std::uint16_t shiftRegister = powerUp;
    std::uint8_t spawnCount = 0;
    std::uint8_t spawnId = 0; ///< orientation code of the last piece, 0 before the first

    Piece next();
    bool operator==(const Nes &) const = default;
};

/// The six-gene program's: a linear congruential generator, drawing until a piece is new to its bag of seven.
struct Tetnet
{
    static constexpr std::uint32_t modulus = 233280;

    std::uint32_t state = 1;
    PieceSet drawn = 0;

    Piece next();
    bool operator==(const Tetnet &) const = default;
};

/// The neural program's: one array shuffled anew for each bag, each time from the order the last bag left.
struct Takado
{
    JavaRandom random;
    std::array<Piece, pieceCount> order{Piece::I, Piece::O, Piece::T, Piece::L, Piece::J, Piece::S, Piece::Z};
    std::uint8_t given = pieceCount; ///< of the current bag

    Piece next();
    bool operator==(const Takado &) const = default;
};

/// How the thesis's piece lists are made in the recordings: nextInt(7) + 1 is the id.
struct ThesisJava
{
    JavaRandom random;

    Piece next();
    bool operator==(const ThesisJava &) const = default;
};

/// S or Z with probability `share`, half each; else one of the other five with equal chance.
struct RaisedSz
{
    double share = 2.0 / pieceCount;
    Rng rng;

    Piece next();
    bool operator==(const RaisedSz &) const = default;
};

/// The worst piece for the board (adversary.h); among equally bad ones each with equal chance.
struct Adversary
{
    Rng rng;

    Piece next(const Board &board);
    bool operator==(const Adversary &) const = default;
};

using Any = std::variant<Uniform, Bag7, RaisedSz, Adversary, Nes, Tetnet, Takado, ThesisJava, List>;

} // namespace tetrarium::randomizers
