// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "desktop.h"
#include "labhome.h"

#include <QAction>
#include <QTest>

#include <functional>

/// One start of the lab, its window on the screen. Closing it is what a person does.
class Lab
{
public:
    explicit Lab(const LabHome &home, const tetrarium::StartOptions &options = {})
        : m_desktop(home.paths(), options)
    {
        m_desktop.window().show();
    }

    tetrarium::Desktop &desktop() { return m_desktop; }
    tetrarium::MainWindow &window() { return m_desktop.window(); }
    const tetrarium::WindowActions &actions() { return window().actions(); }

    bool waitUntilShown() { return QTest::qWaitForWindowActive(&window()); }

    QStringList openDocks()
    {
        return docksThat([this](auto dock) { return window().toggleAction(dock)->isChecked(); });
    }
    QStringList floatingDocks()
    {
        return docksThat([this](auto dock) { return window().isFloating(dock); });
    }

    /// Where the dock's view is, in the window it is in.
    QRect place(tetrarium::DockId dock)
    {
        const QWidget *view = window().view(dock);
        return {view->mapTo(view->window(), QPoint()), view->size()};
    }

private:
    QStringList docksThat(const std::function<bool(tetrarium::DockId)> &fits)
    {
        QStringList names;
        for (const tetrarium::DockId dock : tetrarium::allDocks) {
            if (fits(dock))
                names.append(tetrarium::dockName(dock));
        }
        return names;
    }

    tetrarium::Desktop m_desktop;
};

inline QStringList names(std::initializer_list<tetrarium::DockId> docks)
{
    QStringList result;
    for (const tetrarium::DockId dock : docks)
        result.append(tetrarium::dockName(dock));
    return result;
}
