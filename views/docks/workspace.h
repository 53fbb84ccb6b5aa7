// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <array>
#include <optional>

namespace tetrarium {

/// An arrangement of docks for one kind of work.
enum class Workspace
{
    Play,
    Evolve,
    Study
};

inline constexpr std::array allWorkspaces{Workspace::Play, Workspace::Evolve, Workspace::Study};

/// The name in files, options and of the workspace's icon: never translated.
inline QString workspaceName(Workspace workspace)
{
    switch (workspace) {
    case Workspace::Play:
        return QStringLiteral("play");
    case Workspace::Evolve:
        return QStringLiteral("evolve");
    case Workspace::Study:
        break;
    }
    return QStringLiteral("study");
}

inline std::optional<Workspace> workspaceFromName(const QString &name)
{
    for (const Workspace workspace : allWorkspaces) {
        if (workspaceName(workspace) == name)
            return workspace;
    }
    return std::nullopt;
}

} // namespace tetrarium
