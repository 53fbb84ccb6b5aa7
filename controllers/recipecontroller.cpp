// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recipecontroller.h"

#include "errortext.h"
#include "evolutionpanel.h"
#include "gallery.h"
#include "recipefile.h"
#include "recipeform.h"
#include "recipekeys.h"

#include <QFileDialog>

namespace tetrarium {

namespace {

std::vector<std::string> standard(const QStringList &settings)
{
    std::vector<std::string> texts;
    for (const QString &setting : settings)
        texts.push_back(setting.toStdString());
    return texts;
}

} // namespace

RecipeController::RecipeController(EvolutionPanel &panel)
    : m_panel(panel)
{
    connect(&panel, &EvolutionPanel::recipeChosen, this, &RecipeController::choose);
    connect(&panel, &EvolutionPanel::openRecipeRequested, this, &RecipeController::askForFile);
    connect(panel.form(), &RecipeForm::changed, this, &RecipeController::edit);
    panel.setRecipes(recipeNames());
    const QString first = QStringLiteral("thesis");
    choose(recipeNames().contains(first) ? first : recipeNames().value(0));
}

bool RecipeController::choose(const QString &nameOrFile)
{
    const auto recipe = loadRecipe(nameOrFile);
    if (!recipe) {
        Q_EMIT failed(errorText(recipe.error()));
        m_panel.setRecipe(m_name, QString::fromStdString(m_base.note));
        return false;
    }
    m_name = nameOrFile;
    m_base = *recipe;
    showForm();
    return true;
}

void RecipeController::showForm()
{
    const QString title = QString::fromStdString(m_base.title);
    const QString note = QString::fromStdString(m_base.note);
    m_panel.setRecipe(m_name, note.isEmpty() ? title : title + QStringLiteral("\n") + note);
    m_panel.form()->setKeys(recipeKeys(m_base));
    m_edited = m_base;
    m_panel.setProblem({});
}

void RecipeController::edit()
{
    RecipeForm &form = *m_panel.form();
    m_edited.reset();
    if (!form.isGood()) {
        form.setErrors({});
        m_panel.setProblem(tr("A value cannot be used; see the form."));
        return;
    }
    const QStringList settings = form.settings();
    const auto edited = withSettings(m_base, standard(settings));
    if (edited) {
        m_edited = *edited;
        form.setErrors({});
        m_panel.setProblem({});
        // Another optimizer has other parameters.
        if (edited->optimizer != m_base.optimizer) {
            m_base = *edited;
            form.setKeys(recipeKeys(m_base));
        }
        return;
    }
    const QString message = errorText(edited.error());
    QMap<QString, QString> errors;
    for (const QString &setting : settings) {
        const QString key = setting.section(QLatin1Char('='), 0, 0);
        // The setting that fails on its own is the one to point at.
        if (!withSettings(m_base, standard({setting})))
            errors.insert(key, message);
    }
    form.setErrors(errors);
    m_panel.setProblem(message);
}

void RecipeController::askForFile()
{
    auto *dialog = new QFileDialog(&m_panel, tr("Open recipe"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(QStringLiteral("*.toml"));
    connect(dialog, &QFileDialog::fileSelected, this, &RecipeController::choose);
    dialog->open();
}

void RecipeController::retranslate()
{
    const QStringList settings = m_panel.form()->settings();
    m_panel.form()->setKeys(recipeKeys(m_base));
    for (const QString &setting : settings)
        m_panel.form()->setValue(
            setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
}

} // namespace tetrarium
