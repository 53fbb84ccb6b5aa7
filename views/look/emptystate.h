// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tetrarium {

/// What a view shows while it has nothing to show: a drawing, one sentence that says what will be here, and
/// what makes it appear. Centred, calm, and readable by a screen reader as one piece of text.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const QString &iconName, QWidget *parent = nullptr);

    void setTexts(const QString &sentence, const QString &nextStep);

    /// A button below the texts that does the next step at once; there is none until it has a text.
    void setButton(const QString &text);
    QPushButton *button() const { return m_button; }

    QString sentence() const;
    QString nextStep() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void buttonClicked();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void drawIcon();

    QIcon m_icon;
    QLabel *m_drawing = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_nextStep = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace tetrarium
