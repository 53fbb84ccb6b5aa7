// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace tetrarium::cli {

/// While it lives, the first Ctrl-C (SIGINT) or SIGTERM is told by a signal of the other kind, so that work can be put away
/// in good order; the second one ends the program at once with the exit code Interrupted. A file that grows beyond the
/// limit set for it is an error to be dealt with, not the program's end. One at a time.
class Interruption : public QObject
{
    Q_OBJECT

public:
    explicit Interruption(QObject *parent = nullptr);
    ~Interruption() override;

Q_SIGNALS:
    void requested();

private:
    int m_ends[2] = {-1, -1}; ///< of the pipe through which the handler speaks
};

} // namespace tetrarium::cli
