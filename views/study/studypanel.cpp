// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studypanel.h"

#include "colors.h"
#include "icons.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace tetrarium {

namespace {

constexpr int folderRole = Qt::UserRole;

} // namespace

StudyPanel::StudyPanel(QWidget *parent)
    : QWidget(parent)
    , m_choiceLabel(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_openFile(new QPushButton(this))
    , m_openFolder(new QPushButton(this))
    , m_note(new QLabel(this))
    , m_form(new QFormLayout)
    , m_replicatesLabel(new QLabel(this))
    , m_replicates(new QSpinBox(this))
    , m_threadsLabel(new QLabel(this))
    , m_threads(new QSpinBox(this))
    , m_problem(new QLabel(this))
    , m_start(new QPushButton(icon(QStringLiteral("play")), {}, this))
    , m_resultsLabel(new QLabel(this))
    , m_results(new QListWidget(this))
    , m_report(new QPushButton(icon(QStringLiteral("export")), {}, this))
    , m_steering(new StudySteering(this))
{
    m_choiceLabel->setBuddy(m_choice);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    m_resultsLabel->setBuddy(m_results);
    m_results->setMinimumHeight(64);
    m_replicates->setRange(1, 100000);
    m_threads->setRange(0, 1024);
    for (QLabel *label : {m_note, m_problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_form->addRow(m_replicatesLabel, m_replicates);
    m_form->addRow(m_threadsLabel, m_threads);
    m_replicatesLabel->setBuddy(m_replicates);
    m_threadsLabel->setBuddy(m_threads);

    auto *choice = new QHBoxLayout;
    choice->addWidget(m_choiceLabel);
    choice->addWidget(m_choice, 1);
    choice->addWidget(m_openFile);
    auto *below = new QHBoxLayout;
    below->addWidget(m_openFolder);
    below->addWidget(m_report);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addLayout(choice);
    column->addWidget(m_note);
    column->addLayout(m_form);
    column->addWidget(m_problem);
    column->addWidget(m_start);
    column->addWidget(m_steering);
    column->addWidget(m_resultsLabel);
    column->addWidget(m_results, 1);
    column->addLayout(below);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { Q_EMIT studyChosen(m_choice->currentText()); });
    connect(m_openFile, &QPushButton::clicked, this, &StudyPanel::openFileRequested);
    connect(m_openFolder, &QPushButton::clicked, this, &StudyPanel::openFolderRequested);
    connect(m_replicates, &QSpinBox::valueChanged, this, &StudyPanel::edited);
    connect(m_start, &QPushButton::clicked, this, &StudyPanel::startRequested);
    connect(m_report, &QPushButton::clicked, this, &StudyPanel::reportRequested);
    connect(m_results, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem *item) { Q_EMIT resultChosen(item->data(folderRole).toString()); });
    connect(m_results, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem *item) { Q_EMIT resultChosen(item->data(folderRole).toString()); });
    setProblem({});
    setCanReport(false);
    retranslate();
}

void StudyPanel::setStudies(const QStringList &names)
{
    m_choice->clear();
    m_choice->addItems(names);
}

void StudyPanel::setStudy(const StudyOffer &study)
{
    m_study = study;
    if (m_choice->findText(study.name) < 0)
        m_choice->addItem(study.name);
    m_choice->setCurrentText(study.name);
    m_note->setText(study.note);
    m_note->setVisible(!study.note.isEmpty());
    const QSignalBlocker blocker(m_replicates);
    m_replicates->setValue(study.replicates);
    while (!m_axes.isEmpty())
        m_form->removeRow(m_axes.takeLast());
    for (qsizetype i = 0; i < study.keys.size(); ++i) {
        auto *line = new QLineEdit(study.values[i], this);
        line->setCursorPosition(0);
        // The last part of a key is enough to know it by.
        m_form->insertRow(static_cast<int>(i), study.keys[i].section(u'.', -1) + u':', line);
        connect(line, &QLineEdit::textEdited, this, &StudyPanel::edited);
        m_axes.append(line);
    }
    nameAxes();
}

void StudyPanel::nameAxes()
{
    for (qsizetype i = 0; i < m_axes.size(); ++i) {
        m_axes[i]->setAccessibleName(tr("Values of %1").arg(m_study.keys[i]));
        m_axes[i]->setToolTip(tr("Values of %1, separated by commas").arg(m_study.keys[i]));
    }
}

StudyOffer StudyPanel::study() const
{
    StudyOffer study = m_study;
    study.replicates = m_replicates->value();
    for (qsizetype i = 0; i < m_axes.size(); ++i)
        study.values[i] = m_axes[i]->text();
    return study;
}

int StudyPanel::threads() const
{
    return m_threads->value();
}

void StudyPanel::setProblem(const QString &problem)
{
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, colorsOf(palette()).series[1]);
    m_problem->setPalette(colors);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_start->setEnabled(problem.isEmpty());
}

void StudyPanel::setResults(const QList<StudyItem> &results, const QString &current)
{
    m_results->clear();
    for (const StudyItem &result : results) {
        auto *item = new QListWidgetItem(result.text, m_results);
        item->setData(folderRole, result.folder);
        item->setToolTip(result.folder);
        if (result.folder == current)
            m_results->setCurrentItem(item);
    }
    m_resultsLabel->setVisible(!results.isEmpty());
    m_results->setVisible(!results.isEmpty());
}

void StudyPanel::setCanReport(bool can)
{
    m_report->setEnabled(can);
}

void StudyPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StudyPanel::retranslate()
{
    nameAxes();
    setAccessibleName(tr("Study"));
    m_choiceLabel->setText(tr("Stud&y:"));
    m_choice->setAccessibleName(tr("Study"));
    m_openFile->setText(tr("&Open…"));
    m_openFile->setToolTip(tr("Open a study from a file"));
    m_openFolder->setText(tr("Open &folder…"));
    m_openFolder->setToolTip(tr("Open the folder of a sweep or an arena that was run before"));
    m_replicatesLabel->setText(tr("R&epeats:"));
    m_replicates->setAccessibleName(tr("Repeats of every cell"));
    m_threadsLabel->setText(tr("T&hreads:"));
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setSpecialValueText(tr("all"));
    m_start->setText(tr("&Start study"));
    m_resultsLabel->setText(tr("Res&ults:"));
    m_results->setAccessibleName(tr("Results"));
    m_report->setText(tr("&Report…"));
    m_report->setToolTip(tr("Write one page with charts, tables and how to do it again"));
}

} // namespace tetrarium
