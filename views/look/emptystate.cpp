// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "emptystate.h"

#include "icons.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tetrarium {

namespace {

constexpr int drawingSize = 48;
constexpr int textWidth = 360;

QLabel *centredLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setMaximumWidth(textWidth);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

EmptyState::EmptyState(const QString &iconName, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon(iconName))
    , m_drawing(new QLabel(this))
    , m_sentence(centredLabel(this))
    , m_nextStep(centredLabel(this))
    , m_button(new QPushButton(this))
{
    setFocusPolicy(Qt::TabFocus);
    m_drawing->setAlignment(Qt::AlignCenter);
    m_nextStep->setForegroundRole(QPalette::PlaceholderText);

    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addStretch();
    column->addWidget(m_drawing);
    column->addSpacing(8);
    column->addWidget(m_sentence);
    column->addWidget(m_nextStep);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::buttonClicked);
    column->addStretch();

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    row->addStretch(1);
    row->addLayout(column, 1000);
    row->addStretch(1);
    drawIcon();
}

void EmptyState::setTexts(const QString &sentence, const QString &nextStep)
{
    m_sentence->setText(sentence);
    m_nextStep->setText(nextStep);
    setAccessibleName(sentence);
    setAccessibleDescription(nextStep);
}

void EmptyState::setButton(const QString &text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

QString EmptyState::nextStep() const
{
    return m_nextStep->text();
}

QSize EmptyState::minimumSizeHint() const
{
    // Docks may be made narrow; the text then wraps or is cut, which is better than a window that cannot
    // shrink.
    return {160, 120};
}

bool EmptyState::event(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::DevicePixelRatioChange)
        drawIcon();
    return QWidget::event(event);
}

void EmptyState::paintEvent(QPaintEvent *)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Accent), 1));
    painter.drawRect(rect().adjusted(4, 4, -5, -5));
}

void EmptyState::drawIcon()
{
    m_drawing->setPixmap(
        m_icon.pixmap(QSize(drawingSize, drawingSize), devicePixelRatioF(), QIcon::Disabled));
}

} // namespace tetrarium
