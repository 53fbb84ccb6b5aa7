// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace tetrarium {

class RecipeForm;

/// A run in the list.
struct RunItem
{
    int run = 0;
    QString name;
    QString detail; ///< its state and generation
    QString folder;
    bool isShown = true; ///< in charts

    bool operator==(const RunItem &) const = default;
};

/// How far the chosen run has come, and what can be done with it now.
struct RunStatus
{
    QString text;
    int generation = 0;
    int generations = 0; ///< 0: not known
    qint64 genomes = 0;
    qint64 genomesPlanned = 0;
    double genomesPerSecond = 0;
    double gamesPerSecond = 0;
    double secondsLeft = -1; ///< below 0: not known
    bool canPause = false;
    bool canResume = false;
    bool canStop = false;
    bool canExtend = false;
};

/// Where runs are defined, started and steered. It asks by signals; what is shown comes back through the setters.
class EvolutionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EvolutionPanel(QWidget *parent = nullptr);

    RecipeForm *form() const { return m_form; }

    void setRecipes(const QStringList &names);
    /// The recipe that is edited; a file's name is added to the choice.
    void setRecipe(const QString &name, const QString &note);
    /// What is wrong with the recipe as a whole; empty: it can start.
    void setProblem(const QString &problem);

    void setRuns(const QList<RunItem> &runs, int current);
    void setStatus(const RunStatus &status);

    QPushButton *startButton() const { return m_start; }
    QPushButton *pauseButton() const { return m_pause; }
    QPushButton *stopButton() const { return m_stop; }
    QPushButton *extendButton() const { return m_extend; }
    QSpinBox *extension() const { return m_extension; }
    QListWidget *runList() const { return m_runs; }
    QProgressBar *generationBar() const { return m_generationBar; }

Q_SIGNALS:
    void recipeChosen(const QString &name);
    void openRecipeRequested();
    void startRequested();
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void extendRequested(int generations);
    void runChosen(int run);
    void runShownChanged(int run, bool shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeRecipePart();
    QWidget *makeRunPart();
    void retranslate();

    RecipeForm *m_form = nullptr;
    QComboBox *m_recipe = nullptr;
    QPushButton *m_openRecipe = nullptr;
    QLabel *m_recipeLabel = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_start = nullptr;
    QLabel *m_runsLabel = nullptr;
    QListWidget *m_runs = nullptr;
    QLabel *m_status = nullptr;
    QProgressBar *m_generationBar = nullptr;
    QProgressBar *m_genomeBar = nullptr;
    QLabel *m_speed = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_extend = nullptr;
    QSpinBox *m_extension = nullptr;
    RunStatus m_shown;
};

} // namespace tetrarium
