// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "layoutcontroller.h"

#include "mainwindow.h"
#include "settings.h"

#include <QGuiApplication>
#include <QLoggingCategory>
#include <QScreen>
#include <QStyle>

namespace tetrarium {

namespace {

Q_LOGGING_CATEGORY(layoutLog, "tetrarium.layout")

constexpr QSize firstSize(1280, 800);

const char *reason(WorkspaceLayouts::Fault fault)
{
    switch (fault) {
    case WorkspaceLayouts::Fault::Missing:
        return "there is none yet";
    case WorkspaceLayouts::Fault::Unreadable:
        return "the file cannot be opened";
    case WorkspaceLayouts::Fault::Broken:
        return "the file is broken";
    case WorkspaceLayouts::Fault::Old:
        return "the file is from another version";
    }
    Q_UNREACHABLE_RETURN("");
}

} // namespace

LayoutController::LayoutController(Settings &settings, MainWindow &window, const QString &folder)
    : m_settings(settings)
    , m_window(window)
    , m_layouts(folder, dockNames())
{
    connect(&window, &MainWindow::workspaceRequested, this, &LayoutController::choose);
    connect(&window, &MainWindow::resetLayoutRequested, this, &LayoutController::reset);
    connect(&window, &MainWindow::closing, this, &LayoutController::save);
}

void LayoutController::start(Workspace workspace)
{
    if (!m_window.restoreGeometry(m_settings.geometry())) {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        const QSize size = firstSize.boundedTo(screen.size());
        m_window.setGeometry(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, screen));
    }
    m_workspace = workspace;
    restore();
}

void LayoutController::choose(Workspace workspace)
{
    if (workspace == m_workspace)
        return;
    save();
    m_workspace = workspace;
    restore();
}

void LayoutController::reset()
{
    restoreFirst();
    m_window.showMessage(tr("The docks are back in their first places."));
}

void LayoutController::save()
{
    m_settings.setGeometry(m_window.saveGeometry());
    m_settings.setWorkspace(m_workspace);
    if (!m_layouts.write(m_workspace, m_window.saveLayout()))
        qCWarning(layoutLog) << "the layout could not be saved as" << m_layouts.filePath(m_workspace);
}

void LayoutController::restore()
{
    m_window.setWorkspace(m_workspace);
    auto layout = m_layouts.read(m_workspace);
    if (layout && !m_window.restoreLayout(*layout))
        layout = std::unexpected(WorkspaceLayouts::Fault::Broken);
    if (layout)
        return;

    const QString name = workspaceName(m_workspace);
    if (layout.error() == WorkspaceLayouts::Fault::Missing) {
        qCInfo(layoutLog).noquote() << "first layout shown for" << name << "as" << reason(layout.error());
    } else {
        const QString aside = m_layouts.setAside(m_workspace);
        qCWarning(layoutLog).noquote() << "first layout shown for" << name << "as" << reason(layout.error())
                                       << "- kept aside as" << aside;
        m_window.showMessage(tr("The saved layout could not be used; the docks are in their first places."));
    }
    restoreFirst();
}

void LayoutController::restoreFirst()
{
    const bool restored = m_window.restoreLayout(m_layouts.first(m_workspace));
    if (!restored)
        qCCritical(layoutLog).noquote()
            << "the first layout of" << workspaceName(m_workspace) << "could not be shown";
}

} // namespace tetrarium
