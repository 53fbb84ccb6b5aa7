// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "studymodel.h"

#include <QObject>
#include <QTimer>

namespace tetrarium {

class MainWindow;
struct StudyStatus;

/// What a model's state is called, and what can be done in it.
StudyStatus studyStatusOf(const StudyModel &model, const QString &countText);

/// A new folder for results below the given one: `<stem>-1` and so on.
QString newStudyFolder(const QString &folder, const QString &stem);

/// Sweeps in the window: studies are chosen, changed, started, opened and steered; every finished cell appears in the heat
/// map, and tables when a sweep is opened, stopped or ended. Files are those that the terminal writes.
class StudyController : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` holds the folder `studies`. Everything outlives the controller.
    StudyController(MainWindow &window, const QString &dataFolder);

    StudyModel &model() { return m_model; }

    /// A study of the program, or a file. False, and says why, where it cannot be read.
    bool choose(const QString &nameOrFile);
    /// Starts what is in the form; nothing where that cannot start.
    void start();
    /// Shows the folder of a sweep.
    void open(const QString &folder);
    /// Writes the report of the sweep that is shown. False, and says why, where it cannot.
    bool writeReport(const QString &path);

    /// Whether a folder holds a sweep, or an arena.
    static bool isSweepFolder(const QString &path);
    static bool isArenaFolder(const QString &path);
    /// Whether a text is a study's file.
    static bool isStudy(const std::string &text);

    /// Looks again what results there are.
    void listResults();
    void retranslate();

Q_SIGNALS:
    /// Somebody chose the folder of an arena.
    void arenaChosen(const QString &folder);

private:
    void connectPanel();
    void connectModel();
    Expected<Sweep> sweepInForm() const;
    void check();
    void showResult();
    void showStatus();
    void askForFile();
    void askForFolder();
    void askWhereToReport();

    MainWindow &m_window;
    QString m_folder;
    StudyModel m_model;
    Study m_study; ///< as chosen
    QTimer m_progress;
};

} // namespace tetrarium
