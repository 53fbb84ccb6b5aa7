// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colors.h"

namespace tetrarium {

const Colors &lightColors()
{
    static const Colors colors{
        .window = QColor(0xE9EBF0),
        .panel = QColor(0xFFFFFF),
        .panelStripe = QColor(0xF6F7FA),
        .control = QColor(0xF3F4F7),
        .text = QColor(0x1C1E26),
        .quietText = QColor(0x5A6072),
        .disabledText = QColor(0x9BA1B0),
        .line = QColor(0xD4D7DF),
        .accent = QColor(0x5353C8),
        .onAccent = QColor(0xFFFFFF),
        .field = QColor(0xF6F7FA),
        .fieldGrid = QColor(0xE1E4EB),
        // The colours of the thesis, and a neutral one for garbage.
        .paints{QColor(54, 224, 255), QColor(28, 118, 188), QColor(248, 147, 29), QColor(254, 227, 86),
            QColor(83, 213, 4), QColor(249, 35, 56), QColor(201, 115, 255), QColor(0x8F96AB)},
        .distinctPaints{QColor(0x56B4E9), QColor(0x0072B2), QColor(0xD55E00), QColor(0xF0E442),
            QColor(0x009E73), QColor(0xCC79A7), QColor(0xE69F00), QColor(0x8F96AB)},
        .series{QColor(0x0072B2), QColor(0xD55E00), QColor(0x009E73), QColor(0xB8558C), QColor(0x3390CC),
            QColor(0xB57B00), QColor(0x5A6072), QColor(0x8A7D00)},
    };
    return colors;
}

} // namespace tetrarium
