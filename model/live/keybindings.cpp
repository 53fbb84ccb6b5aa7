// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keybindings.h"

namespace tetrarium {

QString gameKeyName(GameKey key)
{
    constexpr std::array names{"left", "right", "down", "rotate-right", "rotate-left", "hard-drop", "hold",
        "pause", "give-up", "show-candidates", "hint", "play-again", "leave"};
    static_assert(names.size() == allGameKeys.size());
    return QString::fromLatin1(names[static_cast<std::size_t>(key)]);
}

KeyBindings::KeyBindings()
{
    setKeys(GameKey::Left, {Qt::Key_A, Qt::Key_Left});
    setKeys(GameKey::Right, {Qt::Key_D, Qt::Key_Right});
    setKeys(GameKey::Down, {Qt::Key_S, Qt::Key_Down});
    setKeys(GameKey::RotateRight, {Qt::Key_W, Qt::Key_Up, Qt::Key_E});
    setKeys(GameKey::RotateLeft, {Qt::Key_Q});
    setKeys(GameKey::HardDrop, {Qt::Key_Space});
    setKeys(GameKey::Hold, {Qt::Key_C});
    setKeys(GameKey::Pause, {Qt::Key_P});
    setKeys(GameKey::GiveUp, {Qt::Key_L});
    setKeys(GameKey::ShowCandidates, {Qt::Key_T});
    setKeys(GameKey::Hint, {Qt::Key_H});
    setKeys(GameKey::PlayAgain, {Qt::Key_R});
    setKeys(GameKey::Leave, {Qt::Key_Escape});
}

void KeyBindings::setKeys(GameKey meaning, const QList<Qt::Key> &keys)
{
    for (QList<Qt::Key> &others : m_keys)
        others.removeIf([&keys](Qt::Key key) { return keys.contains(key); });
    m_keys[static_cast<std::size_t>(meaning)] = keys;
}

std::optional<GameKey> KeyBindings::meaning(int key) const
{
    for (const GameKey meaning : allGameKeys) {
        if (keys(meaning).contains(static_cast<Qt::Key>(key)))
            return meaning;
    }
    return std::nullopt;
}

} // namespace tetrarium
