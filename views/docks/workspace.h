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
    Evolve
};

inline constexpr std::array allWorkspaces{Workspace::Play, Workspace::Evolve};

/// The name in files, options and of the workspace's icon: never translated.
inline QString workspaceName(Workspace workspace)
{
    return workspace == Workspace::Play ? QStringLiteral("play") : QStringLiteral("evolve");
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
