// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evolutionpanel.h"

#include "colors.h"
#include "icons.h"
#include "panelscroll.h"
#include "recipeform.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>

namespace tetrarium {

namespace {

constexpr int runRole = Qt::UserRole;

QString duration(double seconds)
{
    const auto whole = static_cast<qint64>(seconds + 0.5);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(whole % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

EvolutionPanel::EvolutionPanel(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(makeRecipePart(), 1);
    layout->addWidget(makeRunPart());
    setFocusProxy(m_recipe);
    retranslate();
    setRuns({}, 0);
    setStatus({});
}

QWidget *EvolutionPanel::makeRecipePart()
{
    auto *part = new QWidget(this);
    m_recipeLabel = new QLabel(part);
    m_recipe = new QComboBox(part);
    m_recipeLabel->setBuddy(m_recipe);
    m_openRecipe = new QPushButton(part);
    m_note = new QLabel(part);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_problem = new QLabel(part);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_start = new QPushButton(icon(QStringLiteral("play")), {}, part);
    m_form = new RecipeForm;
    auto *scroll = new PanelScroll(m_form, part);

    auto *choice = new QHBoxLayout;
    choice->addWidget(m_recipeLabel);
    choice->addWidget(m_recipe, 1);
    choice->addWidget(m_openRecipe);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(choice);
    column->addWidget(m_note);
    column->addWidget(scroll, 1);
    column->addWidget(m_problem);
    column->addWidget(m_start);
    connect(m_recipe, &QComboBox::activated, this, [this] { Q_EMIT recipeChosen(m_recipe->currentText()); });
    connect(m_openRecipe, &QPushButton::clicked, this, &EvolutionPanel::openRecipeRequested);
    connect(m_start, &QPushButton::clicked, this, &EvolutionPanel::startRequested);
    return part;
}

QWidget *EvolutionPanel::makeRunPart()
{
    auto *part = new QWidget(this);
    m_runsLabel = new QLabel(part);
    m_runs = new QListWidget(part);
    m_runsLabel->setBuddy(m_runs);
    m_runs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_status = new QLabel(part);
    m_status->setWordWrap(true);
    m_generationBar = new QProgressBar(part);
    m_genomeBar = new QProgressBar(part);
    m_speed = new QLabel(part);
    m_speed->setWordWrap(true);
    m_speed->setForegroundRole(QPalette::PlaceholderText);
    m_pause = new QPushButton(part);
    m_stop = new QPushButton(part);
    m_extend = new QPushButton(part);
    m_extension = new QSpinBox(part);
    m_extension->setRange(1, 1000000);
    m_extension->setValue(10);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_pause);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_extension);
    buttons->addWidget(m_extend);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_runsLabel, m_runs, m_status, m_generationBar, m_genomeBar, m_speed})
        column->addWidget(widget);
    column->addLayout(buttons);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_shown.canPause)
            Q_EMIT pauseRequested();
        else
            Q_EMIT resumeRequested();
    });
    connect(m_stop, &QPushButton::clicked, this, &EvolutionPanel::stopRequested);
    connect(m_extend, &QPushButton::clicked, this, [this] { Q_EMIT extendRequested(m_extension->value()); });
    connect(m_runs, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            Q_EMIT runChosen(item->data(runRole).toInt());
    });
    connect(m_runs, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        Q_EMIT runShownChanged(item->data(runRole).toInt(), item->checkState() == Qt::Checked);
    });
    return part;
}

void EvolutionPanel::setRecipes(const QStringList &names)
{
    m_recipe->clear();
    m_recipe->addItems(names);
}

