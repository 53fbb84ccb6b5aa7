// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace.h"
#include "workspacelayouts.h"

#include <QObject>

namespace tetrarium {

class MainWindow;
class Settings;

/// Workspaces: switches between them, keeps each one's layout and the window's size and place across starts,
/// and falls back to a workspace's first layout when its file is missing, old or broken. That leaves a line
/// in the log, and the file that could not be used is put aside, not overwritten.
class LayoutController : public QObject
{
    Q_OBJECT

public:
    /// `folder` holds the layout files. Everything outlives the controller.
    LayoutController(Settings &settings, MainWindow &window, const QString &folder);

    /// Gives the window, before it is shown, the size it had and a workspace's layout.
    void start(Workspace workspace);

    Workspace workspace() const { return m_workspace; }

private:
    void choose(Workspace workspace);
    void reset();
    void save();
    void restore();
    void restoreFirst();

    Settings &m_settings;
    MainWindow &m_window;
    WorkspaceLayouts m_layouts;
    Workspace m_workspace = Workspace::Play;
};

} // namespace tetrarium
