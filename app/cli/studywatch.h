// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "commands.h"
#include "studymodel.h"

namespace tetrarium::cli {

/// Watches a study that was just started until it has ended, was stopped or could not be opened. On a terminal, one line on
/// standard error shows how it goes and is written over. Says what went wrong; Ctrl-C and SIGTERM stop it in good order.
ExitCode watchStudy(
    StudyModel &model, const std::function<QString(const StudyProgress &progress)> &progressText);

} // namespace tetrarium::cli
