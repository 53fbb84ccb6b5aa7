// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

namespace tetrarium {

/// One of our own icons (resources/icons/<name>.svg), drawn in the text colour of the application's palette at
/// the moment of painting: it is sharp at every scale factor and follows a change of theme by itself.
QIcon icon(const QString &name);

/// The application's icon, in its own colours.
QIcon applicationIcon();

} // namespace tetrarium
