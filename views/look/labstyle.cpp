// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "labstyle.h"

#include "colors.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int scrollBarExtent = 12;
constexpr int leastHandle = 32;
constexpr int handleMargin = 3;

QRect handleOf(const QStyleOptionSlider &bar)
{
    const bool flat = bar.orientation == Qt::Horizontal;
    const int length = flat ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    if (range <= 0)
        return {};
    const int handle = std::clamp(static_cast<int>(qint64(length) * bar.pageStep / (range + bar.pageStep)),
        std::min(leastHandle, length), length);
    const int start = QStyle::sliderPositionFromValue(
        bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    return flat ? QRect(bar.rect.x() + start, bar.rect.y(), handle, bar.rect.height())
                : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), handle);
}

void drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter)
{
    const Colors &colors = colorsOf(bar.palette);
    painter.fillRect(bar.rect, colors.panel);
    const QRect place = handleOf(bar);
    if (place.isEmpty())
        return;
    const bool isHeld = bar.activeSubControls & QStyle::SC_ScrollBarSlider;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? colors.quietText : colors.disabledText);
    const QRectF handle = QRectF(place).adjusted(handleMargin, handleMargin, -handleMargin, -handleMargin);
    const qreal radius = std::min(handle.width(), handle.height()) / 2;
    painter.drawRoundedRect(handle, radius, radius);
    painter.restore();
}

} // namespace

LabStyle::LabStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{}

int LabStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

int LabStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (metric == PM_ScrollBarExtent)
        return scrollBarExtent;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QRect LabStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const bool flat = bar->orientation == Qt::Horizontal;
    const QRect handle = handleOf(*bar);
    const QRect &all = bar->rect;
    switch (part) {
    case SC_ScrollBarGroove:
        return all;
    case SC_ScrollBarSlider:
        return handle;
    case SC_ScrollBarSubPage:
        return flat ? QRect(all.topLeft(), QSize(handle.x() - all.x(), all.height()))
                    : QRect(all.topLeft(), QSize(all.width(), handle.y() - all.y()));
    case SC_ScrollBarAddPage:
        return flat ? QRect(QPoint(handle.right() + 1, all.y()), all.bottomRight())
                    : QRect(QPoint(all.x(), handle.bottom() + 1), all.bottomRight());
    default:
        return {};
    }
}

void LabStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_ScrollBar && bar)
        drawScrollBar(*bar, *painter);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void LabStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Colors &colors = colorsOf(option->palette);
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, colors.panel);
        painter->fillRect(
            QRect(option->rect.x(), option->rect.bottom(), option->rect.width(), 1), colors.line);
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

} // namespace tetrarium
