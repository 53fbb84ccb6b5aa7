// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "move.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tetrarium {

/// What a single key can mean while a game is on the board.
enum class GameKey
{
    Left,
    Right,
    Down,
    RotateRight,
    RotateLeft,
    HardDrop,
    Hold,
    Pause,
    GiveUp,
    ShowCandidates,
    Hint,
    PlayAgain,
    Leave
};

inline constexpr std::array allGameKeys{GameKey::Left, GameKey::Right, GameKey::Down, GameKey::RotateRight,
    GameKey::RotateLeft, GameKey::HardDrop, GameKey::Hold, GameKey::Pause, GameKey::GiveUp,
    GameKey::ShowCandidates, GameKey::Hint, GameKey::PlayAgain, GameKey::Leave};

/// The name in the settings file: never translated.
QString gameKeyName(GameKey key);

/// The move that the key makes, if it makes one.
constexpr std::optional<Move> moveOf(GameKey key)
{
    switch (key) {
    case GameKey::Left:
        return Move::Left;
    case GameKey::Right:
        return Move::Right;
    case GameKey::Down:
        return Move::Down;
    case GameKey::RotateRight:
        return Move::RotateRight;
    case GameKey::RotateLeft:
        return Move::RotateLeft;
    case GameKey::HardDrop:
        return Move::HardDrop;
    case GameKey::Hold:
        return Move::Hold;
    default:
        return std::nullopt;
    }
}

/// Which keys mean what: several keys may mean the same, no key means two things. A value.
class KeyBindings
{
public:
    /// WASD and the arrows at once, and the rest as the lab has them from the start.
    KeyBindings();

    const QList<Qt::Key> &keys(GameKey meaning) const { return m_keys[static_cast<std::size_t>(meaning)]; }

    /// Keys that meant something else lose that meaning.
    void setKeys(GameKey meaning, const QList<Qt::Key> &keys);

    std::optional<GameKey> meaning(int key) const;

    bool operator==(const KeyBindings &) const = default;

private:
    std::array<QList<Qt::Key>, allGameKeys.size()> m_keys;
};

} // namespace tetrarium
