// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "studysteering.h"

#include <QStringList>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace tetrarium {

/// A study as the panel shows it.
struct StudyOffer
{
    QString name = {}; ///< of the program, or a file
    QString note = {};
    QStringList keys = {};   ///< of the axes
    QStringList values = {}; ///< of each axis, separated by commas
    int replicates = 1;
};

/// A folder with results.
struct StudyItem
{
    QString folder;
    QString text;
};

/// Where studies are chosen, changed, started and steered. It asks by signals; what is shown comes back through the setters.
class StudyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StudyPanel(QWidget *parent = nullptr);

    void setStudies(const QStringList &names);
    void setStudy(const StudyOffer &study);
    /// What is in the form now.
    StudyOffer study() const;
    int threads() const;
    /// Why it cannot start; empty: it can.
    void setProblem(const QString &problem);
    void setResults(const QList<StudyItem> &results, const QString &current);
    void setStatus(const StudyStatus &status) { m_steering->setStatus(status); }
    void setCanReport(bool can);

    StudySteering *steering() const { return m_steering; }
    QComboBox *choice() const { return m_choice; }
    QPushButton *startButton() const { return m_start; }
    QPushButton *reportButton() const { return m_report; }
    QListWidget *results() const { return m_results; }
    QSpinBox *replicates() const { return m_replicates; }
    QLineEdit *axis(int number) const { return m_axes[number]; }

Q_SIGNALS:
    void studyChosen(const QString &name);
    void openFileRequested();
    void openFolderRequested();
    /// Values or repeats in the form have changed.
    void edited();
    void startRequested();
    void resultChosen(const QString &folder);
    void reportRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void nameAxes();

    QLabel *m_choiceLabel = nullptr;
    QComboBox *m_choice = nullptr;
    QPushButton *m_openFile = nullptr;
    QPushButton *m_openFolder = nullptr;
    QLabel *m_note = nullptr;
    QFormLayout *m_form = nullptr;
    QList<QLineEdit *> m_axes;
    StudyOffer m_study;
    QLabel *m_replicatesLabel = nullptr;
    QSpinBox *m_replicates = nullptr;
    QLabel *m_threadsLabel = nullptr;
    QSpinBox *m_threads = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_start = nullptr;
    QLabel *m_resultsLabel = nullptr;
    QListWidget *m_results = nullptr;
    QPushButton *m_report = nullptr;
    StudySteering *m_steering = nullptr;
};

} // namespace tetrarium
