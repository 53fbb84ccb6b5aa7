// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace tetrarium {

class EmptyState;

/// The run under way: what defines it and how far it has come.
class EvolutionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EvolutionPanel(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    EmptyState *m_empty = nullptr;
};

} // namespace tetrarium
