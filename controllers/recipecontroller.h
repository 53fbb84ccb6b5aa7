// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recipe.h"

#include <QObject>

#include <optional>

namespace tetrarium {

class EvolutionPanel;

/// The recipe that is edited in the panel: one of the program's or a file's, with what was typed into the form. A recipe
/// that cannot be run cannot be started; what is wrong stands beside the field.
class RecipeController : public QObject
{
    Q_OBJECT

public:
    /// The panel outlives the controller.
    explicit RecipeController(EvolutionPanel &panel);

    /// A name of the program's or a file. False: it cannot be read; the message says why, and nothing changes.
    bool choose(const QString &nameOrFile);

    /// What would be started now; nothing where it cannot.
    const std::optional<Recipe> &recipe() const { return m_edited; }

    /// The language changed.
    void retranslate();

Q_SIGNALS:
    void failed(const QString &message);

private:
    void edit();
    void askForFile();
    void showForm();

    EvolutionPanel &m_panel;
    QString m_name;
    Recipe m_base;
    std::optional<Recipe> m_edited;
};

} // namespace tetrarium
