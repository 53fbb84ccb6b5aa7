// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "board.h"
#include "rotation.h"

#include <array>
#include <cstdint>
#include <string>

namespace tetrarium {

/// A placement found by trying keys: turns where the piece enters, steps to one side, then down until blocked.
struct KeyCandidate
{
    Active rest{};          ///< where the piece comes to rest
    std::uint8_t turns = 0; ///< keys `w`; the published programs write failed ones down too
    std::int8_t asked = 0;  ///< steps that were tried, negative to the left
    std::int8_t steps = 0;  ///< steps that succeeded, negative to the left
    std::uint8_t downs = 0; ///< rows fallen

    constexpr int length() const { return turns + (steps < 0 ? -steps : steps) + downs; }

    /// `waassss`: the keys in the order in which they are pressed.
    std::string moves() const;
};

/// The candidates of one decision in the system's order, duplicates included; no allocation.
class KeyCandidates
{
public:
    static constexpr int capacity = 44;

    void add(const KeyCandidate &candidate) { m_candidates[static_cast<std::size_t>(m_count++)] = candidate; }
    int size() const { return m_count; }
    const KeyCandidate &operator[](int i) const { return m_candidates[static_cast<std::size_t>(i)]; }
    auto begin() const { return m_candidates.begin(); }
    auto end() const { return m_candidates.begin() + m_count; }

private:
    std::array<KeyCandidate, capacity> m_candidates{};
    int m_count = 0;
};

/// Four times eleven candidates: 0 to 3 turns, 5 steps left to 5 right, down. The piece must fit where it enters.
/// Both the thesis's program and the 6-gene system go through them in this order.
KeyCandidates elevenColumnCandidates(const Board &board, const RotationSystem &system, Piece piece);

} // namespace tetrarium
