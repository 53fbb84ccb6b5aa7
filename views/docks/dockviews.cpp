// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dockviews.h"

#include "colors.h"
#include "icons.h"

#include <kddockwidgets/core/TitleBar.h>
#include <kddockwidgets/qtcommon/View.h>

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolTip>

namespace tetrarium {

namespace {

constexpr int titleHeight = 32;
constexpr int titleMargin = 8;
constexpr int buttonSize = 24;
constexpr int iconSize = 16;

} // namespace

void DockTitleBar::init()
{
    KDDockWidgets::QtWidgets::TitleBar::init();
    m_layout->setContentsMargins(titleMargin, 4, 4, 4);
    m_layout->setSpacing(0);
    for (QAbstractButton *button : {m_floatButton, m_closeButton}) {
        button->setFixedSize(buttonSize, buttonSize);
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
    }
    retranslate();
    connect(this, &KDDockWidgets::QtWidgets::TitleBar::isFocusedChanged, this, [this] { update(); });
}

void DockTitleBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    KDDockWidgets::QtWidgets::TitleBar::changeEvent(event);
}

bool DockTitleBar::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = static_cast<QAbstractButton *>(watched);
    switch (event->type()) {
    case QEvent::ToolTip:
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), button->accessibleName(), button);
        return true;
    case QEvent::Paint:
        // The library's own painting enlarges the icon once more where the screen's scale already has.
        paintButton(*button);
        return true;
    default:
        return KDDockWidgets::QtWidgets::TitleBar::eventFilter(watched, event);
    }
}

void DockTitleBar::paintButton(QAbstractButton &button)
{
    QStyleOptionToolButton option;
    option.initFrom(&button);
    option.state |= QStyle::State_AutoRaise;
    if (button.isDown())
        option.state |= QStyle::State_Sunken;
    else if (button.underMouse())
        option.state |= QStyle::State_Raised;
    option.subControls = QStyle::SC_ToolButton;
    option.icon = button.icon();
    option.iconSize = QSize(iconSize, iconSize);
    QStylePainter(&button).drawComplexControl(QStyle::CC_ToolButton, option);
}

void DockTitleBar::retranslate()
{
    m_floatButton->setAccessibleName(tr("Float or dock this dock"));
    m_closeButton->setAccessibleName(tr("Close this dock"));
}

void DockTitleBar::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    const KDDockWidgets::Core::TitleBar *bar = titleBar();
    QPainter painter(this);
    painter.fillRect(rect(), colors.panel);
    painter.fillRect(0, height() - 1, width(), 1, colors.line);
    if (bar->isFocused())
        painter.fillRect(0, height() - 2, width(), 2, colors.accent);

    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(colors.text);
    const QRect place = rect().adjusted(titleMargin + 4, 0, -buttonAreaWidth(), 0);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(bar->title(), Qt::ElideRight, place.width()));
}

QSize DockTitleBar::sizeHint() const
{
    return {0, titleHeight};
}

void DockGroup::paintEvent(QPaintEvent *) {}

void DockStack::init()
{
    KDDockWidgets::QtWidgets::Stack::init();
    setDocumentMode(true);
}

KDDockWidgets::Core::View *DockViewFactory::createGroup(
    KDDockWidgets::Core::Group *group, KDDockWidgets::Core::View *parent) const
{
    return new DockGroup(group, KDDockWidgets::QtCommon::View_qt::asQWidget(parent));
}

KDDockWidgets::Core::View *DockViewFactory::createTitleBar(
    KDDockWidgets::Core::TitleBar *titleBar, KDDockWidgets::Core::View *parent) const
{
    return new DockTitleBar(titleBar, parent);
}

KDDockWidgets::Core::View *DockViewFactory::createStack(
    KDDockWidgets::Core::Stack *stack, KDDockWidgets::Core::View *parent) const
{
    return new DockStack(stack, KDDockWidgets::QtCommon::View_qt::asQWidget(parent));
}

QIcon DockViewFactory::iconForButtonType(KDDockWidgets::TitleBarButtonType type, qreal) const
{
    return icon(
        type == KDDockWidgets::TitleBarButtonType::Close ? QStringLiteral("close") : QStringLiteral("float"));
}

} // namespace tetrarium
