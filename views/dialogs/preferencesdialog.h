// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "preferences.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QSpinBox;
class QTabWidget;

namespace tetrarium {

class KeyButton;

/// All that can be chosen: keys, how they repeat, and the look. Nothing changes until it is accepted or applied.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(const Preferences &preferences, QWidget *parent);

    Preferences preferences() const;

    static constexpr int keysPerMeaning = 3;
    KeyButton *keyButton(GameKey meaning, int place) const
    {
        return m_keys[static_cast<std::size_t>(meaning)][static_cast<std::size_t>(place)];
    }
    static QString describe(GameKey meaning);

Q_SIGNALS:
    void applied(const tetrarium::Preferences &preferences);

private:
    QWidget *makeKeys();
    QWidget *makeRepeat();
    QWidget *makeLook();
    void fillIn(const Preferences &preferences);
    void showKeys(const KeyBindings &keys);
    KeyBindings shownKeys() const;

    std::array<std::array<KeyButton *, keysPerMeaning>, allGameKeys.size()> m_keys{};
    QSpinBox *m_delay = nullptr;
    QSpinBox *m_interval = nullptr;
    QSpinBox *m_downInterval = nullptr;
    QComboBox *m_theme = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_pieces = nullptr;
    QCheckBox *m_reducedMotion = nullptr;
};

} // namespace tetrarium
