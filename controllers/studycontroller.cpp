// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "studycontroller.h"

#include "errortext.h"
#include "filesync.h"
#include "gallery.h"
#include "heatmapview.h"
#include "mainwindow.h"
#include "studypanel.h"
#include "studyreport.h"
#include "studytables.h"
#include "studytexts.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QRegularExpression>

namespace tetrarium {

using namespace Qt::StringLiterals;

namespace {

constexpr int refreshMs = 100;

QString stateText(StudyModel::State state)
{
    switch (state) {
    case StudyModel::State::Empty:
        return {};
    case StudyModel::State::Opening:
        return StudyController::tr("Reading…");
    case StudyModel::State::Running:
        return StudyController::tr("Running");
    case StudyModel::State::Paused:
        return StudyController::tr("Paused");
    case StudyModel::State::Stopping:
        return StudyController::tr("Stopping…");
    case StudyModel::State::Stopped:
        return StudyController::tr("Stopped");
    case StudyModel::State::Ended:
        return StudyController::tr("Finished");
    }
    return {};
}

StudyOffer offerOf(const Study &study, const QString &name)
{
    StudyOffer offer{.name = name, .note = studyText(study.note), .replicates = study.replicates};
    for (const StudyAxis &axis : study.axes) {
        QStringList values;
        for (const std::string &value : axis.values)
            values.append(studyText(value));
        offer.keys.append(studyText(axis.key));
        offer.values.append(values.join(u", "_s));
    }
    return offer;
}

} // namespace

StudyStatus studyStatusOf(const StudyModel &model, const QString &countText)
{
    using State = StudyModel::State;
    const StudyProgress progress = model.progress();
    const QLocale locale;
    StudyStatus status{.text = stateText(model.state()),
        .count = countText.arg(locale.toString(progress.done), locale.toString(progress.planned)),
        .done = progress.done,
        .planned = progress.planned,
        .gamesPerSecond = progress.gamesPerSecond(),
        .secondsLeft = model.state() == State::Running ? progress.secondsLeft() : -1};
    if (model.error())
        status.problem = errorText(*model.error());
    status.canPause = model.state() == State::Running;
    status.canResume = model.state() == State::Paused || model.state() == State::Stopped;
    status.canStop = model.state() == State::Running || model.state() == State::Paused;
    return status;
}

QString newStudyFolder(const QString &folder, const QString &stem)
{
    QDir().mkpath(folder);
    int number = 1;
    while (QFileInfo::exists(u"%1/%2-%3"_s.arg(folder, stem).arg(number)))
        ++number;
    return u"%1/%2-%3"_s.arg(folder, stem).arg(number);
}

StudyController::StudyController(MainWindow &window, const QString &dataFolder)
    : m_window(window)
    , m_folder(dataFolder + u"/studies"_s)
{
    m_progress.setInterval(refreshMs);
    connect(&m_progress, &QTimer::timeout, this, &StudyController::showStatus);
    connectPanel();
    connectModel();
    window.study()->setStudies(studyNames());
    choose(u"thesis-study-10"_s);
    listResults();
}

void StudyController::connectPanel()
{
    StudyPanel *panel = m_window.study();
    connect(panel, &StudyPanel::studyChosen, this, &StudyController::choose);
    connect(panel, &StudyPanel::edited, this, &StudyController::check);
    connect(panel, &StudyPanel::startRequested, this, &StudyController::start);
    connect(panel, &StudyPanel::openFileRequested, this, &StudyController::askForFile);
    connect(panel, &StudyPanel::openFolderRequested, this, &StudyController::askForFolder);
    connect(panel, &StudyPanel::resultChosen, this, &StudyController::open);
    connect(panel, &StudyPanel::reportRequested, this, &StudyController::askWhereToReport);
    connect(panel->steering(), &StudySteering::pauseRequested, &m_model, &StudyModel::pause);
    connect(panel->steering(), &StudySteering::resumeRequested, &m_model, &StudyModel::resume);
    connect(panel->steering(), &StudySteering::stopRequested, &m_model, &StudyModel::stop);
}

void StudyController::connectModel()
{
    connect(&m_model, &StudyModel::stateChanged, this, [this] {
        if (m_model.isActive()) {
            m_progress.start();
        } else {
            m_progress.stop();
            listResults();
        }
        if (m_model.state() == StudyModel::State::Opening || m_model.state() == StudyModel::State::Empty)
            showResult();
        showStatus();
    });
    connect(&m_model, &StudyModel::sweepJudged, this, &StudyController::showResult);
    connect(&m_model, &StudyModel::cellFinished, this, [this](const auto &cell) {
        if (cell->result.summary.count > 0)
            m_window.heatMap()->setCell(
                static_cast<int>(cell->cell), cell->result.summary.mean, cellText(cell->result));
    });
    connect(&m_model, &StudyModel::failed, this, &StudyController::showStatus);
    connect(&m_window, &MainWindow::closing, &m_model, &StudyModel::stop);
}

bool StudyController::choose(const QString &nameOrFile)
{
    auto study = loadStudy(nameOrFile);
    if (!study) {
        m_window.showError(tr("%1 could not be used.").arg(nameOrFile), errorText(study.error()));
        m_window.study()->setStudy(offerOf(m_study, m_window.study()->study().name));
        return false;
    }
    m_study = *std::move(study);
    m_window.study()->setStudy(offerOf(m_study, nameOrFile));
    check();
    return true;
}

Expected<Sweep> StudyController::sweepInForm() const
{
    const StudyOffer offer = m_window.study()->study();
    Study study = m_study;
    study.replicates = offer.replicates;
    for (std::size_t axis = 0; axis < study.axes.size(); ++axis) {
        study.axes[axis].values.clear();
        for (const QString &value : offer.values[static_cast<qsizetype>(axis)].split(u',')) {
            if (!value.trimmed().isEmpty())
                study.axes[axis].values.push_back(value.trimmed().toStdString());
        }
    }
    // Read back as from a file: every mistake in the form is told as one in a file would be.
    return readStudy(writeStudy(study)).and_then([](Study read) {
        return loadRecipeOf(read).and_then(
            [&](Recipe recipe) { return Sweep::make(std::move(read), std::move(recipe)); });
    });
}

void StudyController::check()
{
    auto sweep = sweepInForm();
    if (!sweep)
        sweep.error().line = 0; // of a file that nobody sees
    m_window.study()->setProblem(sweep ? QString() : errorText(sweep.error()));
}

void StudyController::start()
{
    const auto sweep = sweepInForm();
    if (!sweep || m_model.isActive())
        return;
    m_model.setThreads(m_window.study()->threads());
    m_model.start(*sweep, newStudyFolder(m_folder, studyText(sweep->study().name)));
}

void StudyController::open(const QString &folder)
{
    if (isArenaFolder(folder)) {
        Q_EMIT arenaChosen(folder);
        return;
    }
    if (m_model.isActive()) {
        m_window.showMessage(tr("A study is running; stop it to look at another."));
        return;
    }
    m_model.open(QFileInfo(folder).absoluteFilePath());
}

bool StudyController::writeReport(const QString &path)
{
    const auto written = reportOf(m_model.directory()).and_then([&](const QByteArray &page) {
        return replaceFile(path.toStdString(), page.toStdString());
    });
    if (written)
        m_window.showMessage(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    else
        m_window.showError(tr("The report could not be written."), errorText(written.error()));
    return written.has_value();
}

bool StudyController::isSweepFolder(const QString &path)
{
    return QFileInfo::exists(path + u"/study.toml"_s);
}

bool StudyController::isArenaFolder(const QString &path)
{
    return QFileInfo::exists(path + u"/arena.json"_s);
}

bool StudyController::isStudy(const std::string &text)
{
    static const QRegularExpression mark(u"^\\s*\\[\\[axes\\]\\]"_s, QRegularExpression::MultilineOption);
    return mark.match(QString::fromStdString(text)).hasMatch();
}

void StudyController::showResult()
{
    const std::shared_ptr<const SweepResult> &result = m_model.sweep();
    m_window.tables()->setResult(result);
    if (!result || result->study.axes.size() != 2) {
        m_window.heatMap()->setMaps(
            {}, result ? tr("This study has not two axes, so that no map can be drawn of it.") : QString());
        return;
    }
    QList<NamedMap> maps{{studyText(result->study.title), heatMapOf(*result)}};
    if (const auto published = publishedMapOf(*result))
        maps.append({studyText(result->study.published), *published});
    m_window.heatMap()->setMaps(maps);
}

void StudyController::showStatus()
{
    m_window.study()->setStatus(studyStatusOf(m_model, tr("%1 of %2 runs")));
    m_window.study()->setCanReport(m_model.sweep() && !m_model.sweep()->items.empty());
}

void StudyController::listResults()
{
    QList<StudyItem> items;
    const QFileInfoList folders = QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (const QFileInfo &folder : folders) {
        if (isSweepFolder(folder.filePath()) || isArenaFolder(folder.filePath()))
            items.append({folder.absoluteFilePath(), folder.fileName()});
    }
    const QString shown = m_model.directory();
    if (m_model.sweep() && !shown.startsWith(m_folder))
        items.prepend({shown, QFileInfo(shown).fileName()});
    m_window.study()->setResults(items, shown);
}

void StudyController::askForFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open study"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Studies (*.toml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &StudyController::choose);
    dialog->open();
}

void StudyController::askForFolder()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open a sweep or an arena"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &StudyController::open);
    dialog->open();
}

void StudyController::askWhereToReport()
{
    auto *dialog = new QFileDialog(&m_window, tr("Write report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"html"_s);
    dialog->setNameFilter(u"*.html"_s);
    dialog->selectFile(QFileInfo(m_model.directory()).fileName() + u".html"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &StudyController::writeReport);
    dialog->open();
}

void StudyController::retranslate()
{
    check();
    showResult();
    showStatus();
}

} // namespace tetrarium
