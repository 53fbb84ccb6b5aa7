// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyfilter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace tetrarium {

namespace {

bool takesText(const QWidget *widget)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        return combo->isEditable();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
           || qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
}

bool somethingElseHasTheKeys()
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return true;
    const QWidget *focus = QApplication::focusWidget();
    return focus && (takesText(focus) || qobject_cast<const QDialog *>(focus->window()));
}

} // namespace

KeyFilter::KeyFilter(Wants wants, QObject *parent)
    : QObject(parent)
    , m_wants(std::move(wants))
{
    qApp->installEventFilter(this);
}

void KeyFilter::setBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
}

bool KeyFilter::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Accepted, the key is not tried as a shortcut and comes as a press.
        if (!wanted(*static_cast<QKeyEvent *>(event)))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return press(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return release(*static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

std::optional<GameKey> KeyFilter::wanted(const QKeyEvent &event) const
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    const auto key = m_bindings.meaning(event.key());
    return key && !somethingElseHasTheKeys() && m_wants(*key) ? key : std::nullopt;
}

bool KeyFilter::press(const QKeyEvent &event)
{
    if (event.isAutoRepeat() && m_down.contains(event.key()))
        return true;
    const auto key = wanted(event);
    if (!key)
        return false;
    m_down.insert(event.key());
    if (!event.isAutoRepeat())
        Q_EMIT pressed(*key);
    return true;
}

bool KeyFilter::release(const QKeyEvent &event)
{
    if (!m_down.contains(event.key()))
        return false;
    if (event.isAutoRepeat())
        return true;
    m_down.remove(event.key());
    const auto key = m_bindings.meaning(event.key());
    const bool heldByAnother =
        std::ranges::any_of(m_down, [&](int other) { return m_bindings.meaning(other) == key; });
    if (key && !heldByAnother)
        Q_EMIT released(*key);
    return true;
}

} // namespace tetrarium
