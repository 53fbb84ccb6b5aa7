// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QWidget>

class QLabel;

namespace tetrarium {

/// What a view shows while it has nothing to show: a drawing, one sentence that says what will be here, and
/// what makes it appear. Centred, calm, and readable by a screen reader as one piece of text.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const QString &iconName, QWidget *parent = nullptr);

    void setTexts(const QString &sentence, const QString &nextStep);

    QString sentence() const;
    QString nextStep() const;

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void drawIcon();

    QIcon m_icon;
    QLabel *m_drawing = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_nextStep = nullptr;
};

} // namespace tetrarium
