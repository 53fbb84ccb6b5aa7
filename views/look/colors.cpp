// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"

namespace tetrarium {

const Colors &colorsOf(const QPalette &palette)
{
    const int background = palette.color(QPalette::Window).lightness();
    return background < palette.color(QPalette::WindowText).lightness() ? darkColors() : lightColors();
}

QPalette paletteOf(const Colors &colors)
{
    QPalette palette;
    const auto set = [&palette](std::initializer_list<QPalette::ColorRole> roles, const QColor &color) {
        for (const QPalette::ColorRole role : roles)
            palette.setColor(role, color);
    };
    set({QPalette::Window}, colors.window);
    set({QPalette::Base}, colors.panel);
    set({QPalette::AlternateBase}, colors.panelStripe);
    set({QPalette::Button, QPalette::ToolTipBase, QPalette::Light, QPalette::Midlight}, colors.control);
    set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}, colors.text);
    set({QPalette::BrightText}, colors.onAccent);
    set({QPalette::PlaceholderText}, colors.quietText);
    set({QPalette::Mid, QPalette::Dark}, colors.line);
    set({QPalette::Shadow}, colors.line.darker());
    set({QPalette::Highlight, QPalette::Accent, QPalette::Link, QPalette::LinkVisited}, colors.accent);
    set({QPalette::HighlightedText}, colors.onAccent);

    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colors.disabledText);
    return palette;
}

} // namespace tetrarium