void EvolutionPanel::setRecipe(const QString &name, const QString &note)
{
    if (m_recipe->findText(name) < 0)
        m_recipe->addItem(name);
    m_recipe->setCurrentText(name);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void EvolutionPanel::setProblem(const QString &problem)
{
    QPalette colors = m_problem->palette();
    colors.setColor(QPalette::WindowText, colorsOf(palette()).series[1]);
    m_problem->setPalette(colors);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_start->setEnabled(problem.isEmpty());
}

void EvolutionPanel::setRuns(const QList<RunItem> &runs, int current)
{
    const QSignalBlocker blocker(m_runs);
    while (m_runs->count() > runs.size())
        delete m_runs->takeItem(m_runs->count() - 1);
    while (m_runs->count() < runs.size())
        m_runs->addItem(new QListWidgetItem);
    for (int i = 0; i < runs.size(); ++i) {
        QListWidgetItem *item = m_runs->item(i);
        item->setText(QStringLiteral("%1 — %2").arg(runs[i].name, runs[i].detail));
        item->setToolTip(runs[i].folder);
        item->setCheckState(runs[i].isShown ? Qt::Checked : Qt::Unchecked);
        item->setData(runRole, runs[i].run);
        if (runs[i].run == current)
            m_runs->setCurrentItem(item);
    }
    // As high as its rows, up to four of them; the form has the rest.
    constexpr qsizetype mostRows = 4;
    m_runs->setFixedHeight(static_cast<int>(std::clamp<qsizetype>(runs.size(), 1, mostRows))
                               * std::max(m_runs->sizeHintForRow(0), 16)
                           + 2 * m_runs->frameWidth());
    m_runsLabel->setVisible(!runs.isEmpty());
    m_runs->setVisible(!runs.isEmpty());
}

void EvolutionPanel::setStatus(const RunStatus &status)
{
    m_shown = status;
    const bool isThere = !status.text.isEmpty();
    const auto fill = [](QProgressBar *bar, qint64 done, qint64 planned, const QString &text) {
        // Progress bars count in int.
        constexpr int steps = 1000;
        bar->setRange(0, planned > 0 ? steps : 0);
        bar->setValue(planned > 0 ? static_cast<int>(std::min(done, planned) * steps / planned) : 0);
        bar->setFormat(text);
    };
    const QLocale locale;
    m_status->setText(status.text);
    fill(m_generationBar, status.generation, std::max(1, status.generations),
        status.generations > 0
            ? tr("Generation %1 of %2")
                  .arg(locale.toString(status.generation), locale.toString(status.generations))
            : tr("Generation %1").arg(locale.toString(status.generation)));
    fill(m_genomeBar, status.genomes, std::max<qint64>(1, status.genomesPlanned),
        tr("Genome %1 of %2").arg(locale.toString(status.genomes), locale.toString(status.genomesPlanned)));
    QStringList speed;
    if (status.genomesPerSecond > 0) {
        speed.append(tr("%1 genomes/s").arg(locale.toString(status.genomesPerSecond, 'f', 1)));
        speed.append(tr("%1 games/s").arg(locale.toString(status.gamesPerSecond, 'f', 1)));
    }
    if (status.secondsLeft >= 0)
        speed.append(tr("%1 left").arg(duration(status.secondsLeft)));
    m_speed->setText(speed.join(QStringLiteral(" · ")));
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_status, m_generationBar, m_genomeBar, m_pause, m_stop, m_extend, m_extension})
        widget->setVisible(isThere);
    m_speed->setVisible(!speed.isEmpty());
    m_pause->setText(status.canPause ? tr("&Pause") : tr("&Resume"));
    m_pause->setEnabled(status.canPause || status.canResume);
    m_stop->setEnabled(status.canStop);
    m_extend->setEnabled(status.canExtend);
}

void EvolutionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EvolutionPanel::retranslate()
{
    setAccessibleName(tr("Evolution"));
    m_recipeLabel->setText(tr("Re&cipe:"));
    m_recipe->setAccessibleName(tr("Recipe"));
    m_openRecipe->setText(tr("&Open…"));
    m_openRecipe->setToolTip(tr("Open a recipe from a file"));
    m_start->setText(tr("&Start run"));
    m_runsLabel->setText(tr("R&uns (checked ones are drawn):"));
    m_stop->setText(tr("S&top"));
    m_extend->setText(tr("&Extend"));
    m_extension->setAccessibleName(tr("Generations more"));
    m_extension->setToolTip(tr("Generations more"));
    m_generationBar->setAccessibleName(tr("Generations"));
    m_genomeBar->setAccessibleName(tr("Genomes"));
    setStatus(m_shown);
}

} // namespace tetrarium
