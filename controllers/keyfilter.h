// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keybindings.h"

#include <QObject>
#include <QSet>

#include <functional>

class QKeyEvent;

namespace tetrarium {

/// The game's keys, taken before any widget sees them: they work whichever dock has the focus. Never taken: keys with Ctrl, Alt
/// or Meta, keys while a text is being edited, a menu is open or a dialog has the focus, and keys that `wants` does not want
/// now, so that tables and sliders keep their own when no game needs them.
class KeyFilter : public QObject
{
    Q_OBJECT

public:
    using Wants = std::function<bool(GameKey)>;

    /// Listens to the whole application from now on.
    explicit KeyFilter(Wants wants, QObject *parent = nullptr);

    void setBindings(const KeyBindings &bindings);
    const KeyBindings &bindings() const { return m_bindings; }

Q_SIGNALS:
    void pressed(tetrarium::GameKey key);
    void released(tetrarium::GameKey key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<GameKey> wanted(const QKeyEvent &event) const;
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);

    Wants m_wants;
    KeyBindings m_bindings;
    QSet<int> m_down; ///< keys whose press was taken
};

} // namespace tetrarium
