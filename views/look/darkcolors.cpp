// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"

namespace tetrarium {

const Colors &darkColors()
{
    static const Colors colors{
        .window = QColor(0x16181D),
        .panel = QColor(0x20232A),
        .panelStripe = QColor(0x252831),
        .control = QColor(0x2A2E38),
        .text = QColor(0xE6E8EE),
        .quietText = QColor(0xA3A9B8),
        .disabledText = QColor(0x6A7081),
        .line = QColor(0x363B47),
        .accent = QColor(0x8B8BF5),
        .onAccent = QColor(0x14151C),
        .field = QColor(0x191B21),
        .fieldGrid = QColor(0x2A2D36),
        // The colours of the thesis, and a neutral one for garbage.
        .paints{QColor(54, 224, 255), QColor(28, 118, 188), QColor(248, 147, 29), QColor(254, 227, 86),
            QColor(83, 213, 4), QColor(249, 35, 56), QColor(201, 115, 255), QColor(0x757C92)},
        .distinctPaints{QColor(0x56B4E9), QColor(0x0072B2), QColor(0xD55E00), QColor(0xF0E442),
            QColor(0x009E73), QColor(0xCC79A7), QColor(0xE69F00), QColor(0x757C92)},
        .series{QColor(0x56B4E9), QColor(0xE69F00), QColor(0x2FC49A), QColor(0xCC79A7), QColor(0xF0E442),
            QColor(0xD55E00), QColor(0xA3A9B8), QColor(0x3C8FD0)},
    };
    return colors;
}

} // namespace tetrarium
