// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace tetrarium {

/// Shows a key and takes another: press the button, then the key. Escape lets it be, Backspace and Delete take the key away.
class KeyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit KeyButton(QWidget *parent = nullptr);

    /// Qt::Key_unknown: none.
    void setKey(Qt::Key key);
    Qt::Key key() const { return m_key; }

Q_SIGNALS:
    void keyChosen(Qt::Key key);

protected:
    bool event(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void listen(bool listens);
    void take(int key);

    Qt::Key m_key = Qt::Key_unknown;
    bool m_listens = false;
};

} // namespace tetrarium
