// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keybutton.h"

#include <QKeyEvent>
#include <QKeySequence>

namespace tetrarium {

KeyButton::KeyButton(QWidget *parent)
    : QPushButton(parent)
{
    setAutoDefault(false);
    setCheckable(true);
    connect(this, &QPushButton::clicked, this, [this] { listen(!m_listens); });
    setKey(Qt::Key_unknown);
}

void KeyButton::setKey(Qt::Key key)
{
    m_key = key;
    listen(false);
}

void KeyButton::listen(bool listens)
{
    m_listens = listens;
    setChecked(listens);
    if (listens)
        setText(tr("press a key"));
    else if (m_key == Qt::Key_unknown)
        setText(QStringLiteral("–"));
    else
        setText(QKeySequence(m_key).toString(QKeySequence::NativeText));
}

void KeyButton::take(int key)
{
    if (key == Qt::Key_Escape && m_key != Qt::Key_Escape)
        return listen(false);
    const bool none = key == Qt::Key_Backspace || key == Qt::Key_Delete;
    setKey(none ? Qt::Key_unknown : static_cast<Qt::Key>(key));
    Q_EMIT keyChosen(m_key);
}

bool KeyButton::event(QEvent *event)
{
    if (!m_listens)
        return QPushButton::event(event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool alone = key != Qt::Key_Shift && key != Qt::Key_Control && key != Qt::Key_Alt
                           && key != Qt::Key_Meta && key != Qt::Key_AltGr;
        if (alone)
            take(key);
        return true;
    }
    return QPushButton::event(event);
}

void KeyButton::focusOutEvent(QFocusEvent *event)
{
    listen(false);
    QPushButton::focusOutEvent(event);
}

} // namespace tetrarium
