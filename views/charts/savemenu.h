// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace tetrarium {

/// Adds what every chart's menu ends with: the picture as PNG and SVG and, under `csvText`, the values as CSV. Chosen, each asks
/// for a path with its ending in a dialog of `chart` and hands it to `write`.
void addSaveActions(QMenu &menu, QWidget &chart, const QString &csvText,
    const std::function<void(const QString &path)> &write);

} // namespace tetrarium
