// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <kddockwidgets/qtwidgets/ViewFactory.h>
#include <kddockwidgets/qtwidgets/views/Group.h>
#include <kddockwidgets/qtwidgets/views/Stack.h>
#include <kddockwidgets/qtwidgets/views/TitleBar.h>

namespace tetrarium {

/// A flat title bar on the 8-pixel grid that shows by the accent colour which dock has the focus. The texts of
/// its buttons are ours, because the docking library's are in English only.
class DockTitleBar : public KDDockWidgets::QtWidgets::TitleBar
{
    Q_OBJECT

public:
    using KDDockWidgets::QtWidgets::TitleBar::TitleBar;

protected:
    void init() override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    QSize sizeHint() const override;

private:
    static void paintButton(QAbstractButton &button);
    void retranslate();
};

/// A title bar with the docks below it. The library would draw a grey frame around it; the space between docks
/// is enough.
class DockGroup : public KDDockWidgets::QtWidgets::Group
{
    Q_OBJECT

public:
    using KDDockWidgets::QtWidgets::Group::Group;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The pages of docks that share a place, without a frame around them.
class DockStack : public KDDockWidgets::QtWidgets::Stack
{
    Q_OBJECT

public:
    using KDDockWidgets::QtWidgets::Stack::Stack;

    void init() override;
};

/// Makes the docking library draw with our groups, title bars, stacks and icons.
class DockViewFactory : public KDDockWidgets::QtWidgets::ViewFactory
{
    Q_OBJECT

public:
    KDDockWidgets::Core::View *createGroup(
        KDDockWidgets::Core::Group *group, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createTitleBar(
        KDDockWidgets::Core::TitleBar *titleBar, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createStack(
        KDDockWidgets::Core::Stack *stack, KDDockWidgets::Core::View *parent) const override;
    QIcon iconForButtonType(KDDockWidgets::TitleBarButtonType type, qreal dpr) const override;
};

} // namespace tetrarium
